<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>serveplate</name>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>a file is where a folder must be</source>
      <translation>wo ein Ordner sein muss, ist eine Datei</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>it is no ordinary file</source>
      <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>The briefs in {folder} can't be read: {reason}</source>
      <translation>Die Aufträge in {folder} sind nicht lesbar: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a TOML file</source>
      <translation>eine TOML-Datei</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a brief</source>
      <translation>ein Auftrag</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a table, [{table}]</source>
      <translation>eine Tabelle, [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>did you mean {name}?</source>
      <translation>ist {name} gemeint?</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be in {tables}</source>
      <translation>es gehört in {tables}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be one of {names}</source>
      <translation>erlaubt sind {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>name is not given; a brief needs one, such as "Serve a Model"</source>
      <translation>name fehlt; ein Auftrag braucht einen Namen, etwa "Serve a Model"</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>schema is {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>schema ist {schema}, von einem neueren Serveplate; dieses liest {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a field of [{table}]; {hint}</source>
      <translation>{name} ist kein Feld von [{table}]; {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a table or field of a brief; {hint}</source>
      <translation>{name} ist weder Tabelle noch Feld eines Auftrags; {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not given; it must be {may_be}</source>
      <translation>{name} fehlt; erlaubt ist {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{path} can't be written: {reason}</source>
      <translation>{path} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>{path} is nested too deeply to be {what}</source>
      <translation>{path} ist zu tief verschachtelt; {what} darf das nicht sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>{path} {problem}</source>
      <translation>{path} {problem}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path}: {error}</source>
      <translation>{path}: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{table} is a list of tables, [[{table}]]; it must be one table, [{table}]</source>
      <translation>{table} ist eine Liste von Tabellen, [[{table}]]; erlaubt ist eine einzige, [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>Designs can't be kept in {folder}: {reason}</source>
      <translation>In {folder} lassen sich keine Entwürfe aufheben: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be deleted from {folder}: {reason}</source>
      <translation>Der Entwurf {design} lässt sich nicht aus {folder} löschen: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be kept in {folder}: {reason}</source>
      <translation>Der Entwurf {design} lässt sich nicht in {folder} aufheben: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} can't be read: {reason}</source>
      <translation>Der gespeicherte Entwurf {path} ist nicht lesbar: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is left untouched: {error}</source>
      <translation>Der gespeicherte Entwurf {path} bleibt unberührt: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}) and can't be set aside: {reason}</source>
      <translation>Der gespeicherte Entwurf {path} ist nicht lesbar ({why}) und lässt sich nicht beiseitelegen: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}); it is set aside as {aside}</source>
      <translation>Der gespeicherte Entwurf {path} ist nicht lesbar ({why}); er liegt nun beiseite als {aside}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept designs in {folder} can't be read: {reason}</source>
      <translation>Die gespeicherten Entwürfe in {folder} sind nicht lesbar: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a kept design</source>
      <translation>ein gespeicherter Entwurf</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a number</source>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a text</source>
      <translation>ein Text</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a time in UTC, such as 2026-01-31T12:00:00Z</source>
      <translation>eine Zeit in UTC, etwa 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a whole number</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>an object</source>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>at least 0</source>
      <translation>mindestens 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>brief_sha256 is not the fingerprint of its brief</source>
      <translation>brief_sha256 ist nicht der Fingerabdruck seines Auftrags</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it has schema {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>er hat schema {schema}, von einem neueren Serveplate; dieses liest {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is empty</source>
      <translation>er ist leer</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is larger than {most} bytes</source>
      <translation>er ist größer als {most} Byte</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is nested too deeply</source>
      <translation>er ist zu tief verschachtelt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it must be a JSON object</source>
      <translation>er muss ein JSON-Objekt sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it {problem}</source>
      <translation>er {problem}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>its brief's, {seed}</source>
      <translation>der seines Auftrags, {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/settings.py" />
      <source>true or false</source>
      <translation>true oder false</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not a JSON number</source>
      <translation>{name} ist keine JSON-Zahl</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is {value}; it must be {may_be}</source>
      <translation>{name} ist {value}; erlaubt ist {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a JSON file</source>
      <translation>eine JSON-Datei</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list</source>
      <translation>eine Liste</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list of numbers, none below 0</source>
      <translation>eine Liste von Zahlen, keine unter 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a measurement</source>
      <translation>eine Messung</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a number from {least} to {most}</source>
      <translation>eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no request that succeeded in {place}; {what} needs one</source>
      <translation>hat keine erfolgreiche Anfrage in {place}; {what} braucht eine</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no run in benchmarks; it must have one or more</source>
      <translation>hat keinen Lauf in benchmarks; nötig ist mindestens einer</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no {place}; {what} needs it</source>
      <translation>hat kein {place}; {what} braucht es</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {name} twice in one object; a name must be there once</source>
      <translation>hat {name} zweimal in einem Objekt; ein Name darf nur einmal darin stehen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {place} {value}; it must be {may_be}</source>
      <translation>hat {place} {value}; erlaubt ist {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {ttfts} ttfts, {itls} itls and {lengths} output_lens; they must be as many</source>
      <translation>hat {ttfts} ttfts, {itls} itls und {lengths} output_lens; es müssen gleich viele sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>is neither a result of vllm bench serve nor a report of GuideLLM; it must be one of the two</source>
      <translation>ist weder ein Ergebnis von vllm bench serve noch ein Bericht von GuideLLM; erlaubt ist eines von beiden</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not UTF-8 text (at line {line}); {what} must be</source>
      <translation>ist kein UTF-8-Text (in Zeile {line}); {what} muss es sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid JSON: {why} at line {line}, column {column}</source>
      <translation>ist kein gültiges JSON: {why} in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid TOML: {why}</source>
      <translation>ist kein gültiges TOML: {why}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>{name} is there more than once</source>
      <translation>{name} kommt mehr als einmal vor</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be read: {reason}</source>
      <translation>{path} ist nicht lesbar: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be the name of a file</source>
      <translation>{path} kann kein Dateiname sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is a folder; {what} must be {kind}</source>
      <translation>{path} ist ein Ordner; {what} muss {kind} sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is larger than {most} bytes, the most that {what} may have</source>
      <translation>{path} ist größer als {most} Byte; mehr darf {what} nicht haben</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Bands reach from the least to the most in each piece of time; of the cache the most is drawn, its size is the line. Dashed: the last request arrives.</source>
      <translation>Die Bänder reichen in jedem Zeitstück vom kleinsten zum größten Wert; vom Cache ist der größte gezeichnet, seine Größe ist die Linie. Gestrichelt: Die letzte Anfrage kommt an.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Check</source>
      <translation>Prüfung</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Finding</source>
      <translation>Befund</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Limit</source>
      <translation>Limit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request arrived: there is nothing to measure.</source>
      <translation>Es kam keine Anfrage an: Es gibt nichts zu messen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is no time to explain.</source>
      <translation>Keine Anfrage wurde bedient: Es gibt keine Zeit zu erklären.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is nothing to spread.</source>
      <translation>Keine Anfrage wurde bedient: Es gibt nichts zu verteilen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Not studied: the verdict is that of one draw of the traffic.</source>
      <translation>Nicht untersucht: Das Urteil gilt für eine Ziehung der Last.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Nothing ran.</source>
      <translation>Nichts lief.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Over the draws</source>
      <translation>Über die Ziehungen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Shares of the limits. Hatched: fails. A bar beyond {clip} is broken off; its value stands beside it.</source>
      <translation>Anteile an den Limits. Schraffiert: verfehlt. Ein Balken über {clip} ist abgebrochen; sein Wert steht daneben.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Where the time goes, of a request on average and of the run:</source>
      <translation>Wohin die Zeit geht, einer Anfrage im Mittel und des Laufs:</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Whiskers: from the least to the most of {draws} draws of the traffic.</source>
      <translation>Fehlerbalken: vom kleinsten zum größten Wert aus {draws} Ziehungen der Last.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>at least {limit}</source>
      <translation>mindestens {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>at most {limit}</source>
      <translation>höchstens {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>holds on</source>
      <translation>hält in</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>least</source>
      <translation>kleinster</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>limit</source>
      <translation>Limit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>limit of p95</source>
      <translation>Limit für p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>mean</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>median</source>
      <translation>Median</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>most</source>
      <translation>größter</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>ms</source>
      <translation>ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>requests within it</source>
      <translation>Anfragen darin</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>s</source>
      <translation>s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/pictures.py" />
      <source>seed {seed}</source>
      <translation>Seed {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>share</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{name}: {time}</source>
      <translation>{name}: {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>{some} of {draws}</source>
      <translation>{some} von {draws}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>KV cache, of {size}:</source>
      <translation>KV-Cache, von {size}:</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Requests waiting, at most {most}</source>
      <translation>Wartende Anfragen, höchstens {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Sequences running, at most {most}</source>
      <translation>Laufende Sequenzen, höchstens {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Shares of the limits: {ttft}; {tpot}; {cost}</source>
      <translation>Anteile an den Limits: {ttft}; {tpot}; {cost}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>The run takes {time}; the last request arrives at {arrival}. At most {waiting} requests wait and {running} sequences run. Of {size} GB of cache at most {reserved} GB are reserved and {used} GB used.</source>
      <translation>Der Lauf dauert {time}; die letzte Anfrage kommt bei {arrival} an. Höchstens {waiting} Anfragen warten und {running} Sequenzen laufen. Von {size} GB Cache sind höchstens {reserved} GB reserviert und {used} GB benutzt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>fails</source>
      <translation>verfehlt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_plot.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>limit {limit}</source>
      <translation>Limit {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>passes</source>
      <translation>erfüllt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>reserved, at most {most}</source>
      <translation>reserviert, höchstens {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>used, at most {most}</source>
      <translation>benutzt, höchstens {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>{name} {value}</source>
      <translation>{name} {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{name} {value} {share}</source>
      <translation>{name} {value}, {share}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{number}%</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{percent}% of its limit</source>
      <translation>{percent} % vom Limit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{title}: {values}, limit {limit}</source>
      <translation>{title}: {values}, Limit {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request a second for {duration} s</source>
      <translation>1 Anfrage je Sekunde, {duration} s lang</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{number}%</source>
      <translation>&lt;{number} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{time}</source>
      <translation>&lt;{time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>A draft token is accepted with probability {acceptance} and costs {cost} of a pass.</source>
      <translation>Ein vorausgeratenes Token wird mit Wahrscheinlichkeit {acceptance} angenommen und kostet {cost} eines Durchlaufs.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Against the limits</source>
      <translation>Gegen die Limits</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>All three numbers pass; only the floor under the weights' bits refuses.</source>
      <translation>Alle drei Werte sind erfüllt; nur das Mindestmaß der Gewichtsbits verweigert.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass.</source>
      <translation>Höchstens {sequences} zugleich und {prompts} Prompt-Token je Prefill-Durchlauf.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass; outputs of at most {outputs} tokens.</source>
      <translation>Höchstens {sequences} zugleich und {prompts} Prompt-Token je Prefill-Durchlauf; Ausgaben von höchstens {outputs} Token.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>From first to last token</source>
      <translation>Vom ersten bis zum letzten Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>GPU memory left for the cache: {memory}.</source>
      <translation>GPU-Speicher, der für den Cache bleibt: {memory}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How TTFT and TPOT are spread over the requests</source>
      <translation>Wie TTFT und TPOT über die Anfragen streuen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How sure it is</source>
      <translation>Wie sicher das ist</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: communication between GPUs, the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>Nicht simuliert: Kommunikation zwischen GPUs, die Qualität quantisierter Gewichte (daher das Mindestmaß), der Speicher der Aktivierungen, Tokenisierung, das Netz, Präfix-Caching, zerlegtes Prefill, getrennte Pools.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>Nicht simuliert: die Qualität quantisierter Gewichte (daher das Mindestmaß), der Speicher der Aktivierungen, Tokenisierung, das Netz, Präfix-Caching, zerlegtes Prefill, getrennte Pools.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Of {time} behind it {share} is {kind}.</source>
      <translation>Von dem, was dahintersteht ({time}), entfallen {share} auf: {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>On the brief's seed, which gives the verdict, it fails.</source>
      <translation>Mit dem Seed des Auftrags, der das Urteil gibt, verfehlt er.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Served {requests} and {tokens} in {time}: {throughput}.</source>
      <translation>Bedient: {requests} und {tokens} in {time}, also {throughput}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The brief</source>
      <translation>Der Auftrag</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is fragile: it passes on the brief's seed by luck, and another draw may well fail.</source>
      <translation>Der Entwurf ist wackelig: Mit dem Seed des Auftrags besteht er durch Glück, und eine andere Ziehung kann gut verfehlen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is not fragile.</source>
      <translation>Der Entwurf ist nicht wackelig.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The four checks</source>
      <translation>Die vier Prüfungen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The levers</source>
      <translation>Die Regler</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run along its time</source>
      <translation>Der Lauf in der Zeit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run is about as long as its traffic, so quicker passes would not make it cheaper.</source>
      <translation>Der Lauf ist etwa so lang wie seine Last, darum würden schnellere Durchläufe ihn nicht verbilligen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The whole run</source>
      <translation>Der ganze Lauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>To the first token</source>
      <translation>Bis zum ersten Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>What binds</source>
      <translation>Was bremst</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>What is assumed, and what is not simulated</source>
      <translation>Was angenommen und was nicht simuliert wird</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>a recorded trace ({how})</source>
      <translation>eine Aufzeichnung ({how})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>compute</source>
      <translation>Rechnen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>draft passes</source>
      <translation>Vorausraten</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>evicted</source>
      <translation>verdrängt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/story_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idle</source>
      <translation>untätig</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>link between GPUs</source>
      <translation>Verbindung zwischen GPUs</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>overhead of passes</source>
      <translation>Grundaufwand der Durchläufe</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>p95 time to first token (TTFT) at most {ttft}, p95 time per output token (TPOT) at most {tpot}, cost at most {cost}, weights of at least {quality}.</source>
      <translation>p95 Zeit bis zum 1. Token (TTFT) höchstens {ttft}, p95 Zeit je Ausgabetoken (TPOT) höchstens {tpot}, Kosten höchstens {cost}, Gewichte mit mindestens {quality}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>prefills of others</source>
      <translation>Prefill anderer</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts averaging {prompt} and outputs {output} tokens</source>
      <translation>Prompts im Mittel {prompt}, Ausgaben {output} Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts of {prompt} and outputs of {output} tokens</source>
      <translation>Prompts mit {prompt} und Ausgaben mit {output} Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading KV cache</source>
      <translation>KV-Cache lesen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading weights</source>
      <translation>Gewichte lesen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time from first token to finish</source>
      <translation>mittlere Zeit vom ersten Token bis zum Ende</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time to first token</source>
      <translation>mittlere Zeit bis zum ersten Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the whole run</source>
      <translation>der ganze Lauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a pass to end</source>
      <translation>Warten auf Durchlaufende</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a place</source>
      <translation>Warten auf einen Platz</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for memory</source>
      <translation>Warten auf Speicher</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for prompts ahead</source>
      <translation>Warten auf Prompts davor</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for the batch</source>
      <translation>Warten auf den Batch</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{estimate}: seed {seed}.</source>
      <translation>{estimate}: Seed {seed}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{gpu}: {compute} of {flops} TFLOP/s and {bandwidth} of {terabytes} TB/s are reached; {memory}; {overhead} ms of overhead a pass.</source>
      <translation>{gpu}: {compute} von {flops} TFLOP/s und {bandwidth} von {terabytes} TB/s werden erreicht; {memory}; {overhead} ms Grundaufwand je Durchlauf.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{model} must serve {traffic}, {lengths}, on {gpu} GPUs at {price} per GPU-hour.</source>
      <translation>{model} muss bedienen: {traffic}, {lengths}, auf {gpu}-GPUs zu {price} je GPU-Stunde.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{model}: {parameters} parameters, a context of {context} tokens, {kilobytes} kB of KV cache a token, {block} tokens a block.</source>
      <translation>{model}: {parameters} Parameter, ein Kontext von {context} Token, {kilobytes} kB KV-Cache je Token, {block} Token je Block.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is furthest over its limit: {value}, {share}.</source>
      <translation>{name} liegt am weitesten über dem Limit: {value}, {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is nearest to its limit: {value}, {share}.</source>
      <translation>{name} liegt dem Limit am nächsten: {value}, {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{outcome} of the traffic: the brief's seed, {seed}, and others.</source>
      <translation>{outcome} der Last: der Seed des Auftrags, {seed}, und andere.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{passes} passes, {evictions}.</source>
      <translation>{passes} Durchläufe, {evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{rate} requests a second for {duration} s</source>
      <translation>{rate} Anfragen je Sekunde, {duration} s lang</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{requests} from {clients} in a closed loop</source>
      <translation>{requests} von {clients} im geschlossenen Kreis</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>In the preferences, {path}, {fault}</source>
      <translation>In den Einstellungen, {path}: {fault}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences can't be kept in {path}: {reason}</source>
      <translation>Die Einstellungen lassen sich nicht in {path} aufheben: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} are not valid TOML and are not used: {error}</source>
      <translation>Die Einstellungen in {path} sind kein gültiges TOML und gelten nicht: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} can't be read: {reason}</source>
      <translation>Die Einstellungen in {path} sind nicht lesbar: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <location filename="../../serveplate/files/traces.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/studies.py" />
      <source>Passes on {passes} of {draws}</source>
      <translation>Besteht in {passes} von {draws}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>${amount}</source>
      <translation>{amount} $</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>All four checks pass</source>
      <translation>Alle vier Prüfungen erfüllt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Batching</source>
      <translation>Batching</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Contiguous</source>
      <translation>Zusammenhängend</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Continuous</source>
      <translation>Kontinuierlich</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Continuous batching</source>
      <translation>Kontinuierliches Batching</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Design code</source>
      <translation>Entwurfscode</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Draft</source>
      <translation>Vorausraten</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GB</source>
      <translation>GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>GPU memory left for the cache</source>
      <translation>GPU-Speicher, der für den Cache bleibt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>GPUs</source>
      <translation>GPUs</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>KV cache</source>
      <translation>KV-Cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Most at once</source>
      <translation>Höchstens zugleich</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>None</source>
      <translation>Kein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Paged</source>
      <translation>In Blöcken</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Passes</source>
      <translation>Durchläufe</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Quality</source>
      <translation>Qualität</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/pictures.py" />
      <source>Roofline estimates, not measurements; one draw of traffic</source>
      <translation>Roofline-Schätzungen, keine Messungen; eine Ziehung der Last</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Served</source>
      <translation>Bedient</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Static</source>
      <translation>Statisch</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Static batching</source>
      <translation>Statisches Batching</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>This design can't run</source>
      <translation>Dieser Entwurf kann nicht laufen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Throughput</source>
      <translation>Durchsatz</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Trace</source>
      <translation>Aufzeichnung</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Weights</source>
      <translation>Gewichte</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>compressed to {scale} times the rate</source>
      <translation>auf das {scale}-Fache der Rate verdichtet</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>contiguous KV cache</source>
      <translation>zusammenhängender KV-Cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>draft of {tokens}</source>
      <translation>{tokens} vorausgeraten</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>floor {limit}</source>
      <translation>mindestens {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to its end</source>
      <translation>von {start} s bis zum Ende</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to {duration} s later</source>
      <translation>von {start} s bis {duration} s danach</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>no draft</source>
      <translation>kein Vorausraten</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>no result</source>
      <translation>kein Wert</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none measured</source>
      <translation>nichts gemessen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>none, the weights exceed it by {memory}</source>
      <translation>keiner, die Gewichte überschreiten ihn um {memory}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/measured_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 TPOT</source>
      <translation>p95 TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/measured_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 TTFT</source>
      <translation>p95 TTFT</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>paged KV cache</source>
      <translation>KV-Cache in Blöcken</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>per M tokens</source>
      <translation>je Mio. Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>room for {sequences}</source>
      <translation>Platz für {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>thinned to {scale} of them (seed {seed})</source>
      <translation>auf {scale} davon ausgedünnt (Seed {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>this brief's traffic does not fit in memory</source>
      <translation>die Last dieses Auftrags passt nicht in den Speicher</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>tokens/s</source>
      <translation>Token/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{batching}, {cache}, {gpus}, {bits}, {draft}</source>
      <translation>{batching}, {cache}, {gpus}, {bits}, {draft}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{estimate} (seed {seed}).</source>
      <translation>{estimate} (Seed {seed}).</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{first} {second}</source>
      <translation>{first} {second}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{first}, {second}</source>
      <translation>{first}, {second}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} GPUs</source>
      <extracomment>Of one: {n} GPU</extracomment>
      <translation>
        <numerusform>{n} GPU</numerusform>
        <numerusform>{n} GPUs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} bits</source>
      <extracomment>Of one: {n} bit</extracomment>
      <translation>
        <numerusform>{n} Bit</numerusform>
        <numerusform>{n} Bit</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} clients</source>
      <extracomment>Of one: {n} client</extracomment>
      <translation>
        <numerusform>{n} Client</numerusform>
        <numerusform>{n} Clients</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} draws</source>
      <extracomment>Of one: {n} draw</extracomment>
      <translation>
        <numerusform>{n} Ziehung</numerusform>
        <numerusform>{n} Ziehungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} evictions</source>
      <extracomment>Of one: {n} eviction</extracomment>
      <translation>
        <numerusform>{n} Verdrängung</numerusform>
        <numerusform>{n} Verdrängungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} measurements</source>
      <extracomment>Of one: {n} measurement</extracomment>
      <translation>
        <numerusform>{n} Messung</numerusform>
        <numerusform>{n} Messungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} of 4 checks fail</source>
      <extracomment>Of one: {n} of 4 checks fails</extracomment>
      <translation>
        <numerusform>{n} von 4 Prüfungen verfehlt</numerusform>
        <numerusform>{n} von 4 Prüfungen verfehlt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} requests</source>
      <extracomment>Of one: {n} request</extracomment>
      <translation>
        <numerusform>{n} Anfrage</numerusform>
        <numerusform>{n} Anfragen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} sequences</source>
      <extracomment>Of one: {n} sequence</extracomment>
      <translation>
        <numerusform>{n} Sequenz</numerusform>
        <numerusform>{n} Sequenzen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} tokens</source>
      <extracomment>Of one: {n} token</extracomment>
      <translation>
        <numerusform>{n} Token</numerusform>
        <numerusform>{n} Token</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{passes}, {evictions}</source>
      <translation>{passes}, {evictions}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests} beyond the context left out</source>
      <translation>{requests} über den Kontext hinaus weggelassen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests}, {tokens} in {time}</source>
      <translation>{requests}, {tokens} in {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{some} of {requests}</source>
      <translation>{some} von {requests}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{verdict}.</source>
      <translation>{verdict}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{width}-bit weights</source>
      <translation>{width}-Bit-Gewichte</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a CSV or JSONL file</source>
      <translation>eine CSV- oder JSONL-Datei</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object</source>
      <translation>ein JSON-Objekt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why} at character {place})</source>
      <translation>ein JSON-Objekt ({why} an Zeichen {place})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why})</source>
      <translation>ein JSON-Objekt ({why})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object, not nested this deeply</source>
      <translation>ein JSON-Objekt, nicht so tief verschachtelt</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a number of milliseconds from 0 to {most}</source>
      <translation>eine Zahl von Millisekunden von 0 bis {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a time of the years 1900 to 2099, such as 2023-11-16 18:15:46.6805900</source>
      <translation>eine Zeit der Jahre 1900 bis 2099, etwa 2023-11-16 18:15:46.6805900</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a trace</source>
      <translation>eine Aufzeichnung</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has more than {most} rows, the most that a trace may have</source>
      <translation>sie hat mehr als {most} Zeilen; mehr darf eine Aufzeichnung nicht haben</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has no rows; a trace must have one at least</source>
      <translation>sie hat keine Zeilen; eine Aufzeichnung muss mindestens eine haben</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line 1 is {line}; it must be {columns}, or a JSON object with {names}</source>
      <translation>Zeile 1 ist {line}; erlaubt ist {columns} oder ein JSON-Objekt mit {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} holds a zero byte; a trace must be UTF-8 text</source>
      <translation>Zeile {line} enthält ein Nullbyte; eine Aufzeichnung muss UTF-8-Text sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is longer than {most} bytes, the most that one may have</source>
      <translation>Zeile {line} ist länger als {most} Byte; mehr darf eine nicht haben</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is not UTF-8 text; a trace must be</source>
      <translation>Zeile {line} ist kein UTF-8-Text; eine Aufzeichnung muss es sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>row {row} (line {line}): {error}</source>
      <translation>Datensatz {row} (Zeile {line}): {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>the row</source>
      <translation>die Zeile</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{count} values, {names}</source>
      <translation>eine Zeile von {count} Werten, {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{name} is not given; a request needs it</source>
      <translation>{name} fehlt; eine Anfrage braucht es</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is no ordinary file; {what} must be {kind}</source>
      <translation>{path} ist keine gewöhnliche Datei; {what} muss {kind} sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>gpu.link_latency_s is {value}, but gpu.link_bandwidth_bytes_per_s is not given; give both, or neither for an ideal link</source>
      <translation>gpu.link_latency_s ist {value}, aber gpu.link_bandwidth_bytes_per_s fehlt; geben Sie beide an, oder keines für eine ideale Verbindung</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.output_tokens_max is {value}; it must be below model.context_tokens, which is {context}</source>
      <translation>traffic.output_tokens_max ist {value}; es muss unter model.context_tokens liegen, das {context} ist</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.requests_per_s is {rate} and traffic.duration_s is {duration}; their product, the requests expected, must be at most {most}</source>
      <translation>traffic.requests_per_s ist {rate} und traffic.duration_s ist {duration}; ihr Produkt, die erwarteten Anfragen, darf höchstens {most} sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, which has {tokens} output tokens; there must be at most {most}</source>
      <translation>traffic.trace_file ist {file} mit {tokens} Ausgabetoken; erlaubt sind höchstens {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose requests have changed: their fingerprint is {now}, and the brief's is {before}</source>
      <translation>traffic.trace_file ist {file}, dessen Anfragen sich geändert haben: Ihr Fingerabdruck ist {now}, der des Auftrags {before}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose row {row} has a prompt of {prompt} and an output of {output} tokens; together they must be at most model.context_tokens, {context}, or traffic.trace_overlong be "drop", which leaves out {dropped}</source>
      <translation>traffic.trace_file ist {file}; Datensatz {row} darin hat einen Prompt von {prompt} und eine Ausgabe von {output} Token; zusammen dürfen es höchstens model.context_tokens sein, {context}, oder traffic.trace_overlong muss "drop" sein, was {dropped} weglässt</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_rate_scale is {value}, but thinning only leaves requests out; it must be at most 1, or traffic.trace_scaling be "compress"</source>
      <translation>traffic.trace_rate_scale ist {value}, aber Ausdünnen lässt nur Anfragen weg; erlaubt ist höchstens 1, oder traffic.trace_scaling muss "compress" sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_start_s is {start}, from where no request is left; the trace's last one arrives at {last} s</source>
      <translation>traffic.trace_start_s ist {start}; danach kommt keine Anfrage mehr: Die letzte der Aufzeichnung kommt bei {last} s an</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} ist {value}, und traffic.requests bringt {requests} Anfragen; ihr Produkt, die erwarteten Ausgabetoken, darf höchstens {most} sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests_per_s and traffic.duration_s bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} ist {value}, und traffic.requests_per_s und traffic.duration_s bringen {requests} Anfragen; ihr Produkt, die erwarteten Ausgabetoken, darf höchstens {most} sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value}, but traffic.arrivals is {arrivals}; it must be left out, or traffic.arrivals be "trace"</source>
      <translation>{name} ist {value}, aber traffic.arrivals ist {arrivals}; es muss wegbleiben, oder traffic.arrivals muss "trace" sein</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The cache can't hold one sequence of {tokens} tokens: that takes {needed} GB and {there} GB are left.</source>
      <translation>Der Cache fasst keine Sequenz von {tokens} Token: Das braucht {needed} GB, und {there} GB sind übrig.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPUs have {there} GB.</source>
      <extracomment>Of one: The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPU has {there} GB.</extracomment>
      <translation>
        <numerusform>Die {bits}-Bit-Gewichte brauchen {needed} GB und lassen keinen Platz für einen Cache: {n} GPU hat {there} GB.</numerusform>
        <numerusform>Die {bits}-Bit-Gewichte brauchen {needed} GB und lassen keinen Platz für einen Cache: {n} GPUs haben {there} GB.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/design.py" />
      <source>{name} is {value}; this brief offers {settings}</source>
      <translation>{name} ist {value}; dieser Auftrag bietet {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>0 or a number above 0 ({least} to {most})</source>
      <translation>0 oder eine Zahl über 0 ({least} bis {most})</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a list of one or more different settings out of {settings}</source>
      <translation>eine Liste von einer oder mehreren verschiedenen Einstellungen aus {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number above 0 ({least} to {most})</source>
      <translation>eine Zahl über 0 ({least} bis {most})</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number of more than 30 digits</source>
      <translation>eine Zahl mit mehr als 30 Ziffern</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a text of 1 to {most} characters on one line, none of them a control one</source>
      <translation>ein Text von 1 bis {most} Zeichen in einer Zeile ohne Steuerzeichen</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a value too long to show</source>
      <translation>ein Wert, der zum Zeigen zu lang ist</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{first} or {last}</source>
      <translation>{first} oder {last}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is not given; a brief with arrivals = "{arrivals}" needs it</source>
      <translation>{name} fehlt; ein Auftrag mit arrivals = "{arrivals}" braucht es</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/workload.py" />
      <source>traffic.trace_file is {file}, which has not been read</source>
      <translation>traffic.trace_file ist {file} und ist nicht gelesen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>About Serveplate</source>
      <translation>Über Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Config folder</source>
      <translation>Ordner der Einstellungen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Learn to serve a language model: move five levers, watch a simulator answer, and pass the brief.
Its times are roofline estimates, not measurements.</source>
      <translation>Lernen, ein Sprachmodell bereitzustellen: fünf Regler bewegen, sehen, was ein Simulator antwortet, und den Auftrag erfüllen.
Die Zeiten sind Roofline-Schätzungen, keine Messungen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Log file</source>
      <translation>Protokolldatei</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Version</source>
      <translation>Version</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>{label}: {text}</source>
      <translation>{label}: {text}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>&amp;System language</source>
      <translation>&amp;Sprache des Systems</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>Go to {lever}</source>
      <translation>Zu {lever}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/app.py" />
      <location filename="../../serveplate/ui/brief_actions.py" />
      <location filename="../../serveplate/ui/brief_rows.py" />
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/measured.py" />
      <location filename="../../serveplate/ui/preferences.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/story_words.py" />
      <location filename="../../serveplate/ui/window.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{sentence}.</source>
      <translation>{sentence}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Checks</source>
      <translation>Prüfungen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Design</source>
      <translation>Entwurf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <source>Result and views</source>
      <translation>Ergebnis und Ansichten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>A design passes when all its bars end before their lines. Can you find one?</source>
      <translation>Ein Entwurf besteht, wenn alle seine Balken vor ihren Linien enden. Finden Sie einen?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Batching: when it is continuous, a request joins at the next pass instead of waiting for a whole group. The queue melts; each pass has more to read.</source>
      <translation>Batching: Kontinuierlich steigt eine Anfrage beim nächsten Durchlauf zu, statt auf eine ganze Gruppe zu warten. Die Schlange schmilzt; jeder Durchlauf hat mehr zu lesen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Draft: a small model guesses the next tokens, and the large one checks them all in one pass. Tokens come sooner, but whoever waits in the queue still waits.</source>
      <translation>Vorausraten: Ein kleines Modell rät die nächsten Token, und das große prüft sie alle in einem Durchlauf. Token kommen eher, aber wer in der Warteschlange steht, wartet weiter.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>GPUs: more of them share each pass and shorten it. The bill grows with their number.</source>
      <translation>GPUs: Mehr davon teilen sich jeden Durchlauf und verkürzen ihn. Die Rechnung wächst mit ihrer Zahl.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>KV cache: paged, memory is handed out in small blocks as requests grow, so that more of them fit.</source>
      <translation>KV-Cache: In Blöcken wird Speicher nach und nach vergeben, während Anfragen wachsen, sodass mehr davon hineinpassen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>The lesson plays itself; touch the screen or press a key to begin</source>
      <translation>Die Lektion läuft von selbst; zum Anfangen den Bildschirm berühren oder eine Taste drücken</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>This server is too slow and too dear. Five levers can mend it: watch the bars.</source>
      <translation>Dieser Server ist zu langsam und zu teuer. Fünf Regler können das ändern: Sehen Sie auf die Balken.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Touch to begin</source>
      <translation>Zum Anfangen berühren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Weights: with fewer bits there is less to read in every pass, and more memory is left for the cache. The brief says how few are too few.</source>
      <translation>Gewichte: Mit weniger Bits ist in jedem Durchlauf weniger zu lesen, und für den Cache bleibt mehr Speicher. Der Auftrag sagt, wie wenig zu wenig ist.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Edit the brief…</source>
      <translation>Auftrag &amp;bearbeiten …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Open a brief…</source>
      <translation>Auftrag &amp;öffnen …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Save the brief as…</source>
      <translation>Auftrag &amp;speichern unter …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Saved as {path}.</source>
      <translation>Gespeichert als {path}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>Saved as {path}. Comments that the file had are gone.</source>
      <translation>Gespeichert als {path}. Kommentare, die in der Datei standen, sind weg.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Choose one to fill in its published numbers.</source>
      <translation>Eine Wahl trägt die veröffentlichten Zahlen ein.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>From the catalogue</source>
      <translation>Aus dem Katalog</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Numbers of your own</source>
      <translation>Eigene Zahlen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Source: {source}; checked on {day}.</source>
      <translation>Quelle: {source}; geprüft am {day}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>The price is an assumption of {day}, not a fact.</source>
      <translation>Der Preis ist eine Annahme vom {day}, keine Tatsache.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>$ per M tokens</source>
      <translation>$ je Mio. Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>$ per hour</source>
      <translation>$ je Stunde</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>0 or more.</source>
      <translation>0 oder mehr.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>2 for a cache in 16 bits, 1 for one in 8.</source>
      <translation>2 für einen Cache in 16 Bit, 1 für einen in 8.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A drafted token's time, of a pass of the large model.</source>
      <translation>Zeit eines geratenen Tokens, als Anteil eines Durchlaufs des großen Modells.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A sentence on what it is for. It may be left out and changes no result.</source>
      <translation>Ein Satz dazu, wofür er da ist. Er darf fehlen und ändert kein Ergebnis.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A text of 1 to {most} characters on one line.</source>
      <translation>Ein Text von 1 bis {most} Zeichen in einer Zeile.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number from {least} to {most}.</source>
      <translation>Eine ganze Zahl von {least} bis {most}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number, {least} or more.</source>
      <translation>Eine ganze Zahl, {least} oder mehr.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0, at most 1.</source>
      <translation>Über 0, höchstens 1.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0.</source>
      <translation>Über 0.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Acceptance</source>
      <translation>Trefferquote</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All the same</source>
      <translation>Alle gleich</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All weights, each counted once.</source>
      <translation>Alle Gewichte, jedes einmal gezählt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Assumptions</source>
      <translation>Annahmen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>At random, at a rate</source>
      <translation>Zufällig, mit einer Rate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Attention heads</source>
      <translation>Attention-Köpfe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Bandwidth that is reached</source>
      <translation>Erreichte Bandbreite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Below the context, of which it leaves the rest to prompts.</source>
      <translation>Kleiner als der Kontext; der Rest bleibt für Prompts.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cache block</source>
      <translation>Cache-Block</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Chance that a drafted token is what the large model would say.</source>
      <translation>Wahrscheinlichkeit, dass ein geratenes Token das ist, was das große Modell schriebe.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients</source>
      <translation>Clients</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients that wait for their answer</source>
      <translation>Clients, die auf ihre Antwort warten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Compute that is reached</source>
      <translation>Erreichte Rechenleistung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Context</source>
      <translation>Kontext</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cost, at most</source>
      <translation>Kosten, höchstens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Dense bf16, without sparsity.</source>
      <translation>Dichtes bf16, ohne Sparsity.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Description</source>
      <translation>Beschreibung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Draft cost</source>
      <translation>Kosten des Ratens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Duration</source>
      <translation>Dauer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each sends its next request when it has its answer.</source>
      <translation>Jeder schickt die nächste Anfrage, wenn er seine Antwort hat.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each way to the other GPUs; empty: an ideal link without cost.</source>
      <translation>Je Richtung zu den anderen GPUs; leer: eine ideale Verbindung ohne Kosten.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Elements of one head's vector, head_dim.</source>
      <translation>Elemente im Vektor eines Kopfes, head_dim.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>FLOP/s</source>
      <translation>FLOP/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>From 0 to 1.</source>
      <translation>Von 0 bis 1.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GB/s</source>
      <translation>GB/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GPU time per million generated tokens.</source>
      <translation>GPU-Zeit je Million erzeugter Token.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Head dimension</source>
      <translation>Größe eines Kopfes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long prompts and outputs are.</source>
      <translation>Wie lang Prompts und Ausgaben sind.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long requests arrive; the run goes on until all are answered.</source>
      <translation>Wie lange Anfragen ankommen; der Lauf geht weiter, bis alle beantwortet sind.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How many all clients send together.</source>
      <translation>Wie viele alle Clients zusammen schicken.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How the traffic arrives.</source>
      <translation>Wie die Last ankommt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>In one prefill pass of continuous batching.</source>
      <translation>In einem Prefill-Durchlauf bei kontinuierlichem Batching.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV element</source>
      <translation>KV-Element</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV heads</source>
      <translation>KV-Köpfe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Key and value heads of a layer, num_key_value_heads: they fill the cache.</source>
      <translation>Key- und Value-Köpfe einer Schicht, num_key_value_heads: Sie füllen den Cache.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Layers</source>
      <translation>Schichten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Lengths are</source>
      <translation>Längen sind</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link bandwidth</source>
      <translation>Bandbreite der Verbindung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link latency</source>
      <translation>Latenz der Verbindung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Longest output</source>
      <translation>Längste Ausgabe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory</source>
      <translation>Speicher</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory bandwidth</source>
      <translation>Speicherbandbreite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most prompt tokens</source>
      <translation>Meiste Prompt-Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most sequences</source>
      <translation>Meiste Sequenzen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of each of the two exchanges a layer; needs a link bandwidth.</source>
      <translation>Bei jedem der zwei Austausche je Schicht; braucht eine Bandbreite der Verbindung.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU.</source>
      <translation>Einer GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU; a GB is 10⁹ bytes.</source>
      <translation>Einer GPU; ein GB sind 10⁹ Byte.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's peak, where compute is the bound.</source>
      <translation>Von der Spitze der GPU, wo das Rechnen bremst.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's, where memory traffic is the bound.</source>
      <translation>Von der der GPU, wo der Speicher bremst.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Output</source>
      <translation>Ausgabe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Overhead</source>
      <translation>Grundaufwand</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Peak compute</source>
      <translation>Spitzenleistung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Price</source>
      <translation>Preis</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Prompt</source>
      <translation>Prompt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Query heads of a layer, num_attention_heads.</source>
      <translation>Query-Köpfe einer Schicht, num_attention_heads.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Rate</source>
      <translation>Rate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Requests</source>
      <translation>Anfragen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Requests come</source>
      <translation>Anfragen kommen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Seed</source>
      <translation>Seed</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Spread (exponential)</source>
      <translation>Gestreut (exponentiell)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>TFLOP/s</source>
      <translation>TFLOP/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>That run at once.</source>
      <translation>Die zugleich laufen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The longest sequence, prompt and output together.</source>
      <translation>Die längste Sequenz, Prompt und Ausgabe zusammen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean rate of arrivals.</source>
      <translation>Die mittlere Rate der Ankünfte.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean, in tokens.</source>
      <translation>Das Mittel, in Token.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The quality floor: fewer bits than this fail.</source>
      <translation>Die Untergrenze der Qualität: Weniger Bits verfehlen sie.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The unit of the paged cache.</source>
      <translation>Die Einheit des Cache in Blöcken.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time per further output token that 95% of requests keep.</source>
      <translation>Zeit je weiterem Ausgabetoken, die 95 % der Anfragen einhalten.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time to first token that 95% of requests keep.</source>
      <translation>Zeit bis zum ersten Token, die 95 % der Anfragen einhalten.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Traffic</source>
      <translation>Last</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Weights, at least</source>
      <translation>Gewichte, mindestens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What each pass costs besides.</source>
      <translation>Was jeder Durchlauf außerdem kostet.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What is asked</source>
      <translation>Was verlangt ist</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What it is called.</source>
      <translation>Wie es heißt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What the brief is called.</source>
      <translation>Wie der Auftrag heißt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Which draw of the traffic gives the verdict.</source>
      <translation>Welche Ziehung der Last das Urteil gibt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>billion</source>
      <translation>Mrd.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>bits</source>
      <translation>Bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes</source>
      <translation>Byte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes/s</source>
      <translation>Byte/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>min</source>
      <translation>min</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>num_hidden_layers in its config.</source>
      <translation>num_hidden_layers in seiner Konfiguration.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TPOT, at most</source>
      <translation>p95 TPOT, höchstens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TTFT, at most</source>
      <translation>p95 TTFT, höchstens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>requests/s</source>
      <translation>Anfragen/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>tokens</source>
      <translation>Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>weights</source>
      <translation>Gewichte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>µs</source>
      <translation>µs</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <location filename="../../serveplate/ui/messages.py" />
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Edit the brief</source>
      <translation>Auftrag bearbeiten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Levers</source>
      <translation>Regler</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Pages of the form</source>
      <translation>Seiten des Formulars</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Save as…</source>
      <translation>Speichern unter …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Start over</source>
      <translation>Von vorn</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>The requests come from a trace. What is replayed is set in the brief's own file.</source>
      <translation>Die Anfragen kommen aus einer Aufzeichnung. Was abgespielt wird, steht in der Datei des Auftrags.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Use this brief</source>
      <translation>Auftrag verwenden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Which settings the levers offer, and which the starting server has.</source>
      <translation>Welche Einstellungen die Regler anbieten und welche der Startserver hat.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>p95 TTFT {ttft}, p95 TPOT {tpot}, cost {cost}, weights {quality}. {designs}, about {requests}.</source>
      <translation>p95 TTFT {ttft}, p95 TPOT {tpot}, Kosten {cost}, Gewichte {quality}. {designs}, etwa {requests}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{n} fields are not right yet.</source>
      <extracomment>Of one: {n} field is not right yet.</extracomment>
      <translation>
        <numerusform>{n} Feld stimmt noch nicht.</numerusform>
        <numerusform>{n} Felder stimmen noch nicht.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{page}: {wrong} wrong</source>
      <translation>{page}: {wrong} falsch</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>A comma is no part of a number here: write 0.5 and 1024.</source>
      <translation>Ein Komma gehört hier in keine Zahl: Schreiben Sie 0.5 und 1024.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer at least one setting.</source>
      <translation>Bieten Sie mindestens eine Einstellung an.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer {lever}: {setting}</source>
      <translation>{lever} anbieten: {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>This can't be used. {range}</source>
      <translation>Das ist nicht verwendbar. {range}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>starts with</source>
      <translation>beginnt mit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{label}, {unit}</source>
      <translation>{label}, {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{lever}: the starting server has</source>
      <translation>{lever}: Der Startserver hat</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>Begin the selected brief at its starting server</source>
      <translation>Den gewählten Auftrag beim Startserver beginnen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brief</source>
      <translation>Auftrag</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Briefs</source>
      <translation>Aufträge</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>It replays a recorded trace.</source>
      <translation>Spielt eine Aufzeichnung ab.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Load</source>
      <translation>Laden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>State</source>
      <translation>Stand</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>What it teaches</source>
      <translation>Was er lehrt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>none passes</source>
      <translation>nicht bestehbar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>not passed yet</source>
      <translation>noch nicht bestanden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, none passes</source>
      <translation>offen, nicht bestehbar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, not passed yet</source>
      <translation>offen, noch nicht bestanden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, passed: {designs}</source>
      <translation>offen, bestanden: {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>passed: {designs}</source>
      <translation>bestanden: {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{name}: {state}. {teaches}</source>
      <translation>{name}: {state}. {teaches}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed.</source>
      <translation>{passed} von {count} Aufträgen bestanden.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed. Below them, your own: {own}.</source>
      <translation>{passed} von {count} Aufträgen bestanden. Darunter Ihre eigenen: {own}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/capacity_chart.py" />
      <source>Capacity</source>
      <translation>Kapazität</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Design code</source>
      <translation>&amp;Entwurfscode</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Load a design code…</source>
      <translation>Entwurfscode &amp;laden …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>A design code begins with SP1; 17 letters and digits follow.</source>
      <translation>Ein Entwurfscode beginnt mit SP1; es folgen 17 Buchstaben und Ziffern.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Copy &amp;design code</source>
      <translation>&amp;Entwurfscode kopieren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Load a design code</source>
      <translation>Entwurfscode laden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>The design code is copied: {code}</source>
      <translation>Der Entwurfscode ist kopiert: {code}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>There is a typing error in this code: its last four letters do not fit the others.</source>
      <translation>In diesem Code ist ein Tippfehler: Die letzten vier Zeichen passen nicht zu den übrigen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This brief does not offer the design of this code: {why}.</source>
      <translation>Den Entwurf dieses Codes bietet der Auftrag nicht an: {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is for another brief than {brief}.</source>
      <translation>Dieser Code gehört zu einem anderen Auftrag als {brief}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is of a newer Serveplate.</source>
      <translation>Dieser Code stammt von einem neueren Serveplate.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/measured_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/trust_view.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>A small model guesses {tokens} ahead, and one pass of the large one keeps what it agrees with.</source>
      <translation>Ein kleines Modell rät {tokens} voraus, und ein Durchlauf des großen behält, was es selbst geschrieben hätte.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Contiguous KV cache</source>
      <translation>Zusammenhängender KV-Cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Draft of {tokens}</source>
      <translation>{tokens} vorausgeraten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Every pass yields one token for each sequence.</source>
      <translation>Jeder Durchlauf bringt jeder Sequenz ein Token.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Gives out small blocks as a sequence grows, and evicts the newest when none is left.</source>
      <translation>Gibt kleine Blöcke aus, während eine Sequenz wächst, und verdrängt die neueste, wenn keiner mehr frei ist.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Keeps each weight in {bits}: fewer are faster to read and leave more memory, at a risk to quality.</source>
      <translation>Hält jedes Gewicht in {bits}: Weniger sind schneller gelesen und lassen mehr Speicher frei, auf Kosten der Qualität vielleicht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Lets a request join between any two passes, as soon as it fits.</source>
      <translation>Lässt eine Anfrage zwischen zwei Durchläufen zusteigen, sobald sie hineinpasst.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>No draft</source>
      <translation>Kein Vorausraten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Paged KV cache</source>
      <translation>KV-Cache in Blöcken</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Sets the longest context aside for each sequence, whether it is used or not.</source>
      <translation>Reserviert jeder Sequenz den längsten Kontext, ob sie ihn braucht oder nicht.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Splits every pass over {n} GPUs, and pays for each.</source>
      <extracomment>Of one: Runs every pass on {n} GPU, and pays for it.</extracomment>
      <translation>
        <numerusform>Lässt jeden Durchlauf auf {n} GPU laufen und bezahlt sie.</numerusform>
        <numerusform>Teilt jeden Durchlauf auf {n} GPUs auf und bezahlt jede.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Takes the next batch from the queue only when the whole batch before is done.</source>
      <translation>Holt den nächsten Batch erst aus der Warteschlange, wenn der ganze vorige fertig ist.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>bytes read in every pass</source>
      <translation>was jeder Durchlauf liest</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>contiguous</source>
      <translation>zusammenhängend</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>guessed ahead, then verified</source>
      <translation>geraten, dann geprüft</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>how its memory is set aside</source>
      <translation>wie er Speicher reserviert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>paged</source>
      <translation>in Blöcken</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>speed and memory, at a price</source>
      <translation>Tempo und Speicher, gegen Geld</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>when requests may join</source>
      <translation>wann Anfragen zusteigen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{bits}-bit weights</source>
      <translation>{bits}-Bit-Gewichte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>  {scale}; % of requests</source>
      <translation>  {scale}; % der Anfragen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>A curve counts the requests that took at most so long; a check holds where p95 is left of its limit.</source>
      <translation>Eine Kurve zählt die Anfragen, die höchstens so lange brauchten; eine Prüfung ist erfüllt, wo p95 links vom Limit liegt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/run_views.py" />
      <source>Distributions</source>
      <translation>Verteilung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: the traffic brings no requests</source>
      <translation>Kein Ergebnis: Die Last bringt keine Anfragen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: this design can't run</source>
      <translation>Kein Ergebnis: Dieser Entwurf kann nicht laufen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>None measured: no output has two tokens</source>
      <translation>Nichts gemessen: Keine Ausgabe hat zwei Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/measured_words.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>TPOT</source>
      <translation>TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TPOT before</source>
      <translation>TPOT vorher</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TPOT measured</source>
      <translation>TPOT gemessen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/measured_words.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>TTFT</source>
      <translation>TTFT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT and TPOT over the requests, now and before</source>
      <translation>TTFT und TPOT über die Anfragen, jetzt und vorher</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT before</source>
      <translation>TTFT vorher</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT measured</source>
      <translation>TTFT gemessen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>linear scale</source>
      <translation>lineare Skala</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>log scale</source>
      <translation>log. Skala</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>p50</source>
      <translation>p50</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>p95</source>
      <translation>p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>p95 {verb}: {value}, limit {limit}</source>
      <translation>p95 {verb}: {value}, Limit {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>p99</source>
      <translation>p99</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>p{share} {value}</source>
      <translation>p{share} {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>requests within the limit</source>
      <translation>Anfragen im Limit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name} of the requests. {words}</source>
      <translation>{name} der Anfragen. {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name}, {unit}</source>
      <translation>{name}, {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dashed: before the last move.</source>
      <translation>{said} Gestrichelt: vor dem letzten Zug.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dotted, and diamonds: measured with {source}.</source>
      <translation>{said} Gepunktet und Rauten: gemessen mit {source}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Close the views</source>
      <translation>Ansichten schließen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Open the views</source>
      <translation>Ansichten öffnen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Show or hide: {view}</source>
      <translation>Zeigen oder verbergen: {view}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Views</source>
      <translation>Ansichten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Copy &amp;picture</source>
      <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save &amp;requests as CSV…</source>
      <translation>&amp;Anfragen als CSV speichern …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save as</source>
      <translation>Speichern unter</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save p&amp;asses as CSV…</source>
      <translation>&amp;Durchläufe als CSV speichern …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as P&amp;NG…</source>
      <translation>Bild als &amp;PNG speichern …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as S&amp;VG…</source>
      <translation>Bild als &amp;SVG speichern …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save rep&amp;ort as HTML…</source>
      <translation>Be&amp;richt als HTML speichern …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save result as &amp;JSON…</source>
      <translation>Ergebnis als &amp;JSON speichern …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>The picture is copied: {title}.</source>
      <translation>Das Bild ist kopiert: {title}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{kind} files (*.{suffix})</source>
      <translation>{kind}-Dateien (*.{suffix})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{path} can't be written: {why}.</source>
      <translation>{path} ist nicht schreibbar: {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/lesson_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Lesson</source>
      <translation>Lektion</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go back one move</source>
      <translation>Einen Zug zurück</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go forward to the move that was undone</source>
      <translation>Vor zu dem Zug, der zurückgenommen wurde</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go to the brief's starting server</source>
      <translation>Zum Startserver des Auftrags</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Reset</source>
      <translation>Neustart</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>{lever}: {setting}</source>
      <translation>{lever}: {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Give up this simulation and go back to the design before</source>
      <translation>Diese Simulation abbrechen und zum vorigen Entwurf zurückkehren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of each limit</source>
      <translation>Anteil am Limit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of the requests that is simulated</source>
      <translation>Anteil der Anfragen, der simuliert ist</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Simulating, {percent}%</source>
      <translation>Simuliert, {percent} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Updating…</source>
      <translation>Rechnet …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>before the last move</source>
      <translation>vor dem letzten Zug</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>measured</source>
      <translation>gemessen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>{name}, {limit}</source>
      <translation>{name}, {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Dark</source>
      <translation>&amp;Dunkel</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;High contrast</source>
      <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Larger text</source>
      <translation>Gr&amp;ößerer Text</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Light</source>
      <translation>H&amp;ell</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Normal text size</source>
      <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;System</source>
      <translation>&amp;System</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Farben</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Reduced &amp;motion</source>
      <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Sm&amp;aller text</source>
      <translation>&amp;Kleinerer Text</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/map_plot.py" />
      <source>p95 TPOT against cost of {n} designs</source>
      <extracomment>Of one: p95 TPOT against cost of {n} design</extracomment>
      <translation>
        <numerusform>p95 TPOT gegen Kosten von {n} Entwurf</numerusform>
        <numerusform>p95 TPOT gegen Kosten von {n} Entwürfen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(current)</source>
      <translation>(aktuell)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(saved)</source>
      <translation>(gesichert)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>A run of this brief takes too long to make the map unasked: serveplate designs lists all designs.</source>
      <translation>Ein Lauf dieses Auftrags dauert zu lange, um die Karte ungefragt zu zeichnen: serveplate designs listet alle Entwürfe auf.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Click a design, or press Enter on it, to load it.</source>
      <translation>Ein Klick auf einen Entwurf oder die Eingabetaste lädt ihn.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs by their settings, and the checks that fail</source>
      <translation>Entwürfe nach Einstellungen und die Prüfungen, die sie verfehlen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs with their measures</source>
      <translation>Entwürfe mit ihren Messwerten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Fails</source>
      <translation>Verfehlt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Map of all designs</source>
      <translation>Karte aller Entwürfe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Marks</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Show the map</source>
      <translation>Karte zeigen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>The map shows every design, and which of them pass: it gives the answer away.</source>
      <translation>Die Karte zeigt alle Entwürfe und welche davon bestehen: Sie verrät die Lösung.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>can't run</source>
      <translation>läuft nicht</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>current</source>
      <translation>aktuell</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>draft {tokens}</source>
      <translation>{tokens} voraus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>fails {checks}</source>
      <translation>verfehlt {checks}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>on the front</source>
      <translation>auf der Front</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>p95 TPOT in ms against $ per M tokens</source>
      <translation>p95 TPOT in ms gegen $ je Mio. Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>saved</source>
      <translation>gespeichert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{batching}, {cache}</source>
      <translation>{batching}, {cache}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {measured}; {verdict}</source>
      <translation>{design}: {measured}; {verdict}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {reason}</source>
      <translation>{design}: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{passing} of {count} designs pass: circles. Crosses fail TTFT; diamonds have too few bits; squares fail TPOT or cost alone. Ring: current. Dot within: saved. Dashed: those that none beats in both.</source>
      <translation>{passing} von {count} Entwürfen bestehen: Kreise. Kreuze verfehlen TTFT; Rauten haben zu wenig Bits; Quadrate verfehlen nur TPOT oder Kosten. Ring: aktuell. Punkt darin: gespeichert. Gestrichelt: was keiner in beidem übertrifft.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{said} ({marks}).</source>
      <translation>{said} ({marks}).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Clear the m&amp;easurement</source>
      <translation>Messung ent&amp;fernen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Load a &amp;measurement…</source>
      <translation>&amp;Messung laden …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>As far as the file says, its model and traffic are the brief's.</source>
      <translation>Soweit die Datei es sagt, sind Modell und Last die des Auftrags.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>GuideLLM's summary counts a request's TPOT once for each of its tokens.</source>
      <translation>Die Zusammenfassung von GuideLLM zählt die TPOT einer Anfrage einmal für jedes ihrer Token.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It answered {n} requests; the brief brings {ours}.</source>
      <extracomment>Of one: It answered {n} request; the brief brings {ours}.</extracomment>
      <translation>
        <numerusform>{n} Anfrage wurde beantwortet; der Auftrag bringt {ours}.</numerusform>
        <numerusform>{n} Anfragen wurden beantwortet; der Auftrag bringt {ours}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had at most {n} requests at once; the brief has no such bound.</source>
      <extracomment>Of one: It had at most {n} request at once; the brief has no such bound.</extracomment>
      <translation>
        <numerusform>Höchstens {n} Anfrage lief gleichzeitig; der Auftrag kennt keine solche Grenze.</numerusform>
        <numerusform>Höchstens {n} Anfragen liefen gleichzeitig; der Auftrag kennt keine solche Grenze.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had {clients} clients; the brief has {ours}.</source>
      <translation>Gemessen wurde mit {clients} Clients; der Auftrag hat {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It served {model}; the brief's model is {name}.</source>
      <translation>Bedient wurde {model}; das Modell des Auftrags ist {name}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its outputs average {found} tokens; the brief's average {mean}.</source>
      <translation>Die Ausgaben haben im Mittel {found} Token; im Auftrag sind es {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its prompts average {found} tokens; the brief's average {mean}.</source>
      <translation>Die Prompts haben im Mittel {found} Token; im Auftrag sind es {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's clients wait for answers.</source>
      <translation>Die Anfragen kamen mit {rate} pro Sekunde; die Clients des Auftrags warten auf Antworten.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's come at {ours}.</source>
      <translation>Die Anfragen kamen mit {rate} pro Sekunde; im Auftrag sind es {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests did not come at a rate; the brief's come at {rate} a second.</source>
      <translation>Die Anfragen kamen nicht mit einer festen Rate; im Auftrag kommen {rate} pro Sekunde.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured</source>
      <translation>Gemessen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured with {source}: {said}. The Trust view says what differs.</source>
      <translation>Gemessen mit {source}: {said}. Die Ansicht „Güte“ sagt, was abweicht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Off by</source>
      <translation>Abweichung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Simulated</source>
      <translation>Simuliert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file does not say which model it served.</source>
      <translation>Die Datei sagt nicht, welches Modell bedient wurde.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file has no p95 of {name}, so its bar has no mark.</source>
      <translation>Die Datei enthält kein p95 der {name}; ihr Balken hat daher keine Marke.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file holds {runs} runs; this is the one whose traffic is nearest to the brief's.</source>
      <translation>Die Datei enthält {runs} Läufe; dies ist der, dessen Last der des Auftrags am nächsten kommt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TPOT</source>
      <translation>Mittel TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TTFT</source>
      <translation>Mittel TTFT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p50 TPOT</source>
      <translation>p50 TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p50 TTFT</source>
      <translation>p50 TTFT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p99 TPOT</source>
      <translation>p99 TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p99 TTFT</source>
      <translation>p99 TTFT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>throughput</source>
      <translation>Durchsatz</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>{n} of its requests failed.</source>
      <extracomment>Of one: {n} of its requests failed.</extracomment>
      <translation>
        <numerusform>{n} Anfrage schlug fehl.</numerusform>
        <numerusform>{n} Anfragen schlugen fehl.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/messages.py" />
      <source>Close the message</source>
      <translation>Meldung schließen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/messages.py" />
      <source>{n} earlier messages are in the log, {log}.</source>
      <extracomment>Of one: {n} earlier message is in the log, {log}.</extracomment>
      <translation>
        <numerusform>{n} frühere Meldung steht im Protokoll, {log}.</numerusform>
        <numerusform>{n} frühere Meldungen stehen im Protokoll, {log}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there?</source>
      <translation>Sind Sie noch da?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there? {words}</source>
      <translation>Sind Sie noch da? {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Back to the kiosk</source>
      <translation>Zurück zum Kiosk</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Delete the last digit</source>
      <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>In {seconds} s this starts over, and what you did is wiped.</source>
      <translation>In {seconds} s beginnt es von vorn, und was Sie getan haben, wird gelöscht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Leave the kiosk</source>
      <translation>Kiosk verlassen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Staff: PIN to leave the kiosk</source>
      <translation>Personal: PIN zum Verlassen des Kiosks</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Wrong. The next try is in {seconds} s.</source>
      <translation>Falsch. Der nächste Versuch geht in {seconds} s.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Yes, go on</source>
      <translation>Ja, weiter</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/overlays.py" />
      <source>{n} digits entered</source>
      <extracomment>Of one: {n} digit entered</extracomment>
      <translation>
        <numerusform>{n} Ziffer eingegeben</numerusform>
        <numerusform>{n} Ziffern eingegeben</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{brief}. {design}. {origin}</source>
      <translation>{brief}. {design}. {origin}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{design}; {seed}</source>
      <translation>{design}; {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{estimate}. serveplate {version}</source>
      <translation>{estimate}. serveplate {version}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{title}: {brief}</source>
      <translation>{title}: {brief}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Close the prediction</source>
      <translation>Vorhersage schließen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Predict first</source>
      <translation>Erst vorhersagen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>See what happens</source>
      <translation>Zeigen, was geschieht</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{measure}: {bet}</source>
      <translation>{measure}: {bet}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{question} Press 6 to bet, Ctrl+Enter to see.</source>
      <translation>{question} 6 zum Wetten, Strg+Eingabe zum Ansehen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It falls by 1% or more.</source>
      <translation>Der Wert sinkt um mindestens 1 %.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It moves by less than 1%.</source>
      <translation>Der Wert ändert sich um weniger als 1 %.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It rises by 1% or more.</source>
      <translation>Der Wert steigt um mindestens 1 %.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean moved; the slowest requests, which make the p95, did not.</source>
      <translation>Das Mittel hat sich bewegt, die langsamsten Anfragen, die p95 ausmachen, nicht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean says otherwise: only the slowest requests, which make the p95, moved so.</source>
      <translation>Das Mittel sagt etwas anderes: Nur die langsamsten Anfragen, die p95 ausmachen, bewegten sich so.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: down from {before} to {after} on average.</source>
      <translation>Vor allem {part}: im Mittel von {before} auf {after} gesunken.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: up from {before} to {after} on average.</source>
      <translation>Vor allem {part}: im Mittel von {before} auf {after} gestiegen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>No part of it changed by much.</source>
      <translation>Kein Teil davon hat sich stark geändert.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>The same GPUs: {before} → {after}.</source>
      <translation>Dieselben GPUs: {before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>What {less} saved, {more} took.</source>
      <translation>Gespart bei: {less}; verbraucht bei: {more}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>better</source>
      <translation>besser</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>same</source>
      <translation>gleich</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>worse</source>
      <translation>schlechter</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}, as you said.</source>
      <translation>{became}, wie vorhergesagt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}.</source>
      <translation>{became}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said better.</source>
      <translation>{became}; vorhergesagt war besser.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said the same.</source>
      <translation>{became}; vorhergesagt war gleich.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said worse.</source>
      <translation>{became}; vorhergesagt war schlechter.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{before} → {after}.</source>
      <translation>{before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{gpus} to pay for, and {before} → {after}.</source>
      <translation>{gpus} zu bezahlen und {before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: no bet made</source>
      <translation>{move}: nicht gewettet</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: what will it do?</source>
      <translation>{move}: Was wird das bewirken?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right</source>
      <translation>{move}: {right} von {made} richtig</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right, {all_right} of {all_made} so far</source>
      <translation>{move}: {right} von {made} richtig, bisher {all_right} von {all_made}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got better</source>
      <translation>{name} wurde besser</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got worse</source>
      <translation>{name} wurde schlechter</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} stayed the same</source>
      <translation>{name} blieb gleich</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{n} designs</source>
      <extracomment>Of one: {n} design</extracomment>
      <translation>
        <numerusform>{n} Entwurf</numerusform>
        <numerusform>{n} Entwürfe</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>  {better}</source>
      <translation>  {better}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Best possible</source>
      <translation>Bestmöglich</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Circle: your best of the designs that you saved. Diamond: the best possible. Bars: how many of the {passing} designs that pass do so well.</source>
      <translation>Kreis: Ihr bester gespeicherter Entwurf. Raute: das Bestmögliche. Balken: wie viele der {passing} Entwürfe, die bestehen, so gut sind.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Difference</source>
      <translation>Abstand</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>None of yours is measured</source>
      <translation>Von Ihren ist keiner gemessen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Records</source>
      <translation>Rekorde</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Records open with your first pass: here your best cost, TTFT, TPOT and throughput will stand beside the best possible.</source>
      <translation>Die Rekorde öffnen sich mit dem ersten Entwurf, der besteht: Hier stehen dann Ihre besten Kosten, TTFT, TPOT und Durchsatz neben dem Bestmöglichen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your design</source>
      <translation>Ihr Entwurf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your records against the best possible</source>
      <translation>Ihre Rekorde gegen das Bestmögliche</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Yours</source>
      <translation>Ihr Wert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>less is better</source>
      <translation>weniger ist besser</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>more is better</source>
      <translation>mehr ist besser</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none</source>
      <translation>keiner</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{rank} of {count}</source>
      <translation>{rank} von {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{said} The map is still being made: {done} of {count}.</source>
      <translation>{said} Die Karte entsteht noch: {done} von {count}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title} of {n} designs that pass. {said}</source>
      <extracomment>Of one: {title} of {n} design that passes. {said}</extracomment>
      <translation>
        <numerusform>{title} von {n} Entwurf, der besteht. {said}</numerusform>
        <numerusform>{title} von {n} Entwürfen, die bestehen. {said}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title}, {unit}</source>
      <translation>{title}, {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}: the best possible</source>
      <translation>{value}: das Bestmögliche</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}; best possible {possible}</source>
      <translation>{value}; bestmöglich {possible}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>The verdict is of the brief's own draw of traffic; the whiskers on the bars span these.</source>
      <translation>Das Urteil gilt für die eigene Ziehung des Auftrags; die Spannen an den Balken umfassen alle.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Decode</source>
      <translation>Decode</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Draft: each token takes {cost} of a plain pass over {tokens} tokens: {figures}</source>
      <translation>Vorausraten: Jedes Token braucht {cost} eines einfachen Durchlaufs über {tokens} Token: {figures}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>FLOP/byte</source>
      <translation>FLOP/Byte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>KV cache a pass</source>
      <translation>KV-Cache je Durchlauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Kinds of pass under the roof, now and before</source>
      <translation>Arten von Durchläufen unter dem Dach, jetzt und vorher</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory binds below {reached} FLOP/byte, the ridge of what passes reach; the ridge of the peaks is at {peak}.</source>
      <translation>Unter {reached} FLOP/Byte bremst der Speicher; dort liegt der Knick dessen, was Durchläufe erreichen, der Knick der Spitzenwerte bei {peak}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory bound</source>
      <translation>Speicher bremst</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: the traffic brings no requests.</source>
      <translation>Keine Durchläufe: Die Last bringt keine Anfragen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: this design can't run.</source>
      <translation>Keine Durchläufe: Dieser Entwurf kann nicht laufen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Prefill</source>
      <translation>Prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Roof: {gpus}, {flop} TFLOP/s and {bandwidth} TB/s; dashed, the {compute} and {memory} that passes reach.</source>
      <translation>Dach: {gpus}, {flop} TFLOP/s und {bandwidth} TB/s; gestrichelt die {compute} und {memory}, die Durchläufe erreichen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/run_views.py" />
      <source>Roofline</source>
      <translation>Roofline</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Roofline. {words}</source>
      <translation>Roofline. {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>TFLOP/s against FLOP per byte, log scales</source>
      <translation>TFLOP/s gegen FLOP je Byte, log. Skalen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Tokens a pass</source>
      <translation>Token je Durchlauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Verify</source>
      <translation>Verify</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Weights a pass</source>
      <translation>Gewichte je Durchlauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound</source>
      <translation>Rechnen bremst</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound in {share} of its time</source>
      <translation>in {share} der Zeit vom Rechnen gebremst</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound</source>
      <translation>Speicher bremst</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound in {share} of its time</source>
      <translation>in {share} der Zeit vom Speicher gebremst</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>ridge {peak} FLOP/byte; reached, {reached}</source>
      <translation>Knick {peak} FLOP/Byte; erreicht {reached}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{intensity} FLOP/byte, {speed} TFLOP/s, {bound}.</source>
      <translation>{intensity} FLOP/Byte, {speed} TFLOP/s, {bound}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name} before</source>
      <translation>{name} vorher</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}, {intensity}</source>
      <translation>{name}, {intensity}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}: {passes} read on average {weights} of weights and {cache} of KV cache for {tokens} tokens: {figures}</source>
      <translation>{name}: {passes}, im Mittel {weights} Gewichte und {cache} KV-Cache gelesen für {tokens} Token: {figures}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} passes</source>
      <extracomment>Of one: {n} pass</extracomment>
      <translation>
        <numerusform>{n} Durchlauf</numerusform>
        <numerusform>{n} Durchläufe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} {name} GPUs</source>
      <extracomment>Of one: {n} {name} GPU</extracomment>
      <translation>
        <numerusform>{n} {name}-GPU</numerusform>
        <numerusform>{n} {name}-GPUs</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{said} Pale: before the last move.</source>
      <translation>{said} Blass: vor dem letzten Zug.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Timeline</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Back to the list</source>
      <translation>Zurück zur Liste</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Bring back the design deleted last</source>
      <translation>Den zuletzt gelöschten Entwurf zurückholen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brought back: {design}.</source>
      <translation>Zurückgeholt: {design}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Compare</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Comparison of a saved design with the current one</source>
      <translation>Vergleich eines gespeicherten Entwurfs mit dem aktuellen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Current</source>
      <translation>Aktuell</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete the selected design</source>
      <translation>Den gewählten Entwurf löschen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Deleted: {design}. Undo delete brings it back; Ctrl+Z undoes levers.</source>
      <translation>Gelöscht: {design}. „Löschen zurücknehmen“ holt ihn zurück; Strg+Z gilt den Reglern.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Memory for cache</source>
      <translation>Speicher für Cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>No design is saved yet. A design is saved here the moment it passes all four checks.</source>
      <translation>Noch ist kein Entwurf gespeichert. Hier erscheint ein Entwurf, sobald er alle vier Prüfungen besteht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved</source>
      <translation>Gesichert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved designs</source>
      <translation>Gesichert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved {when}, beside the current design</source>
      <translation>Gespeichert {when}, neben dem aktuellen Entwurf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Set the levers to the selected design</source>
      <translation>Die Regler auf den gewählten Entwurf stellen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the saved designs</source>
      <translation>Die gespeicherten Entwürfe zeigen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the selected design beside the current one</source>
      <translation>Den gewählten Entwurf neben dem aktuellen zeigen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Undo delete</source>
      <translation>Löschen zurücknehmen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>{name}: {cell}</source>
      <translation>{name}: {cell}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>&amp;Close</source>
      <translation>&amp;Schließen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>All of it is copied.</source>
      <translation>Alles ist kopiert.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;SGLang</source>
      <translation>&amp;SGLang kopieren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;all</source>
      <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;benchmark</source>
      <translation>&amp;Benchmark kopieren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;vLLM</source>
      <translation>&amp;vLLM kopieren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server &amp;commands…</source>
      <translation>Ser&amp;ver-Befehle …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server commands</source>
      <translation>Server-Befehle</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>The command is copied.</source>
      <translation>Der Befehl ist kopiert.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>This design on a real server, and a benchmark with the brief's traffic. What the engines do otherwise stands at the end.</source>
      <translation>Dieser Entwurf auf einem wirklichen Server und ein Benchmark mit der Last des Auftrags. Was die Engines anders machen, steht am Ende.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session.py" />
      <source>This design could not be simulated: {why}. The bars still show the one before.</source>
      <translation>Dieser Entwurf ließ sich nicht simulieren: {why}. Die Balken zeigen noch den vorigen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Close the views</source>
      <translation>Ansichten &amp;schließen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Lesson</source>
      <translation>&amp;Lektion</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Saved designs</source>
      <translation>&amp;Gespeicherte Entwürfe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Map</source>
      <translation>Karte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>Re&amp;set to the start</source>
      <translation>Zurück zum &amp;Start</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved  ·  {count}</source>
      <translation>Gesichert  ·  {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>The simulation was cancelled. Redo, or any lever, starts one again.</source>
      <translation>Die Simulation ist abgebrochen. „Wiederholen“ oder jeder Regler beginnt sie neu.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Trust</source>
      <translation>Güte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>No request came: there is nothing to show.</source>
      <translation>Es kam keine Anfrage: Es gibt nichts zu zeigen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Request {number} (prompt {prompt}, output {output}) arrived at {arrival}, {waited}, {prefilled}, and finished at {finish}</source>
      <translation>Anfrage {number} (Prompt {prompt}, Ausgabe {output}) kam bei {arrival} an, {waited}, {prefilled} und war bei {finish} fertig</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Timeline of {time}: {requests}, at most {waiting} waiting and {running} running at once, {evictions}.</source>
      <translation>Zeitverlauf über {time}: {requests}, höchstens {waiting} wartend und {running} laufend zugleich, {evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>at {moment}: {running} running, {waiting} waiting, {reserved} reserved, {used} used, {doing}</source>
      <translation>bei {moment}: {running} laufen, {waiting} warten, {reserved} reserviert, {used} belegt, {doing}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the cache's memory was full</source>
      <translation>weil der Speicher des Cache voll war</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the most sequences that may run were running</source>
      <translation>weil so viele Sequenzen liefen, wie dürfen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the prefill passes before it were full</source>
      <translation>weil die Prefill-Durchläufe vor ihr voll waren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>decode pass of {sequences}</source>
      <translation>Decode-Durchlauf: {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>did not wait</source>
      <translation>wartete nicht</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>for the pass that was under way</source>
      <translation>auf den laufenden Durchlauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>prefill pass of {sequences}</source>
      <translation>Prefill-Durchlauf: {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill</source>
      <translation>brauchte {time} für den Prefill</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill with {n} others</source>
      <extracomment>Of one: took {time} to prefill with {n} other</extracomment>
      <translation>
        <numerusform>brauchte mit {n} anderen {time} für den Prefill</numerusform>
        <numerusform>brauchte mit {n} anderen {time} für den Prefill</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} for the {n} batches before it</source>
      <extracomment>Of one: waited {time} for the batch before it</extracomment>
      <translation>
        <numerusform>wartete {time} auf den Batch davor</numerusform>
        <numerusform>wartete {time} auf die {n} Batches davor</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} {reason}</source>
      <translation>wartete {time}, {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number} s</source>
      <translation>{number} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number}: TTFT {time}</source>
      <translation>{number}: TTFT {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{reason} (for {time} of that)</source>
      <translation>{reason} (davon {time})</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{sentence}; evicted {n} times, {out} out of the cache.</source>
      <extracomment>Of one: {sentence}; evicted once, {out} out of the cache.</extracomment>
      <translation>
        <numerusform>{sentence}; {n}-mal verdrängt, {out} außerhalb des Cache.</numerusform>
        <numerusform>{sentence}; {n}-mal verdrängt, {out} außerhalb des Cache.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Sequences</source>
      <translation>Sequenzen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Timeline chart</source>
      <translation>Diagramm des Zeitverlaufs</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>decode</source>
      <translation>Decode</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>of {size}</source>
      <translation>von {size}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>prefill</source>
      <translation>Prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>reserved</source>
      <translation>reserviert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>running</source>
      <translation>laufend</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>slowest 5% (TTFT)</source>
      <translation>langsamste 5 % (TTFT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>used</source>
      <translation>belegt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>waiting</source>
      <translation>wartend</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>{size} GB</source>
      <translation>{size} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>All</source>
      <translation>Alles</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Nothing to read</source>
      <translation>Nichts abzulesen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>One of the slowest 5%</source>
      <translation>Langsamste 5 %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Show the whole run (Home)</source>
      <translation>Den ganzen Lauf zeigen (Pos1)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Slowest requests</source>
      <translation>Langsamste Anfragen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read</source>
      <translation>Der abgelesene Zeitpunkt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read (comma and full stop)</source>
      <translation>Der abgelesene Zeitpunkt (Komma und Punkt)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The slowest 5% in TTFT, which make the p95</source>
      <translation>Die nach TTFT langsamsten 5 %, die p95 ausmachen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom in (plus)</source>
      <translation>Vergrößern (Plus)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom out (minus)</source>
      <translation>Verkleinern (Minus)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>A pass is as fast as its compute or its memory traffic allows, never slower for its kernels; a prefill stops all decoding, where engines mix the two (chunked prefill); no prefix is cached, no memory goes to activations, nothing waits for tokenising or the network; quantised weights answer as well as whole ones, and a draft's tokens are accepted by chance. TTFT is not fitted: it depends on how a benchmark's clients start.</source>
      <translation>Ein Durchlauf ist so schnell, wie Rechenleistung oder Speicherverkehr es zulassen, nie langsamer wegen seiner Kernel; ein Prefill hält alles Decode an, während Server beides mischen (chunked prefill); kein Präfix wird wiederverwendet, kein Speicher geht an Aktivierungen, nichts wartet auf Tokenisierung oder Netz; quantisierte Gewichte antworten so gut wie volle, und vorausgeratene Token werden nach Zufall angenommen. Die TTFT ist nicht angepasst: Sie hängt davon ab, wie die Clients einer Messung beginnen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Across measured, up simulated; errors are means. On the line both are equal, within the band off by 10% at most. Circles: 1 GPU. Diamonds: 2 GPUs. Crosses: 4 and 8 GPUs, of which nothing is claimed.</source>
      <translation>Waagerecht gemessen, senkrecht simuliert; Abweichungen im Mittel. Auf der Linie sind beide gleich, im Band weichen sie höchstens um 10 % ab. Kreise: 1 GPU. Rauten: 2 GPUs. Kreuze: 4 und 8 GPUs, für die nichts behauptet wird.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Being worked out…</source>
      <translation>Wird berechnet …</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated, ms</source>
      <translation>Kalibriert, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated: mean error</source>
      <translation>Kalibriert: Mittel</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Errors of mean TPOT by timing and GPUs</source>
      <translation>Abweichung der mittleren TPOT nach Zeitmodell und GPUs</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Every measurement beside both simulations</source>
      <translation>Jede Messung neben beiden Simulationen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>How far to trust it</source>
      <translation>Wie weit man vertrauen kann</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Measured, ms</source>
      <translation>Gemessen, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate, ms</source>
      <translation>Vorlage, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate: mean error</source>
      <translation>Vorlage: Mittel</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Simulated mean TPOT against 120 published measurements of Llama 3.1 8B on H100s with TensorRT-LLM 1.0.0rc3: 8 to 128 clients that wait for answers, prompts of 1,024 and 2,048 tokens. The calibrated timing is fitted to those with 1 and 2 GPUs.</source>
      <translation>Simulierte mittlere TPOT gegen 120 veröffentlichte Messungen von Llama 3.1 8B auf H100 mit TensorRT-LLM 1.0.0rc3: 8 bis 128 Clients, die auf Antworten warten, Prompts von 1.024 und 2.048 Token. Das kalibrierte Zeitmodell ist an die mit 1 und 2 GPUs angepasst.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>The plate's timing</source>
      <translation>Zeitmodell der Vorlage</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>What the model leaves out. </source>
      <translation>Was das Modell weglässt. </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement beside the simulation</source>
      <translation>Ihre Messung neben der Simulation</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement: {file}, with {source}</source>
      <translation>Ihre Messung: {file}, mit {source}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>mean TPOT, ms  </source>
      <translation>mittlere TPOT, ms  </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>worst</source>
      <translation>höchste</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus} {mean} off</source>
      <translation>{gpus} {mean} Fehler</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus}, {clients} clients, {prompt} in, {output} out</source>
      <translation>{gpus}, {clients} Clients, {prompt} ein, {output} aus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{title}. {said}</source>
      <translation>{title}. {said}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Language: {name}</source>
      <translation>Sprache: {name}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Larger text</source>
      <translation>Größere Schrift</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Smaller text</source>
      <translation>Kleinere Schrift</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visitor.py" />
      <source>Something went wrong. Start over if things look odd.</source>
      <translation>Etwas ging schief. Fangen Sie von vorn an, wenn etwas seltsam aussieht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Another hint</source>
      <translation>Noch ein Hinweis</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Hint</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Mean time</source>
      <translation>Mittlere Zeit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Parts of the mean times</source>
      <translation>Teile der mittleren Zeiten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Share</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>; </source>
      <translation>; </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>&lt;{percent}</source>
      <translation>&lt;{percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>&lt;{time} {unit}</source>
      <translation>&lt;{time} {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A dashboard can't see why. It measures a server's time and money, and fewer bits improve both.</source>
      <translation>Ein Dashboard sieht nicht, warum. Es misst Zeit und Geld eines Servers, und weniger Bits verbessern beides.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A place is free sooner when decoding is quicker: see what makes the lower bar.</source>
      <translation>Ein Platz wird eher frei, wenn das Decoding schneller ist: siehe, was den unteren Balken ausmacht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request can't join within a pass, so shorter passes make it wait less.</source>
      <translation>Innerhalb eines Durchlaufs kann keine Anfrage zusteigen, also lassen kürzere Durchläufe sie weniger warten.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request waits {time} for its first token on average, and {share} of that is {part}.</source>
      <translation>Eine Anfrage wartet im Mittel {time} auf ihr erstes Token; {share} davon: {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A sequence already holds no more than it uses, so it is the cache that has to grow.</source>
      <translation>Eine Sequenz hält schon nicht mehr, als sie braucht, also muss der Cache wachsen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A server that waits is paid for too.</source>
      <translation>Auch ein Server, der wartet, wird bezahlt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All four checks pass. {check} is nearest to its limit: {values} ({percent} of it).</source>
      <translation>Alle vier Prüfungen sind erfüllt. Am nächsten am Limit: {check}, {values} ({percent} davon).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All three numbers pass; only quality refuses: {value}.</source>
      <translation>Alle drei Zahlen stimmen; nur die Qualität sagt nein: {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Between passes</source>
      <translation>Zwischen Durchläufen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Compute sets the time of these passes: let them compute less, or faster.</source>
      <translation>Das Rechnen bestimmt die Zeit dieser Durchläufe: Lassen Sie sie weniger rechnen oder schneller.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost per M tokens</source>
      <translation>Kosten je Mio. Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Each token guessed ahead costs a share of a pass, accepted or not.</source>
      <translation>Jedes vorausgeratene Token kostet einen Teil eines Durchlaufs, angenommen oder nicht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every GPU is paid for from start to end, whether the traffic needs it or not.</source>
      <translation>Jede GPU wird von Anfang bis Ende bezahlt, ob die Last sie braucht oder nicht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass crosses it, more often with more GPUs: make fewer passes, or split them less.</source>
      <translation>Jeder Durchlauf geht darüber, mit mehr GPUs öfter: weniger Durchläufe, oder weniger aufgeteilte.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass has it, whatever it does: get more tokens from each pass.</source>
      <translation>Jeder Durchlauf hat ihn, was er auch tut: Holen Sie aus jedem mehr Token heraus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads all {weights} of weights: let it read less, get more tokens from each, or read faster.</source>
      <translation>Jeder Durchlauf liest alle {weights} Gewichte: weniger lesen, mehr Token aus jedem holen oder schneller lesen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads every context that runs: get more tokens from each pass, or read faster.</source>
      <translation>Jeder Durchlauf liest jeden laufenden Kontext: mehr Token aus jedem holen oder schneller lesen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Evicted: prefilled once more</source>
      <translation>Verdrängt: noch ein Prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>From first token to finish a request takes {time} on average; {share} of that is {part}.</source>
      <translation>Vom ersten Token bis zum Ende braucht eine Anfrage im Mittel {time}; {share} davon: {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Idle</source>
      <translation>Leerlauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at GPU memory: {weights} of {memory} go to weights.</source>
      <translation>Sehen Sie auf den GPU-Speicher: {weights} von {memory} nehmen die Gewichte.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the bill, not at the passes: {gpus} for {time}, and requests went on arriving until {last}.</source>
      <translation>Sehen Sie auf die Rechnung, nicht auf die Durchläufe: {gpus} für {time}, und noch bei {last} kamen Anfragen an.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the weights, not at the bars: no bar shows what is wrong.</source>
      <translation>Sehen Sie auf die Gewichte, nicht auf die Balken: Kein Balken zeigt, was nicht stimmt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at {part}: {seconds} of {time}. All the rest takes {rest}.</source>
      <translation>Sehen Sie auf diesen Teil: {part}, {seconds} von {time}. Alles andere braucht {rest}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time from first token to finish</source>
      <translation>Mittlere Zeit vom ersten Token bis zum Ende</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time to first token</source>
      <translation>Mittlere Zeit bis zum ersten Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever left touches that. Another {share} is {part}.</source>
      <translation>Daran ändert kein Regler mehr etwas. Weitere {share}: {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes it smaller.</source>
      <translation>Kein Regler dieses Auftrags macht ihn kleiner.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes that smaller.</source>
      <translation>Kein Regler dieses Auftrags macht das kleiner.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever touches it: the brief offers no fewer GPUs.</source>
      <translation>Daran ändert kein Regler etwas: Weniger GPUs bietet der Auftrag nicht an.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request arrived: there is no time to explain.</source>
      <translation>Es kam keine Anfrage: Es gibt keine Zeit zu erklären.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request is served, so there is no time to explain.</source>
      <translation>Keine Anfrage wird bedient, also gibt es keine Zeit zu erklären.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how many bits keep a weight. Fewer are quicker to read, and the floor says how few.</source>
      <translation>Ein Regler sagt, wie viele Bits ein Gewicht hält. Weniger sind schneller gelesen, und die Untergrenze sagt, wie wenig.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how the cache is shared out: now a sequence holds {tokens} of it, used or not.</source>
      <translation>Ein Regler sagt, wie der Cache verteilt wird: Jetzt hält eine Sequenz {tokens} davon, genutzt oder nicht.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says when a request may join: now a place that is free stays empty to the batch's end.</source>
      <translation>Ein Regler sagt, wann eine Anfrage zusteigen darf: Jetzt bleibt ein freier Platz leer bis zum Ende des Batches.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware makes a stall shorter, but whoever decodes quicker meets fewer of them. Of the rest most, {share} of the whole, is {part}.</source>
      <translation>Nur mehr Hardware verkürzt einen Stau, aber wer schneller decodiert, gerät in weniger davon. Vom Rest das meiste, {share} vom Ganzen: {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware touches that. Another {share} is {part}.</source>
      <translation>Daran ändert nur mehr Hardware etwas. Weitere {share}: {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Own prefill</source>
      <translation>Eigener Prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: fewer bytes don't help, more FLOP a second do.</source>
      <translation>Prompts werden gerechnet, nicht gelesen: Weniger Bytes helfen nicht, mehr FLOP je Sekunde schon.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: only more FLOP a second make these stalls shorter.</source>
      <translation>Prompts werden gerechnet, nicht gelesen: Nur mehr FLOP je Sekunde verkürzen diese Staus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Queue</source>
      <translation>Warteschlange</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>That is about as long as the traffic itself, so quicker passes would not make it cheaper.</source>
      <translation>Das ist etwa so lang wie die Last selbst, also würden schnellere Durchläufe es nicht billiger machen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The brief would have to change: its traffic, its hardware or its limits.</source>
      <translation>Der Auftrag müsste sich ändern: seine Last, seine Hardware oder seine Limits.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The run takes {time}; the largest part of it, {share}, is {part}.</source>
      <translation>Der Lauf dauert {time}; der größte Teil davon, {share}: {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights and cache share the memory: either the weights take less of it, or there is more of it.</source>
      <translation>Gewichte und Cache teilen sich den Speicher: Entweder nehmen die Gewichte weniger davon, oder es gibt mehr.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights: {floor} or more. Reading them takes longer again, so see which bar that moves.</source>
      <translation>Gewichte: {floor} oder mehr. Sie zu lesen dauert dann wieder länger; sehen Sie, welchen Balken das bewegt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What they do to the answers shows only when answers are judged, elsewhere and by others; the floor stands for what the quality team found.</source>
      <translation>Was sie mit den Antworten machen, zeigt sich erst, wenn Antworten beurteilt werden, anderswo und von anderen; die Untergrenze steht für das, was das Qualitätsteam fand.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What touches it is {kind}.</source>
      <translation>Daran ändert etwas: {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Whatever the numbers say, the weights are below the quality floor: {value}.</source>
      <translation>Was die Zahlen auch sagen, die Gewichte liegen unter der Untergrenze der Qualität: {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>being out of the cache, and prefilled again</source>
      <translation>aus dem Cache verdrängt und neu eingelesen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>continuous</source>
      <translation>kontinuierlich</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer</source>
      <translation>weniger</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer bits</source>
      <translation>weniger Bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer tokens</source>
      <translation>weniger Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>guessing draft tokens</source>
      <translation>Vorausraten von Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a pass takes</source>
      <translation>wie lange ein Durchlauf dauert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a sequence stays: whatever makes its decoding slow</source>
      <translation>wie lange eine Sequenz bleibt: was ihr Decoding langsam macht</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many bytes a pass reads, or how many tokens it yields</source>
      <translation>wie viele Bytes ein Durchlauf liest oder wie viele Token er bringt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields</source>
      <translation>wie viele Token ein Durchlauf bringt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields, or how fast it reads</source>
      <translation>wie viele Token ein Durchlauf bringt oder wie schnell er liest</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much a pass computes, or how fast</source>
      <translation>wie viel ein Durchlauf rechnet oder wie schnell</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much hardware is paid for</source>
      <translation>wie viel Hardware bezahlt wird</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much is guessed ahead, and what a guess costs</source>
      <translation>wie weit vorausgeraten wird und was das kostet</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much memory the cache has</source>
      <translation>wie viel Speicher der Cache hat</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how often GPUs have to talk, and how many</source>
      <translation>wie oft GPUs sich abstimmen müssen und wie viele</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how quickly prompts are prefilled</source>
      <translation>wie schnell Prompts eingelesen werden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how requests join those that run</source>
      <translation>wie Anfragen zu den laufenden zusteigen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how the cache's memory is set aside</source>
      <translation>wie der Speicher des Cache reserviert wird</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idling</source>
      <translation>Leerlauf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>link</source>
      <translation>Verbindung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more tokens</source>
      <translation>mehr Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more, at their price</source>
      <translation>mehr, zu ihrem Preis</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>overhead</source>
      <translation>Grundaufwand</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>prefill stalls</source>
      <translation>Stau durch Prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing because {most}, the most that may, already run</source>
      <translation>Anstehen, weil schon {most} laufen, mehr dürfen nicht</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing until the cache has room</source>
      <translation>Anstehen, bis der Cache Platz hat</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while a batch runs that it may not join</source>
      <translation>Anstehen, während ein Batch läuft, in den sie nicht zusteigen darf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while the prompts ahead of it are prefilled</source>
      <translation>Anstehen, während die Prompts davor eingelesen werden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the KV cache</source>
      <translation>Lesen des KV-Cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the weights</source>
      <translation>Lesen der Gewichte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>standing still while prompts of others are prefilled</source>
      <translation>Stillstand, während Prompts anderer eingelesen werden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the fixed overhead of passes</source>
      <translation>fester Grundaufwand der Durchläufe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the link between GPUs</source>
      <translation>Verbindung zwischen GPUs</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a pass to end</source>
      <translation>Warten auf Durchlaufende</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a place</source>
      <translation>Warten auf einen Platz</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for memory</source>
      <translation>Warten auf Speicher</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for prompts ahead</source>
      <translation>Warten auf Prompts davor</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for the batch</source>
      <translation>Warten auf den Batch</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>waiting for the pass under way to end</source>
      <translation>Warten, bis der laufende Durchlauf endet</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>what else is in memory, or how much memory there is</source>
      <translation>was sonst im Speicher liegt oder wie viel Speicher es gibt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is furthest over its limit: {values} ({percent} of it).</source>
      <translation>Am weitesten über dem Limit: {check}, {values} ({percent} davon).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is over its limit: {values} ({percent} of it).</source>
      <translation>Über dem Limit: {check}, {values} ({percent} davon).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{levers}.</source>
      <translation>{levers}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{lever}: {way}</source>
      <translation>{lever}: {way}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{stage}: {part}</source>
      <translation>{stage}: {part}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{time} {unit}</source>
      <translation>{time} {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;About Serveplate</source>
      <translation>Ü&amp;ber Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Brief</source>
      <translation>Au&amp;ftrag</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Choose a brief</source>
      <translation>Auftrag &amp;wählen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Design</source>
      <translation>&amp;Entwurf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Full screen</source>
      <translation>&amp;Vollbild</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Go to the bets</source>
      <translation>&amp;Zu den Wetten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Predict first</source>
      <translation>&amp;Erst vorhersagen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Quit</source>
      <translation>B&amp;eenden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Briefs (*.toml)</source>
      <translation>Aufträge (*.toml)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Lan&amp;guage</source>
      <translation>S&amp;prache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Load a measurement</source>
      <translation>Messung laden</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Open a brief</source>
      <translation>Auftrag öffnen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Results (*.json)</source>
      <translation>Ergebnisse (*.json)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>See what &amp;happens</source>
      <translation>Zeigen, &amp;was geschieht</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Something went wrong: {what}. The details are in the log, {log}.</source>
      <translation>Etwas ging schief: {what}. Näheres steht im Protokoll, {log}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>The design is copied as text.</source>
      <translation>Der Entwurf ist als Text kopiert.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request of a recorded trace</source>
      <translation>1 Anfrage einer Aufzeichnung</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>All four checks still pass.</source>
      <translation>Weiterhin alle vier Prüfungen erfüllt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>GPU memory left for cache</source>
      <translation>GPU-Speicher für den Cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Left for cache</source>
      <translation>Frei für Cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Loaded design</source>
      <translation>Geladener Entwurf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Move a lever: the bars answer, and this line says what the move did.</source>
      <translation>Bewegen Sie einen Regler: Die Balken antworten, und diese Zeile sagt, was er bewirkt.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>No request arrived, so there is nothing to measure.</source>
      <translation>Es kam keine Anfrage, also gibt es nichts zu messen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now failing: {checks}.</source>
      <translation>Nun verfehlt: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now passing: {checks}.</source>
      <translation>Nun erfüllt: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Roofline estimates, one draw of traffic (seed {seed})</source>
      <translation>Roofline-Schätzungen, eine Ziehung der Last (Seed {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Room for</source>
      <translation>Platz für</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Still failing: {checks}.</source>
      <translation>Noch verfehlt: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The design is saved.</source>
      <translation>Der Entwurf ist gespeichert.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The same design</source>
      <translation>Derselbe Entwurf</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This design was loaded.</source>
      <translation>Dieser Entwurf wurde geladen.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This is the starting server.</source>
      <translation>Das ist der Startserver.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>at least {bits} bits</source>
      <translation>mindestens {bits} Bit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>each reserves {tokens}</source>
      <translation>jede reserviert {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, no result</source>
      <translation>verfehlt, kein Wert</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, {percent}</source>
      <translation>verfehlt, {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fragile: passes on {passes} of {done} draws</source>
      <translation>wackelig: besteht in {passes} von {done} Ziehungen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>no measure moves by as much as 1%</source>
      <translation>kein Wert ändert sich auch nur um 1 %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {asked} asked for</source>
      <translation>von {asked} verlangten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {tokens} tokens each</source>
      <translation>mit je {tokens} Token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB</source>
      <translation>von {total} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB; weights take {weights} GB</source>
      <translation>von {total} GB; Gewichte brauchen {weights} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>over {number}%</source>
      <translation>über {number} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time per output token (TPOT)</source>
      <translation>p95 Zeit je Ausgabetoken (TPOT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time to first token (TTFT)</source>
      <translation>p95 Zeit bis zum 1. Token (TTFT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws</source>
      <translation>besteht in {passes} von {done} Ziehungen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws so far</source>
      <translation>besteht bisher in {passes} von {done} Ziehungen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, none measured</source>
      <translation>erfüllt, nichts gemessen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, {percent}</source>
      <translation>erfüllt, {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>quality</source>
      <translation>Qualität</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>scale to {end}</source>
      <translation>Skala bis {end}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/words.py" />
      <source>sequences</source>
      <extracomment>Of one: sequence</extracomment>
      <translation>
        <numerusform>Sequenz</numerusform>
        <numerusform>Sequenzen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{levers}: changed from the starting server.</source>
      <translation>{levers}: gegenüber dem Startserver geändert.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. The bars keep the outline of the design before.</source>
      <translation>{move}. Die Balken behalten den Umriss des vorigen Entwurfs.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. {nobody}</source>
      <translation>{move}. {nobody}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}: {changes}.</source>
      <translation>{move}: {changes}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} fails</source>
      <translation>{name} verfehlt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} passes</source>
      <translation>{name} erfüllt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {before} → {after}</source>
      <translation>{name} {before} → {after}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {value}: {status} {limit}</source>
      <translation>{name} {value}: {status} {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {status}, limit {limit}</source>
      <translation>{name}: {status}, Limit {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {value}, {below}</source>
      <translation>{name}: {value}, {below}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} from {clients} clients that each wait for their answer</source>
      <translation>{requests} von {clients} Clients, die je auf ihre Antwort warten</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} requests of a recorded trace in {duration} s</source>
      <translation>{requests} Anfragen einer Aufzeichnung in {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{said}; measured {value}</source>
      <translation>{said}; gemessen {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{status} of limit</source>
      <translation>{status} vom Limit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{tokens}; at most {most} may run</source>
      <translation>{tokens}; höchstens {most} dürfen laufen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, floor {limit}</source>
      <translation>{value}, mindestens {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, limit {limit}</source>
      <translation>{value}, Limit {limit}</translation>
    </message>
  </context>
  <context>
    <name>briefs</name>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Burst</source>
      <translation>Ansturm</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Ten seconds of rush: whoever can't take all of it at once lets the queue grow as long as the rush lasts.</source>
      <translation>Zehn Sekunden Ansturm: Wer ihn nicht auf einmal aufnehmen kann, lässt die Schlange wachsen, solange er dauert.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Code Completion</source>
      <translation>Code vervollständigen</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Text that is easy to guess: a longer draft than usual pays, up to a point.</source>
      <translation>Text, der leicht zu erraten ist: Weiter vorauszuraten als sonst lohnt sich, bis zu einem Punkt.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>A context of 131,072 tokens that hardly a request uses: whoever sets all of it aside has room for a handful of sequences.</source>
      <translation>Ein Kontext von 131.072 Token, den kaum eine Anfrage nutzt: Wer ihn ganz reserviert, hat Platz für eine Handvoll Sequenzen.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>Long Context</source>
      <translation>Langer Kontext</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long Prompts</source>
      <translation>Lange Prompts</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long prompts, short answers: prefill is compute, so neither fewer bits nor a draft shortens the wait. More GPUs do.</source>
      <translation>Lange Prompts, kurze Antworten: Prefill ist Rechnen, also verkürzen weder weniger Bits noch Vorausraten das Warten. Mehr GPUs schon.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>More work than the GPUs can compute: no design passes. Put the FLOP that are asked for beside those that there are before you move a lever.</source>
      <translation>Mehr Arbeit, als die GPUs rechnen können: Kein Entwurf besteht. Halten Sie die verlangten FLOP neben die vorhandenen, ehe Sie einen Regler bewegen.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>Overload</source>
      <translation>Überlast</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Only the price counts: a full batch is worth more than a fast one, and every guess that is refused is compute that was paid for.</source>
      <translation>Nur der Preis zählt: Ein voller Batch ist mehr wert als ein schneller, und jedes abgelehnte Token ist bezahltes Rechnen.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Overnight Batch</source>
      <translation>Nachtlauf</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>One person at a time on a small GPU: the pace is the weights' bytes over the bandwidth, and the price is idle time. Batching changes little.</source>
      <translation>Eine Person nach der anderen auf einer kleinen GPU: Das Tempo sind die Bytes der Gewichte durch die Bandbreite, der Preis ist Leerlauf. Batching ändert wenig.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>Quiet Chat</source>
      <translation>Stiller Chat</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Serve a Model</source>
      <translation>Ein Modell bereitstellen</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Where the time of a loaded server goes: into its queue first, then into memory traffic, and what speed costs.</source>
      <translation>Wohin die Zeit eines ausgelasteten Servers geht: erst in die Warteschlange, dann ins Lesen von Speicher, und was Tempo kostet.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>A model that no single GPU holds in 16 bits: memory decides first what can run at all, then how many sequences run at once.</source>
      <translation>Ein Modell, das keine einzelne GPU in 16 Bit fasst: Der Speicher entscheidet erst, was überhaupt läuft, dann, wie viele Sequenzen zugleich.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>Seventy Billion</source>
      <translation>Siebzig Milliarden</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>Sixteen Bits</source>
      <translation>Sechzehn Bit</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>When no bit may be given up, a draft is the lever that is left: what it yields is the large model's own text.</source>
      <translation>Wenn kein Bit aufgegeben werden darf, bleibt das Vorausraten: Was es bringt, ist der eigene Text des großen Modells.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>GPUs on a slow link: every pass waits for it twice a layer, so each further GPU costs what the first did and brings less.</source>
      <translation>GPUs an einer langsamen Verbindung: Jeder Durchlauf wartet je Schicht zweimal auf sie, also kostet jede weitere GPU so viel wie die erste und bringt weniger.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>Slow Link</source>
      <translation>Langsame Verbindung</translation>
    </message>
    <message>
      <location filename="../../resources/timings/h100-tensorrt-llm.toml" />
      <source>Calibrated H100 (TensorRT-LLM 1.0.0rc3)</source>
      <translation>Kalibrierte H100 (TensorRT-LLM 1.0.0rc3)</translation>
    </message>
  </context>
</TS>
