<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>serveplate</name>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>a file is where a folder must be</source>
      <translation>un fichier se trouve là où il faut un dossier</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>it is no ordinary file</source>
      <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>The briefs in {folder} can't be read: {reason}</source>
      <translation>Les briefs de {folder} sont illisibles : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a TOML file</source>
      <translation>un fichier TOML</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a brief</source>
      <translation>un brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a table, [{table}]</source>
      <translation>une table, [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>did you mean {name}?</source>
      <translation>vouliez-vous dire {name} ?</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be in {tables}</source>
      <translation>sa place est dans {tables}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be one of {names}</source>
      <translation>les possibilités sont {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>name is not given; a brief needs one, such as "Serve a Model"</source>
      <translation>name manque ; un brief a besoin d’un nom, par exemple "Serve a Model"</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>schema is {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>schema vaut {schema}, d’un Serveplate plus récent ; celui-ci lit {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a field of [{table}]; {hint}</source>
      <translation>{name} n’est pas un champ de [{table}] ; {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a table or field of a brief; {hint}</source>
      <translation>{name} n’est ni une table ni un champ d’un brief ; {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not given; it must be {may_be}</source>
      <translation>{name} manque ; ce doit être {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{path} can't be written: {reason}</source>
      <translation>{path} ne peut être écrit : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>{path} is nested too deeply to be {what}</source>
      <translation>{path} est trop profondément imbriqué pour être {what}</translation>
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
      <translation>{path} : {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{table} is a list of tables, [[{table}]]; it must be one table, [{table}]</source>
      <translation>{table} est une liste de tables, [[{table}]] ; il n’en faut qu’une, [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>Designs can't be kept in {folder}: {reason}</source>
      <translation>Les configurations ne peuvent être conservées dans {folder} : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be deleted from {folder}: {reason}</source>
      <translation>La configuration {design} ne peut être supprimée de {folder} : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be kept in {folder}: {reason}</source>
      <translation>La configuration {design} ne peut être conservée dans {folder} : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} can't be read: {reason}</source>
      <translation>La configuration conservée {path} ne peut être lue : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is left untouched: {error}</source>
      <translation>La configuration conservée {path} reste intacte : {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}) and can't be set aside: {reason}</source>
      <translation>La configuration conservée {path} est illisible ({why}) et ne peut être mise de côté : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}); it is set aside as {aside}</source>
      <translation>La configuration conservée {path} est illisible ({why}) ; elle est mise de côté sous le nom {aside}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept designs in {folder} can't be read: {reason}</source>
      <translation>Les configurations conservées dans {folder} ne peuvent être lues : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a kept design</source>
      <translation>une configuration conservée</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a number</source>
      <translation>un nombre</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a text</source>
      <translation>un texte</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a time in UTC, such as 2026-01-31T12:00:00Z</source>
      <translation>une heure en UTC, par exemple 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a whole number</source>
      <translation>un nombre entier</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>an object</source>
      <translation>un objet</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>at least 0</source>
      <translation>au moins 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>brief_sha256 is not the fingerprint of its brief</source>
      <translation>brief_sha256 n’est pas l’empreinte de son brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it has schema {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>elle a le schema {schema}, d’un Serveplate plus récent ; celui-ci lit {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is empty</source>
      <translation>il est vide</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is larger than {most} bytes</source>
      <translation>elle dépasse {most} octets</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is nested too deeply</source>
      <translation>elle est trop profondément imbriquée</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it must be a JSON object</source>
      <translation>ce doit être un objet JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it {problem}</source>
      <translation>elle {problem}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>its brief's, {seed}</source>
      <translation>celui de son brief, {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/settings.py" />
      <source>true or false</source>
      <translation>true ou false</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not a JSON number</source>
      <translation>{name} n’est pas un nombre JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is {value}; it must be {may_be}</source>
      <translation>{name} vaut {value} ; ce doit être {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a JSON file</source>
      <translation>un fichier JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list</source>
      <translation>une liste</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list of numbers, none below 0</source>
      <translation>une liste de nombres, aucun sous 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a measurement</source>
      <translation>une mesure</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a number from {least} to {most}</source>
      <translation>un nombre de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no request that succeeded in {place}; {what} needs one</source>
      <translation>n’a aucune requête réussie dans {place} ; {what} en a besoin</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no run in benchmarks; it must have one or more</source>
      <translation>n’a aucune exécution dans benchmarks ; il en faut une au moins</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no {place}; {what} needs it</source>
      <translation>n’a pas de {place} ; {what} en a besoin</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {name} twice in one object; a name must be there once</source>
      <translation>a {name} deux fois dans un objet ; un nom ne peut y être qu’une fois</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {place} {value}; it must be {may_be}</source>
      <translation>a {place} {value} ; ce doit être {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {ttfts} ttfts, {itls} itls and {lengths} output_lens; they must be as many</source>
      <translation>a {ttfts} ttfts, {itls} itls et {lengths} output_lens ; il en faut autant de chaque</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>is neither a result of vllm bench serve nor a report of GuideLLM; it must be one of the two</source>
      <translation>n’est ni un résultat de vllm bench serve ni un rapport de GuideLLM ; ce doit être l’un des deux</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not UTF-8 text (at line {line}); {what} must be</source>
      <translation>n’est pas du texte UTF-8 (à la ligne {line}) ; {what} doit l’être</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid JSON: {why} at line {line}, column {column}</source>
      <translation>n’est pas du JSON valide : {why} à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid TOML: {why}</source>
      <translation>n’est pas du TOML valide : {why}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>{name} is there more than once</source>
      <translation>{name} s’y trouve plus d’une fois</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be read: {reason}</source>
      <translation>{path} est illisible : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be the name of a file</source>
      <translation>{path} ne peut être le nom d’un fichier</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is a folder; {what} must be {kind}</source>
      <translation>{path} est un dossier ; {what} doit être {kind}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is larger than {most} bytes, the most that {what} may have</source>
      <translation>{path} dépasse {most} octets, le plus que puisse avoir {what}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Bands reach from the least to the most in each piece of time; of the cache the most is drawn, its size is the line. Dashed: the last request arrives.</source>
      <translation>Les bandes vont du minimum au maximum dans chaque tranche de temps ; du cache, le maximum est dessiné, sa taille est la ligne. En tirets : la dernière requête arrive.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Check</source>
      <translation>Critère</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Finding</source>
      <translation>Constat</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Limit</source>
      <translation>Limite</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request arrived: there is nothing to measure.</source>
      <translation>Aucune requête n’est arrivée : il n’y a rien à mesurer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is no time to explain.</source>
      <translation>Aucune requête n’a été servie : il n’y a aucun temps à expliquer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is nothing to spread.</source>
      <translation>Aucune requête n’a été servie : il n’y a rien à répartir.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Not studied: the verdict is that of one draw of the traffic.</source>
      <translation>Non étudié : le verdict est celui d’un seul tirage du trafic.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Nothing ran.</source>
      <translation>Rien n’a tourné.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Over the draws</source>
      <translation>Sur les tirages</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Shares of the limits. Hatched: fails. A bar beyond {clip} is broken off; its value stands beside it.</source>
      <translation>Parts des limites. Hachuré : échoue. Une barre au-delà de {clip} est coupée ; sa valeur est à côté.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Value</source>
      <translation>Valeur</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Where the time goes, of a request on average and of the run:</source>
      <translation>Où passe le temps, d’une requête en moyenne et de l’exécution :</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Whiskers: from the least to the most of {draws} draws of the traffic.</source>
      <translation>Moustaches : du minimum au maximum de {draws} tirages du trafic.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>at least {limit}</source>
      <translation>au moins {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>at most {limit}</source>
      <translation>au plus {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>holds on</source>
      <translation>tient sur</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>least</source>
      <translation>minimum</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>limit</source>
      <translation>limite</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>limit of p95</source>
      <translation>limite du p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>mean</source>
      <translation>moyenne</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>median</source>
      <translation>médiane</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>most</source>
      <translation>maximum</translation>
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
      <translation>part</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>requests within it</source>
      <translation>requêtes en deçà</translation>
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
      <translation>graine {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>share</source>
      <translation>part</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>time</source>
      <translation>temps</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{name}: {time}</source>
      <translation>{name} : {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>{some} of {draws}</source>
      <translation>{some} sur {draws}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>KV cache, of {size}:</source>
      <translation>Cache KV, de {size} :</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Requests waiting, at most {most}</source>
      <translation>Requêtes en attente, au plus {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Sequences running, at most {most}</source>
      <translation>Séquences en cours, au plus {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Shares of the limits: {ttft}; {tpot}; {cost}</source>
      <translation>Parts des limites : {ttft} ; {tpot} ; {cost}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>The run takes {time}; the last request arrives at {arrival}. At most {waiting} requests wait and {running} sequences run. Of {size} GB of cache at most {reserved} GB are reserved and {used} GB used.</source>
      <translation>L’exécution dure {time} ; la dernière requête arrive à {arrival}. Au plus {waiting} requêtes attendent et {running} séquences tournent. Sur {size} Go de cache, au plus {reserved} Go sont réservés et {used} Go utilisés.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>fails</source>
      <translation>échoue</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_plot.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>limit {limit}</source>
      <translation>limite {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>passes</source>
      <translation>réussit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>reserved, at most {most}</source>
      <translation>réservé, au plus {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>used, at most {most}</source>
      <translation>utilisé, au plus {most}</translation>
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
      <translation>{number} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{percent}% of its limit</source>
      <translation>{percent} % de sa limite</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{title}: {values}, limit {limit}</source>
      <translation>{title} : {values}, limite {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request a second for {duration} s</source>
      <translation>1 requête/s pendant {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{number}%</source>
      <translation>&lt;{number} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{time}</source>
      <translation>&lt;{time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>A draft token is accepted with probability {acceptance} and costs {cost} of a pass.</source>
      <translation>Un jeton d’ébauche est accepté avec une probabilité de {acceptance} et coûte {cost} d’une passe.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Against the limits</source>
      <translation>Face aux limites</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>All three numbers pass; only the floor under the weights' bits refuses.</source>
      <translation>Les trois valeurs réussissent ; seul le plancher des bits des poids refuse.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass.</source>
      <translation>Au plus {sequences} à la fois et {prompts} jetons de prompt par passe de prefill.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass; outputs of at most {outputs} tokens.</source>
      <translation>Au plus {sequences} à la fois et {prompts} jetons de prompt par passe de prefill ; réponses d’au plus {outputs} jetons.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>From first to last token</source>
      <translation>Du premier au dernier jeton</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>GPU memory left for the cache: {memory}.</source>
      <translation>Mémoire GPU laissée au cache : {memory}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How TTFT and TPOT are spread over the requests</source>
      <translation>Comment TTFT et TPOT se répartissent entre les requêtes</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How sure it is</source>
      <translation>À quel point c’est sûr</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: communication between GPUs, the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>Non simulés : la communication entre GPU, la qualité des poids quantifiés (d’où le plancher), la mémoire des activations, la tokenisation, le réseau, le cache de préfixes, le prefill par morceaux, les groupes séparés.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>Non simulés : la qualité des poids quantifiés (d’où le plancher), la mémoire des activations, la tokenisation, le réseau, le cache de préfixes, le prefill par morceaux, les groupes séparés.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Of {time} behind it {share} is {kind}.</source>
      <translation>De ce qui est derrière ({time}), {share} revient à : {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>On the brief's seed, which gives the verdict, it fails.</source>
      <translation>Avec la graine du brief, qui donne le verdict, elle échoue.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Served {requests} and {tokens} in {time}: {throughput}.</source>
      <translation>Servis : {requests} et {tokens} en {time}, soit {throughput}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The brief</source>
      <translation>Le brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is fragile: it passes on the brief's seed by luck, and another draw may well fail.</source>
      <translation>La configuration est fragile : elle réussit avec la graine du brief par chance, et un autre tirage peut fort bien échouer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is not fragile.</source>
      <translation>La configuration n’est pas fragile.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The four checks</source>
      <translation>Les quatre critères</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The levers</source>
      <translation>Les leviers</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run along its time</source>
      <translation>L’exécution au fil du temps</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run is about as long as its traffic, so quicker passes would not make it cheaper.</source>
      <translation>L’exécution dure à peu près autant que son trafic, si bien que des passes plus rapides ne la rendraient pas moins chère.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The whole run</source>
      <translation>Toute l’exécution</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>To the first token</source>
      <translation>Jusqu’au premier jeton</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>What binds</source>
      <translation>Ce qui limite</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>What is assumed, and what is not simulated</source>
      <translation>Ce qui est supposé, et ce qui n’est pas simulé</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>a recorded trace ({how})</source>
      <translation>une trace enregistrée ({how})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>compute</source>
      <translation>calcul</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>draft passes</source>
      <translation>passes d’ébauche</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>evicted</source>
      <translation>évincée</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/story_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idle</source>
      <translation>inactif</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>link between GPUs</source>
      <translation>lien entre GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>overhead of passes</source>
      <translation>surcoût des passes</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>p95 time to first token (TTFT) at most {ttft}, p95 time per output token (TPOT) at most {tpot}, cost at most {cost}, weights of at least {quality}.</source>
      <translation>p95 du temps au premier jeton (TTFT) au plus {ttft}, p95 du temps par jeton (TPOT) au plus {tpot}, coût au plus {cost}, poids d’au moins {quality}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>prefills of others</source>
      <translation>prefills des autres</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts averaging {prompt} and outputs {output} tokens</source>
      <translation>prompts de {prompt} et réponses de {output} jetons en moyenne</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts of {prompt} and outputs of {output} tokens</source>
      <translation>prompts de {prompt} et réponses de {output} jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading KV cache</source>
      <translation>lecture du cache KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading weights</source>
      <translation>lecture des poids</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time from first token to finish</source>
      <translation>temps moyen du premier jeton à la fin</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time to first token</source>
      <translation>temps moyen jusqu’au premier jeton</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the whole run</source>
      <translation>toute l’exécution</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a pass to end</source>
      <translation>attente de la fin d’une passe</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a place</source>
      <translation>attente d’une place</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for memory</source>
      <translation>attente de mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for prompts ahead</source>
      <translation>attente de prompts devant</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for the batch</source>
      <translation>attente du lot</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{estimate}: seed {seed}.</source>
      <translation>{estimate} : graine {seed}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{gpu}: {compute} of {flops} TFLOP/s and {bandwidth} of {terabytes} TB/s are reached; {memory}; {overhead} ms of overhead a pass.</source>
      <translation>{gpu} : {compute} de {flops} TFLOP/s et {bandwidth} de {terabytes} To/s sont atteints ; {memory} ; {overhead} ms de surcoût par passe.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{model} must serve {traffic}, {lengths}, on {gpu} GPUs at {price} per GPU-hour.</source>
      <translation>{model} doit servir {traffic}, {lengths}, sur GPU {gpu} à {price} l’heure de GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{model}: {parameters} parameters, a context of {context} tokens, {kilobytes} kB of KV cache a token, {block} tokens a block.</source>
      <translation>{model} : {parameters} paramètres, un contexte de {context} jetons, {kilobytes} ko de cache KV par jeton, {block} jetons par bloc.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is furthest over its limit: {value}, {share}.</source>
      <translation>{name} dépasse le plus sa limite : {value}, {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is nearest to its limit: {value}, {share}.</source>
      <translation>{name} est au plus près de sa limite : {value}, {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{outcome} of the traffic: the brief's seed, {seed}, and others.</source>
      <translation>{outcome} du trafic : la graine du brief, {seed}, et d’autres.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{passes} passes, {evictions}.</source>
      <translation>{passes} passes, {evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{rate} requests a second for {duration} s</source>
      <translation>{rate} requêtes/s pendant {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{requests} from {clients} in a closed loop</source>
      <translation>{requests} de {clients} en boucle fermée</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>In the preferences, {path}, {fault}</source>
      <translation>Dans les préférences, {path}, {fault}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences can't be kept in {path}: {reason}</source>
      <translation>Les préférences ne peuvent être conservées dans {path} : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} are not valid TOML and are not used: {error}</source>
      <translation>Les préférences de {path} ne sont pas du TOML valide et ne sont pas utilisées : {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} can't be read: {reason}</source>
      <translation>Les préférences de {path} ne peuvent être lues : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <location filename="../../serveplate/files/traces.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/studies.py" />
      <source>Passes on {passes} of {draws}</source>
      <translation>Réussit sur {passes} des {draws}</translation>
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
      <translation>Les quatre critères réussissent</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Batching</source>
      <translation>Lots</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Contiguous</source>
      <translation>Contigu</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Continuous</source>
      <translation>Continus</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Continuous batching</source>
      <translation>Lots continus</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost</source>
      <translation>Coût</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Design code</source>
      <translation>Code de configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Draft</source>
      <translation>Ébauche</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GB</source>
      <translation>Go</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>GPU memory left for the cache</source>
      <translation>Mémoire GPU laissée au cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>GPUs</source>
      <translation>GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>KV cache</source>
      <translation>Cache KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Most at once</source>
      <translation>Maximum à la fois</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>None</source>
      <translation>Aucune</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Paged</source>
      <translation>Paginé</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Passes</source>
      <translation>Passes</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Quality</source>
      <translation>Qualité</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/pictures.py" />
      <source>Roofline estimates, not measurements; one draw of traffic</source>
      <translation>Estimations de roofline, non des mesures ; un tirage du trafic</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Served</source>
      <translation>Servi</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Static</source>
      <translation>Statiques</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Static batching</source>
      <translation>Lots statiques</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>This design can't run</source>
      <translation>Cette configuration ne peut tourner</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Throughput</source>
      <translation>Débit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Trace</source>
      <translation>Trace</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Weights</source>
      <translation>Poids</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>compressed to {scale} times the rate</source>
      <translation>comprimée à {scale} fois le débit</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>contiguous KV cache</source>
      <translation>cache KV contigu</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>draft of {tokens}</source>
      <translation>ébauche de {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>floor {limit}</source>
      <translation>plancher {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to its end</source>
      <translation>de {start} s à sa fin</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to {duration} s later</source>
      <translation>de {start} s à {duration} s plus tard</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>no draft</source>
      <translation>sans ébauche</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>no result</source>
      <translation>sans valeur</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none measured</source>
      <translation>rien de mesuré</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>none, the weights exceed it by {memory}</source>
      <translation>aucune, les poids la dépassent de {memory}</translation>
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
      <translation>cache KV paginé</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>per M tokens</source>
      <translation>par M jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>room for {sequences}</source>
      <translation>place pour {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>thinned to {scale} of them (seed {seed})</source>
      <translation>réduite à {scale} d’entre elles (graine {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>this brief's traffic does not fit in memory</source>
      <translation>le trafic de ce brief ne tient pas en mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>tokens/s</source>
      <translation>jetons/s</translation>
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
      <translation>{estimate} (graine {seed}).</translation>
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
        <numerusform>{n} GPU</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} bits</source>
      <extracomment>Of one: {n} bit</extracomment>
      <translation>
        <numerusform>{n} bit</numerusform>
        <numerusform>{n} bits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} clients</source>
      <extracomment>Of one: {n} client</extracomment>
      <translation>
        <numerusform>{n} client</numerusform>
        <numerusform>{n} clients</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} draws</source>
      <extracomment>Of one: {n} draw</extracomment>
      <translation>
        <numerusform>{n} tirage</numerusform>
        <numerusform>{n} tirages</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} evictions</source>
      <extracomment>Of one: {n} eviction</extracomment>
      <translation>
        <numerusform>{n} éviction</numerusform>
        <numerusform>{n} évictions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} measurements</source>
      <extracomment>Of one: {n} measurement</extracomment>
      <translation>
        <numerusform>{n} mesure</numerusform>
        <numerusform>{n} mesures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} of 4 checks fail</source>
      <extracomment>Of one: {n} of 4 checks fails</extracomment>
      <translation>
        <numerusform>{n} critère sur 4 échoue</numerusform>
        <numerusform>{n} critères sur 4 échouent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} requests</source>
      <extracomment>Of one: {n} request</extracomment>
      <translation>
        <numerusform>{n} requête</numerusform>
        <numerusform>{n} requêtes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} sequences</source>
      <extracomment>Of one: {n} sequence</extracomment>
      <translation>
        <numerusform>{n} séquence</numerusform>
        <numerusform>{n} séquences</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} tokens</source>
      <extracomment>Of one: {n} token</extracomment>
      <translation>
        <numerusform>{n} jeton</numerusform>
        <numerusform>{n} jetons</numerusform>
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
      <translation>{requests} au-delà du contexte écartées</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests}, {tokens} in {time}</source>
      <translation>{requests}, {tokens} en {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{some} of {requests}</source>
      <translation>{some} sur {requests}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{verdict}.</source>
      <translation>{verdict}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{width}-bit weights</source>
      <translation>poids en {width} bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a CSV or JSONL file</source>
      <translation>un fichier CSV ou JSONL</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object</source>
      <translation>un objet JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why} at character {place})</source>
      <translation>un objet JSON ({why} au caractère {place})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why})</source>
      <translation>un objet JSON ({why})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object, not nested this deeply</source>
      <translation>un objet JSON moins profondément imbriqué</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a number of milliseconds from 0 to {most}</source>
      <translation>un nombre de millisecondes de 0 à {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a time of the years 1900 to 2099, such as 2023-11-16 18:15:46.6805900</source>
      <translation>une heure des années 1900 à 2099, par exemple 2023-11-16 18:15:46.6805900</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a trace</source>
      <translation>une trace</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has more than {most} rows, the most that a trace may have</source>
      <translation>elle a plus de {most} lignes, le plus que puisse avoir une trace</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has no rows; a trace must have one at least</source>
      <translation>elle n’a pas de ligne ; une trace doit en avoir une au moins</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line 1 is {line}; it must be {columns}, or a JSON object with {names}</source>
      <translation>la ligne 1 est {line} ; ce doit être {columns}, ou un objet JSON avec {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} holds a zero byte; a trace must be UTF-8 text</source>
      <translation>la ligne {line} contient un octet nul ; une trace doit être du texte UTF-8</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is longer than {most} bytes, the most that one may have</source>
      <translation>la ligne {line} dépasse {most} octets, le plus qu’elle puisse avoir</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is not UTF-8 text; a trace must be</source>
      <translation>la ligne {line} n’est pas du texte UTF-8 ; une trace doit l’être</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>row {row} (line {line}): {error}</source>
      <translation>enregistrement {row} (ligne {line}) : {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>the row</source>
      <translation>la ligne</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{count} values, {names}</source>
      <translation>{count} valeurs, {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{name} is not given; a request needs it</source>
      <translation>{name} manque ; une requête en a besoin</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is no ordinary file; {what} must be {kind}</source>
      <translation>{path} n’est pas un fichier ordinaire ; {what} doit être {kind}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>gpu.link_latency_s is {value}, but gpu.link_bandwidth_bytes_per_s is not given; give both, or neither for an ideal link</source>
      <translation>gpu.link_latency_s vaut {value}, mais gpu.link_bandwidth_bytes_per_s manque ; indiquez les deux, ou aucun pour un lien idéal</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.output_tokens_max is {value}; it must be below model.context_tokens, which is {context}</source>
      <translation>traffic.output_tokens_max vaut {value} ; il doit être inférieur à model.context_tokens, qui vaut {context}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.requests_per_s is {rate} and traffic.duration_s is {duration}; their product, the requests expected, must be at most {most}</source>
      <translation>traffic.requests_per_s vaut {rate} et traffic.duration_s vaut {duration} ; leur produit, les requêtes attendues, doit être d’au plus {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, which has {tokens} output tokens; there must be at most {most}</source>
      <translation>traffic.trace_file est {file}, qui a {tokens} jetons de sortie ; il en faut au plus {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose requests have changed: their fingerprint is {now}, and the brief's is {before}</source>
      <translation>traffic.trace_file est {file}, dont les requêtes ont changé : leur empreinte est {now}, et celle du brief est {before}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose row {row} has a prompt of {prompt} and an output of {output} tokens; together they must be at most model.context_tokens, {context}, or traffic.trace_overlong be "drop", which leaves out {dropped}</source>
      <translation>traffic.trace_file est {file}, dont l’enregistrement {row} a un prompt de {prompt} et une réponse de {output} jetons ; ensemble ils doivent être au plus model.context_tokens, {context}, ou traffic.trace_overlong doit être "drop", qui en omet {dropped}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_rate_scale is {value}, but thinning only leaves requests out; it must be at most 1, or traffic.trace_scaling be "compress"</source>
      <translation>traffic.trace_rate_scale vaut {value}, mais éclaircir ne fait qu’omettre des requêtes ; ce doit être au plus 1, ou traffic.trace_scaling doit être "compress"</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_start_s is {start}, from where no request is left; the trace's last one arrives at {last} s</source>
      <translation>traffic.trace_start_s vaut {start}, et il n’y a plus de requête après ; la dernière de la trace arrive à {last} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} vaut {value}, et traffic.requests amène {requests} requêtes ; leur produit, les jetons de sortie attendus, doit être d’au plus {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests_per_s and traffic.duration_s bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} vaut {value}, et traffic.requests_per_s et traffic.duration_s amènent {requests} requêtes ; leur produit, les jetons de sortie attendus, doit être d’au plus {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value}, but traffic.arrivals is {arrivals}; it must be left out, or traffic.arrivals be "trace"</source>
      <translation>{name} vaut {value}, mais traffic.arrivals vaut {arrivals} ; il faut l’omettre, ou que traffic.arrivals soit "trace"</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The cache can't hold one sequence of {tokens} tokens: that takes {needed} GB and {there} GB are left.</source>
      <translation>Le cache ne peut contenir une séquence de {tokens} jetons : il faut {needed} Go et il reste {there} Go.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPUs have {there} GB.</source>
      <extracomment>Of one: The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPU has {there} GB.</extracomment>
      <translation>
        <numerusform>Les poids en {bits} bits prennent {needed} Go et ne laissent aucune place au cache : {n} GPU a {there} Go.</numerusform>
        <numerusform>Les poids en {bits} bits prennent {needed} Go et ne laissent aucune place au cache : {n} GPU ont {there} Go.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/design.py" />
      <source>{name} is {value}; this brief offers {settings}</source>
      <translation>{name} vaut {value} ; ce brief offre {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>0 or a number above 0 ({least} to {most})</source>
      <translation>0 ou un nombre supérieur à 0 ({least} à {most})</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a list of one or more different settings out of {settings}</source>
      <translation>une liste d’un ou plusieurs réglages différents parmi {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number above 0 ({least} to {most})</source>
      <translation>un nombre supérieur à 0 ({least} à {most})</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number of more than 30 digits</source>
      <translation>un nombre de plus de 30 chiffres</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a text of 1 to {most} characters on one line, none of them a control one</source>
      <translation>un texte de 1 à {most} caractères sur une ligne, sans caractère de contrôle</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a value too long to show</source>
      <translation>une valeur trop longue à montrer</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{first} or {last}</source>
      <translation>{first} ou {last}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is not given; a brief with arrivals = "{arrivals}" needs it</source>
      <translation>{name} manque ; un brief avec arrivals = "{arrivals}" en a besoin</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/workload.py" />
      <source>traffic.trace_file is {file}, which has not been read</source>
      <translation>traffic.trace_file est {file}, qui n’a pas été lu</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>About Serveplate</source>
      <translation>À propos de Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Config folder</source>
      <translation>Dossier de configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Learn to serve a language model: move five levers, watch a simulator answer, and pass the brief.
Its times are roofline estimates, not measurements.</source>
      <translation>Apprenez à servir un modèle de langage : bougez cinq leviers, regardez un simulateur répondre, et satisfaites le brief.
Ses temps sont des estimations de roofline, non des mesures.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Licence</source>
      <translation>Licence</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Log file</source>
      <translation>Journal</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Version</source>
      <translation>Version</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>{label}: {text}</source>
      <translation>{label} : {text}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>&amp;System language</source>
      <translation>Langue du &amp;système</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>Go to {lever}</source>
      <translation>Aller à {lever}</translation>
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
      <translation>Critères</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Design</source>
      <translation>Configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <source>Result and views</source>
      <translation>Résultat et vues</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>A design passes when all its bars end before their lines. Can you find one?</source>
      <translation>Une configuration réussit quand toutes ses barres finissent avant leur ligne. En trouvez-vous une ?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Batching: when it is continuous, a request joins at the next pass instead of waiting for a whole group. The queue melts; each pass has more to read.</source>
      <translation>Lots : s’ils sont continus, une requête entre à la passe suivante au lieu d’attendre tout un groupe. La file fond ; chaque passe a plus à lire.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Draft: a small model guesses the next tokens, and the large one checks them all in one pass. Tokens come sooner, but whoever waits in the queue still waits.</source>
      <translation>Ébauche : un petit modèle devine les jetons suivants, et le grand les vérifie tous en une passe. Les jetons viennent plus tôt, mais qui attend dans la file attend toujours.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>GPUs: more of them share each pass and shorten it. The bill grows with their number.</source>
      <translation>GPU : à plusieurs, ils se partagent chaque passe et l’abrègent. La facture grandit avec leur nombre.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>KV cache: paged, memory is handed out in small blocks as requests grow, so that more of them fit.</source>
      <translation>Cache KV : paginé, la mémoire est donnée par petits blocs à mesure que les requêtes grandissent ; il en tient davantage.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>The lesson plays itself; touch the screen or press a key to begin</source>
      <translation>La leçon se joue toute seule ; touchez l’écran ou pressez une touche pour commencer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>This server is too slow and too dear. Five levers can mend it: watch the bars.</source>
      <translation>Ce serveur est trop lent et trop cher. Cinq leviers peuvent l’améliorer : regardez les barres.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Touch to begin</source>
      <translation>Touchez pour commencer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Weights: with fewer bits there is less to read in every pass, and more memory is left for the cache. The brief says how few are too few.</source>
      <translation>Poids : avec moins de bits, il y a moins à lire à chaque passe, et plus de mémoire reste au cache. Le brief dit à partir de quand c’est trop peu.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Edit the brief…</source>
      <translation>&amp;Modifier le brief…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Open a brief…</source>
      <translation>&amp;Ouvrir un brief…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Save the brief as…</source>
      <translation>&amp;Enregistrer le brief sous…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Saved as {path}.</source>
      <translation>Enregistré sous {path}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>Saved as {path}. Comments that the file had are gone.</source>
      <translation>Enregistré sous {path}. Les commentaires du fichier ont disparu.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Choose one to fill in its published numbers.</source>
      <translation>Choisissez-en un pour remplir ses chiffres publiés.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>From the catalogue</source>
      <translation>Du catalogue</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Numbers of your own</source>
      <translation>Vos propres chiffres</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Source: {source}; checked on {day}.</source>
      <translation>Source : {source} ; vérifiée le {day}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>The price is an assumption of {day}, not a fact.</source>
      <translation>Le prix est une hypothèse du {day}, non un fait.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>$ per M tokens</source>
      <translation>$ par M de jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>$ per hour</source>
      <translation>$ par heure</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>0 or more.</source>
      <translation>0 ou plus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>2 for a cache in 16 bits, 1 for one in 8.</source>
      <translation>2 pour un cache en 16 bits, 1 pour un cache en 8.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A drafted token's time, of a pass of the large model.</source>
      <translation>Le temps d’un jeton ébauché, en part d’une passe du grand modèle.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A sentence on what it is for. It may be left out and changes no result.</source>
      <translation>Une phrase sur ce à quoi il sert. Facultative, elle ne change aucun résultat.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A text of 1 to {most} characters on one line.</source>
      <translation>Un texte de 1 à {most} caractères sur une ligne.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number from {least} to {most}.</source>
      <translation>Un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number, {least} or more.</source>
      <translation>Un nombre entier, {least} ou plus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0, at most 1.</source>
      <translation>Plus de 0, au plus 1.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0.</source>
      <translation>Plus de 0.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Acceptance</source>
      <translation>Acceptation</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All the same</source>
      <translation>Toutes égales</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All weights, each counted once.</source>
      <translation>Tous les poids, chacun compté une fois.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Assumptions</source>
      <translation>Hypothèses</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>At random, at a rate</source>
      <translation>Au hasard, à un débit donné</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Attention heads</source>
      <translation>Têtes d’attention</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Bandwidth that is reached</source>
      <translation>Bande passante atteinte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Below the context, of which it leaves the rest to prompts.</source>
      <translation>Moins que le contexte, dont le reste va aux prompts.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cache block</source>
      <translation>Bloc du cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Chance that a drafted token is what the large model would say.</source>
      <translation>Probabilité qu’un jeton ébauché soit ce que dirait le grand modèle.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients</source>
      <translation>Clients</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients that wait for their answer</source>
      <translation>Clients qui attendent leur réponse</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Compute that is reached</source>
      <translation>Calcul atteint</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Context</source>
      <translation>Contexte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cost, at most</source>
      <translation>Coût, au plus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Dense bf16, without sparsity.</source>
      <translation>bf16 dense, sans parcimonie.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Description</source>
      <translation>Description</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Draft cost</source>
      <translation>Coût de l’ébauche</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Duration</source>
      <translation>Durée</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each sends its next request when it has its answer.</source>
      <translation>Chacun envoie sa requête suivante quand il a sa réponse.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each way to the other GPUs; empty: an ideal link without cost.</source>
      <translation>Dans chaque sens vers les autres GPU ; vide : un lien idéal et gratuit.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Elements of one head's vector, head_dim.</source>
      <translation>Éléments du vecteur d’une tête, head_dim.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>FLOP/s</source>
      <translation>FLOP/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>From 0 to 1.</source>
      <translation>De 0 à 1.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GB/s</source>
      <translation>Go/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GPU time per million generated tokens.</source>
      <translation>Temps de GPU par million de jetons générés.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Head dimension</source>
      <translation>Dimension d’une tête</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long prompts and outputs are.</source>
      <translation>La longueur des prompts et des réponses.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long requests arrive; the run goes on until all are answered.</source>
      <translation>Combien de temps des requêtes arrivent ; l’essai dure jusqu’à ce que toutes aient leur réponse.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How many all clients send together.</source>
      <translation>Combien tous les clients envoient ensemble.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How the traffic arrives.</source>
      <translation>Comment le trafic arrive.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>In one prefill pass of continuous batching.</source>
      <translation>Dans une passe de prefill des lots continus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV element</source>
      <translation>Élément KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV heads</source>
      <translation>Têtes KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Key and value heads of a layer, num_key_value_heads: they fill the cache.</source>
      <translation>Têtes de clés et de valeurs d’une couche, num_key_value_heads : elles remplissent le cache.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Layers</source>
      <translation>Couches</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Lengths are</source>
      <translation>Les longueurs sont</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link bandwidth</source>
      <translation>Débit du lien</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link latency</source>
      <translation>Latence du lien</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Longest output</source>
      <translation>Réponse la plus longue</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory</source>
      <translation>Mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory bandwidth</source>
      <translation>Bande passante mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most prompt tokens</source>
      <translation>Jetons de prompt, au plus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most sequences</source>
      <translation>Séquences, au plus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of each of the two exchanges a layer; needs a link bandwidth.</source>
      <translation>De chacun des deux échanges par couche ; exige un débit du lien.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU.</source>
      <translation>D’un GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU; a GB is 10⁹ bytes.</source>
      <translation>D’un GPU ; un Go fait 10⁹ octets.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's peak, where compute is the bound.</source>
      <translation>Du maximum du GPU, là où le calcul limite.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's, where memory traffic is the bound.</source>
      <translation>De celle du GPU, là où le trafic mémoire limite.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Output</source>
      <translation>Réponse</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Overhead</source>
      <translation>Surcoût</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Parameters</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Peak compute</source>
      <translation>Calcul maximal</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Price</source>
      <translation>Prix</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Prompt</source>
      <translation>Prompt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Query heads of a layer, num_attention_heads.</source>
      <translation>Têtes de requête d’une couche, num_attention_heads.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Rate</source>
      <translation>Débit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Requests</source>
      <translation>Requêtes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Requests come</source>
      <translation>Les requêtes viennent</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Seed</source>
      <translation>Graine</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Spread (exponential)</source>
      <translation>Dispersées (exponentielles)</translation>
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
      <translation>Qui tournent en même temps.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The longest sequence, prompt and output together.</source>
      <translation>La plus longue séquence, prompt et réponse ensemble.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean rate of arrivals.</source>
      <translation>Le débit moyen des arrivées.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean, in tokens.</source>
      <translation>La moyenne, en jetons.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The quality floor: fewer bits than this fail.</source>
      <translation>Le plancher de qualité : moins de bits échouent.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The unit of the paged cache.</source>
      <translation>L’unité du cache paginé.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time per further output token that 95% of requests keep.</source>
      <translation>Temps par jeton suivant que tiennent 95 % des requêtes.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time to first token that 95% of requests keep.</source>
      <translation>Temps jusqu’au premier jeton que tiennent 95 % des requêtes.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Traffic</source>
      <translation>Trafic</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Weights, at least</source>
      <translation>Poids, au moins</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What each pass costs besides.</source>
      <translation>Ce que chaque passe coûte en plus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What is asked</source>
      <translation>Ce qui est demandé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What it is called.</source>
      <translation>Comment il s’appelle.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What the brief is called.</source>
      <translation>Comment s’appelle le brief.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Which draw of the traffic gives the verdict.</source>
      <translation>Le tirage du trafic qui donne le verdict.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>billion</source>
      <translation>milliards</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>bits</source>
      <translation>bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes</source>
      <translation>octets</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes/s</source>
      <translation>octets/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>min</source>
      <translation>min</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>num_hidden_layers in its config.</source>
      <translation>num_hidden_layers dans sa configuration.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TPOT, at most</source>
      <translation>p95 TPOT, au plus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TTFT, at most</source>
      <translation>p95 TTFT, au plus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>requests/s</source>
      <translation>requêtes/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>tokens</source>
      <translation>jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>weights</source>
      <translation>poids</translation>
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
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Edit the brief</source>
      <translation>Modifier le brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Levers</source>
      <translation>Leviers</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Pages of the form</source>
      <translation>Pages du formulaire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Save as…</source>
      <translation>Enregistrer sous…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Start over</source>
      <translation>Recommencer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>The requests come from a trace. What is replayed is set in the brief's own file.</source>
      <translation>Les requêtes viennent d’une trace. Ce qui est rejoué se règle dans le fichier du brief.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Use this brief</source>
      <translation>Utiliser ce brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Which settings the levers offer, and which the starting server has.</source>
      <translation>Les réglages qu’offrent les leviers, et ceux du serveur de départ.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>p95 TTFT {ttft}, p95 TPOT {tpot}, cost {cost}, weights {quality}. {designs}, about {requests}.</source>
      <translation>p95 TTFT {ttft}, p95 TPOT {tpot}, coût {cost}, poids {quality}. {designs}, environ {requests}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{n} fields are not right yet.</source>
      <extracomment>Of one: {n} field is not right yet.</extracomment>
      <translation>
        <numerusform>{n} champ n’est pas encore juste.</numerusform>
        <numerusform>{n} champs ne sont pas encore justes.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{page}: {wrong} wrong</source>
      <translation>{page} : {wrong} à corriger</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>A comma is no part of a number here: write 0.5 and 1024.</source>
      <translation>La virgule ne fait pas partie d’un nombre ici : écrivez 0.5 et 1024.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer at least one setting.</source>
      <translation>Offrez au moins un réglage.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer {lever}: {setting}</source>
      <translation>Offrir {lever} : {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>This can't be used. {range}</source>
      <translation>Cette valeur n’est pas utilisable. {range}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>starts with</source>
      <translation>commence par</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{label}, {unit}</source>
      <translation>{label}, {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{lever}: the starting server has</source>
      <translation>{lever} : le serveur de départ a</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>Begin the selected brief at its starting server</source>
      <translation>Commencer le brief choisi à son serveur de départ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brief</source>
      <translation>Brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Briefs</source>
      <translation>Briefs</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>It replays a recorded trace.</source>
      <translation>Il rejoue une trace enregistrée.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Load</source>
      <translation>Charger</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>State</source>
      <translation>État</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>What it teaches</source>
      <translation>Ce qu’il enseigne</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>none passes</source>
      <translation>irréalisable</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>not passed yet</source>
      <translation>pas encore réussi</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, none passes</source>
      <translation>ouvert, irréalisable</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, not passed yet</source>
      <translation>ouvert, pas encore réussi</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, passed: {designs}</source>
      <translation>ouvert, réussi : {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>passed: {designs}</source>
      <translation>réussi : {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{name}: {state}. {teaches}</source>
      <translation>{name} : {state}. {teaches}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed.</source>
      <translation>Briefs réussis : {passed} sur {count}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed. Below them, your own: {own}.</source>
      <translation>Briefs réussis : {passed} sur {count}. En dessous, les vôtres : {own}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/capacity_chart.py" />
      <source>Capacity</source>
      <translation>Capacité</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Design code</source>
      <translation>&amp;Code de configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Load a design code…</source>
      <translation>C&amp;harger un code de configuration…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>A design code begins with SP1; 17 letters and digits follow.</source>
      <translation>Un code de configuration commence par SP1 ; 17 lettres et chiffres suivent.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Copy &amp;design code</source>
      <translation>Copier le code de con&amp;figuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Load a design code</source>
      <translation>Charger un code de configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>The design code is copied: {code}</source>
      <translation>Le code de configuration est copié : {code}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>There is a typing error in this code: its last four letters do not fit the others.</source>
      <translation>Il y a une faute de frappe dans ce code : ses quatre derniers caractères ne vont pas avec les autres.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This brief does not offer the design of this code: {why}.</source>
      <translation>Ce brief n’offre pas la configuration de ce code : {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is for another brief than {brief}.</source>
      <translation>Ce code est pour un autre brief que {brief}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is of a newer Serveplate.</source>
      <translation>Ce code est d’un Serveplate plus récent.</translation>
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
      <translation>Un petit modèle devine {tokens} d’avance, et une passe du grand garde ce qu’il approuve.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Contiguous KV cache</source>
      <translation>Cache KV contigu</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Draft of {tokens}</source>
      <translation>Ébauche de {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Every pass yields one token for each sequence.</source>
      <translation>Chaque passe produit un jeton par séquence.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Gives out small blocks as a sequence grows, and evicts the newest when none is left.</source>
      <translation>Donne de petits blocs à mesure qu’une séquence grandit, et évince la plus récente quand il n’en reste plus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Keeps each weight in {bits}: fewer are faster to read and leave more memory, at a risk to quality.</source>
      <translation>Garde chaque poids en {bits} : moins de bits se lisent plus vite et laissent plus de mémoire, au risque de la qualité.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Lets a request join between any two passes, as soon as it fits.</source>
      <translation>Laisse une requête entrer entre deux passes, dès qu’elle trouve place.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>No draft</source>
      <translation>Sans ébauche</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Paged KV cache</source>
      <translation>Cache KV paginé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Sets the longest context aside for each sequence, whether it is used or not.</source>
      <translation>Réserve le plus long contexte à chaque séquence, qu’il serve ou non.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Splits every pass over {n} GPUs, and pays for each.</source>
      <extracomment>Of one: Runs every pass on {n} GPU, and pays for it.</extracomment>
      <translation>
        <numerusform>Fait chaque passe sur {n} GPU, et le paie.</numerusform>
        <numerusform>Répartit chaque passe sur {n} GPU, et paie chacun.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Takes the next batch from the queue only when the whole batch before is done.</source>
      <translation>Ne prend le lot suivant dans la file que quand tout le lot d’avant est fini.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>bytes read in every pass</source>
      <translation>octets lus à chaque passe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>contiguous</source>
      <translation>contigu</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>guessed ahead, then verified</source>
      <translation>deviné, puis vérifié</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>how its memory is set aside</source>
      <translation>partage de sa mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>paged</source>
      <translation>paginé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>speed and memory, at a price</source>
      <translation>vitesse et mémoire, payées</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>when requests may join</source>
      <translation>quand une requête entre</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{bits}-bit weights</source>
      <translation>Poids en {bits} bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>  {scale}; % of requests</source>
      <translation>  {scale} ; % des requêtes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>A curve counts the requests that took at most so long; a check holds where p95 is left of its limit.</source>
      <translation>Une courbe compte les requêtes qui ont pris au plus ce temps ; un critère tient quand son p95 est à gauche de sa limite.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/run_views.py" />
      <source>Distributions</source>
      <translation>Distributions</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: the traffic brings no requests</source>
      <translation>Pas de résultat : le trafic n’apporte aucune requête</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: this design can't run</source>
      <translation>Pas de résultat : cette configuration ne peut tourner</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>None measured: no output has two tokens</source>
      <translation>Rien de mesuré : aucune réponse n’a deux jetons</translation>
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
      <translation>TPOT avant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TPOT measured</source>
      <translation>TPOT mesuré</translation>
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
      <translation>TTFT et TPOT des requêtes, maintenant et avant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT before</source>
      <translation>TTFT avant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT measured</source>
      <translation>TTFT mesuré</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>linear scale</source>
      <translation>échelle linéaire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>log scale</source>
      <translation>échelle log</translation>
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
      <translation>p95 {verb} : {value}, limite {limit}</translation>
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
      <translation>requêtes dans la limite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name} of the requests. {words}</source>
      <translation>{name} des requêtes. {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name}, {unit}</source>
      <translation>{name}, {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dashed: before the last move.</source>
      <translation>{said} En tirets : avant le dernier coup.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dotted, and diamonds: measured with {source}.</source>
      <translation>{said} Pointillés et losanges : mesuré avec {source}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Close the views</source>
      <translation>Fermer les vues</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Open the views</source>
      <translation>Ouvrir les vues</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Show or hide: {view}</source>
      <translation>Montrer ou cacher : {view}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Views</source>
      <translation>Vues</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Copy &amp;picture</source>
      <translation>Copier l’&amp;image</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save &amp;requests as CSV…</source>
      <translation>Enregistrer les &amp;requêtes en CSV…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save as</source>
      <translation>Enregistrer sous</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save p&amp;asses as CSV…</source>
      <translation>Enregistrer les p&amp;asses en CSV…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as P&amp;NG…</source>
      <translation>Enregistrer l’image en P&amp;NG…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as S&amp;VG…</source>
      <translation>Enregistrer l’image en S&amp;VG…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save rep&amp;ort as HTML…</source>
      <translation>Enregistrer le rapp&amp;ort en HTML…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save result as &amp;JSON…</source>
      <translation>Enregistrer le résultat en &amp;JSON…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>The picture is copied: {title}.</source>
      <translation>L’image est copiée : {title}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{kind} files (*.{suffix})</source>
      <translation>Fichiers {kind} (*.{suffix})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{path} can't be written: {why}.</source>
      <translation>{path} ne peut être écrit : {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/lesson_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Lesson</source>
      <translation>Leçon</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go back one move</source>
      <translation>Revenir d’un coup</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go forward to the move that was undone</source>
      <translation>Refaire le coup annulé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go to the brief's starting server</source>
      <translation>Aller au serveur de départ du brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Redo</source>
      <translation>Rétablir</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Reset</source>
      <translation>Départ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>{lever}: {setting}</source>
      <translation>{lever} : {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Give up this simulation and go back to the design before</source>
      <translation>Abandonner cette simulation et revenir à la configuration d’avant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of each limit</source>
      <translation>Part de chaque limite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of the requests that is simulated</source>
      <translation>Part des requêtes simulée</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Simulating, {percent}%</source>
      <translation>Simulation, {percent} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Updating…</source>
      <translation>Mise à jour…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>before the last move</source>
      <translation>avant le dernier coup</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>measured</source>
      <translation>mesuré</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>{name}, {limit}</source>
      <translation>{name}, {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Dark</source>
      <translation>&amp;Sombre</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;High contrast</source>
      <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Larger text</source>
      <translation>&amp;Agrandir le texte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Light</source>
      <translation>C&amp;lair</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Normal text size</source>
      <translation>Taille &amp;normale</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;System</source>
      <translation>S&amp;ystème</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Thème</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Reduced &amp;motion</source>
      <translation>Moins de &amp;mouvement</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Sm&amp;aller text</source>
      <translation>&amp;Réduire le texte</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/map_plot.py" />
      <source>p95 TPOT against cost of {n} designs</source>
      <extracomment>Of one: p95 TPOT against cost of {n} design</extracomment>
      <translation>
        <numerusform>p95 TPOT en fonction du coût de {n} configuration</numerusform>
        <numerusform>p95 TPOT en fonction du coût de {n} configurations</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(current)</source>
      <translation>(actuelle)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(saved)</source>
      <translation>(gardée)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>A run of this brief takes too long to make the map unasked: serveplate designs lists all designs.</source>
      <translation>Une exécution de ce brief dure trop longtemps pour dresser la carte sans qu’on le demande : serveplate designs liste toutes les configurations.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Click a design, or press Enter on it, to load it.</source>
      <translation>Cliquez une configuration, ou pressez Entrée dessus, pour la charger.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs by their settings, and the checks that fail</source>
      <translation>Les configurations par réglages, et les critères qui échouent</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs with their measures</source>
      <translation>Les configurations et leurs mesures</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Fails</source>
      <translation>Échoue</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Map of all designs</source>
      <translation>Carte de toutes les configurations</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Marks</source>
      <translation>Marques</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Show the map</source>
      <translation>Montrer la carte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>The map shows every design, and which of them pass: it gives the answer away.</source>
      <translation>La carte montre toutes les configurations et lesquelles réussissent : elle livre la réponse.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>can't run</source>
      <translation>ne tourne pas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>cost</source>
      <translation>coût</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>current</source>
      <translation>actuelle</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>draft {tokens}</source>
      <translation>ébauche {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>fails {checks}</source>
      <translation>échoue : {checks}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>on the front</source>
      <translation>sur le front</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>p95 TPOT in ms against $ per M tokens</source>
      <translation>p95 TPOT en ms en fonction de $ par M de jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>saved</source>
      <translation>enregistrée</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{batching}, {cache}</source>
      <translation>{batching}, {cache}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {measured}; {verdict}</source>
      <translation>{design} : {measured} ; {verdict}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {reason}</source>
      <translation>{design} : {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{passing} of {count} designs pass: circles. Crosses fail TTFT; diamonds have too few bits; squares fail TPOT or cost alone. Ring: current. Dot within: saved. Dashed: those that none beats in both.</source>
      <translation>{passing} configurations sur {count} réussissent : cercles. Les croix échouent au TTFT ; les losanges ont trop peu de bits ; les carrés n’échouent qu’au TPOT ou au coût. Anneau : actuelle. Point au centre : enregistrée. En tirets : celles que rien ne bat sur les deux.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{said} ({marks}).</source>
      <translation>{said} ({marks}).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Clear the m&amp;easurement</source>
      <translation>Retir&amp;er la mesure</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Load a &amp;measurement…</source>
      <translation>Charger &amp;une mesure…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>As far as the file says, its model and traffic are the brief's.</source>
      <translation>Pour autant que le fichier le dise, son modèle et son trafic sont ceux du brief.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>GuideLLM's summary counts a request's TPOT once for each of its tokens.</source>
      <translation>Le résumé de GuideLLM compte le TPOT d’une requête une fois par jeton.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It answered {n} requests; the brief brings {ours}.</source>
      <extracomment>Of one: It answered {n} request; the brief brings {ours}.</extracomment>
      <translation>
        <numerusform>{n} requête a reçu une réponse ; le brief en apporte {ours}.</numerusform>
        <numerusform>{n} requêtes ont reçu une réponse ; le brief en apporte {ours}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had at most {n} requests at once; the brief has no such bound.</source>
      <extracomment>Of one: It had at most {n} request at once; the brief has no such bound.</extracomment>
      <translation>
        <numerusform>Il y avait au plus {n} requête à la fois ; le brief n’a pas cette borne.</numerusform>
        <numerusform>Il y avait au plus {n} requêtes à la fois ; le brief n’a pas cette borne.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had {clients} clients; the brief has {ours}.</source>
      <translation>Il y avait {clients} clients ; le brief en a {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It served {model}; the brief's model is {name}.</source>
      <translation>Le modèle servi était {model} ; celui du brief est {name}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its outputs average {found} tokens; the brief's average {mean}.</source>
      <translation>Ses sorties font {found} jetons en moyenne ; celles du brief {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its prompts average {found} tokens; the brief's average {mean}.</source>
      <translation>Ses prompts font {found} jetons en moyenne ; ceux du brief {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's clients wait for answers.</source>
      <translation>Ses requêtes arrivaient à {rate} par seconde ; les clients du brief attendent les réponses.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's come at {ours}.</source>
      <translation>Ses requêtes arrivaient à {rate} par seconde ; celles du brief à {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests did not come at a rate; the brief's come at {rate} a second.</source>
      <translation>Ses requêtes n’arrivaient pas à un débit donné ; celles du brief arrivent à {rate} par seconde.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured</source>
      <translation>Mesuré</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured with {source}: {said}. The Trust view says what differs.</source>
      <translation>Mesuré avec {source} : {said}. La vue Confiance dit ce qui diffère.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Off by</source>
      <translation>Écart</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Simulated</source>
      <translation>Simulé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file does not say which model it served.</source>
      <translation>Le fichier ne dit pas quel modèle était servi.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file has no p95 of {name}, so its bar has no mark.</source>
      <translation>Le fichier n’a pas de p95 du {name} : sa barre n’a donc pas de repère.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file holds {runs} runs; this is the one whose traffic is nearest to the brief's.</source>
      <translation>Le fichier contient {runs} essais ; voici celui dont le trafic est le plus proche de celui du brief.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TPOT</source>
      <translation>TPOT moyen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TTFT</source>
      <translation>TTFT moyen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p50 TPOT</source>
      <translation>TPOT p50</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p50 TTFT</source>
      <translation>TTFT p50</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p99 TPOT</source>
      <translation>TPOT p99</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>p99 TTFT</source>
      <translation>TTFT p99</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>throughput</source>
      <translation>débit</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>{n} of its requests failed.</source>
      <extracomment>Of one: {n} of its requests failed.</extracomment>
      <translation>
        <numerusform>{n} requête a échoué.</numerusform>
        <numerusform>{n} requêtes ont échoué.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/messages.py" />
      <source>Close the message</source>
      <translation>Fermer le message</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/messages.py" />
      <source>{n} earlier messages are in the log, {log}.</source>
      <extracomment>Of one: {n} earlier message is in the log, {log}.</extracomment>
      <translation>
        <numerusform>{n} message plus ancien est dans le journal, {log}.</numerusform>
        <numerusform>{n} messages plus anciens sont dans le journal, {log}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there?</source>
      <translation>Êtes-vous toujours là ?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there? {words}</source>
      <translation>Êtes-vous toujours là ? {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Back to the kiosk</source>
      <translation>Retour à la borne</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Delete the last digit</source>
      <translation>Effacer le dernier chiffre</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>In {seconds} s this starts over, and what you did is wiped.</source>
      <translation>Dans {seconds} s tout recommence, et ce que vous avez fait est effacé.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Leave the kiosk</source>
      <translation>Quitter la borne</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Staff: PIN to leave the kiosk</source>
      <translation>Personnel : code PIN pour quitter la borne</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Wrong. The next try is in {seconds} s.</source>
      <translation>Incorrect. Prochain essai dans {seconds} s.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Yes, go on</source>
      <translation>Oui, continuer</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/overlays.py" />
      <source>{n} digits entered</source>
      <extracomment>Of one: {n} digit entered</extracomment>
      <translation>
        <numerusform>{n} chiffre saisi</numerusform>
        <numerusform>{n} chiffres saisis</numerusform>
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
      <translation>{design} ; {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{estimate}. serveplate {version}</source>
      <translation>{estimate}. serveplate {version}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{title}: {brief}</source>
      <translation>{title} : {brief}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Close the prediction</source>
      <translation>Fermer le pronostic</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Predict first</source>
      <translation>Pronostic d’abord</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>See what happens</source>
      <translation>Voir ce qui arrive</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Take it back</source>
      <translation>Reprendre le coup</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{measure}: {bet}</source>
      <translation>{measure} : {bet}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{question} Press 6 to bet, Ctrl+Enter to see.</source>
      <translation>{question} Pressez 6 pour parier, Ctrl+Entrée pour voir.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It falls by 1% or more.</source>
      <translation>Il baisse de 1 % ou plus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It moves by less than 1%.</source>
      <translation>Il bouge de moins de 1 %.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It rises by 1% or more.</source>
      <translation>Il monte de 1 % ou plus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean moved; the slowest requests, which make the p95, did not.</source>
      <translation>Sa moyenne a bougé ; les requêtes les plus lentes, qui font le p95, non.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean says otherwise: only the slowest requests, which make the p95, moved so.</source>
      <translation>Sa moyenne dit le contraire : seules les requêtes les plus lentes, qui font le p95, ont bougé ainsi.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: down from {before} to {after} on average.</source>
      <translation>Surtout {part} : de {before} à {after} en moyenne.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: up from {before} to {after} on average.</source>
      <translation>Surtout {part} : de {before} à {after} en moyenne.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>No part of it changed by much.</source>
      <translation>Aucune de ses parts n’a beaucoup changé.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>The same GPUs: {before} → {after}.</source>
      <translation>Les mêmes GPU : {before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>What {less} saved, {more} took.</source>
      <translation>Ce que {less} a gagné, {more} l’a pris.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>better</source>
      <translation>mieux</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>same</source>
      <translation>pareil</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>worse</source>
      <translation>pire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}, as you said.</source>
      <translation>{became}, comme prévu.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}.</source>
      <translation>{became}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said better.</source>
      <translation>{became} ; vous disiez mieux.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said the same.</source>
      <translation>{became} ; vous disiez pareil.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said worse.</source>
      <translation>{became} ; vous disiez pire.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{before} → {after}.</source>
      <translation>{before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{gpus} to pay for, and {before} → {after}.</source>
      <translation>{gpus} à payer, et {before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: no bet made</source>
      <translation>{move} : aucun pari</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: what will it do?</source>
      <translation>{move} : que va-t-il se passer ?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right</source>
      <translation>{move} : paris justes, {right} sur {made}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right, {all_right} of {all_made} so far</source>
      <translation>{move} : paris justes, {right} sur {made}, en tout {all_right} sur {all_made}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got better</source>
      <translation>{name} s’est amélioré</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got worse</source>
      <translation>{name} s’est dégradé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} stayed the same</source>
      <translation>{name} est resté pareil</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{n} designs</source>
      <extracomment>Of one: {n} design</extracomment>
      <translation>
        <numerusform>{n} configuration</numerusform>
        <numerusform>{n} configurations</numerusform>
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
      <translation>Meilleur possible</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Circle: your best of the designs that you saved. Diamond: the best possible. Bars: how many of the {passing} designs that pass do so well.</source>
      <translation>Cercle : la meilleure de vos configurations enregistrées. Losange : le meilleur possible. Barres : combien des {passing} configurations qui réussissent font aussi bien.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Difference</source>
      <translation>Écart</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>None of yours is measured</source>
      <translation>Aucune des vôtres n’est mesurée</translation>
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
      <translation>Records</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Records open with your first pass: here your best cost, TTFT, TPOT and throughput will stand beside the best possible.</source>
      <translation>Les records s’ouvrent à votre première réussite : vos meilleurs coût, TTFT, TPOT et débit y seront à côté du meilleur possible.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your design</source>
      <translation>Votre configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your records against the best possible</source>
      <translation>Vos records face au meilleur possible</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Yours</source>
      <translation>Le vôtre</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>less is better</source>
      <translation>moins, c’est mieux</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>more is better</source>
      <translation>plus, c’est mieux</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{rank} of {count}</source>
      <translation>{rank} sur {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{said} The map is still being made: {done} of {count}.</source>
      <translation>{said} La carte est en cours : {done} sur {count}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title} of {n} designs that pass. {said}</source>
      <extracomment>Of one: {title} of {n} design that passes. {said}</extracomment>
      <translation>
        <numerusform>{title} de {n} configuration qui réussit. {said}</numerusform>
        <numerusform>{title} de {n} configurations qui réussissent. {said}</numerusform>
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
      <translation>{value} : le meilleur possible</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}; best possible {possible}</source>
      <translation>{value} ; meilleur possible {possible}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>The verdict is of the brief's own draw of traffic; the whiskers on the bars span these.</source>
      <translation>Le verdict vient du tirage du brief ; les moustaches des barres couvrent ceux-ci.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Decode</source>
      <translation>Décodage</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Draft: each token takes {cost} of a plain pass over {tokens} tokens: {figures}</source>
      <translation>Ébauche : chaque jeton prend {cost} d’une passe simple sur {tokens} jetons : {figures}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>FLOP/byte</source>
      <translation>FLOP/octet</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>KV cache a pass</source>
      <translation>Cache KV par passe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Kinds of pass under the roof, now and before</source>
      <translation>Types de passe sous le toit, maintenant et avant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory binds below {reached} FLOP/byte, the ridge of what passes reach; the ridge of the peaks is at {peak}.</source>
      <translation>La mémoire limite sous {reached} FLOP/octet, le coude de ce qu’atteignent les passes ; celui des maxima est à {peak}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory bound</source>
      <translation>Limitée par la mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: the traffic brings no requests.</source>
      <translation>Aucune passe : le trafic n’apporte aucune requête.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: this design can't run.</source>
      <translation>Aucune passe : cette configuration ne peut tourner.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Prefill</source>
      <translation>Prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Roof: {gpus}, {flop} TFLOP/s and {bandwidth} TB/s; dashed, the {compute} and {memory} that passes reach.</source>
      <translation>Toit : {gpus}, {flop} TFLOP/s et {bandwidth} To/s ; en tirets, les {compute} et {memory} qu’atteignent les passes.</translation>
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
      <translation>TFLOP/s en fonction des FLOP par octet, échelles log</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Time</source>
      <translation>Temps</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Tokens a pass</source>
      <translation>Jetons par passe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Verify</source>
      <translation>Vérification</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Weights a pass</source>
      <translation>Poids par passe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound</source>
      <translation>limitée par le calcul</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound in {share} of its time</source>
      <translation>limitée par le calcul {share} de son temps</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound</source>
      <translation>limitée par la mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound in {share} of its time</source>
      <translation>limitée par la mémoire {share} de son temps</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>ridge {peak} FLOP/byte; reached, {reached}</source>
      <translation>coude {peak} FLOP/octet ; atteint, {reached}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{intensity} FLOP/byte, {speed} TFLOP/s, {bound}.</source>
      <translation>{intensity} FLOP/octet, {speed} TFLOP/s, {bound}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name} before</source>
      <translation>{name} avant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}, {intensity}</source>
      <translation>{name}, {intensity}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}: {passes} read on average {weights} of weights and {cache} of KV cache for {tokens} tokens: {figures}</source>
      <translation>{name} : {passes} lisent en moyenne {weights} de poids et {cache} de cache KV pour {tokens} jetons : {figures}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} passes</source>
      <extracomment>Of one: {n} pass</extracomment>
      <translation>
        <numerusform>{n} passe</numerusform>
        <numerusform>{n} passes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} {name} GPUs</source>
      <extracomment>Of one: {n} {name} GPU</extracomment>
      <translation>
        <numerusform>{n} GPU {name}</numerusform>
        <numerusform>{n} GPU {name}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{said} Pale: before the last move.</source>
      <translation>{said} En pâle : avant le dernier coup.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Timeline</source>
      <translation>Frise</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Why</source>
      <translation>Pourquoi</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Back to the list</source>
      <translation>Retour à la liste</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Bring back the design deleted last</source>
      <translation>Ramener la configuration supprimée en dernier</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brought back: {design}.</source>
      <translation>Ramenée : {design}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Compare</source>
      <translation>Comparer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Comparison of a saved design with the current one</source>
      <translation>Comparaison d’une configuration enregistrée avec l’actuelle</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Current</source>
      <translation>Actuelle</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete</source>
      <translation>Supprimer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete the selected design</source>
      <translation>Supprimer la configuration choisie</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Deleted: {design}. Undo delete brings it back; Ctrl+Z undoes levers.</source>
      <translation>Supprimée : {design}. Annuler la suppression la ramène ; Ctrl+Z annule les leviers.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Memory for cache</source>
      <translation>Mémoire pour le cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>No design is saved yet. A design is saved here the moment it passes all four checks.</source>
      <translation>Aucune configuration n’est encore enregistrée. Une configuration s’enregistre ici dès qu’elle satisfait les quatre critères.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved</source>
      <translation>Gardées</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved designs</source>
      <translation>Configurations enregistrées</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved {when}, beside the current design</source>
      <translation>Enregistrée {when}, à côté de l’actuelle</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Set the levers to the selected design</source>
      <translation>Mettre les leviers à la configuration choisie</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the saved designs</source>
      <translation>Montrer les configurations enregistrées</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the selected design beside the current one</source>
      <translation>Montrer la configuration choisie à côté de l’actuelle</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Undo delete</source>
      <translation>Annuler la suppression</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>{name}: {cell}</source>
      <translation>{name} : {cell}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>&amp;Close</source>
      <translation>&amp;Fermer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>All of it is copied.</source>
      <translation>Tout est copié.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;SGLang</source>
      <translation>Copier &amp;SGLang</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;all</source>
      <translation>&amp;Tout copier</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;benchmark</source>
      <translation>Copier le &amp;banc d’essai</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;vLLM</source>
      <translation>Copier &amp;vLLM</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server &amp;commands…</source>
      <translation>Co&amp;mmandes du serveur…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server commands</source>
      <translation>Commandes du serveur</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>The command is copied.</source>
      <translation>La commande est copiée.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>This design on a real server, and a benchmark with the brief's traffic. What the engines do otherwise stands at the end.</source>
      <translation>Cette configuration sur un vrai serveur, et un banc d’essai avec le trafic du brief. Ce que les moteurs font autrement est dit à la fin.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session.py" />
      <source>This design could not be simulated: {why}. The bars still show the one before.</source>
      <translation>Cette configuration n’a pu être simulée : {why}. Les barres montrent encore celle d’avant.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Close the views</source>
      <translation>&amp;Fermer les vues</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Lesson</source>
      <translation>&amp;Leçon</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Rétablir</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Saved designs</source>
      <translation>&amp;Configurations enregistrées</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Annuler</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Map</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>Re&amp;set to the start</source>
      <translation>Revenir au &amp;départ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved  ·  {count}</source>
      <translation>Gardées  ·  {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>The simulation was cancelled. Redo, or any lever, starts one again.</source>
      <translation>La simulation est annulée. Rétablir, ou un levier, en relance une.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Trust</source>
      <translation>Confiance</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>No request came: there is nothing to show.</source>
      <translation>Aucune requête n’est venue : il n’y a rien à montrer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Request {number} (prompt {prompt}, output {output}) arrived at {arrival}, {waited}, {prefilled}, and finished at {finish}</source>
      <translation>La requête {number} (prompt {prompt}, réponse {output}) est arrivée à {arrival}, {waited}, {prefilled}, et a fini à {finish}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Timeline of {time}: {requests}, at most {waiting} waiting and {running} running at once, {evictions}.</source>
      <translation>Chronologie de {time} : {requests}, au plus {waiting} en attente et {running} en cours à la fois, {evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>at {moment}: {running} running, {waiting} waiting, {reserved} reserved, {used} used, {doing}</source>
      <translation>à {moment} : {running} en cours, {waiting} en attente, {reserved} réservés, {used} utilisés, {doing}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the cache's memory was full</source>
      <translation>parce que la mémoire du cache était pleine</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the most sequences that may run were running</source>
      <translation>parce que le nombre maximal de séquences tournait</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the prefill passes before it were full</source>
      <translation>parce que les passes de prefill devant elle étaient pleines</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>decode pass of {sequences}</source>
      <translation>passe de décodage de {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>did not wait</source>
      <translation>n’a pas attendu</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>for the pass that was under way</source>
      <translation>la fin de la passe en cours</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>prefill pass of {sequences}</source>
      <translation>passe de prefill de {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill</source>
      <translation>a pris {time} de prefill</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill with {n} others</source>
      <extracomment>Of one: took {time} to prefill with {n} other</extracomment>
      <translation>
        <numerusform>a pris {time} de prefill avec {n} autre</numerusform>
        <numerusform>a pris {time} de prefill avec {n} autres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} for the {n} batches before it</source>
      <extracomment>Of one: waited {time} for the batch before it</extracomment>
      <translation>
        <numerusform>a attendu {time} le lot devant elle</numerusform>
        <numerusform>a attendu {time} les {n} lots devant elle</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} {reason}</source>
      <translation>a attendu {time} {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number} s</source>
      <translation>{number} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number}: TTFT {time}</source>
      <translation>{number} : TTFT {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{reason} (for {time} of that)</source>
      <translation>{reason} (dont {time})</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{sentence}; evicted {n} times, {out} out of the cache.</source>
      <extracomment>Of one: {sentence}; evicted once, {out} out of the cache.</extracomment>
      <translation>
        <numerusform>{sentence} ; évincée une fois, {out} hors du cache.</numerusform>
        <numerusform>{sentence} ; évincée {n} fois, {out} hors du cache.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Sequences</source>
      <translation>Séquences</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Timeline chart</source>
      <translation>Graphique de la chronologie</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>decode</source>
      <translation>décodage</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>of {size}</source>
      <translation>sur {size}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>prefill</source>
      <translation>prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>reserved</source>
      <translation>réservé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>running</source>
      <translation>en cours</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>size</source>
      <translation>taille</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>slowest 5% (TTFT)</source>
      <translation>5 % les plus lentes (TTFT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>used</source>
      <translation>utilisé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>waiting</source>
      <translation>en attente</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>{size} GB</source>
      <translation>{size} Go</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>All</source>
      <translation>Tout</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Nothing to read</source>
      <translation>Rien à lire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>One of the slowest 5%</source>
      <translation>Une des 5 % les plus lentes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Show the whole run (Home)</source>
      <translation>Montrer tout l’essai (Début)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Slowest requests</source>
      <translation>Requêtes les plus lentes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read</source>
      <translation>Le moment lu</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read (comma and full stop)</source>
      <translation>Le moment lu (virgule et point)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The slowest 5% in TTFT, which make the p95</source>
      <translation>Les 5 % les plus lentes en TTFT, qui font le p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom in (plus)</source>
      <translation>Agrandir (plus)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom out (minus)</source>
      <translation>Réduire (moins)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>A pass is as fast as its compute or its memory traffic allows, never slower for its kernels; a prefill stops all decoding, where engines mix the two (chunked prefill); no prefix is cached, no memory goes to activations, nothing waits for tokenising or the network; quantised weights answer as well as whole ones, and a draft's tokens are accepted by chance. TTFT is not fitted: it depends on how a benchmark's clients start.</source>
      <translation>Une passe va aussi vite que son calcul ou ses accès mémoire le permettent, jamais moins à cause de ses noyaux ; un prefill arrête tout decode, alors que les serveurs mêlent les deux (chunked prefill) ; aucun préfixe n’est gardé en cache, aucune mémoire ne va aux activations, rien n’attend la mise en jetons ni le réseau ; des poids quantifiés répondent aussi bien que des poids entiers, et les jetons du brouillon sont acceptés au hasard. Le TTFT n’est pas ajusté : il dépend de la façon dont les clients d’un essai commencent.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Across measured, up simulated; errors are means. On the line both are equal, within the band off by 10% at most. Circles: 1 GPU. Diamonds: 2 GPUs. Crosses: 4 and 8 GPUs, of which nothing is claimed.</source>
      <translation>En abscisse le mesuré, en ordonnée le simulé ; les écarts sont des moyennes. Sur la droite ils sont égaux, dans la bande l’écart est d’au plus 10 %. Cercles : 1 GPU. Losanges : 2 GPU. Croix : 4 et 8 GPU, dont rien n’est affirmé.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Being worked out…</source>
      <translation>Calcul en cours…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated, ms</source>
      <translation>Calibré, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated: mean error</source>
      <translation>Calibré : moyen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Errors of mean TPOT by timing and GPUs</source>
      <translation>Écarts du TPOT moyen selon le modèle de temps et les GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Every measurement beside both simulations</source>
      <translation>Chaque mesure à côté des deux simulations</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>How far to trust it</source>
      <translation>Jusqu’où s’y fier</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Measured, ms</source>
      <translation>Mesuré, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate, ms</source>
      <translation>Planche, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate: mean error</source>
      <translation>Planche : moyen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Simulated mean TPOT against 120 published measurements of Llama 3.1 8B on H100s with TensorRT-LLM 1.0.0rc3: 8 to 128 clients that wait for answers, prompts of 1,024 and 2,048 tokens. The calibrated timing is fitted to those with 1 and 2 GPUs.</source>
      <translation>TPOT moyen simulé face à 120 mesures publiées de Llama 3.1 8B sur H100 avec TensorRT-LLM 1.0.0rc3 : 8 à 128 clients qui attendent les réponses, prompts de 1 024 et 2 048 jetons. Le modèle de temps calibré est ajusté à celles de 1 et 2 GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>The plate's timing</source>
      <translation>Temps de la planche</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>What the model leaves out. </source>
      <translation>Ce que le modèle omet. </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement beside the simulation</source>
      <translation>Votre mesure à côté de la simulation</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement: {file}, with {source}</source>
      <translation>Votre mesure : {file}, avec {source}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>error</source>
      <translation>écart</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>mean TPOT, ms  </source>
      <translation>TPOT moyen, ms  </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>worst</source>
      <translation>pire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus} {mean} off</source>
      <translation>{gpus} {mean} d’écart</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus}, {clients} clients, {prompt} in, {output} out</source>
      <translation>{gpus}, {clients} clients, {prompt} entrants, {output} sortants</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{title}. {said}</source>
      <translation>{title}. {said}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Language: {name}</source>
      <translation>Langue : {name}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Larger text</source>
      <translation>Texte plus grand</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Smaller text</source>
      <translation>Texte plus petit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visitor.py" />
      <source>Something went wrong. Start over if things look odd.</source>
      <translation>Quelque chose a mal tourné. Recommencez si l’affichage paraît étrange.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Another hint</source>
      <translation>Autre indice</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Hint</source>
      <translation>Indice</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Mean time</source>
      <translation>Temps moyen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Part</source>
      <translation>Part</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Parts of the mean times</source>
      <translation>Parts des temps moyens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Share</source>
      <translation>Part</translation>
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
      <translation>Un tableau de bord ne peut voir pourquoi. Il mesure le temps et l’argent d’un serveur, et moins de bits améliorent les deux.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A place is free sooner when decoding is quicker: see what makes the lower bar.</source>
      <translation>Une place se libère plus tôt quand le décodage est plus rapide : voyez ce qui fait la barre du bas.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request can't join within a pass, so shorter passes make it wait less.</source>
      <translation>Une requête ne peut entrer pendant une passe ; des passes plus courtes la font donc moins attendre.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request waits {time} for its first token on average, and {share} of that is {part}.</source>
      <translation>Une requête attend son premier jeton {time} en moyenne, et {share} de ce temps, c’est {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A sequence already holds no more than it uses, so it is the cache that has to grow.</source>
      <translation>Une séquence n’occupe déjà que ce qu’elle utilise ; c’est donc le cache qui doit grandir.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A server that waits is paid for too.</source>
      <translation>Un serveur qui attend se paie aussi.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All four checks pass. {check} is nearest to its limit: {values} ({percent} of it).</source>
      <translation>Les quatre critères réussissent. {check} est le plus près de sa limite : {values} ({percent} de celle-ci).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All three numbers pass; only quality refuses: {value}.</source>
      <translation>Les trois chiffres réussissent ; seule la qualité refuse : {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Between passes</source>
      <translation>Entre les passes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Compute sets the time of these passes: let them compute less, or faster.</source>
      <translation>Le calcul fixe le temps de ces passes : qu’elles calculent moins, ou plus vite.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost per M tokens</source>
      <translation>Coût par M de jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Each token guessed ahead costs a share of a pass, accepted or not.</source>
      <translation>Chaque jeton deviné d’avance coûte une part de passe, accepté ou non.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every GPU is paid for from start to end, whether the traffic needs it or not.</source>
      <translation>Chaque GPU se paie du début à la fin, que le trafic en ait besoin ou non.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass crosses it, more often with more GPUs: make fewer passes, or split them less.</source>
      <translation>Chaque passe le traverse, plus souvent avec plus de GPU : faites moins de passes, ou divisez-les moins.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass has it, whatever it does: get more tokens from each pass.</source>
      <translation>Chaque passe l’a, quoi qu’elle fasse : tirez plus de jetons de chaque passe.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads all {weights} of weights: let it read less, get more tokens from each, or read faster.</source>
      <translation>Chaque passe lit tous les {weights} de poids : qu’elle lise moins, produise plus de jetons, ou lise plus vite.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads every context that runs: get more tokens from each pass, or read faster.</source>
      <translation>Chaque passe lit tous les contextes en cours : tirez plus de jetons de chaque passe, ou lisez plus vite.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Evicted: prefilled once more</source>
      <translation>Évincée : prefill refait</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>From first token to finish a request takes {time} on average; {share} of that is {part}.</source>
      <translation>Du premier jeton à la fin, une requête prend {time} en moyenne ; {share} de ce temps, c’est {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Idle</source>
      <translation>Inactif</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at GPU memory: {weights} of {memory} go to weights.</source>
      <translation>Regardez la mémoire des GPU : {weights} sur {memory} vont aux poids.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the bill, not at the passes: {gpus} for {time}, and requests went on arriving until {last}.</source>
      <translation>Regardez la facture, pas les passes : {gpus} pendant {time}, et des requêtes arrivaient jusqu’à {last}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the weights, not at the bars: no bar shows what is wrong.</source>
      <translation>Regardez les poids, pas les barres : aucune barre ne montre ce qui ne va pas.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at {part}: {seconds} of {time}. All the rest takes {rest}.</source>
      <translation>Regardez {part} : {seconds} sur {time}. Tout le reste prend {rest}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time from first token to finish</source>
      <translation>Temps moyen du premier jeton à la fin</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time to first token</source>
      <translation>Temps moyen jusqu’au premier jeton</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever left touches that. Another {share} is {part}.</source>
      <translation>Aucun levier restant n’y touche. {share} de plus, c’est {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes it smaller.</source>
      <translation>Aucun levier de ce brief ne le réduit.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes that smaller.</source>
      <translation>Aucun levier de ce brief ne réduit cela.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever touches it: the brief offers no fewer GPUs.</source>
      <translation>Aucun levier n’y touche : le brief n’offre pas moins de GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request arrived: there is no time to explain.</source>
      <translation>Aucune requête n’est arrivée : il n’y a pas de temps à expliquer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request is served, so there is no time to explain.</source>
      <translation>Aucune requête n’est servie ; il n’y a donc pas de temps à expliquer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how many bits keep a weight. Fewer are quicker to read, and the floor says how few.</source>
      <translation>Un levier dit combien de bits gardent un poids. Moins se lisent plus vite, et le plancher dit jusqu’où.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how the cache is shared out: now a sequence holds {tokens} of it, used or not.</source>
      <translation>Un levier dit comment le cache se partage : une séquence en tient maintenant {tokens}, utilisés ou non.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says when a request may join: now a place that is free stays empty to the batch's end.</source>
      <translation>Un levier dit quand une requête peut entrer : maintenant, une place libre reste vide jusqu’à la fin du lot.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware makes a stall shorter, but whoever decodes quicker meets fewer of them. Of the rest most, {share} of the whole, is {part}.</source>
      <translation>Seul plus de matériel abrège un arrêt, mais qui décode plus vite en rencontre moins. Du reste, la plupart, {share} du tout, c’est {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware touches that. Another {share} is {part}.</source>
      <translation>Seul plus de matériel y touche. {share} de plus, c’est {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Own prefill</source>
      <translation>Son propre prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: fewer bytes don't help, more FLOP a second do.</source>
      <translation>Les prompts se calculent, ils ne se lisent pas : moins d’octets n’aident pas, plus de FLOP par seconde, si.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: only more FLOP a second make these stalls shorter.</source>
      <translation>Les prompts se calculent, ils ne se lisent pas : seuls plus de FLOP par seconde abrègent ces arrêts.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Queue</source>
      <translation>File</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>That is about as long as the traffic itself, so quicker passes would not make it cheaper.</source>
      <translation>C’est à peu près la durée du trafic lui-même ; des passes plus rapides ne coûteraient donc pas moins.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The brief would have to change: its traffic, its hardware or its limits.</source>
      <translation>C’est le brief qui devrait changer : son trafic, son matériel ou ses limites.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The run takes {time}; the largest part of it, {share}, is {part}.</source>
      <translation>L’essai dure {time} ; sa plus grande part, {share}, c’est {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights and cache share the memory: either the weights take less of it, or there is more of it.</source>
      <translation>Poids et cache se partagent la mémoire : ou les poids en prennent moins, ou il y en a plus.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights: {floor} or more. Reading them takes longer again, so see which bar that moves.</source>
      <translation>Poids : {floor} ou plus. Les lire reprend plus de temps ; voyez quelle barre bouge.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What they do to the answers shows only when answers are judged, elsewhere and by others; the floor stands for what the quality team found.</source>
      <translation>Leur effet sur les réponses ne se voit que quand celles-ci sont jugées, ailleurs et par d’autres ; le plancher dit ce que l’équipe qualité a trouvé.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What touches it is {kind}.</source>
      <translation>Ce qui y touche, c’est {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Whatever the numbers say, the weights are below the quality floor: {value}.</source>
      <translation>Quoi que disent les chiffres, les poids sont sous le plancher de qualité : {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>being out of the cache, and prefilled again</source>
      <translation>être hors du cache, et refaire le prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>continuous</source>
      <translation>continus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer</source>
      <translation>moins</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer bits</source>
      <translation>moins de bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer tokens</source>
      <translation>moins de jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>guessing draft tokens</source>
      <translation>deviner les jetons d’ébauche</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a pass takes</source>
      <translation>la durée d’une passe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a sequence stays: whatever makes its decoding slow</source>
      <translation>la durée de séjour d’une séquence : tout ce qui ralentit son décodage</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many bytes a pass reads, or how many tokens it yields</source>
      <translation>combien d’octets une passe lit, ou combien de jetons elle produit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields</source>
      <translation>combien de jetons une passe produit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields, or how fast it reads</source>
      <translation>combien de jetons une passe produit, ou sa vitesse de lecture</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much a pass computes, or how fast</source>
      <translation>combien une passe calcule, ou à quelle vitesse</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much hardware is paid for</source>
      <translation>combien de matériel se paie</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much is guessed ahead, and what a guess costs</source>
      <translation>combien on devine d’avance, et ce que coûte un essai</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much memory the cache has</source>
      <translation>combien de mémoire a le cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how often GPUs have to talk, and how many</source>
      <translation>combien de fois les GPU se parlent, et combien ils sont</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how quickly prompts are prefilled</source>
      <translation>la vitesse du prefill des prompts</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how requests join those that run</source>
      <translation>comment les requêtes rejoignent celles en cours</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how the cache's memory is set aside</source>
      <translation>comment la mémoire du cache se réserve</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idling</source>
      <translation>l’inactivité</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>link</source>
      <translation>lien</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more tokens</source>
      <translation>plus de jetons</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more, at their price</source>
      <translation>plus, à leur prix</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>overhead</source>
      <translation>surcoût</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>prefill stalls</source>
      <translation>arrêts de prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing because {most}, the most that may, already run</source>
      <translation>la file, parce que {most}, le maximum permis, tournent déjà</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing until the cache has room</source>
      <translation>la file, tant que le cache est plein</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while a batch runs that it may not join</source>
      <translation>la file, pendant qu’un lot fermé tourne</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while the prompts ahead of it are prefilled</source>
      <translation>la file, pendant le prefill des prompts de devant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the KV cache</source>
      <translation>lire le cache KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the weights</source>
      <translation>lire les poids</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>standing still while prompts of others are prefilled</source>
      <translation>rester à l’arrêt pendant le prefill des prompts d’autres</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the fixed overhead of passes</source>
      <translation>le surcoût fixe des passes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the link between GPUs</source>
      <translation>le lien entre les GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a pass to end</source>
      <translation>attente de la fin d’une passe</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a place</source>
      <translation>attente d’une place</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for memory</source>
      <translation>attente de mémoire</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for prompts ahead</source>
      <translation>attente de prompts devant</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for the batch</source>
      <translation>attente du lot</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>waiting for the pass under way to end</source>
      <translation>attendre la fin de la passe en cours</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>what else is in memory, or how much memory there is</source>
      <translation>ce qui occupe aussi la mémoire, ou combien il y en a</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is furthest over its limit: {values} ({percent} of it).</source>
      <translation>{check} dépasse le plus sa limite : {values} ({percent} de celle-ci).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is over its limit: {values} ({percent} of it).</source>
      <translation>{check} dépasse sa limite : {values} ({percent} de celle-ci).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{levers}.</source>
      <translation>{levers}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{lever}: {way}</source>
      <translation>{lever} : {way}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{stage}: {part}</source>
      <translation>{stage} : {part}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{time} {unit}</source>
      <translation>{time} {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;About Serveplate</source>
      <translation>À &amp;propos de Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Brief</source>
      <translation>&amp;Brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Choose a brief</source>
      <translation>&amp;Choisir un brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Copy</source>
      <translation>&amp;Copier</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Design</source>
      <translation>&amp;Configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Édition</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;File</source>
      <translation>&amp;Fichier</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Full screen</source>
      <translation>&amp;Plein écran</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Go to the bets</source>
      <translation>A&amp;ller aux paris</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Help</source>
      <translation>Ai&amp;de</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Predict first</source>
      <translation>&amp;Pronostic d’abord</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;View</source>
      <translation>&amp;Affichage</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Briefs (*.toml)</source>
      <translation>Briefs (*.toml)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Lan&amp;guage</source>
      <translation>Lan&amp;gue</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Load a measurement</source>
      <translation>Charger une mesure</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Open a brief</source>
      <translation>Ouvrir un brief</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Results (*.json)</source>
      <translation>Résultats (*.json)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>See what &amp;happens</source>
      <translation>&amp;Voir ce qui arrive</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Something went wrong: {what}. The details are in the log, {log}.</source>
      <translation>Quelque chose a mal tourné : {what}. Les détails sont dans le journal, {log}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>The design is copied as text.</source>
      <translation>La configuration est copiée en texte.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request of a recorded trace</source>
      <translation>1 requête d’une trace enregistrée</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>All four checks still pass.</source>
      <translation>Les quatre critères réussissent toujours.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>GPU memory left for cache</source>
      <translation>Mémoire GPU pour le cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Left for cache</source>
      <translation>Laissé au cache</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Loaded design</source>
      <translation>Configuration chargée</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Move a lever: the bars answer, and this line says what the move did.</source>
      <translation>Bougez un levier : les barres répondent, et cette ligne dit ce que le coup a fait.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>No request arrived, so there is nothing to measure.</source>
      <translation>Aucune requête n’est arrivée ; il n’y a donc rien à mesurer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now failing: {checks}.</source>
      <translation>Échoue maintenant : {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now passing: {checks}.</source>
      <translation>Réussit maintenant : {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Roofline estimates, one draw of traffic (seed {seed})</source>
      <translation>Estimations de roofline, un tirage du trafic (graine {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Room for</source>
      <translation>Place pour</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Still failing: {checks}.</source>
      <translation>Échoue toujours : {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The design is saved.</source>
      <translation>La configuration est enregistrée.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The same design</source>
      <translation>La même configuration</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This design was loaded.</source>
      <translation>Cette configuration a été chargée.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This is the starting server.</source>
      <translation>Voici le serveur de départ.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>at least {bits} bits</source>
      <translation>au moins {bits} bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>each reserves {tokens}</source>
      <translation>chacune réserve {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, no result</source>
      <translation>échoue, sans résultat</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, {percent}</source>
      <translation>échoue, {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fragile: passes on {passes} of {done} draws</source>
      <translation>fragile : réussit sur {passes} des {done} tirages</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>no measure moves by as much as 1%</source>
      <translation>aucune mesure ne bouge de 1 % ou plus</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {asked} asked for</source>
      <translation>sur {asked} demandés</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {tokens} tokens each</source>
      <translation>de {tokens} jetons chacune</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB</source>
      <translation>sur {total} Go</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB; weights take {weights} GB</source>
      <translation>sur {total} Go ; poids {weights} Go</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>over {number}%</source>
      <translation>plus de {number} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time per output token (TPOT)</source>
      <translation>p95 du temps par jeton (TPOT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time to first token (TTFT)</source>
      <translation>p95 du temps au premier jeton (TTFT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws</source>
      <translation>réussit sur {passes} des {done} tirages</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws so far</source>
      <translation>réussit sur {passes} des {done} tirages faits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, none measured</source>
      <translation>réussit, rien de mesuré</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, {percent}</source>
      <translation>réussit, {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>quality</source>
      <translation>qualité</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>scale to {end}</source>
      <translation>échelle jusqu’à {end}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/words.py" />
      <source>sequences</source>
      <extracomment>Of one: sequence</extracomment>
      <translation>
        <numerusform>séquence</numerusform>
        <numerusform>séquences</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{levers}: changed from the starting server.</source>
      <translation>{levers} : autrement qu’au serveur de départ.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. The bars keep the outline of the design before.</source>
      <translation>{move}. Les barres gardent le contour de la configuration d’avant.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. {nobody}</source>
      <translation>{move}. {nobody}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}: {changes}.</source>
      <translation>{move} : {changes}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} fails</source>
      <translation>{name} échoue</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} passes</source>
      <translation>{name} réussit</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {before} → {after}</source>
      <translation>{name} {before} → {after}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {value}: {status} {limit}</source>
      <translation>{name} {value} : {status} {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {status}, limit {limit}</source>
      <translation>{name} : {status}, limite {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {value}, {below}</source>
      <translation>{name} : {value}, {below}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} from {clients} clients that each wait for their answer</source>
      <translation>{requests} de {clients} clients qui attendent chacun leur réponse</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} requests of a recorded trace in {duration} s</source>
      <translation>{requests} requêtes d’une trace enregistrée en {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{said}; measured {value}</source>
      <translation>{said} ; mesuré {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{status} of limit</source>
      <translation>{status} de la limite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{tokens}; at most {most} may run</source>
      <translation>{tokens} ; {most} au plus en cours</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, floor {limit}</source>
      <translation>{value}, plancher {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, limit {limit}</source>
      <translation>{value}, limite {limit}</translation>
    </message>
  </context>
  <context>
    <name>briefs</name>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Burst</source>
      <translation>Rafale</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Ten seconds of rush: whoever can't take all of it at once lets the queue grow as long as the rush lasts.</source>
      <translation>Dix secondes de ruée : qui ne peut tout prendre d’un coup laisse la file grandir aussi longtemps que dure la ruée.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Code Completion</source>
      <translation>Complétion de code</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Text that is easy to guess: a longer draft than usual pays, up to a point.</source>
      <translation>Un texte facile à deviner : une ébauche plus longue que d’habitude est rentable, jusqu’à un certain point.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>A context of 131,072 tokens that hardly a request uses: whoever sets all of it aside has room for a handful of sequences.</source>
      <translation>Un contexte de 131 072 jetons que presque aucune requête n’utilise : qui le réserve en entier n’a de place que pour une poignée de séquences.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>Long Context</source>
      <translation>Contexte long</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long Prompts</source>
      <translation>Prompts longs</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long prompts, short answers: prefill is compute, so neither fewer bits nor a draft shortens the wait. More GPUs do.</source>
      <translation>Prompts longs, réponses courtes : le prefill est du calcul, ni moins de bits ni une ébauche n’abrègent l’attente. Plus de GPU, si.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>More work than the GPUs can compute: no design passes. Put the FLOP that are asked for beside those that there are before you move a lever.</source>
      <translation>Plus de travail que les GPU ne peuvent en calculer : aucune configuration ne réussit. Comparez les FLOP demandés à ceux qui existent avant de bouger un levier.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>Overload</source>
      <translation>Surcharge</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Only the price counts: a full batch is worth more than a fast one, and every guess that is refused is compute that was paid for.</source>
      <translation>Seul le prix compte : un lot plein vaut mieux qu’un lot rapide, et chaque jeton deviné puis refusé est du calcul payé.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Overnight Batch</source>
      <translation>Lots de nuit</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>One person at a time on a small GPU: the pace is the weights' bytes over the bandwidth, and the price is idle time. Batching changes little.</source>
      <translation>Une personne à la fois sur un petit GPU : le rythme, ce sont les octets des poids divisés par la bande passante, et le prix, c’est l’inactivité. Les lots n’y changent guère.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>Quiet Chat</source>
      <translation>Discussion calme</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Serve a Model</source>
      <translation>Servir un modèle</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Where the time of a loaded server goes: into its queue first, then into memory traffic, and what speed costs.</source>
      <translation>Où passe le temps d’un serveur chargé : d’abord dans sa file, puis dans le trafic mémoire, et ce que coûte la vitesse.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>A model that no single GPU holds in 16 bits: memory decides first what can run at all, then how many sequences run at once.</source>
      <translation>Un modèle qu’aucun GPU seul ne contient en 16 bits : la mémoire décide d’abord de ce qui peut tourner, puis du nombre de séquences simultanées.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>Seventy Billion</source>
      <translation>Soixante-dix milliards</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>Sixteen Bits</source>
      <translation>Seize bits</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>When no bit may be given up, a draft is the lever that is left: what it yields is the large model's own text.</source>
      <translation>Quand aucun bit ne peut être cédé, l’ébauche est le levier qui reste : ce qu’elle produit est le texte du grand modèle lui-même.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>GPUs on a slow link: every pass waits for it twice a layer, so each further GPU costs what the first did and brings less.</source>
      <translation>Des GPU sur un lien lent : chaque passe l’attend deux fois par couche, si bien que chaque GPU de plus coûte autant que le premier et rapporte moins.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>Slow Link</source>
      <translation>Lien lent</translation>
    </message>
    <message>
      <location filename="../../resources/timings/h100-tensorrt-llm.toml" />
      <source>Calibrated H100 (TensorRT-LLM 1.0.0rc3)</source>
      <translation>H100 calibrée (TensorRT-LLM 1.0.0rc3)</translation>
    </message>
  </context>
</TS>
