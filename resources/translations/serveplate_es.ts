<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>serveplate</name>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>a file is where a folder must be</source>
      <translation>hay un archivo donde debe haber una carpeta</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>it is no ordinary file</source>
      <translation>no es un archivo normal</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>The briefs in {folder} can't be read: {reason}</source>
      <translation>No se pueden leer los encargos de {folder}: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a TOML file</source>
      <translation>un archivo TOML</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a brief</source>
      <translation>un encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a table, [{table}]</source>
      <translation>una tabla, [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>did you mean {name}?</source>
      <translation>¿quiso decir {name}?</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be in {tables}</source>
      <translation>debe estar en {tables}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be one of {names}</source>
      <translation>debe ser uno de {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>name is not given; a brief needs one, such as "Serve a Model"</source>
      <translation>falta name; un encargo necesita un nombre, como "Serve a Model"</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>schema is {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>schema es {schema}, de un Serveplate más nuevo; este lee {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a field of [{table}]; {hint}</source>
      <translation>{name} no es un campo de [{table}]; {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a table or field of a brief; {hint}</source>
      <translation>{name} no es una tabla ni un campo de un encargo; {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not given; it must be {may_be}</source>
      <translation>falta {name}; debe ser {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{path} can't be written: {reason}</source>
      <translation>{path} no se puede escribir: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>{path} is nested too deeply to be {what}</source>
      <translation>{path} está demasiado anidado para ser {what}</translation>
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
      <translation>{table} es una lista de tablas, [[{table}]]; debe ser una sola, [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>Designs can't be kept in {folder}: {reason}</source>
      <translation>No se pueden guardar diseños en {folder}: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be deleted from {folder}: {reason}</source>
      <translation>El diseño {design} no se puede borrar de {folder}: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be kept in {folder}: {reason}</source>
      <translation>El diseño {design} no se puede guardar en {folder}: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} can't be read: {reason}</source>
      <translation>El diseño guardado {path} no se puede leer: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is left untouched: {error}</source>
      <translation>El diseño guardado {path} se deja como está: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}) and can't be set aside: {reason}</source>
      <translation>El diseño guardado {path} no se puede leer ({why}) ni apartar: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}); it is set aside as {aside}</source>
      <translation>El diseño guardado {path} no se puede leer ({why}); se ha apartado como {aside}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept designs in {folder} can't be read: {reason}</source>
      <translation>Los diseños guardados en {folder} no se pueden leer: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a kept design</source>
      <translation>un diseño guardado</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a number</source>
      <translation>un número</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a text</source>
      <translation>un texto</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a time in UTC, such as 2026-01-31T12:00:00Z</source>
      <translation>una hora en UTC, como 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a whole number</source>
      <translation>un número entero</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>an object</source>
      <translation>un objeto</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>at least 0</source>
      <translation>al menos 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>brief_sha256 is not the fingerprint of its brief</source>
      <translation>brief_sha256 no es la huella de su encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it has schema {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>tiene schema {schema}, de un Serveplate más nuevo; este lee {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is empty</source>
      <translation>está vacío</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is larger than {most} bytes</source>
      <translation>ocupa más de {most} bytes</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is nested too deeply</source>
      <translation>está demasiado anidado</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it must be a JSON object</source>
      <translation>debe ser un objeto JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it {problem}</source>
      <translation>{problem}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>its brief's, {seed}</source>
      <translation>el de su encargo, {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/settings.py" />
      <source>true or false</source>
      <translation>true o false</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not a JSON number</source>
      <translation>{name} no es un número JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is {value}; it must be {may_be}</source>
      <translation>{name} es {value}; debe ser {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a JSON file</source>
      <translation>un archivo JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list</source>
      <translation>una lista</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list of numbers, none below 0</source>
      <translation>una lista de números, ninguno menor que 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a measurement</source>
      <translation>una medición</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a number from {least} to {most}</source>
      <translation>un número de {least} a {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no request that succeeded in {place}; {what} needs one</source>
      <translation>no tiene ninguna solicitud con éxito en {place}; {what} necesita una</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no run in benchmarks; it must have one or more</source>
      <translation>no tiene ninguna ejecución en benchmarks; debe tener una o más</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no {place}; {what} needs it</source>
      <translation>no tiene {place}; {what} lo necesita</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {name} twice in one object; a name must be there once</source>
      <translation>tiene {name} dos veces en un objeto; un nombre solo puede estar una vez</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {place} {value}; it must be {may_be}</source>
      <translation>tiene {place} {value}; debe ser {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {ttfts} ttfts, {itls} itls and {lengths} output_lens; they must be as many</source>
      <translation>tiene {ttfts} ttfts, {itls} itls y {lengths} output_lens; debe haber los mismos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>is neither a result of vllm bench serve nor a report of GuideLLM; it must be one of the two</source>
      <translation>no es un resultado de vllm bench serve ni un informe de GuideLLM; debe ser uno de los dos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not UTF-8 text (at line {line}); {what} must be</source>
      <translation>no es texto UTF-8 (en la línea {line}); {what} debe serlo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid JSON: {why} at line {line}, column {column}</source>
      <translation>no es JSON válido: {why} en la línea {line}, columna {column}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid TOML: {why}</source>
      <translation>no es TOML válido: {why}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>{name} is there more than once</source>
      <translation>{name} está más de una vez</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be read: {reason}</source>
      <translation>{path} no se puede leer: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be the name of a file</source>
      <translation>{path} no puede ser el nombre de un archivo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is a folder; {what} must be {kind}</source>
      <translation>{path} es una carpeta; {what} debe ser {kind}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is larger than {most} bytes, the most that {what} may have</source>
      <translation>{path} ocupa más de {most} bytes, el máximo que puede tener {what}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Bands reach from the least to the most in each piece of time; of the cache the most is drawn, its size is the line. Dashed: the last request arrives.</source>
      <translation>Las bandas van del mínimo al máximo en cada tramo de tiempo; de la caché se dibuja el máximo, y su tamaño es la línea. Discontinua: llega la última solicitud.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Check</source>
      <translation>Requisito</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Finding</source>
      <translation>Dictamen</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Limit</source>
      <translation>Límite</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request arrived: there is nothing to measure.</source>
      <translation>No llegó ninguna solicitud: no hay nada que medir.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is no time to explain.</source>
      <translation>No se sirvió ninguna solicitud: no hay tiempo que explicar.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is nothing to spread.</source>
      <translation>No se sirvió ninguna solicitud: no hay nada que repartir.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Not studied: the verdict is that of one draw of the traffic.</source>
      <translation>Sin estudiar: el veredicto es el de una sola muestra del tráfico.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Nothing ran.</source>
      <translation>No se ejecutó nada.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Over the draws</source>
      <translation>En las muestras</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Shares of the limits. Hatched: fails. A bar beyond {clip} is broken off; its value stands beside it.</source>
      <translation>Partes de los límites. Rayado: falla. Una barra por encima de {clip} se corta; su valor está al lado.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Value</source>
      <translation>Valor</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Where the time goes, of a request on average and of the run:</source>
      <translation>Adónde va el tiempo, de una solicitud en promedio y de la ejecución:</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Whiskers: from the least to the most of {draws} draws of the traffic.</source>
      <translation>Bigotes: del mínimo al máximo de {draws} muestras del tráfico.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>at least {limit}</source>
      <translation>mínimo {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>at most {limit}</source>
      <translation>máximo {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>holds on</source>
      <translation>se cumple en</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>least</source>
      <translation>mínimo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>limit</source>
      <translation>límite</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>limit of p95</source>
      <translation>límite de p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>mean</source>
      <translation>media</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>median</source>
      <translation>mediana</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>most</source>
      <translation>máximo</translation>
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
      <translation>parte</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>requests within it</source>
      <translation>solicitudes dentro</translation>
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
      <translation>semilla {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>share</source>
      <translation>fracción</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>time</source>
      <translation>tiempo</translation>
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
      <translation>{some} de {draws}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>KV cache, of {size}:</source>
      <translation>Caché KV, de {size}:</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Requests waiting, at most {most}</source>
      <translation>Solicitudes en espera, máximo {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Sequences running, at most {most}</source>
      <translation>Secuencias en curso, máximo {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Shares of the limits: {ttft}; {tpot}; {cost}</source>
      <translation>Partes de los límites: {ttft}; {tpot}; {cost}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>The run takes {time}; the last request arrives at {arrival}. At most {waiting} requests wait and {running} sequences run. Of {size} GB of cache at most {reserved} GB are reserved and {used} GB used.</source>
      <translation>La ejecución dura {time}; la última solicitud llega a los {arrival}. Como máximo esperan {waiting} solicitudes y corren {running} secuencias. De {size} GB de caché se reservan como máximo {reserved} GB y se usan {used} GB.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>fails</source>
      <translation>falla</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_plot.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>limit {limit}</source>
      <translation>límite {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>passes</source>
      <translation>cumple</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>reserved, at most {most}</source>
      <translation>reservada, máximo {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>used, at most {most}</source>
      <translation>usada, máximo {most}</translation>
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
      <translation>{percent} % de su límite</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{title}: {values}, limit {limit}</source>
      <translation>{title}: {values}, límite {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request a second for {duration} s</source>
      <translation>1 solicitud/s durante {duration} s</translation>
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
      <translation>Un token de borrador se acepta con probabilidad {acceptance} y cuesta {cost} de una pasada.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Against the limits</source>
      <translation>Frente a los límites</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>All three numbers pass; only the floor under the weights' bits refuses.</source>
      <translation>Los tres valores cumplen; solo lo impide el mínimo de bits de los pesos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass.</source>
      <translation>Como máximo {sequences} a la vez y {prompts} tokens de prompt por pasada de prefill.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass; outputs of at most {outputs} tokens.</source>
      <translation>Como máximo {sequences} a la vez y {prompts} tokens de prompt por pasada de prefill; salidas de {outputs} tokens como máximo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>From first to last token</source>
      <translation>Del primer token al último</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>GPU memory left for the cache: {memory}.</source>
      <translation>Memoria de GPU que queda para la caché: {memory}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How TTFT and TPOT are spread over the requests</source>
      <translation>Cómo se reparten TTFT y TPOT entre las solicitudes</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How sure it is</source>
      <translation>Cuánta certeza hay</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: communication between GPUs, the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>No se simula: la comunicación entre GPU, la calidad de los pesos cuantizados (de ahí el mínimo), la memoria de las activaciones, la tokenización, la red, la caché de prefijos, el prefill por trozos, los grupos separados.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>No se simula: la calidad de los pesos cuantizados (de ahí el mínimo), la memoria de las activaciones, la tokenización, la red, la caché de prefijos, el prefill por trozos, los grupos separados.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Of {time} behind it {share} is {kind}.</source>
      <translation>De lo que hay detrás ({time}), {share} es: {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>On the brief's seed, which gives the verdict, it fails.</source>
      <translation>Con la semilla del encargo, que da el veredicto, falla.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Served {requests} and {tokens} in {time}: {throughput}.</source>
      <translation>Se sirvieron {requests} y {tokens} en {time}: {throughput}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The brief</source>
      <translation>El encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is fragile: it passes on the brief's seed by luck, and another draw may well fail.</source>
      <translation>El diseño es frágil: cumple con la semilla del encargo por suerte, y otra muestra bien puede fallar.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is not fragile.</source>
      <translation>El diseño no es frágil.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The four checks</source>
      <translation>Los cuatro requisitos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The levers</source>
      <translation>Las palancas</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run along its time</source>
      <translation>La ejecución en el tiempo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run is about as long as its traffic, so quicker passes would not make it cheaper.</source>
      <translation>La ejecución dura casi lo mismo que su tráfico, así que pasadas más rápidas no la abaratarían.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The whole run</source>
      <translation>Toda la ejecución</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>To the first token</source>
      <translation>Hasta el primer token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>What binds</source>
      <translation>Qué limita</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>What is assumed, and what is not simulated</source>
      <translation>Qué se supone y qué no se simula</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>a recorded trace ({how})</source>
      <translation>una traza grabada ({how})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>compute</source>
      <translation>cómputo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>draft passes</source>
      <translation>pasadas de borrador</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>evicted</source>
      <translation>expulsada</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/story_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idle</source>
      <translation>inactivo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>link between GPUs</source>
      <translation>enlace entre GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>overhead of passes</source>
      <translation>sobrecarga de las pasadas</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>p95 time to first token (TTFT) at most {ttft}, p95 time per output token (TPOT) at most {tpot}, cost at most {cost}, weights of at least {quality}.</source>
      <translation>p95 tiempo al primer token (TTFT) máximo {ttft}, p95 tiempo por token de salida (TPOT) máximo {tpot}, coste máximo {cost}, pesos de {quality} como mínimo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>prefills of others</source>
      <translation>prefill de otras</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts averaging {prompt} and outputs {output} tokens</source>
      <translation>prompts de {prompt} y salidas de {output} tokens de media</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts of {prompt} and outputs of {output} tokens</source>
      <translation>prompts de {prompt} y salidas de {output} tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading KV cache</source>
      <translation>lectura de caché KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading weights</source>
      <translation>lectura de pesos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time from first token to finish</source>
      <translation>tiempo medio del primer token al final</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time to first token</source>
      <translation>tiempo medio hasta el primer token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the whole run</source>
      <translation>toda la ejecución</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a pass to end</source>
      <translation>espera de fin de pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a place</source>
      <translation>espera de un lugar</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for memory</source>
      <translation>espera de memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for prompts ahead</source>
      <translation>espera de otros prompts</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for the batch</source>
      <translation>espera del lote</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{estimate}: seed {seed}.</source>
      <translation>{estimate}: semilla {seed}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{gpu}: {compute} of {flops} TFLOP/s and {bandwidth} of {terabytes} TB/s are reached; {memory}; {overhead} ms of overhead a pass.</source>
      <translation>{gpu}: se alcanzan {compute} de {flops} TFLOP/s y {bandwidth} de {terabytes} TB/s; {memory}; {overhead} ms de sobrecarga por pasada.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{model} must serve {traffic}, {lengths}, on {gpu} GPUs at {price} per GPU-hour.</source>
      <translation>{model} debe servir {traffic}, {lengths}, en GPU {gpu} a {price} por GPU-hora.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{model}: {parameters} parameters, a context of {context} tokens, {kilobytes} kB of KV cache a token, {block} tokens a block.</source>
      <translation>{model}: {parameters} parámetros, un contexto de {context} tokens, {kilobytes} kB de caché KV por token, {block} tokens por bloque.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is furthest over its limit: {value}, {share}.</source>
      <translation>{name} es lo que más supera su límite: {value}, {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is nearest to its limit: {value}, {share}.</source>
      <translation>{name} es lo más cercano a su límite: {value}, {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{outcome} of the traffic: the brief's seed, {seed}, and others.</source>
      <translation>{outcome} del tráfico: la semilla del encargo, {seed}, y otras.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{passes} passes, {evictions}.</source>
      <translation>{passes} pasadas, {evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{rate} requests a second for {duration} s</source>
      <translation>{rate} solicitudes/s durante {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{requests} from {clients} in a closed loop</source>
      <translation>{requests} de {clients} en bucle cerrado</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>In the preferences, {path}, {fault}</source>
      <translation>En las preferencias, {path}: {fault}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences can't be kept in {path}: {reason}</source>
      <translation>Las preferencias no se pueden guardar en {path}: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} are not valid TOML and are not used: {error}</source>
      <translation>Las preferencias de {path} no son TOML válido y no se usan: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} can't be read: {reason}</source>
      <translation>Las preferencias de {path} no se pueden leer: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <location filename="../../serveplate/files/traces.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/studies.py" />
      <source>Passes on {passes} of {draws}</source>
      <translation>Cumple en {passes} de {draws}</translation>
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
      <translation>Se cumplen los cuatro requisitos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Batching</source>
      <translation>Lotes</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Contiguous</source>
      <translation>Contigua</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Continuous</source>
      <translation>Continuos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Continuous batching</source>
      <translation>Lotes continuos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost</source>
      <translation>Coste</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Design code</source>
      <translation>Código de diseño</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Draft</source>
      <translation>Borrador</translation>
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
      <translation>Memoria de GPU que queda para la caché</translation>
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
      <translation>Caché KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Most at once</source>
      <translation>Máximo a la vez</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Paged</source>
      <translation>Paginada</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Passes</source>
      <translation>Pasadas</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Quality</source>
      <translation>Calidad</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/pictures.py" />
      <source>Roofline estimates, not measurements; one draw of traffic</source>
      <translation>Estimaciones roofline, no mediciones; una muestra del tráfico</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Served</source>
      <translation>Servido</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Static</source>
      <translation>Estáticos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Static batching</source>
      <translation>Lotes estáticos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>This design can't run</source>
      <translation>Este diseño no puede funcionar</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Throughput</source>
      <translation>Rendimiento</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Trace</source>
      <translation>Traza</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Weights</source>
      <translation>Pesos</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>compressed to {scale} times the rate</source>
      <translation>comprimida a {scale} veces la tasa</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>contiguous KV cache</source>
      <translation>caché KV contigua</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>draft of {tokens}</source>
      <translation>borrador de {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>floor {limit}</source>
      <translation>mínimo {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to its end</source>
      <translation>desde {start} s hasta su final</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to {duration} s later</source>
      <translation>desde {start} s hasta {duration} s después</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>no draft</source>
      <translation>sin borrador</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>no result</source>
      <translation>sin dato</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none measured</source>
      <translation>nada que medir</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>none, the weights exceed it by {memory}</source>
      <translation>ninguna, los pesos la superan en {memory}</translation>
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
      <translation>caché KV paginada</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>per M tokens</source>
      <translation>por M tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>room for {sequences}</source>
      <translation>caben {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>thinned to {scale} of them (seed {seed})</source>
      <translation>reducida a {scale} de ellas (semilla {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>this brief's traffic does not fit in memory</source>
      <translation>el tráfico de este encargo no cabe en la memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>tokens/s</source>
      <translation>tokens/s</translation>
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
      <translation>{estimate} (semilla {seed}).</translation>
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
        <numerusform>{n} cliente</numerusform>
        <numerusform>{n} clientes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} draws</source>
      <extracomment>Of one: {n} draw</extracomment>
      <translation>
        <numerusform>{n} muestra</numerusform>
        <numerusform>{n} muestras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} evictions</source>
      <extracomment>Of one: {n} eviction</extracomment>
      <translation>
        <numerusform>{n} expulsión</numerusform>
        <numerusform>{n} expulsiones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} measurements</source>
      <extracomment>Of one: {n} measurement</extracomment>
      <translation>
        <numerusform>{n} medición</numerusform>
        <numerusform>{n} mediciones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} of 4 checks fail</source>
      <extracomment>Of one: {n} of 4 checks fails</extracomment>
      <translation>
        <numerusform>{n} de 4 requisitos no se cumple</numerusform>
        <numerusform>{n} de 4 requisitos no se cumplen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} requests</source>
      <extracomment>Of one: {n} request</extracomment>
      <translation>
        <numerusform>{n} solicitud</numerusform>
        <numerusform>{n} solicitudes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} sequences</source>
      <extracomment>Of one: {n} sequence</extracomment>
      <translation>
        <numerusform>{n} secuencia</numerusform>
        <numerusform>{n} secuencias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} tokens</source>
      <extracomment>Of one: {n} token</extracomment>
      <translation>
        <numerusform>{n} token</numerusform>
        <numerusform>{n} tokens</numerusform>
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
      <translation>{requests} que exceden el contexto, omitidas</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests}, {tokens} in {time}</source>
      <translation>{requests}, {tokens} en {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{some} of {requests}</source>
      <translation>{some} de {requests}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{verdict}.</source>
      <translation>{verdict}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{width}-bit weights</source>
      <translation>pesos de {width} bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a CSV or JSONL file</source>
      <translation>un archivo CSV o JSONL</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object</source>
      <translation>un objeto JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why} at character {place})</source>
      <translation>un objeto JSON ({why} en el carácter {place})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why})</source>
      <translation>un objeto JSON ({why})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object, not nested this deeply</source>
      <translation>un objeto JSON menos anidado</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a number of milliseconds from 0 to {most}</source>
      <translation>un número de milisegundos de 0 a {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a time of the years 1900 to 2099, such as 2023-11-16 18:15:46.6805900</source>
      <translation>una hora de los años 1900 a 2099, como 2023-11-16 18:15:46.6805900</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a trace</source>
      <translation>una traza</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has more than {most} rows, the most that a trace may have</source>
      <translation>tiene más de {most} filas, el máximo de una traza</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has no rows; a trace must have one at least</source>
      <translation>no tiene filas; una traza debe tener al menos una</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line 1 is {line}; it must be {columns}, or a JSON object with {names}</source>
      <translation>la línea 1 es {line}; debe ser {columns} o un objeto JSON con {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} holds a zero byte; a trace must be UTF-8 text</source>
      <translation>la línea {line} contiene un byte nulo; una traza debe ser texto UTF-8</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is longer than {most} bytes, the most that one may have</source>
      <translation>la línea {line} tiene más de {most} bytes, el máximo permitido</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is not UTF-8 text; a trace must be</source>
      <translation>la línea {line} no es texto UTF-8; una traza debe serlo</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>row {row} (line {line}): {error}</source>
      <translation>fila {row} (línea {line}): {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>the row</source>
      <translation>la fila</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{count} values, {names}</source>
      <translation>{count} valores, {names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{name} is not given; a request needs it</source>
      <translation>falta {name}; una solicitud lo necesita</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is no ordinary file; {what} must be {kind}</source>
      <translation>{path} no es un archivo ordinario; {what} debe ser {kind}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>gpu.link_latency_s is {value}, but gpu.link_bandwidth_bytes_per_s is not given; give both, or neither for an ideal link</source>
      <translation>gpu.link_latency_s es {value}, pero falta gpu.link_bandwidth_bytes_per_s; indique ambos, o ninguno para un enlace ideal</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.output_tokens_max is {value}; it must be below model.context_tokens, which is {context}</source>
      <translation>traffic.output_tokens_max es {value}; debe ser menor que model.context_tokens, que es {context}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.requests_per_s is {rate} and traffic.duration_s is {duration}; their product, the requests expected, must be at most {most}</source>
      <translation>traffic.requests_per_s es {rate} y traffic.duration_s es {duration}; su producto, las solicitudes esperadas, debe ser {most} como máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, which has {tokens} output tokens; there must be at most {most}</source>
      <translation>traffic.trace_file es {file}, que tiene {tokens} tokens de salida; debe haber {most} como máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose requests have changed: their fingerprint is {now}, and the brief's is {before}</source>
      <translation>traffic.trace_file es {file}, cuyas solicitudes han cambiado: su huella es {now}, y la del encargo es {before}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose row {row} has a prompt of {prompt} and an output of {output} tokens; together they must be at most model.context_tokens, {context}, or traffic.trace_overlong be "drop", which leaves out {dropped}</source>
      <translation>traffic.trace_file es {file}, cuya fila {row} tiene un prompt de {prompt} y una salida de {output} tokens; juntos deben ser como máximo model.context_tokens, {context}, o traffic.trace_overlong ser "drop", que omite {dropped}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_rate_scale is {value}, but thinning only leaves requests out; it must be at most 1, or traffic.trace_scaling be "compress"</source>
      <translation>traffic.trace_rate_scale es {value}, pero aclarar solo omite solicitudes; debe ser 1 como máximo, o traffic.trace_scaling ser "compress"</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_start_s is {start}, from where no request is left; the trace's last one arrives at {last} s</source>
      <translation>traffic.trace_start_s es {start}, y desde ahí no queda ninguna solicitud; la última de la traza llega a los {last} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} es {value} y traffic.requests trae {requests} solicitudes; su producto, los tokens de salida esperados, debe ser {most} como máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests_per_s and traffic.duration_s bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} es {value} y traffic.requests_per_s y traffic.duration_s traen {requests} solicitudes; su producto, los tokens de salida esperados, debe ser {most} como máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value}, but traffic.arrivals is {arrivals}; it must be left out, or traffic.arrivals be "trace"</source>
      <translation>{name} es {value}, pero traffic.arrivals es {arrivals}; debe omitirse, o traffic.arrivals ser "trace"</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The cache can't hold one sequence of {tokens} tokens: that takes {needed} GB and {there} GB are left.</source>
      <translation>La caché no puede contener una secuencia de {tokens} tokens: eso ocupa {needed} GB y quedan {there} GB.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPUs have {there} GB.</source>
      <extracomment>Of one: The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPU has {there} GB.</extracomment>
      <translation>
        <numerusform>Los pesos de {bits} bits ocupan {needed} GB y no dejan sitio para una caché: {n} GPU tiene {there} GB.</numerusform>
        <numerusform>Los pesos de {bits} bits ocupan {needed} GB y no dejan sitio para una caché: {n} GPU tienen {there} GB.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/design.py" />
      <source>{name} is {value}; this brief offers {settings}</source>
      <translation>{name} es {value}; este encargo ofrece {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>0 or a number above 0 ({least} to {most})</source>
      <translation>0 o un número mayor que 0 (de {least} a {most})</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a list of one or more different settings out of {settings}</source>
      <translation>una lista de una o más opciones distintas de entre {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number above 0 ({least} to {most})</source>
      <translation>un número mayor que 0 (de {least} a {most})</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number of more than 30 digits</source>
      <translation>un número de más de 30 cifras</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a text of 1 to {most} characters on one line, none of them a control one</source>
      <translation>un texto de 1 a {most} caracteres en una línea, ninguno de control</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a value too long to show</source>
      <translation>un valor demasiado largo para mostrarlo</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{first} or {last}</source>
      <translation>{first} o {last}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is not given; a brief with arrivals = "{arrivals}" needs it</source>
      <translation>falta {name}; un encargo con arrivals = "{arrivals}" lo necesita</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/workload.py" />
      <source>traffic.trace_file is {file}, which has not been read</source>
      <translation>traffic.trace_file es {file}, que no se ha leído</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>About Serveplate</source>
      <translation>Acerca de Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Config folder</source>
      <translation>Carpeta de configuración</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Learn to serve a language model: move five levers, watch a simulator answer, and pass the brief.
Its times are roofline estimates, not measurements.</source>
      <translation>Aprenda a servir un modelo de lenguaje: mueva cinco palancas, mire qué responde un simulador y supere el encargo.
Los tiempos son estimaciones roofline, no mediciones.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Licence</source>
      <translation>Licencia</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Log file</source>
      <translation>Archivo de registro</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Version</source>
      <translation>Versión</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>{label}: {text}</source>
      <translation>{label}: {text}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>&amp;System language</source>
      <translation>&amp;Idioma del sistema</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>Go to {lever}</source>
      <translation>Ir a {lever}</translation>
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
      <translation>Requisitos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Design</source>
      <translation>Diseño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <source>Result and views</source>
      <translation>Resultado y vistas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>A design passes when all its bars end before their lines. Can you find one?</source>
      <translation>Un diseño cumple cuando todas sus barras acaban antes de su línea. ¿Encuentra uno?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Batching: when it is continuous, a request joins at the next pass instead of waiting for a whole group. The queue melts; each pass has more to read.</source>
      <translation>Lotes: si son continuos, una solicitud entra en la pasada siguiente en vez de esperar a todo un grupo. La cola se deshace; cada pasada tiene más que leer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Draft: a small model guesses the next tokens, and the large one checks them all in one pass. Tokens come sooner, but whoever waits in the queue still waits.</source>
      <translation>Borrador: un modelo pequeño adivina los tokens siguientes y el grande los comprueba todos en una pasada. Los tokens llegan antes, pero quien espera en la cola sigue esperando.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>GPUs: more of them share each pass and shorten it. The bill grows with their number.</source>
      <translation>GPU: si son más, se reparten cada pasada y la acortan. La factura crece con su número.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>KV cache: paged, memory is handed out in small blocks as requests grow, so that more of them fit.</source>
      <translation>Caché KV: paginada, reparte la memoria en bloques pequeños a medida que las solicitudes crecen, y así caben más.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>The lesson plays itself; touch the screen or press a key to begin</source>
      <translation>La lección avanza sola; toque la pantalla o pulse una tecla para empezar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>This server is too slow and too dear. Five levers can mend it: watch the bars.</source>
      <translation>Este servidor es demasiado lento y demasiado caro. Cinco palancas pueden arreglarlo: mire las barras.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Touch to begin</source>
      <translation>Toque para empezar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Weights: with fewer bits there is less to read in every pass, and more memory is left for the cache. The brief says how few are too few.</source>
      <translation>Pesos: con menos bits hay menos que leer en cada pasada y queda más memoria para la caché. El encargo dice cuántos son demasiado pocos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Edit the brief…</source>
      <translation>E&amp;ditar el encargo…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Open a brief…</source>
      <translation>&amp;Abrir un encargo…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Save the brief as…</source>
      <translation>&amp;Guardar el encargo como…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Saved as {path}.</source>
      <translation>Guardado como {path}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>Saved as {path}. Comments that the file had are gone.</source>
      <translation>Guardado como {path}. Los comentarios que tenía el archivo se han perdido.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Choose one to fill in its published numbers.</source>
      <translation>Elija uno para rellenar sus valores publicados.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>From the catalogue</source>
      <translation>Del catálogo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Numbers of your own</source>
      <translation>Valores propios</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Source: {source}; checked on {day}.</source>
      <translation>Fuente: {source}; comprobado el {day}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>The price is an assumption of {day}, not a fact.</source>
      <translation>El precio es una suposición del {day}, no un dato.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>$ per M tokens</source>
      <translation>$ por M tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>$ per hour</source>
      <translation>$ por hora</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>0 or more.</source>
      <translation>0 o más.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>2 for a cache in 16 bits, 1 for one in 8.</source>
      <translation>2 para una caché de 16 bits, 1 para una de 8.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A drafted token's time, of a pass of the large model.</source>
      <translation>Tiempo de un token del borrador, como fracción de una pasada del modelo grande.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A sentence on what it is for. It may be left out and changes no result.</source>
      <translation>Una frase sobre su propósito. Puede omitirse y no cambia ningún resultado.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A text of 1 to {most} characters on one line.</source>
      <translation>Un texto de 1 a {most} caracteres en una línea.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number from {least} to {most}.</source>
      <translation>Un número entero de {least} a {most}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number, {least} or more.</source>
      <translation>Un número entero, {least} o más.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0, at most 1.</source>
      <translation>Más de 0 y como máximo 1.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0.</source>
      <translation>Más de 0.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Acceptance</source>
      <translation>Aceptación</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All the same</source>
      <translation>Todas iguales</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All weights, each counted once.</source>
      <translation>Todos los pesos, cada uno contado una vez.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Assumptions</source>
      <translation>Supuestos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>At random, at a rate</source>
      <translation>Al azar, con una tasa</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Attention heads</source>
      <translation>Cabezas de atención</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Bandwidth that is reached</source>
      <translation>Ancho de banda alcanzado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Below the context, of which it leaves the rest to prompts.</source>
      <translation>Menor que el contexto; el resto queda para los prompts.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cache block</source>
      <translation>Bloque de la caché</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Chance that a drafted token is what the large model would say.</source>
      <translation>Probabilidad de que un token del borrador sea el que diría el modelo grande.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients</source>
      <translation>Clientes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients that wait for their answer</source>
      <translation>Clientes que esperan su respuesta</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Compute that is reached</source>
      <translation>Cómputo alcanzado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Context</source>
      <translation>Contexto</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cost, at most</source>
      <translation>Coste, máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Dense bf16, without sparsity.</source>
      <translation>bf16 denso, sin dispersión.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Description</source>
      <translation>Descripción</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Draft cost</source>
      <translation>Coste del borrador</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Duration</source>
      <translation>Duración</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each sends its next request when it has its answer.</source>
      <translation>Cada uno envía su siguiente solicitud cuando tiene su respuesta.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each way to the other GPUs; empty: an ideal link without cost.</source>
      <translation>En cada sentido hacia las otras GPU; vacío: un enlace ideal sin coste.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Elements of one head's vector, head_dim.</source>
      <translation>Elementos del vector de una cabeza, head_dim.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>FLOP/s</source>
      <translation>FLOP/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>From 0 to 1.</source>
      <translation>De 0 a 1.</translation>
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
      <translation>Tiempo de GPU por millón de tokens generados.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Head dimension</source>
      <translation>Dimensión de cabeza</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long prompts and outputs are.</source>
      <translation>Lo largos que son los prompts y las salidas.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long requests arrive; the run goes on until all are answered.</source>
      <translation>Cuánto tiempo llegan solicitudes; la ejecución sigue hasta responderlas todas.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How many all clients send together.</source>
      <translation>Cuántas envían todos los clientes juntos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How the traffic arrives.</source>
      <translation>Cómo llega el tráfico.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>In one prefill pass of continuous batching.</source>
      <translation>En una pasada de prefill con lotes continuos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV element</source>
      <translation>Elemento KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV heads</source>
      <translation>Cabezas KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Key and value heads of a layer, num_key_value_heads: they fill the cache.</source>
      <translation>Cabezas de claves y valores de una capa, num_key_value_heads: llenan la caché.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Layers</source>
      <translation>Capas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Lengths are</source>
      <translation>Las longitudes son</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link bandwidth</source>
      <translation>Ancho de banda del enlace</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link latency</source>
      <translation>Latencia del enlace</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Longest output</source>
      <translation>Salida más larga</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory</source>
      <translation>Memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory bandwidth</source>
      <translation>Ancho de banda de memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Model</source>
      <translation>Modelo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most prompt tokens</source>
      <translation>Máximo de tokens de prompt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most sequences</source>
      <translation>Máximo de secuencias</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of each of the two exchanges a layer; needs a link bandwidth.</source>
      <translation>De cada uno de los dos intercambios por capa; requiere un ancho de banda del enlace.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU.</source>
      <translation>De una GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU; a GB is 10⁹ bytes.</source>
      <translation>De una GPU; un GB son 10⁹ bytes.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's peak, where compute is the bound.</source>
      <translation>Del máximo de la GPU, cuando limita el cómputo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's, where memory traffic is the bound.</source>
      <translation>Del de la GPU, cuando limita el tráfico de memoria.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Output</source>
      <translation>Salida</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Overhead</source>
      <translation>Sobrecarga</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Parameters</source>
      <translation>Parámetros</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Peak compute</source>
      <translation>Cómputo máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Price</source>
      <translation>Precio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Prompt</source>
      <translation>Prompt</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Query heads of a layer, num_attention_heads.</source>
      <translation>Cabezas de consulta de una capa, num_attention_heads.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Rate</source>
      <translation>Tasa</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Requests</source>
      <translation>Solicitudes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Requests come</source>
      <translation>Las solicitudes llegan</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Seed</source>
      <translation>Semilla</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Spread (exponential)</source>
      <translation>Dispersas (exponencial)</translation>
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
      <translation>Que se ejecutan a la vez.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The longest sequence, prompt and output together.</source>
      <translation>La secuencia más larga, prompt y salida juntos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean rate of arrivals.</source>
      <translation>La tasa media de llegadas.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean, in tokens.</source>
      <translation>La media, en tokens.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The quality floor: fewer bits than this fail.</source>
      <translation>El mínimo de calidad: con menos bits no se cumple.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The unit of the paged cache.</source>
      <translation>La unidad de la caché paginada.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time per further output token that 95% of requests keep.</source>
      <translation>Tiempo por cada token siguiente que cumple el 95 % de las solicitudes.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time to first token that 95% of requests keep.</source>
      <translation>Tiempo hasta el primer token que cumple el 95 % de las solicitudes.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Traffic</source>
      <translation>Tráfico</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Weights, at least</source>
      <translation>Pesos, mínimo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What each pass costs besides.</source>
      <translation>Lo que cuesta además cada pasada.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What is asked</source>
      <translation>Qué se pide</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What it is called.</source>
      <translation>Cómo se llama.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What the brief is called.</source>
      <translation>Cómo se llama el encargo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Which draw of the traffic gives the verdict.</source>
      <translation>Qué muestra del tráfico da el veredicto.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>billion</source>
      <translation>mil M</translation>
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
      <translation>bytes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes/s</source>
      <translation>bytes/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>min</source>
      <translation>min</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>num_hidden_layers in its config.</source>
      <translation>num_hidden_layers en su configuración.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TPOT, at most</source>
      <translation>p95 TPOT, máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TTFT, at most</source>
      <translation>p95 TTFT, máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>requests/s</source>
      <translation>solicitudes/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>tokens</source>
      <translation>tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>weights</source>
      <translation>pesos</translation>
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
      <translation>Cerrar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Edit the brief</source>
      <translation>Editar el encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Levers</source>
      <translation>Palancas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Pages of the form</source>
      <translation>Páginas del formulario</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Save as…</source>
      <translation>Guardar como…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Start over</source>
      <translation>Empezar de nuevo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>The requests come from a trace. What is replayed is set in the brief's own file.</source>
      <translation>Las solicitudes vienen de una traza. Lo que se reproduce se fija en el archivo del propio encargo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Use this brief</source>
      <translation>Usar este encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Which settings the levers offer, and which the starting server has.</source>
      <translation>Qué opciones ofrecen las palancas y cuáles tiene el servidor inicial.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>p95 TTFT {ttft}, p95 TPOT {tpot}, cost {cost}, weights {quality}. {designs}, about {requests}.</source>
      <translation>p95 TTFT {ttft}, p95 TPOT {tpot}, coste {cost}, pesos {quality}. {designs}, unas {requests}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{n} fields are not right yet.</source>
      <extracomment>Of one: {n} field is not right yet.</extracomment>
      <translation>
        <numerusform>{n} campo aún no es válido.</numerusform>
        <numerusform>{n} campos aún no son válidos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{page}: {wrong} wrong</source>
      <translation>{page}: {wrong} con error</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>A comma is no part of a number here: write 0.5 and 1024.</source>
      <translation>Aquí un número no lleva coma: escriba 0.5 y 1024.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer at least one setting.</source>
      <translation>Ofrezca al menos una opción.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer {lever}: {setting}</source>
      <translation>Ofrecer {lever}: {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>This can't be used. {range}</source>
      <translation>Esto no se puede usar. {range}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>starts with</source>
      <translation>empieza con</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{label}, {unit}</source>
      <translation>{label}, {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{lever}: the starting server has</source>
      <translation>{lever}: el servidor inicial tiene</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>Begin the selected brief at its starting server</source>
      <translation>Empezar el encargo elegido con su servidor inicial</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brief</source>
      <translation>Encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Briefs</source>
      <translation>Encargos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>It replays a recorded trace.</source>
      <translation>Reproduce una traza grabada.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Load</source>
      <translation>Cargar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>What it teaches</source>
      <translation>Qué enseña</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>none passes</source>
      <translation>nadie lo supera</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>not passed yet</source>
      <translation>aún no superado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, none passes</source>
      <translation>abierto, nadie lo supera</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, not passed yet</source>
      <translation>abierto, aún no superado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, passed: {designs}</source>
      <translation>abierto, superado: {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>passed: {designs}</source>
      <translation>superado: {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{name}: {state}. {teaches}</source>
      <translation>{name}: {state}. {teaches}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed.</source>
      <translation>{passed} de {count} encargos superados.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed. Below them, your own: {own}.</source>
      <translation>{passed} de {count} encargos superados. Debajo, los suyos: {own}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/capacity_chart.py" />
      <source>Capacity</source>
      <translation>Capacidad</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Design code</source>
      <translation>Código de &amp;diseño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Load a design code…</source>
      <translation>C&amp;argar un código de diseño…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>A design code begins with SP1; 17 letters and digits follow.</source>
      <translation>Un código de diseño empieza por SP1; siguen 17 letras y cifras.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Copy &amp;design code</source>
      <translation>Copiar código de di&amp;seño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Load a design code</source>
      <translation>Cargar un código de diseño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>The design code is copied: {code}</source>
      <translation>El código de diseño se ha copiado: {code}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>There is a typing error in this code: its last four letters do not fit the others.</source>
      <translation>Hay una errata en este código: sus cuatro últimas letras no concuerdan con las demás.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This brief does not offer the design of this code: {why}.</source>
      <translation>Este encargo no ofrece el diseño de este código: {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is for another brief than {brief}.</source>
      <translation>Este código es de un encargo distinto de {brief}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is of a newer Serveplate.</source>
      <translation>Este código es de un Serveplate más nuevo.</translation>
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
      <translation>Un modelo pequeño adelanta {tokens}, y una pasada del grande conserva los que aprueba.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Contiguous KV cache</source>
      <translation>Caché KV contigua</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Draft of {tokens}</source>
      <translation>Borrador de {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Every pass yields one token for each sequence.</source>
      <translation>Cada pasada da un token a cada secuencia.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Gives out small blocks as a sequence grows, and evicts the newest when none is left.</source>
      <translation>Reparte bloques pequeños a medida que crece una secuencia, y expulsa la más nueva cuando no queda ninguno.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Keeps each weight in {bits}: fewer are faster to read and leave more memory, at a risk to quality.</source>
      <translation>Guarda cada peso en {bits}: menos se leen antes y dejan más memoria, con riesgo para la calidad.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Lets a request join between any two passes, as soon as it fits.</source>
      <translation>Deja entrar una solicitud entre dos pasadas cualesquiera, en cuanto cabe.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>No draft</source>
      <translation>Sin borrador</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Paged KV cache</source>
      <translation>Caché KV paginada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Sets the longest context aside for each sequence, whether it is used or not.</source>
      <translation>Reserva el contexto más largo para cada secuencia, se use o no.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Splits every pass over {n} GPUs, and pays for each.</source>
      <extracomment>Of one: Runs every pass on {n} GPU, and pays for it.</extracomment>
      <translation>
        <numerusform>Ejecuta cada pasada en {n} GPU, y la paga.</numerusform>
        <numerusform>Reparte cada pasada entre {n} GPU, y paga por cada una.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Takes the next batch from the queue only when the whole batch before is done.</source>
      <translation>Toma el lote siguiente de la cola solo cuando acaba todo el lote anterior.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>bytes read in every pass</source>
      <translation>bytes leídos en cada pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>contiguous</source>
      <translation>contigua</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>guessed ahead, then verified</source>
      <translation>adivinar y luego verificar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>how its memory is set aside</source>
      <translation>cómo reserva su memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>paged</source>
      <translation>paginada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>speed and memory, at a price</source>
      <translation>rapidez y memoria, con coste</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>when requests may join</source>
      <translation>cuándo entran las solicitudes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{bits}-bit weights</source>
      <translation>Pesos de {bits} bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>  {scale}; % of requests</source>
      <translation>  {scale}; % de solicitudes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>A curve counts the requests that took at most so long; a check holds where p95 is left of its limit.</source>
      <translation>Una curva cuenta las solicitudes que tardaron como mucho ese tiempo; un requisito se cumple si p95 está a la izquierda de su límite.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/run_views.py" />
      <source>Distributions</source>
      <translation>Curvas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: the traffic brings no requests</source>
      <translation>Sin resultado: el tráfico no trae solicitudes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: this design can't run</source>
      <translation>Sin resultado: este diseño no puede funcionar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>None measured: no output has two tokens</source>
      <translation>Nada que medir: ninguna salida tiene dos tokens</translation>
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
      <translation>TPOT antes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TPOT measured</source>
      <translation>TPOT medido</translation>
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
      <translation>TTFT y TPOT de las solicitudes, ahora y antes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT before</source>
      <translation>TTFT antes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT measured</source>
      <translation>TTFT medido</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>linear scale</source>
      <translation>escala lineal</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>log scale</source>
      <translation>escala log.</translation>
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
      <translation>p95 {verb}: {value}, límite {limit}</translation>
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
      <translation>solicitudes dentro del límite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name} of the requests. {words}</source>
      <translation>{name} de las solicitudes. {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name}, {unit}</source>
      <translation>{name}, {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dashed: before the last move.</source>
      <translation>{said} A trazos: antes del último cambio.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dotted, and diamonds: measured with {source}.</source>
      <translation>{said} Punteado y rombos: medido con {source}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Close the views</source>
      <translation>Cerrar las vistas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Open the views</source>
      <translation>Abrir las vistas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Show or hide: {view}</source>
      <translation>Mostrar u ocultar: {view}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Views</source>
      <translation>Vistas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Copy &amp;picture</source>
      <translation>Copiar &amp;imagen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save &amp;requests as CSV…</source>
      <translation>Guardar so&amp;licitudes como CSV…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save as</source>
      <translation>Guardar como</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save p&amp;asses as CSV…</source>
      <translation>Guardar &amp;pasadas como CSV…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as P&amp;NG…</source>
      <translation>Guardar imagen como P&amp;NG…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as S&amp;VG…</source>
      <translation>Guardar imagen como S&amp;VG…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save rep&amp;ort as HTML…</source>
      <translation>Guardar in&amp;forme como HTML…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save result as &amp;JSON…</source>
      <translation>Guardar resultado como &amp;JSON…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>The picture is copied: {title}.</source>
      <translation>La imagen se ha copiado: {title}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{kind} files (*.{suffix})</source>
      <translation>Archivos {kind} (*.{suffix})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{path} can't be written: {why}.</source>
      <translation>No se puede escribir {path}: {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/lesson_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Lesson</source>
      <translation>Lección</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go back one move</source>
      <translation>Retroceder un cambio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go forward to the move that was undone</source>
      <translation>Volver al cambio que se deshizo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go to the brief's starting server</source>
      <translation>Ir al servidor inicial del encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Reset</source>
      <translation>Reiniciar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>{lever}: {setting}</source>
      <translation>{lever}: {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Give up this simulation and go back to the design before</source>
      <translation>Abandonar esta simulación y volver al diseño anterior</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of each limit</source>
      <translation>Porcentaje de cada límite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of the requests that is simulated</source>
      <translation>Parte de las solicitudes ya simulada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Simulating, {percent}%</source>
      <translation>Simulando, {percent} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Updating…</source>
      <translation>Actualizando…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>before the last move</source>
      <translation>antes del cambio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>measured</source>
      <translation>medido</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>{name}, {limit}</source>
      <translation>{name}, {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Dark</source>
      <translation>&amp;Oscuro</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;High contrast</source>
      <translation>&amp;Alto contraste</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Larger text</source>
      <translation>Texto más g&amp;rande</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Light</source>
      <translation>&amp;Claro</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Normal text size</source>
      <translation>Tamaño &amp;normal del texto</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;System</source>
      <translation>&amp;Sistema</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Tema</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Reduced &amp;motion</source>
      <translation>Reducir &amp;movimiento</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Sm&amp;aller text</source>
      <translation>Texto más &amp;pequeño</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/map_plot.py" />
      <source>p95 TPOT against cost of {n} designs</source>
      <extracomment>Of one: p95 TPOT against cost of {n} design</extracomment>
      <translation>
        <numerusform>p95 TPOT frente a coste de {n} diseño</numerusform>
        <numerusform>p95 TPOT frente a coste de {n} diseños</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(current)</source>
      <translation>(actual)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(saved)</source>
      <translation>(guardado)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>A run of this brief takes too long to make the map unasked: serveplate designs lists all designs.</source>
      <translation>Una ejecución de este encargo tarda demasiado para hacer el mapa sin pedirlo: serveplate designs lista todos los diseños.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Click a design, or press Enter on it, to load it.</source>
      <translation>Haga clic en un diseño, o pulse Intro sobre él, para cargarlo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs by their settings, and the checks that fail</source>
      <translation>Los diseños por sus opciones y los requisitos que no cumplen</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs with their measures</source>
      <translation>Los diseños con sus medidas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Fails</source>
      <translation>Falla en</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Map of all designs</source>
      <translation>Mapa de todos los diseños</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Marks</source>
      <translation>Marcas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Show the map</source>
      <translation>Mostrar el mapa</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>The map shows every design, and which of them pass: it gives the answer away.</source>
      <translation>El mapa muestra todos los diseños y cuáles cumplen: revela la solución.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>can't run</source>
      <translation>no funciona</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>cost</source>
      <translation>coste</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>current</source>
      <translation>actual</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>draft {tokens}</source>
      <translation>borrador {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>fails {checks}</source>
      <translation>falla en {checks}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>on the front</source>
      <translation>en la frontera</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>p95 TPOT in ms against $ per M tokens</source>
      <translation>p95 TPOT en ms frente a $ por M tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>saved</source>
      <translation>guardado</translation>
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
      <translation>{passing} de {count} diseños cumplen: círculos. Las cruces fallan en TTFT; los rombos tienen muy pocos bits; los cuadrados solo fallan en TPOT o coste. Anillo: actual. Punto dentro: guardado. A trazos: los que ninguno supera en ambos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{said} ({marks}).</source>
      <translation>{said} ({marks}).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Clear the m&amp;easurement</source>
      <translation>&amp;Quitar la medición</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Load a &amp;measurement…</source>
      <translation>Cargar una &amp;medición…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>As far as the file says, its model and traffic are the brief's.</source>
      <translation>Por lo que dice el archivo, su modelo y su tráfico son los del encargo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>GuideLLM's summary counts a request's TPOT once for each of its tokens.</source>
      <translation>El resumen de GuideLLM cuenta el TPOT de una solicitud una vez por cada uno de sus tokens.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It answered {n} requests; the brief brings {ours}.</source>
      <extracomment>Of one: It answered {n} request; the brief brings {ours}.</extracomment>
      <translation>
        <numerusform>Respondió {n} solicitud; el encargo trae {ours}.</numerusform>
        <numerusform>Respondió {n} solicitudes; el encargo trae {ours}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had at most {n} requests at once; the brief has no such bound.</source>
      <extracomment>Of one: It had at most {n} request at once; the brief has no such bound.</extracomment>
      <translation>
        <numerusform>Tuvo como máximo {n} solicitud a la vez; el encargo no tiene ese tope.</numerusform>
        <numerusform>Tuvo como máximo {n} solicitudes a la vez; el encargo no tiene ese tope.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had {clients} clients; the brief has {ours}.</source>
      <translation>Tuvo {clients} clientes; el encargo tiene {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It served {model}; the brief's model is {name}.</source>
      <translation>Sirvió {model}; el modelo del encargo es {name}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its outputs average {found} tokens; the brief's average {mean}.</source>
      <translation>Sus salidas tienen {found} tokens de media; las del encargo, {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its prompts average {found} tokens; the brief's average {mean}.</source>
      <translation>Sus prompts tienen {found} tokens de media; los del encargo, {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's clients wait for answers.</source>
      <translation>Sus solicitudes llegaron a {rate} por segundo; los clientes del encargo esperan su respuesta.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's come at {ours}.</source>
      <translation>Sus solicitudes llegaron a {rate} por segundo; las del encargo, a {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests did not come at a rate; the brief's come at {rate} a second.</source>
      <translation>Sus solicitudes no llegaron con una tasa fija; las del encargo llegan a {rate} por segundo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured</source>
      <translation>Medido</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured with {source}: {said}. The Trust view says what differs.</source>
      <translation>Medido con {source}: {said}. La vista «Validez» dice qué difiere.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Off by</source>
      <translation>Desvío</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Simulated</source>
      <translation>Simulado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file does not say which model it served.</source>
      <translation>El archivo no dice qué modelo sirvió.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file has no p95 of {name}, so its bar has no mark.</source>
      <translation>El archivo no tiene p95 de {name}, así que su barra no lleva marca.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file holds {runs} runs; this is the one whose traffic is nearest to the brief's.</source>
      <translation>El archivo contiene {runs} ejecuciones; esta es la de tráfico más cercano al del encargo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TPOT</source>
      <translation>media TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TTFT</source>
      <translation>media TTFT</translation>
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
      <translation>rendimiento</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>{n} of its requests failed.</source>
      <extracomment>Of one: {n} of its requests failed.</extracomment>
      <translation>
        <numerusform>Falló {n} de sus solicitudes.</numerusform>
        <numerusform>Fallaron {n} de sus solicitudes.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/messages.py" />
      <source>Close the message</source>
      <translation>Cerrar el mensaje</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/messages.py" />
      <source>{n} earlier messages are in the log, {log}.</source>
      <extracomment>Of one: {n} earlier message is in the log, {log}.</extracomment>
      <translation>
        <numerusform>{n} mensaje anterior está en el registro, {log}.</numerusform>
        <numerusform>{n} mensajes anteriores están en el registro, {log}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there?</source>
      <translation>¿Sigue ahí?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there? {words}</source>
      <translation>¿Sigue ahí? {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Back to the kiosk</source>
      <translation>Volver al quiosco</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Delete the last digit</source>
      <translation>Borrar la última cifra</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>In {seconds} s this starts over, and what you did is wiped.</source>
      <translation>En {seconds} s se vuelve al principio y se borra lo que ha hecho.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Leave the kiosk</source>
      <translation>Salir del quiosco</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>OK</source>
      <translation>Aceptar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Staff: PIN to leave the kiosk</source>
      <translation>Personal: PIN para salir del quiosco</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Wrong. The next try is in {seconds} s.</source>
      <translation>Incorrecto. El próximo intento es en {seconds} s.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Yes, go on</source>
      <translation>Sí, seguir</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/overlays.py" />
      <source>{n} digits entered</source>
      <extracomment>Of one: {n} digit entered</extracomment>
      <translation>
        <numerusform>{n} cifra introducida</numerusform>
        <numerusform>{n} cifras introducidas</numerusform>
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
      <translation>Cerrar la predicción</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Predict first</source>
      <translation>Predecir primero</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>See what happens</source>
      <translation>Ver qué pasa</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Take it back</source>
      <translation>Retirarlo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{measure}: {bet}</source>
      <translation>{measure}: {bet}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{question} Press 6 to bet, Ctrl+Enter to see.</source>
      <translation>{question} Pulse 6 para apostar, Ctrl+Intro para ver.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It falls by 1% or more.</source>
      <translation>Baja un 1 % o más.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It moves by less than 1%.</source>
      <translation>Cambia menos de un 1 %.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It rises by 1% or more.</source>
      <translation>Sube un 1 % o más.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean moved; the slowest requests, which make the p95, did not.</source>
      <translation>Cambió la media; las solicitudes más lentas, que forman el p95, no.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean says otherwise: only the slowest requests, which make the p95, moved so.</source>
      <translation>La media dice otra cosa: solo las solicitudes más lentas, que forman el p95, cambiaron así.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: down from {before} to {after} on average.</source>
      <translation>Sobre todo {part}: de media baja de {before} a {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: up from {before} to {after} on average.</source>
      <translation>Sobre todo {part}: de media sube de {before} a {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>No part of it changed by much.</source>
      <translation>Ninguna de sus partes cambió mucho.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>The same GPUs: {before} → {after}.</source>
      <translation>Las mismas GPU: {before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>What {less} saved, {more} took.</source>
      <translation>Lo que se ahorró en {less} se gastó en {more}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>better</source>
      <translation>mejor</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>same</source>
      <translation>igual</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>worse</source>
      <translation>peor</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}, as you said.</source>
      <translation>{became}, como dijo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}.</source>
      <translation>{became}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said better.</source>
      <translation>{became}; dijo mejor.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said the same.</source>
      <translation>{became}; dijo igual.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said worse.</source>
      <translation>{became}; dijo peor.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{before} → {after}.</source>
      <translation>{before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{gpus} to pay for, and {before} → {after}.</source>
      <translation>Hay que pagar {gpus}, y {before} → {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: no bet made</source>
      <translation>{move}: sin apuestas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: what will it do?</source>
      <translation>{move}: ¿qué hará?</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right</source>
      <translation>{move}: {right} de {made} aciertos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right, {all_right} of {all_made} so far</source>
      <translation>{move}: {right} de {made} aciertos, {all_right} de {all_made} hasta ahora</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got better</source>
      <translation>{name} mejoró</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got worse</source>
      <translation>{name} empeoró</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} stayed the same</source>
      <translation>{name} siguió igual</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{n} designs</source>
      <extracomment>Of one: {n} design</extracomment>
      <translation>
        <numerusform>{n} diseño</numerusform>
        <numerusform>{n} diseños</numerusform>
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
      <translation>Mejor posible</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Circle: your best of the designs that you saved. Diamond: the best possible. Bars: how many of the {passing} designs that pass do so well.</source>
      <translation>Círculo: el mejor de los diseños que guardó. Rombo: el mejor posible. Barras: cuántos de los {passing} diseños que cumplen llegan a tanto.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Difference</source>
      <translation>Diferencia</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>None of yours is measured</source>
      <translation>Ninguno de los suyos está medido</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Rank</source>
      <translation>Puesto</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Records</source>
      <translation>Récords</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Records open with your first pass: here your best cost, TTFT, TPOT and throughput will stand beside the best possible.</source>
      <translation>Los récords se abren con el primer diseño que cumple: aquí estarán su mejor coste, TTFT, TPOT y rendimiento junto al mejor posible.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your design</source>
      <translation>Su diseño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your records against the best possible</source>
      <translation>Sus récords frente al mejor posible</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Yours</source>
      <translation>El suyo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>less is better</source>
      <translation>menos es mejor</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>more is better</source>
      <translation>más es mejor</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none</source>
      <translation>ninguno</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{rank} of {count}</source>
      <translation>{rank} de {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{said} The map is still being made: {done} of {count}.</source>
      <translation>{said} El mapa aún se está haciendo: {done} de {count}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title} of {n} designs that pass. {said}</source>
      <extracomment>Of one: {title} of {n} design that passes. {said}</extracomment>
      <translation>
        <numerusform>{title} de {n} diseño que cumple. {said}</numerusform>
        <numerusform>{title} de {n} diseños que cumplen. {said}</numerusform>
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
      <translation>{value}: el mejor posible</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}; best possible {possible}</source>
      <translation>{value}; el mejor posible {possible}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>The verdict is of the brief's own draw of traffic; the whiskers on the bars span these.</source>
      <translation>El veredicto es el de la muestra de tráfico del encargo; los bigotes de las barras abarcan estas.</translation>
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
      <translation>Borrador: cada token lleva {cost} de una pasada normal de {tokens} tokens: {figures}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>FLOP/byte</source>
      <translation>FLOP/byte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>KV cache a pass</source>
      <translation>Caché KV por pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Kinds of pass under the roof, now and before</source>
      <translation>Tipos de pasada bajo el techo, ahora y antes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory binds below {reached} FLOP/byte, the ridge of what passes reach; the ridge of the peaks is at {peak}.</source>
      <translation>La memoria limita por debajo de {reached} FLOP/byte, el codo de lo que alcanzan las pasadas; el codo de los máximos está en {peak}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory bound</source>
      <translation>Limita memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: the traffic brings no requests.</source>
      <translation>Sin pasadas: el tráfico no trae solicitudes.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: this design can't run.</source>
      <translation>Sin pasadas: este diseño no puede funcionar.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Prefill</source>
      <translation>Prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Roof: {gpus}, {flop} TFLOP/s and {bandwidth} TB/s; dashed, the {compute} and {memory} that passes reach.</source>
      <translation>Techo: {gpus}, {flop} TFLOP/s y {bandwidth} TB/s; a trazos, el {compute} y el {memory} que alcanzan las pasadas.</translation>
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
      <translation>TFLOP/s frente a FLOP por byte, escalas log.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Time</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Tokens a pass</source>
      <translation>Tokens por pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Verify</source>
      <translation>Verificación</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Weights a pass</source>
      <translation>Pesos por pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound</source>
      <translation>limita el cómputo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound in {share} of its time</source>
      <translation>limita el cómputo en el {share} de su tiempo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound</source>
      <translation>limita la memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound in {share} of its time</source>
      <translation>limita la memoria en el {share} de su tiempo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>ridge {peak} FLOP/byte; reached, {reached}</source>
      <translation>codo {peak} FLOP/byte; alcanzado, {reached}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{intensity} FLOP/byte, {speed} TFLOP/s, {bound}.</source>
      <translation>{intensity} FLOP/byte, {speed} TFLOP/s, {bound}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name} before</source>
      <translation>{name} antes</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}, {intensity}</source>
      <translation>{name}, {intensity}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}: {passes} read on average {weights} of weights and {cache} of KV cache for {tokens} tokens: {figures}</source>
      <translation>{name}: {passes} leen de media {weights} de pesos y {cache} de caché KV para {tokens} tokens: {figures}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} passes</source>
      <extracomment>Of one: {n} pass</extracomment>
      <translation>
        <numerusform>{n} pasada</numerusform>
        <numerusform>{n} pasadas</numerusform>
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
      <translation>{said} En pálido: antes del último cambio.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Timeline</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Why</source>
      <translation>Por qué</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Back to the list</source>
      <translation>Volver a la lista</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Bring back the design deleted last</source>
      <translation>Traer de vuelta el último diseño borrado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brought back: {design}.</source>
      <translation>Recuperado: {design}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Compare</source>
      <translation>Comparar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Comparison of a saved design with the current one</source>
      <translation>Comparación de un diseño guardado con el actual</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Current</source>
      <translation>Actual</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete the selected design</source>
      <translation>Borrar el diseño elegido</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Deleted: {design}. Undo delete brings it back; Ctrl+Z undoes levers.</source>
      <translation>Borrado: {design}. Recuperar lo trae de vuelta; Ctrl+Z deshace las palancas.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Memory for cache</source>
      <translation>Memoria para la caché</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>No design is saved yet. A design is saved here the moment it passes all four checks.</source>
      <translation>Aún no hay diseños guardados. Un diseño se guarda aquí en cuanto cumple los cuatro requisitos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved</source>
      <translation>Guardado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved designs</source>
      <translation>Diseños guardados</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved {when}, beside the current design</source>
      <translation>Guardado el {when}, junto al diseño actual</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Set the levers to the selected design</source>
      <translation>Poner las palancas según el diseño elegido</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the saved designs</source>
      <translation>Mostrar los diseños guardados</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the selected design beside the current one</source>
      <translation>Mostrar el diseño elegido junto al actual</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Undo delete</source>
      <translation>Recuperar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>{name}: {cell}</source>
      <translation>{name}: {cell}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>&amp;Close</source>
      <translation>&amp;Cerrar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>All of it is copied.</source>
      <translation>Se ha copiado todo.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;SGLang</source>
      <translation>Copiar &amp;SGLang</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;all</source>
      <translation>Copiar &amp;todo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;benchmark</source>
      <translation>Copiar &amp;benchmark</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;vLLM</source>
      <translation>Copiar &amp;vLLM</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server &amp;commands…</source>
      <translation>&amp;Comandos de servidor…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server commands</source>
      <translation>Comandos de servidor</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>The command is copied.</source>
      <translation>El comando se ha copiado.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>This design on a real server, and a benchmark with the brief's traffic. What the engines do otherwise stands at the end.</source>
      <translation>Este diseño en un servidor real, y un benchmark con el tráfico del encargo. Lo que los motores hacen de otro modo está al final.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session.py" />
      <source>This design could not be simulated: {why}. The bars still show the one before.</source>
      <translation>Este diseño no se pudo simular: {why}. Las barras aún muestran el anterior.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Close the views</source>
      <translation>&amp;Cerrar las vistas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Lesson</source>
      <translation>&amp;Lección</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Rehacer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Saved designs</source>
      <translation>Diseños &amp;guardados</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Map</source>
      <translation>Mapa</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>Re&amp;set to the start</source>
      <translation>Volver al &amp;inicio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved  ·  {count}</source>
      <translation>Guardado  ·  {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>The simulation was cancelled. Redo, or any lever, starts one again.</source>
      <translation>La simulación se canceló. Rehacer, o cualquier palanca, inicia otra.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Trust</source>
      <translation>Validez</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>No request came: there is nothing to show.</source>
      <translation>No llegó ninguna solicitud: no hay nada que mostrar.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Request {number} (prompt {prompt}, output {output}) arrived at {arrival}, {waited}, {prefilled}, and finished at {finish}</source>
      <translation>La solicitud {number} (prompt {prompt}, salida {output}) llegó a los {arrival}, {waited}, {prefilled} y terminó a los {finish}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Timeline of {time}: {requests}, at most {waiting} waiting and {running} running at once, {evictions}.</source>
      <translation>Cronología de {time}: {requests}, como máximo {waiting} en espera y {running} en curso a la vez, {evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>at {moment}: {running} running, {waiting} waiting, {reserved} reserved, {used} used, {doing}</source>
      <translation>a los {moment}: {running} en curso, {waiting} en espera, {reserved} reservados, {used} usados, {doing}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the cache's memory was full</source>
      <translation>porque la memoria de la caché estaba llena</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the most sequences that may run were running</source>
      <translation>porque ya estaba en curso el máximo de secuencias</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the prefill passes before it were full</source>
      <translation>porque las pasadas de prefill anteriores estaban llenas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>decode pass of {sequences}</source>
      <translation>pasada de decode de {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>did not wait</source>
      <translation>no esperó</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>for the pass that was under way</source>
      <translation>a que acabara la pasada en curso</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>prefill pass of {sequences}</source>
      <translation>pasada de prefill de {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill</source>
      <translation>tardó {time} en el prefill</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill with {n} others</source>
      <extracomment>Of one: took {time} to prefill with {n} other</extracomment>
      <translation>
        <numerusform>tardó {time} en el prefill con otra más</numerusform>
        <numerusform>tardó {time} en el prefill con otras {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} for the {n} batches before it</source>
      <extracomment>Of one: waited {time} for the batch before it</extracomment>
      <translation>
        <numerusform>esperó {time} por el lote anterior</numerusform>
        <numerusform>esperó {time} por los {n} lotes anteriores</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} {reason}</source>
      <translation>esperó {time} {reason}</translation>
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
      <translation>{reason} ({time} de ese tiempo)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{sentence}; evicted {n} times, {out} out of the cache.</source>
      <extracomment>Of one: {sentence}; evicted once, {out} out of the cache.</extracomment>
      <translation>
        <numerusform>{sentence}; expulsada una vez, {out} fuera de la caché.</numerusform>
        <numerusform>{sentence}; expulsada {n} veces, {out} fuera de la caché.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Sequences</source>
      <translation>Secuencias</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Timeline chart</source>
      <translation>Gráfico de la cronología</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>decode</source>
      <translation>decode</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>of {size}</source>
      <translation>de {size}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>prefill</source>
      <translation>prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>reserved</source>
      <translation>reservado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>running</source>
      <translation>en curso</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>size</source>
      <translation>tamaño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>slowest 5% (TTFT)</source>
      <translation>5 % más lento (TTFT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>used</source>
      <translation>usado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>waiting</source>
      <translation>en espera</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>{size} GB</source>
      <translation>{size} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>All</source>
      <translation>Todo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Nothing to read</source>
      <translation>Nada que leer</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>One of the slowest 5%</source>
      <translation>Una del 5 % más lento</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Show the whole run (Home)</source>
      <translation>Mostrar toda la ejecución (Inicio)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Slowest requests</source>
      <translation>Solicitudes más lentas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read</source>
      <translation>El momento que se lee</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read (comma and full stop)</source>
      <translation>El momento que se lee (coma y punto)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The slowest 5% in TTFT, which make the p95</source>
      <translation>El 5 % más lento en TTFT, que forma el p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom in (plus)</source>
      <translation>Acercar (más)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom out (minus)</source>
      <translation>Alejar (menos)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>A pass is as fast as its compute or its memory traffic allows, never slower for its kernels; a prefill stops all decoding, where engines mix the two (chunked prefill); no prefix is cached, no memory goes to activations, nothing waits for tokenising or the network; quantised weights answer as well as whole ones, and a draft's tokens are accepted by chance. TTFT is not fitted: it depends on how a benchmark's clients start.</source>
      <translation>Una pasada es tan rápida como permiten su cómputo o su tráfico de memoria, nunca más lenta por sus kernels; un prefill detiene toda la decodificación, mientras que los motores mezclan ambos (chunked prefill); no se guarda ningún prefijo en caché, las activaciones no ocupan memoria, nada espera a la tokenización ni a la red; los pesos cuantizados responden tan bien como los enteros, y los tokens de un borrador se aceptan al azar. TTFT no se ajusta: depende de cómo empiezan los clientes de un benchmark.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Across measured, up simulated; errors are means. On the line both are equal, within the band off by 10% at most. Circles: 1 GPU. Diamonds: 2 GPUs. Crosses: 4 and 8 GPUs, of which nothing is claimed.</source>
      <translation>En horizontal lo medido, en vertical lo simulado; los errores son medias. En la línea ambos son iguales; dentro de la banda difieren un 10 % como máximo. Círculos: 1 GPU. Rombos: 2 GPU. Cruces: 4 y 8 GPU, de las que no se afirma nada.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Being worked out…</source>
      <translation>Calculando…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated, ms</source>
      <translation>Calibrado, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated: mean error</source>
      <translation>Calibrado: error medio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Errors of mean TPOT by timing and GPUs</source>
      <translation>Errores de la media de TPOT por modelo de tiempos y GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Every measurement beside both simulations</source>
      <translation>Cada medición junto a ambas simulaciones</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>How far to trust it</source>
      <translation>Hasta dónde fiarse</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Measured, ms</source>
      <translation>Medido, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate, ms</source>
      <translation>Lámina, ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate: mean error</source>
      <translation>Lámina: error medio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Simulated mean TPOT against 120 published measurements of Llama 3.1 8B on H100s with TensorRT-LLM 1.0.0rc3: 8 to 128 clients that wait for answers, prompts of 1,024 and 2,048 tokens. The calibrated timing is fitted to those with 1 and 2 GPUs.</source>
      <translation>Media simulada de TPOT frente a 120 mediciones publicadas de Llama 3.1 8B en H100 con TensorRT-LLM 1.0.0rc3: de 8 a 128 clientes que esperan su respuesta, prompts de 1.024 y 2.048 tokens. Los tiempos calibrados se ajustan a las de 1 y 2 GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>The plate's timing</source>
      <translation>Tiempos de la lámina</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>What the model leaves out. </source>
      <translation>Lo que el modelo omite. </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement beside the simulation</source>
      <translation>Su medición junto a la simulación</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement: {file}, with {source}</source>
      <translation>Su medición: {file}, con {source}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>error</source>
      <translation>error</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>mean TPOT, ms  </source>
      <translation>media TPOT, ms  </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>worst</source>
      <translation>máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus} {mean} off</source>
      <translation>{gpus}: error {mean}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus}, {clients} clients, {prompt} in, {output} out</source>
      <translation>{gpus}, {clients} clientes, {prompt} de entrada, {output} de salida</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{title}. {said}</source>
      <translation>{title}. {said}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>High contrast</source>
      <translation>Alto contraste</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Language: {name}</source>
      <translation>Idioma: {name}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Larger text</source>
      <translation>Texto más grande</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Smaller text</source>
      <translation>Texto más pequeño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visitor.py" />
      <source>Something went wrong. Start over if things look odd.</source>
      <translation>Algo ha fallado. Empiece de nuevo si ve algo raro.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Another hint</source>
      <translation>Otra pista</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Hint</source>
      <translation>Pista</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Mean time</source>
      <translation>Tiempo medio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Part</source>
      <translation>Parte</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Parts of the mean times</source>
      <translation>Partes de los tiempos medios</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Share</source>
      <translation>Proporción</translation>
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
      <translation>Un panel de control no puede ver el motivo. Mide el tiempo y el dinero de un servidor, y menos bits mejoran ambos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A place is free sooner when decoding is quicker: see what makes the lower bar.</source>
      <translation>Un lugar se libera antes si se decodifica más rápido: mire de qué se compone la barra inferior.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request can't join within a pass, so shorter passes make it wait less.</source>
      <translation>Una solicitud no puede entrar en medio de una pasada, así que con pasadas más cortas espera menos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request waits {time} for its first token on average, and {share} of that is {part}.</source>
      <translation>Una solicitud espera su primer token {time} de media, y el {share} de ese tiempo es {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A sequence already holds no more than it uses, so it is the cache that has to grow.</source>
      <translation>Una secuencia ya no ocupa más de lo que usa, así que es la caché la que tiene que crecer.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A server that waits is paid for too.</source>
      <translation>Un servidor que espera también se paga.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All four checks pass. {check} is nearest to its limit: {values} ({percent} of it).</source>
      <translation>Se cumplen los cuatro requisitos. El más cercano a su límite: {check}, {values} ({percent} del límite).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All three numbers pass; only quality refuses: {value}.</source>
      <translation>Los tres números cumplen; solo la calidad dice que no: {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Between passes</source>
      <translation>Entre pasadas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Compute sets the time of these passes: let them compute less, or faster.</source>
      <translation>El cómputo fija el tiempo de estas pasadas: que calculen menos, o más rápido.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost per M tokens</source>
      <translation>Coste por M tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Each token guessed ahead costs a share of a pass, accepted or not.</source>
      <translation>Cada token adelantado cuesta una fracción de una pasada, se acepte o no.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every GPU is paid for from start to end, whether the traffic needs it or not.</source>
      <translation>Cada GPU se paga de principio a fin, la necesite el tráfico o no.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass crosses it, more often with more GPUs: make fewer passes, or split them less.</source>
      <translation>Cada pasada lo cruza, más veces con más GPU: haga menos pasadas, o divídalas menos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass has it, whatever it does: get more tokens from each pass.</source>
      <translation>Cada pasada la tiene, haga lo que haga: saque más tokens de cada una.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads all {weights} of weights: let it read less, get more tokens from each, or read faster.</source>
      <translation>Cada pasada lee {weights} de pesos enteros: que lea menos, que dé más tokens o que lea más rápido.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads every context that runs: get more tokens from each pass, or read faster.</source>
      <translation>Cada pasada lee todos los contextos en curso: saque más tokens de cada una, o lea más rápido.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Evicted: prefilled once more</source>
      <translation>Expulsada: otro prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>From first token to finish a request takes {time} on average; {share} of that is {part}.</source>
      <translation>Del primer token al final, una solicitud tarda {time} de media; el {share} de ese tiempo es {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Idle</source>
      <translation>Inactividad</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at GPU memory: {weights} of {memory} go to weights.</source>
      <translation>Fíjese en la memoria de GPU: {weights} de {memory} son para los pesos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the bill, not at the passes: {gpus} for {time}, and requests went on arriving until {last}.</source>
      <translation>Fíjese en la factura, no en las pasadas: {gpus} durante {time}, y siguieron llegando solicitudes hasta {last}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the weights, not at the bars: no bar shows what is wrong.</source>
      <translation>Fíjese en los pesos, no en las barras: ninguna barra muestra lo que falla.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at {part}: {seconds} of {time}. All the rest takes {rest}.</source>
      <translation>Fíjese en {part}: {seconds} de {time}. Todo lo demás lleva {rest}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time from first token to finish</source>
      <translation>Tiempo medio del primer token al final</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time to first token</source>
      <translation>Tiempo medio hasta el primer token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever left touches that. Another {share} is {part}.</source>
      <translation>Ninguna palanca más cambia eso. Otro {share} es {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes it smaller.</source>
      <translation>Ninguna palanca de este encargo la reduce.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes that smaller.</source>
      <translation>Ninguna palanca de este encargo reduce eso.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever touches it: the brief offers no fewer GPUs.</source>
      <translation>Ninguna palanca lo cambia: el encargo no ofrece menos GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request arrived: there is no time to explain.</source>
      <translation>No llegó ninguna solicitud: no hay tiempo que explicar.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request is served, so there is no time to explain.</source>
      <translation>No se sirve ninguna solicitud, así que no hay tiempo que explicar.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how many bits keep a weight. Fewer are quicker to read, and the floor says how few.</source>
      <translation>Una palanca dice con cuántos bits se guarda un peso. Menos se leen antes, y el mínimo dice cuántos hacen falta.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how the cache is shared out: now a sequence holds {tokens} of it, used or not.</source>
      <translation>Una palanca dice cómo se reparte la caché: ahora una secuencia ocupa {tokens}, los use o no.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says when a request may join: now a place that is free stays empty to the batch's end.</source>
      <translation>Una palanca dice cuándo puede entrar una solicitud: ahora, un lugar libre queda vacío hasta el final del lote.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware makes a stall shorter, but whoever decodes quicker meets fewer of them. Of the rest most, {share} of the whole, is {part}.</source>
      <translation>Solo más hardware acorta una parada, pero quien decodifica más rápido encuentra menos. De lo demás, la mayor parte, {share} del total, es {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware touches that. Another {share} is {part}.</source>
      <translation>Eso solo lo cambia más hardware. Otro {share} es {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Own prefill</source>
      <translation>Prefill propio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: fewer bytes don't help, more FLOP a second do.</source>
      <translation>Los prompts se calculan, no se leen: menos bytes no ayudan, más FLOP por segundo sí.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: only more FLOP a second make these stalls shorter.</source>
      <translation>Los prompts se calculan, no se leen: solo más FLOP por segundo acortan estas paradas.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Queue</source>
      <translation>Cola</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>That is about as long as the traffic itself, so quicker passes would not make it cheaper.</source>
      <translation>Eso es más o menos lo que dura el tráfico, así que pasadas más rápidas no lo abaratarían.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The brief would have to change: its traffic, its hardware or its limits.</source>
      <translation>Habría que cambiar el encargo: su tráfico, su hardware o sus límites.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The run takes {time}; the largest part of it, {share}, is {part}.</source>
      <translation>La ejecución dura {time}; su mayor parte, {share}, es {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights and cache share the memory: either the weights take less of it, or there is more of it.</source>
      <translation>Los pesos y la caché comparten la memoria: o los pesos ocupan menos, o hay más memoria.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights: {floor} or more. Reading them takes longer again, so see which bar that moves.</source>
      <translation>Pesos: {floor} o más. Leerlos vuelve a llevar más tiempo; mire qué barra mueve eso.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What they do to the answers shows only when answers are judged, elsewhere and by others; the floor stands for what the quality team found.</source>
      <translation>Lo que hacen a las respuestas solo se ve cuando alguien las juzga, en otro lugar; el mínimo representa lo que encontró el equipo de calidad.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What touches it is {kind}.</source>
      <translation>Eso depende de {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Whatever the numbers say, the weights are below the quality floor: {value}.</source>
      <translation>Digan lo que digan los números, los pesos están por debajo del mínimo de calidad: {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>being out of the cache, and prefilled again</source>
      <translation>la expulsión de la caché y el nuevo prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>continuous</source>
      <translation>continuos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer</source>
      <translation>menos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer bits</source>
      <translation>menos bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer tokens</source>
      <translation>menos tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>guessing draft tokens</source>
      <translation>la generación de tokens de borrador</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a pass takes</source>
      <translation>cuánto dura una pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a sequence stays: whatever makes its decoding slow</source>
      <translation>cuánto se queda una secuencia: lo que hace lenta su decodificación</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many bytes a pass reads, or how many tokens it yields</source>
      <translation>cuántos bytes lee una pasada, o cuántos tokens da</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields</source>
      <translation>cuántos tokens da una pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields, or how fast it reads</source>
      <translation>cuántos tokens da una pasada, o lo rápido que lee</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much a pass computes, or how fast</source>
      <translation>cuánto calcula una pasada, o lo rápido que lo hace</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much hardware is paid for</source>
      <translation>cuánto hardware se paga</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much is guessed ahead, and what a guess costs</source>
      <translation>cuánto se adelanta, y qué cuesta cada intento</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much memory the cache has</source>
      <translation>cuánta memoria tiene la caché</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how often GPUs have to talk, and how many</source>
      <translation>cuántas veces deben hablar las GPU, y cuántas son</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how quickly prompts are prefilled</source>
      <translation>lo rápido que se hace el prefill de los prompts</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how requests join those that run</source>
      <translation>cómo se unen las solicitudes a las que están en curso</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how the cache's memory is set aside</source>
      <translation>cómo se reserva la memoria de la caché</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idling</source>
      <translation>la inactividad</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>link</source>
      <translation>enlace</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more tokens</source>
      <translation>más tokens</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more, at their price</source>
      <translation>más, a su precio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>overhead</source>
      <translation>sobrecarga</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>prefill stalls</source>
      <translation>paradas por prefill</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing because {most}, the most that may, already run</source>
      <translation>la cola porque ya hay {most} en curso, el máximo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing until the cache has room</source>
      <translation>la cola hasta que la caché tiene sitio</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while a batch runs that it may not join</source>
      <translation>la cola mientras funciona un lote en el que no se puede entrar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while the prompts ahead of it are prefilled</source>
      <translation>la cola mientras se hace el prefill de los prompts anteriores</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the KV cache</source>
      <translation>la lectura de la caché KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the weights</source>
      <translation>la lectura de los pesos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>standing still while prompts of others are prefilled</source>
      <translation>la parada durante el prefill de prompts ajenos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the fixed overhead of passes</source>
      <translation>la sobrecarga fija de las pasadas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the link between GPUs</source>
      <translation>el enlace entre GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a pass to end</source>
      <translation>espera de fin de pasada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a place</source>
      <translation>espera de un lugar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for memory</source>
      <translation>espera de memoria</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for prompts ahead</source>
      <translation>espera de otros prompts</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for the batch</source>
      <translation>espera del lote</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>waiting for the pass under way to end</source>
      <translation>la espera a que acabe la pasada en curso</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>what else is in memory, or how much memory there is</source>
      <translation>qué más hay en la memoria, o cuánta memoria hay</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is furthest over its limit: {values} ({percent} of it).</source>
      <translation>Lo que más supera su límite: {check}, {values} ({percent} del límite).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is over its limit: {values} ({percent} of it).</source>
      <translation>Supera su límite: {check}, {values} ({percent} del límite).</translation>
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
      <translation>&amp;Acerca de Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Brief</source>
      <translation>E&amp;ncargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Choose a brief</source>
      <translation>&amp;Elegir un encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Copy</source>
      <translation>&amp;Copiar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Design</source>
      <translation>&amp;Diseño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;File</source>
      <translation>&amp;Archivo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Full screen</source>
      <translation>Pantalla c&amp;ompleta</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Go to the bets</source>
      <translation>Ir a las &amp;apuestas</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Help</source>
      <translation>A&amp;yuda</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Predict first</source>
      <translation>&amp;Predecir primero</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Salir</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Briefs (*.toml)</source>
      <translation>Encargos (*.toml)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Lan&amp;guage</source>
      <translation>&amp;Idioma</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Load a measurement</source>
      <translation>Cargar una medición</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Open a brief</source>
      <translation>Abrir un encargo</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Results (*.json)</source>
      <translation>Resultados (*.json)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>See what &amp;happens</source>
      <translation>Ver &amp;qué pasa</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Something went wrong: {what}. The details are in the log, {log}.</source>
      <translation>Algo ha fallado: {what}. Los detalles están en el registro, {log}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>The design is copied as text.</source>
      <translation>El diseño se ha copiado como texto.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request of a recorded trace</source>
      <translation>1 solicitud de una traza grabada</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>All four checks still pass.</source>
      <translation>Se siguen cumpliendo los cuatro requisitos.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>GPU memory left for cache</source>
      <translation>Memoria de GPU para caché</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Left for cache</source>
      <translation>Para la caché</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Loaded design</source>
      <translation>Diseño cargado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Move a lever: the bars answer, and this line says what the move did.</source>
      <translation>Mueva una palanca: las barras responden, y esta línea dice qué hizo el cambio.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>No request arrived, so there is nothing to measure.</source>
      <translation>No llegó ninguna solicitud, así que no hay nada que medir.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now failing: {checks}.</source>
      <translation>Ahora falla: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now passing: {checks}.</source>
      <translation>Ahora cumple: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Roofline estimates, one draw of traffic (seed {seed})</source>
      <translation>Estimaciones roofline, una muestra del tráfico (semilla {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Room for</source>
      <translation>Caben</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Still failing: {checks}.</source>
      <translation>Sigue fallando: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The design is saved.</source>
      <translation>El diseño se ha guardado.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The same design</source>
      <translation>El mismo diseño</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This design was loaded.</source>
      <translation>Este diseño se ha cargado.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This is the starting server.</source>
      <translation>Este es el servidor inicial.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>at least {bits} bits</source>
      <translation>mínimo {bits} bits</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>each reserves {tokens}</source>
      <translation>cada una reserva {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, no result</source>
      <translation>falla, sin resultado</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, {percent}</source>
      <translation>falla, {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fragile: passes on {passes} of {done} draws</source>
      <translation>frágil: cumple en {passes} de {done} muestras</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>no measure moves by as much as 1%</source>
      <translation>ninguna medida cambia ni un 1 %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {asked} asked for</source>
      <translation>de {asked} pedidos</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {tokens} tokens each</source>
      <translation>de {tokens} tokens cada una</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB</source>
      <translation>de {total} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB; weights take {weights} GB</source>
      <translation>de {total} GB; los pesos ocupan {weights} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>over {number}%</source>
      <translation>más del {number} %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time per output token (TPOT)</source>
      <translation>p95 tiempo por token de salida (TPOT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time to first token (TTFT)</source>
      <translation>p95 tiempo al primer token (TTFT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws</source>
      <translation>cumple en {passes} de {done} muestras</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws so far</source>
      <translation>cumple en {passes} de {done} muestras hasta ahora</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, none measured</source>
      <translation>cumple, nada que medir</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, {percent}</source>
      <translation>cumple, {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>quality</source>
      <translation>calidad</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>scale to {end}</source>
      <translation>escala hasta {end}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/words.py" />
      <source>sequences</source>
      <extracomment>Of one: sequence</extracomment>
      <translation>
        <numerusform>secuencia</numerusform>
        <numerusform>secuencias</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{levers}: changed from the starting server.</source>
      <translation>Cambia respecto al servidor inicial: {levers}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. The bars keep the outline of the design before.</source>
      <translation>{move}. Las barras conservan el contorno del diseño anterior.</translation>
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
      <translation>{name} falla</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} passes</source>
      <translation>{name} cumple</translation>
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
      <translation>{name}: {status}, límite {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {value}, {below}</source>
      <translation>{name}: {value}, {below}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} from {clients} clients that each wait for their answer</source>
      <translation>{requests} de {clients} clientes que esperan cada uno su respuesta</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} requests of a recorded trace in {duration} s</source>
      <translation>{requests} solicitudes de una traza grabada en {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{said}; measured {value}</source>
      <translation>{said}; medido {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{status} of limit</source>
      <translation>{status} del límite</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{tokens}; at most {most} may run</source>
      <translation>{tokens}; como máximo {most} en curso</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, floor {limit}</source>
      <translation>{value}, mínimo {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, limit {limit}</source>
      <translation>{value}, límite {limit}</translation>
    </message>
  </context>
  <context>
    <name>briefs</name>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Burst</source>
      <translation>Ráfaga</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Ten seconds of rush: whoever can't take all of it at once lets the queue grow as long as the rush lasts.</source>
      <translation>Diez segundos de avalancha: quien no puede atenderla toda a la vez deja crecer la cola mientras dura.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Code Completion</source>
      <translation>Completar código</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Text that is easy to guess: a longer draft than usual pays, up to a point.</source>
      <translation>Texto fácil de adivinar: un borrador más largo de lo habitual compensa, hasta cierto punto.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>A context of 131,072 tokens that hardly a request uses: whoever sets all of it aside has room for a handful of sequences.</source>
      <translation>Un contexto de 131.072 tokens que casi ninguna solicitud usa: quien lo reserva entero tiene sitio para un puñado de secuencias.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>Long Context</source>
      <translation>Contexto largo</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long Prompts</source>
      <translation>Prompts largos</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long prompts, short answers: prefill is compute, so neither fewer bits nor a draft shortens the wait. More GPUs do.</source>
      <translation>Prompts largos, respuestas cortas: el prefill es cómputo, así que ni menos bits ni un borrador acortan la espera. Más GPU, sí.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>More work than the GPUs can compute: no design passes. Put the FLOP that are asked for beside those that there are before you move a lever.</source>
      <translation>Más trabajo del que las GPU pueden calcular: ningún diseño cumple. Compare los FLOP que se piden con los que hay antes de mover una palanca.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>Overload</source>
      <translation>Sobrecarga</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Only the price counts: a full batch is worth more than a fast one, and every guess that is refused is compute that was paid for.</source>
      <translation>Solo cuenta el precio: un lote lleno vale más que uno rápido, y cada intento rechazado es cómputo que se pagó.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Overnight Batch</source>
      <translation>Lote nocturno</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>One person at a time on a small GPU: the pace is the weights' bytes over the bandwidth, and the price is idle time. Batching changes little.</source>
      <translation>Una persona a la vez en una GPU pequeña: el ritmo son los bytes de los pesos entre el ancho de banda, y el precio es tiempo inactivo. Los lotes cambian poco.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>Quiet Chat</source>
      <translation>Chat tranquilo</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Serve a Model</source>
      <translation>Servir un modelo</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Where the time of a loaded server goes: into its queue first, then into memory traffic, and what speed costs.</source>
      <translation>Adónde va el tiempo de un servidor cargado: primero a su cola, luego al tráfico de memoria, y qué cuesta la velocidad.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>A model that no single GPU holds in 16 bits: memory decides first what can run at all, then how many sequences run at once.</source>
      <translation>Un modelo que no cabe en una sola GPU con 16 bits: la memoria decide primero qué puede funcionar, y luego cuántas secuencias a la vez.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>Seventy Billion</source>
      <translation>Setenta mil millones</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>Sixteen Bits</source>
      <translation>Dieciséis bits</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>When no bit may be given up, a draft is the lever that is left: what it yields is the large model's own text.</source>
      <translation>Cuando no se puede ceder ningún bit, el borrador es la palanca que queda: lo que da es el propio texto del modelo grande.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>GPUs on a slow link: every pass waits for it twice a layer, so each further GPU costs what the first did and brings less.</source>
      <translation>GPU con un enlace lento: cada pasada lo espera dos veces por capa, así que cada GPU más cuesta lo mismo que la primera y aporta menos.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>Slow Link</source>
      <translation>Enlace lento</translation>
    </message>
    <message>
      <location filename="../../resources/timings/h100-tensorrt-llm.toml" />
      <source>Calibrated H100 (TensorRT-LLM 1.0.0rc3)</source>
      <translation>H100 calibrada (TensorRT-LLM 1.0.0rc3)</translation>
    </message>
  </context>
</TS>
