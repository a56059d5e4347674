<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
  <context>
    <name>serveplate</name>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>a file is where a folder must be</source>
      <translation>يوجد ملف حيث يجب أن يكون مجلد</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>it is no ordinary file</source>
      <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>The briefs in {folder} can't be read: {reason}</source>
      <translation>لا يمكن قراءة المهام في ‏{folder}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a TOML file</source>
      <translation>ملف TOML</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a brief</source>
      <translation>المهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a table, [{table}]</source>
      <translation>جدول، ‏[{table}]‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>did you mean {name}?</source>
      <translation>هل المقصود ‏{name}‏؟</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be in {tables}</source>
      <translation>مكانه في ‏{tables}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be one of {names}</source>
      <translation>المسموح أحد هذه: ‏{names}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>name is not given; a brief needs one, such as "Serve a Model"</source>
      <translation>ينقص ‏name‏؛ تحتاج المهمة إلى اسم، مثل ‏"Serve a Model"‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>schema is {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>قيمة ‏schema‏ هي ‏{schema}‏ من Serveplate أحدث؛ وهذا يقرأ {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a field of [{table}]; {hint}</source>
      <translation>ليس ‏{name}‏ حقلًا في ‏[{table}]‏؛ {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a table or field of a brief; {hint}</source>
      <translation>ليس ‏{name}‏ جدولًا ولا حقلًا في مهمة؛ {hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not given; it must be {may_be}</source>
      <translation>ينقص ‏{name}‏؛ والمسموح: {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{path} can't be written: {reason}</source>
      <translation>لا يمكن الكتابة في ‏{path}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>{path} is nested too deeply to be {what}</source>
      <translation>تداخل ‏{path}‏ أعمق مما يصح ({what})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>{path} {problem}</source>
      <translation>‏{path}‏: {problem}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path}: {error}</source>
      <translation>‏{path}‏: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{table} is a list of tables, [[{table}]]; it must be one table, [{table}]</source>
      <translation>‏{table}‏ قائمة جداول، ‏[[{table}]]‏؛ والمسموح جدول واحد، ‏[{table}]‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>Designs can't be kept in {folder}: {reason}</source>
      <translation>لا يمكن حفظ التصاميم في ‏{folder}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be deleted from {folder}: {reason}</source>
      <translation>لا يمكن حذف التصميم {design} من ‏{folder}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be kept in {folder}: {reason}</source>
      <translation>لا يمكن حفظ التصميم {design} في ‏{folder}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} can't be read: {reason}</source>
      <translation>لا يمكن قراءة التصميم المحفوظ ‏{path}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is left untouched: {error}</source>
      <translation>تُرك التصميم المحفوظ ‏{path}‏ كما هو: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}) and can't be set aside: {reason}</source>
      <translation>التصميم المحفوظ ‏{path}‏ غير مقروء ({why}) ولا يمكن تنحيته: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}); it is set aside as {aside}</source>
      <translation>التصميم المحفوظ ‏{path}‏ غير مقروء ({why})؛ نُحّي باسم ‏{aside}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept designs in {folder} can't be read: {reason}</source>
      <translation>لا يمكن قراءة التصاميم المحفوظة في ‏{folder}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a kept design</source>
      <translation>التصميم المحفوظ</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a number</source>
      <translation>عدد</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a text</source>
      <translation>نص</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a time in UTC, such as 2026-01-31T12:00:00Z</source>
      <translation>وقت بتوقيت UTC، مثل ‏2026-01-31T12:00:00Z‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a whole number</source>
      <translation>عدد صحيح</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>an object</source>
      <translation>كائن</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>at least 0</source>
      <translation>0 على الأقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>brief_sha256 is not the fingerprint of its brief</source>
      <translation>ليس ‏brief_sha256‏ بصمة مهمته</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it has schema {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>قيمة ‏schema‏ فيه ‏{schema}‏ من Serveplate أحدث؛ وهذا يقرأ {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is empty</source>
      <translation>وهو فارغ</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is larger than {most} bytes</source>
      <translation>أكبر من {most} بايت</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is nested too deeply</source>
      <translation>تداخله أعمق مما يصح</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it must be a JSON object</source>
      <translation>المسموح كائن JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it {problem}</source>
      <translation>{problem}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>its brief's, {seed}</source>
      <translation>ما في مهمته، {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/settings.py" />
      <source>true or false</source>
      <translation>‏true‏ أو ‏false‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not a JSON number</source>
      <translation>ليس ‏{name}‏ عددًا في JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is {value}; it must be {may_be}</source>
      <translation>قيمة ‏{name}‏ هي ‏{value}‏؛ والمسموح: {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a JSON file</source>
      <translation>ملف JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list</source>
      <translation>قائمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list of numbers, none below 0</source>
      <translation>قائمة أعداد لا يقل أي منها عن 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a measurement</source>
      <translation>القياس</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a number from {least} to {most}</source>
      <translation>عدد من {least} إلى {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no request that succeeded in {place}; {what} needs one</source>
      <translation>لا طلب ناجحًا في ‏{place}‏ ولا بد من واحد ({what})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no run in benchmarks; it must have one or more</source>
      <translation>لا تشغيل في ‏benchmarks‏؛ ولا بد من واحد على الأقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no {place}; {what} needs it</source>
      <translation>ينقصه ‏{place}‏ ولا بد منه ({what})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {name} twice in one object; a name must be there once</source>
      <translation>يتكرر ‏{name}‏ في كائن واحد؛ ولا يصح الاسم إلا مرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {place} {value}; it must be {may_be}</source>
      <translation>قيمة ‏{place}‏ فيه ‏{value}‏؛ والمسموح: {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {ttfts} ttfts, {itls} itls and {lengths} output_lens; they must be as many</source>
      <translation>فيه ‏{ttfts} ttfts‏ و‏{itls} itls‏ و‏{lengths} output_lens‏؛ ولا بد أن تتساوى</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>is neither a result of vllm bench serve nor a report of GuideLLM; it must be one of the two</source>
      <translation>ليس نتيجة من ‏vllm bench serve‏ ولا تقريرًا من GuideLLM؛ والمسموح أحدهما</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not UTF-8 text (at line {line}); {what} must be</source>
      <translation>ليس نص UTF-8 كما يجب (السطر {line}، {what})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid JSON: {why} at line {line}, column {column}</source>
      <translation>ليس JSON صحيحًا: ‏{why}‏ في السطر {line}، العمود {column}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid TOML: {why}</source>
      <translation>ليس TOML صحيحًا: ‏{why}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>{name} is there more than once</source>
      <translation>يتكرر ‏{name}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be read: {reason}</source>
      <translation>لا يمكن قراءة ‏{path}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be the name of a file</source>
      <translation>لا يصح ‏{path}‏ اسمًا لملف</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is a folder; {what} must be {kind}</source>
      <translation>‏{path}‏ مجلد، والمسموح {kind} ({what})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is larger than {most} bytes, the most that {what} may have</source>
      <translation>حجم ‏{path}‏ أكبر من {most} بايت، وهو أقصى ما يسمح به ({what})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Bands reach from the least to the most in each piece of time; of the cache the most is drawn, its size is the line. Dashed: the last request arrives.</source>
      <translation>تمتد الأشرطة من الأقل إلى الأكثر في كل جزء من الزمن؛ ومن الذاكرة يُرسم الأكثر، وحجمها هو الخط. المتقطع: وصول آخر طلب.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Check</source>
      <translation>الفحص</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Finding</source>
      <translation>النتيجة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Limit</source>
      <translation>الحد</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request arrived: there is nothing to measure.</source>
      <translation>لم يصل أي طلب: لا شيء يُقاس.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is no time to explain.</source>
      <translation>لم يُخدم أي طلب: لا وقت يُفسَّر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is nothing to spread.</source>
      <translation>لم يُخدم أي طلب: لا شيء يوزَّع.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Not studied: the verdict is that of one draw of the traffic.</source>
      <translation>لم يُدرس: الحكم من عينة واحدة من الحِمل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Nothing ran.</source>
      <translation>لم يعمل شيء.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Over the draws</source>
      <translation>عبر العينات</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Shares of the limits. Hatched: fails. A bar beyond {clip} is broken off; its value stands beside it.</source>
      <translation>حصص من الحدود. المظلل بخطوط: إخفاق. يُقطع الشريط الذي يتجاوز {clip}، وقيمته بجانبه.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Value</source>
      <translation>القيمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Where the time goes, of a request on average and of the run:</source>
      <translation>أين يذهب الوقت، لطلب في المتوسط وللتشغيل:</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Whiskers: from the least to the most of {draws} draws of the traffic.</source>
      <translation>الشوارب: من الأقل إلى الأكثر في {draws} من عينات الحِمل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>at least {limit}</source>
      <translation>‏{limit} على الأقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>at most {limit}</source>
      <translation>‏{limit} على الأكثر</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>holds on</source>
      <translation>يصمد في</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>least</source>
      <translation>الأقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>limit</source>
      <translation>الحد</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>limit of p95</source>
      <translation>حدّ ‏p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>mean</source>
      <translation>المتوسط</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>median</source>
      <translation>الوسيط</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>most</source>
      <translation>الأكثر</translation>
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
      <translation>م.ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>part</source>
      <translation>الجزء</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>requests within it</source>
      <translation>الطلبات ضمنه</translation>
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
      <translation>ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/pictures.py" />
      <source>seed {seed}</source>
      <translation>البذرة {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>share</source>
      <translation>نسبة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>time</source>
      <translation>الوقت</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{name}: {time}</source>
      <translation>‏{name}: {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>{some} of {draws}</source>
      <translation>‏{some} من {draws}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>KV cache, of {size}:</source>
      <translation>ذاكرة KV‏ من {size}:</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Requests waiting, at most {most}</source>
      <translation>طلبات منتظرة، على الأكثر {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Sequences running, at most {most}</source>
      <translation>تسلسلات جارية، على الأكثر {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Shares of the limits: {ttft}; {tpot}; {cost}</source>
      <translation>حصص من الحدود: {ttft}؛ {tpot}؛ {cost}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>The run takes {time}; the last request arrives at {arrival}. At most {waiting} requests wait and {running} sequences run. Of {size} GB of cache at most {reserved} GB are reserved and {used} GB used.</source>
      <translation>يستغرق التشغيل {time}؛ ويصل آخر طلب عند {arrival}. على الأكثر ينتظر {waiting} من الطلبات ويجري {running} من التسلسلات. من {size} غ.ب من الذاكرة يُحجز على الأكثر {reserved} غ.ب ويُستخدم {used} غ.ب.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>fails</source>
      <translation>إخفاق</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_plot.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>limit {limit}</source>
      <translation>الحد {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>passes</source>
      <translation>نجاح</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>reserved, at most {most}</source>
      <translation>محجوزة، على الأكثر {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>used, at most {most}</source>
      <translation>مستخدمة، على الأكثر {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>{name} {value}</source>
      <translation>‏{name}‏ {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{name} {value} {share}</source>
      <translation>‏{name}‏ {value}، {share}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{number}%</source>
      <translation>‏{number}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{percent}% of its limit</source>
      <translation>‏{percent}% من حده</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{title}: {values}, limit {limit}</source>
      <translation>‏{title}: {values}، الحد {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request a second for {duration} s</source>
      <translation>طلبًا واحدًا في الثانية مدة {duration} ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{number}%</source>
      <translation>‏&lt;{number}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{time}</source>
      <translation>‏&lt;{time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>A draft token is accepted with probability {acceptance} and costs {cost} of a pass.</source>
      <translation>يُقبل رمز المسودة باحتمال {acceptance} ويكلّف {cost} من تمريرة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Against the limits</source>
      <translation>مقارنةً بالحدود</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>All three numbers pass; only the floor under the weights' bits refuses.</source>
      <translation>تنجح القيم الثلاث؛ وحده الحد الأدنى لبتات الأوزان يمنع.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass.</source>
      <translation>على الأكثر {sequences} معًا و{prompts} من رموز الموجّهات في تمريرة التعبئة المسبقة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass; outputs of at most {outputs} tokens.</source>
      <translation>على الأكثر {sequences} معًا و{prompts} من رموز الموجّهات في تمريرة التعبئة المسبقة؛ ومخرجات من {outputs} رمز على الأكثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>From first to last token</source>
      <translation>من الرمز الأول إلى الأخير</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>GPU memory left for the cache: {memory}.</source>
      <translation>ذاكرة GPU المتبقية لذاكرة KV‏: {memory}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How TTFT and TPOT are spread over the requests</source>
      <translation>كيف يتوزع TTFT وTPOT على الطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How sure it is</source>
      <translation>مدى اليقين</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: communication between GPUs, the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>ما لا يُحاكى: الاتصال بين وحدات GPU، وجودة الأوزان المكمّمة (ولذلك الحد الأدنى)، وذاكرة التنشيطات، والترميز إلى رموز، والشبكة، وتخزين البادئات، والتعبئة المسبقة المجزأة، والمجموعات المنفصلة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>ما لا يُحاكى: جودة الأوزان المكمّمة (ولذلك الحد الأدنى)، وذاكرة التنشيطات، والترميز إلى رموز، والشبكة، وتخزين البادئات، والتعبئة المسبقة المجزأة، والمجموعات المنفصلة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Of {time} behind it {share} is {kind}.</source>
      <translation>مما وراءه ({time}) تعود {share} إلى: {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>On the brief's seed, which gives the verdict, it fails.</source>
      <translation>مع بذرة المهمة، وهي التي تحكم، يخفق.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Served {requests} and {tokens} in {time}: {throughput}.</source>
      <translation>خُدمت {requests} و{tokens} في {time}: {throughput}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The brief</source>
      <translation>المهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is fragile: it passes on the brief's seed by luck, and another draw may well fail.</source>
      <translation>التصميم هش: ينجح مع بذرة المهمة بالحظ، وقد تخفق عينة أخرى.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is not fragile.</source>
      <translation>التصميم ليس هشًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The four checks</source>
      <translation>الفحوص الأربعة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The levers</source>
      <translation>الأذرع</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run along its time</source>
      <translation>التشغيل عبر الزمن</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run is about as long as its traffic, so quicker passes would not make it cheaper.</source>
      <translation>مدة التشغيل قريبة من مدة الحِمل، فلن تجعله التمريرات الأسرع أرخص.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The whole run</source>
      <translation>التشغيل كله</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>To the first token</source>
      <translation>حتى الرمز الأول</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>What binds</source>
      <translation>القيد</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>What is assumed, and what is not simulated</source>
      <translation>ما يُفترض وما لا يُحاكى</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>a recorded trace ({how})</source>
      <translation>تسجيلًا ({how})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>compute</source>
      <translation>الحساب</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>draft passes</source>
      <translation>تمريرات المسودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>evicted</source>
      <translation>أُخلي</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/story_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idle</source>
      <translation>خامل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>link between GPUs</source>
      <translation>الوصلة بين وحدات GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>overhead of passes</source>
      <translation>العبء الثابت للتمريرات</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>p95 time to first token (TTFT) at most {ttft}, p95 time per output token (TPOT) at most {tpot}, cost at most {cost}, weights of at least {quality}.</source>
      <translation>زمن الرمز الأول ‏p95 (TTFT)‏ على الأكثر {ttft}، زمن كل رمز خرج ‏p95 (TPOT)‏ على الأكثر {tpot}، الكلفة على الأكثر {cost}، الأوزان {quality} على الأقل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>prefills of others</source>
      <translation>التعبئة المسبقة لغيرها</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts averaging {prompt} and outputs {output} tokens</source>
      <translation>بموجّهات متوسطها {prompt} من الرموز ومخرجات متوسطها {output}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts of {prompt} and outputs of {output} tokens</source>
      <translation>بموجّهات طولها {prompt} من الرموز ومخرجات طولها {output}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading KV cache</source>
      <translation>قراءة ذاكرة KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading weights</source>
      <translation>قراءة الأوزان</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time from first token to finish</source>
      <translation>متوسط الوقت من الرمز الأول حتى النهاية</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time to first token</source>
      <translation>متوسط الوقت حتى الرمز الأول</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the whole run</source>
      <translation>التشغيل كله</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a pass to end</source>
      <translation>انتظار نهاية تمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a place</source>
      <translation>انتظار مكان</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for memory</source>
      <translation>انتظار الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for prompts ahead</source>
      <translation>انتظار موجّهات سابقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for the batch</source>
      <translation>انتظار الدفعة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{estimate}: seed {seed}.</source>
      <translation>‏{estimate}: البذرة {seed}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{gpu}: {compute} of {flops} TFLOP/s and {bandwidth} of {terabytes} TB/s are reached; {memory}; {overhead} ms of overhead a pass.</source>
      <translation>‏{gpu}: يُبلغ {compute} من {flops} ‏TFLOP/s‏ و{bandwidth} من {terabytes} ‏TB/s‏؛ {memory}؛ {overhead} م.ث عبء ثابت لكل تمريرة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{model} must serve {traffic}, {lengths}, on {gpu} GPUs at {price} per GPU-hour.</source>
      <translation>على ‏{model}‏ أن يخدم {traffic}، {lengths}، على وحدات ‏{gpu}‏ بسعر {price} لكل ساعة GPU.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{model}: {parameters} parameters, a context of {context} tokens, {kilobytes} kB of KV cache a token, {block} tokens a block.</source>
      <translation>‏{model}: {parameters} معامل، سياق من {context} رمز، {kilobytes} ك.ب من ذاكرة KV لكل رمز، {block} رمزًا في الكتلة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is furthest over its limit: {value}, {share}.</source>
      <translation>‏{name} الأبعد فوق حده: {value}، {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is nearest to its limit: {value}, {share}.</source>
      <translation>‏{name} الأقرب إلى حده: {value}، {share}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{outcome} of the traffic: the brief's seed, {seed}, and others.</source>
      <translation>‏{outcome} من الحِمل: بذرة المهمة {seed} وغيرها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{passes} passes, {evictions}.</source>
      <translation>‏{passes} من التمريرات، {evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{rate} requests a second for {duration} s</source>
      <translation>‏{rate} من الطلبات في الثانية مدة {duration} ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{requests} from {clients} in a closed loop</source>
      <translation>‏{requests} من {clients} في حلقة مغلقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>In the preferences, {path}, {fault}</source>
      <translation>في التفضيلات، ‏{path}‏، {fault}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences can't be kept in {path}: {reason}</source>
      <translation>لا يمكن حفظ التفضيلات في ‏{path}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} are not valid TOML and are not used: {error}</source>
      <translation>التفضيلات في ‏{path}‏ ليست TOML صالحًا ولن تُستخدم: {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} can't be read: {reason}</source>
      <translation>لا يمكن قراءة التفضيلات في ‏{path}‏: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <location filename="../../serveplate/files/traces.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>عدد صحيح من {least} إلى {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/studies.py" />
      <source>Passes on {passes} of {draws}</source>
      <translation>ينجح في {passes} من {draws}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>${amount}</source>
      <translation>‏${amount}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>All four checks pass</source>
      <translation>نجحت الفحوص الأربعة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Batching</source>
      <translation>التجميع</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Contiguous</source>
      <translation>متجاورة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Continuous</source>
      <translation>مستمر</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Continuous batching</source>
      <translation>تجميع مستمر</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost</source>
      <translation>التكلفة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Design code</source>
      <translation>شيفرة التصميم</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Draft</source>
      <translation>المسودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GB</source>
      <translation>غ.ب</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>GPU memory left for the cache</source>
      <translation>ذاكرة GPU المتبقية لذاكرة KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>GPUs</source>
      <translation>وحدات GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>KV cache</source>
      <translation>ذاكرة KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Most at once</source>
      <translation>الأكثر معًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>None</source>
      <translation>لا شيء</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Paged</source>
      <translation>بصفحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Passes</source>
      <translation>التمريرات</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Quality</source>
      <translation>الجودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/pictures.py" />
      <source>Roofline estimates, not measurements; one draw of traffic</source>
      <translation>تقديرات خط السقف، لا قياسات؛ عينة واحدة من الحِمل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Served</source>
      <translation>المخدوم</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Static</source>
      <translation>ثابت</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Static batching</source>
      <translation>تجميع ثابت</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>This design can't run</source>
      <translation>هذا التصميم لا يمكن أن يعمل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Throughput</source>
      <translation>الإنتاجية</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Trace</source>
      <translation>التسجيل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Weights</source>
      <translation>الأوزان</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>compressed to {scale} times the rate</source>
      <translation>مضغوطًا إلى {scale} ضعف المعدل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>contiguous KV cache</source>
      <translation>ذاكرة KV متجاورة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>draft of {tokens}</source>
      <translation>مسودة: {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>floor {limit}</source>
      <translation>الحد الأدنى {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to its end</source>
      <translation>من {start} ث حتى نهايته</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to {duration} s later</source>
      <translation>من {start} ث ولمدة {duration} ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>no draft</source>
      <translation>بلا مسودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>no result</source>
      <translation>بلا نتيجة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none measured</source>
      <translation>لم يُقس شيء</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>none, the weights exceed it by {memory}</source>
      <translation>لا شيء، تتجاوزها الأوزان بمقدار {memory}</translation>
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
      <translation>ذاكرة KV بصفحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>per M tokens</source>
      <translation>لكل مليون رمز</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>room for {sequences}</source>
      <translation>تتسع لعدد {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>thinned to {scale} of them (seed {seed})</source>
      <translation>مخففًا إلى {scale} منها (البذرة {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>this brief's traffic does not fit in memory</source>
      <translation>حِمل هذه المهمة لا تتسع له الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>tokens/s</source>
      <translation>رمز/ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{batching}, {cache}, {gpus}, {bits}, {draft}</source>
      <translation>‏{batching}، {cache}، {gpus}، {bits}، {draft}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{estimate} (seed {seed}).</source>
      <translation>‏{estimate} (البذرة {seed}).</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{first} {second}</source>
      <translation>‏{first} {second}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{first}, {second}</source>
      <translation>‏{first}، {second}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} GPUs</source>
      <extracomment>Of one: {n} GPU</extracomment>
      <translation>
        <numerusform>‏{n} وحدة GPU</numerusform>
        <numerusform>وحدة GPU واحدة</numerusform>
        <numerusform>وحدتا GPU</numerusform>
        <numerusform>‏{n} وحدات GPU</numerusform>
        <numerusform>‏{n} وحدة GPU</numerusform>
        <numerusform>‏{n} وحدة GPU</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} bits</source>
      <extracomment>Of one: {n} bit</extracomment>
      <translation>
        <numerusform>‏{n} بت</numerusform>
        <numerusform>‏{n} بت</numerusform>
        <numerusform>‏{n} بت</numerusform>
        <numerusform>‏{n} بت</numerusform>
        <numerusform>‏{n} بت</numerusform>
        <numerusform>‏{n} بت</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} clients</source>
      <extracomment>Of one: {n} client</extracomment>
      <translation>
        <numerusform>‏{n} عميل</numerusform>
        <numerusform>عميل واحد</numerusform>
        <numerusform>عميلين</numerusform>
        <numerusform>‏{n} عملاء</numerusform>
        <numerusform>‏{n} عميلًا</numerusform>
        <numerusform>‏{n} عميل</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} draws</source>
      <extracomment>Of one: {n} draw</extracomment>
      <translation>
        <numerusform>‏{n} عينة</numerusform>
        <numerusform>عينة واحدة</numerusform>
        <numerusform>عينتين</numerusform>
        <numerusform>‏{n} عينات</numerusform>
        <numerusform>‏{n} عينة</numerusform>
        <numerusform>‏{n} عينة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} evictions</source>
      <extracomment>Of one: {n} eviction</extracomment>
      <translation>
        <numerusform>‏{n} عملية إخلاء</numerusform>
        <numerusform>عملية إخلاء واحدة</numerusform>
        <numerusform>عمليتا إخلاء</numerusform>
        <numerusform>‏{n} عمليات إخلاء</numerusform>
        <numerusform>‏{n} عملية إخلاء</numerusform>
        <numerusform>‏{n} عملية إخلاء</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} measurements</source>
      <extracomment>Of one: {n} measurement</extracomment>
      <translation>
        <numerusform>‏{n} قياس</numerusform>
        <numerusform>قياس واحد</numerusform>
        <numerusform>قياسين</numerusform>
        <numerusform>‏{n} قياسات</numerusform>
        <numerusform>‏{n} قياسًا</numerusform>
        <numerusform>‏{n} قياس</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} of 4 checks fail</source>
      <extracomment>Of one: {n} of 4 checks fails</extracomment>
      <translation>
        <numerusform>لم يخفق أي من الفحوص الأربعة</numerusform>
        <numerusform>أخفق فحص واحد من 4</numerusform>
        <numerusform>أخفق فحصان من 4</numerusform>
        <numerusform>أخفقت {n} فحوص من 4</numerusform>
        <numerusform>أخفق {n} فحصًا من 4</numerusform>
        <numerusform>أخفق {n} فحص من 4</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} requests</source>
      <extracomment>Of one: {n} request</extracomment>
      <translation>
        <numerusform>‏{n} طلب</numerusform>
        <numerusform>طلب واحد</numerusform>
        <numerusform>طلبان</numerusform>
        <numerusform>‏{n} طلبات</numerusform>
        <numerusform>‏{n} طلبًا</numerusform>
        <numerusform>‏{n} طلب</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} sequences</source>
      <extracomment>Of one: {n} sequence</extracomment>
      <translation>
        <numerusform>‏{n} تسلسل</numerusform>
        <numerusform>تسلسل واحد</numerusform>
        <numerusform>تسلسلان</numerusform>
        <numerusform>‏{n} تسلسلات</numerusform>
        <numerusform>‏{n} تسلسلًا</numerusform>
        <numerusform>‏{n} تسلسل</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} tokens</source>
      <extracomment>Of one: {n} token</extracomment>
      <translation>
        <numerusform>‏{n} رمز</numerusform>
        <numerusform>رمز واحد</numerusform>
        <numerusform>رمزان</numerusform>
        <numerusform>‏{n} رموز</numerusform>
        <numerusform>‏{n} رمزًا</numerusform>
        <numerusform>‏{n} رمز</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{passes}, {evictions}</source>
      <translation>‏{passes}، {evictions}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests} beyond the context left out</source>
      <translation>حُذف {requests} يتجاوز السياق</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests}, {tokens} in {time}</source>
      <translation>‏{requests}، {tokens} في {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{some} of {requests}</source>
      <translation>‏{some} من {requests}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{verdict}.</source>
      <translation>‏{verdict}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{width}-bit weights</source>
      <translation>أوزان {width} بت</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a CSV or JSONL file</source>
      <translation>ملف CSV أو JSONL</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object</source>
      <translation>كائن JSON</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why} at character {place})</source>
      <translation>كائن JSON (‏{why}‏ عند الحرف {place})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why})</source>
      <translation>كائن JSON ({why})</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object, not nested this deeply</source>
      <translation>كائن JSON أقل تداخلًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a number of milliseconds from 0 to {most}</source>
      <translation>عدد من الملّي ثانية من 0 إلى {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a time of the years 1900 to 2099, such as 2023-11-16 18:15:46.6805900</source>
      <translation>وقت من الأعوام 1900 إلى 2099، مثل ‏2023-11-16 18:15:46.6805900‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a trace</source>
      <translation>التسجيل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has more than {most} rows, the most that a trace may have</source>
      <translation>صفوفه أكثر من {most}، وهو أقصى ما يسمح به للتسجيل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has no rows; a trace must have one at least</source>
      <translation>لا صفوف فيه؛ ولا بد للتسجيل من صف على الأقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line 1 is {line}; it must be {columns}, or a JSON object with {names}</source>
      <translation>السطر 1 هو ‏{line}‏؛ والمسموح ‏{columns}‏ أو كائن JSON فيه ‏{names}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} holds a zero byte; a trace must be UTF-8 text</source>
      <translation>في السطر {line} بايت صفري؛ ولا بد أن يكون التسجيل نص UTF-8</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is longer than {most} bytes, the most that one may have</source>
      <translation>السطر {line} أطول من {most} بايت، وهو أقصى ما يسمح به</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is not UTF-8 text; a trace must be</source>
      <translation>السطر {line} ليس نص UTF-8؛ ولا بد أن يكونه التسجيل</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>row {row} (line {line}): {error}</source>
      <translation>الصف {row} (السطر {line}): {error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>the row</source>
      <translation>الصف</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{count} values, {names}</source>
      <translation>{count} من القيم، ‏{names}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{name} is not given; a request needs it</source>
      <translation>ينقص ‏{name}‏؛ ويحتاج إليه الطلب</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is no ordinary file; {what} must be {kind}</source>
      <translation>ليس ‏{path}‏ ملفًا عاديًا، والمسموح {kind} ({what})</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>gpu.link_latency_s is {value}, but gpu.link_bandwidth_bytes_per_s is not given; give both, or neither for an ideal link</source>
      <translation>قيمة ‏gpu.link_latency_s‏ هي {value} وينقص ‏gpu.link_bandwidth_bytes_per_s‏؛ حدّد كليهما، أو لا تحدّد أيًّا منهما لوصلة مثالية</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.output_tokens_max is {value}; it must be below model.context_tokens, which is {context}</source>
      <translation>قيمة ‏traffic.output_tokens_max‏ هي {value}؛ يجب أن تكون أقل من ‏model.context_tokens‏، وهي {context}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.requests_per_s is {rate} and traffic.duration_s is {duration}; their product, the requests expected, must be at most {most}</source>
      <translation>قيمة ‏traffic.requests_per_s‏ هي {rate} وقيمة ‏traffic.duration_s‏ هي {duration}؛ حاصل ضربهما، أي الطلبات المتوقعة، يجب ألا يزيد على {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, which has {tokens} output tokens; there must be at most {most}</source>
      <translation>ملف ‏traffic.trace_file‏ هو ‏{file}‏ وفيه {tokens} من رموز المخرجات؛ والأقصى {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose requests have changed: their fingerprint is {now}, and the brief's is {before}</source>
      <translation>ملف ‏traffic.trace_file‏ هو ‏{file}‏ وقد تغيّرت طلباته: بصمتها ‏{now}‏ وبصمة المهمة ‏{before}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose row {row} has a prompt of {prompt} and an output of {output} tokens; together they must be at most model.context_tokens, {context}, or traffic.trace_overlong be "drop", which leaves out {dropped}</source>
      <translation>ملف ‏traffic.trace_file‏ هو ‏{file}‏، وفي صفه {row} موجّه من {prompt} ومخرج من {output} من الرموز؛ يجب ألا يزيدا معًا على ‏model.context_tokens‏، وهو {context}، أو أن يكون ‏traffic.trace_overlong‏ هو ‏"drop"‏ فيُحذف {dropped}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_rate_scale is {value}, but thinning only leaves requests out; it must be at most 1, or traffic.trace_scaling be "compress"</source>
      <translation>قيمة ‏traffic.trace_rate_scale‏ هي {value}، والتخفيف لا يفعل إلا حذف طلبات؛ يجب ألا تزيد على 1، أو أن يكون ‏traffic.trace_scaling‏ هو ‏"compress"‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_start_s is {start}, from where no request is left; the trace's last one arrives at {last} s</source>
      <translation>قيمة ‏traffic.trace_start_s‏ هي {start} ولا طلب بعدها؛ آخر طلب في التسجيل يصل عند {last} ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>قيمة ‏{name}‏ هي {value}، وعدد الطلبات من ‏traffic.requests‏ هو {requests}؛ حاصل ضربهما، أي رموز المخرجات المتوقعة، يجب ألا يزيد على {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests_per_s and traffic.duration_s bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>قيمة ‏{name}‏ هي {value}، وعدد الطلبات من ‏traffic.requests_per_s‏ و‏traffic.duration_s‏ هو {requests}؛ حاصل ضربهما، أي رموز المخرجات المتوقعة، يجب ألا يزيد على {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value}, but traffic.arrivals is {arrivals}; it must be left out, or traffic.arrivals be "trace"</source>
      <translation>قيمة ‏{name}‏ هي ‏{value}‏ لكن ‏traffic.arrivals‏ هو ‏{arrivals}‏؛ احذفه، أو اجعل ‏traffic.arrivals‏ ‏"trace"‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The cache can't hold one sequence of {tokens} tokens: that takes {needed} GB and {there} GB are left.</source>
      <translation>لا تتسع ذاكرة KV لتسلسل واحد من {tokens} رمز: يلزم {needed} غ.ب والمتبقي {there} غ.ب.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPUs have {there} GB.</source>
      <extracomment>Of one: The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPU has {there} GB.</extracomment>
      <translation>
        <numerusform>أوزان {bits} بت تحتاج إلى {needed} غ.ب ولا تترك مكانًا لذاكرة KV: بلا وحدات GPU ‏{there} غ.ب.</numerusform>
        <numerusform>أوزان {bits} بت تحتاج إلى {needed} غ.ب ولا تترك مكانًا لذاكرة KV: في وحدة GPU الواحدة {there} غ.ب.</numerusform>
        <numerusform>أوزان {bits} بت تحتاج إلى {needed} غ.ب ولا تترك مكانًا لذاكرة KV: في وحدتي GPU ‏{there} غ.ب.</numerusform>
        <numerusform>أوزان {bits} بت تحتاج إلى {needed} غ.ب ولا تترك مكانًا لذاكرة KV: في {n} وحدات GPU ‏{there} غ.ب.</numerusform>
        <numerusform>أوزان {bits} بت تحتاج إلى {needed} غ.ب ولا تترك مكانًا لذاكرة KV: في {n} وحدة GPU ‏{there} غ.ب.</numerusform>
        <numerusform>أوزان {bits} بت تحتاج إلى {needed} غ.ب ولا تترك مكانًا لذاكرة KV: في {n} وحدة GPU ‏{there} غ.ب.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/design.py" />
      <source>{name} is {value}; this brief offers {settings}</source>
      <translation>قيمة ‏{name}‏ هي ‏{value}‏؛ وهذه المهمة تتيح {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>0 or a number above 0 ({least} to {most})</source>
      <translation>0 أو عدد أكبر من 0 (من ‏{least}‏ إلى ‏{most}‏)</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a list of one or more different settings out of {settings}</source>
      <translation>قائمة من إعداد أو أكثر بلا تكرار من بين {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number above 0 ({least} to {most})</source>
      <translation>عدد أكبر من 0 (من ‏{least}‏ إلى ‏{most}‏)</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number of more than 30 digits</source>
      <translation>عدد من أكثر من 30 رقمًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a text of 1 to {most} characters on one line, none of them a control one</source>
      <translation>نص من 1 إلى {most} حرفًا في سطر واحد بلا محارف تحكم</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a value too long to show</source>
      <translation>قيمة أطول من أن تُعرض</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{first} or {last}</source>
      <translation>‏{first}‏ أو ‏{last}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is not given; a brief with arrivals = "{arrivals}" needs it</source>
      <translation>ينقص ‏{name}‏؛ وتحتاج إليه المهمة التي فيها ‏arrivals = "{arrivals}"‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/workload.py" />
      <source>traffic.trace_file is {file}, which has not been read</source>
      <translation>ملف ‏traffic.trace_file‏ هو ‏{file}‏ ولم يُقرأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>About Serveplate</source>
      <translation>حول Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Config folder</source>
      <translation>مجلد الإعدادات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Learn to serve a language model: move five levers, watch a simulator answer, and pass the brief.
Its times are roofline estimates, not measurements.</source>
      <translation>تعلّم تقديم نموذج لغوي: حرّك خمس روافع، وراقب استجابة المحاكي، وأنجز المهمة.
الأزمنة تقديرات من نموذج خط السقف، لا قياسات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Licence</source>
      <translation>الرخصة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Log file</source>
      <translation>ملف السجل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Version</source>
      <translation>الإصدار</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>{label}: {text}</source>
      <translation>‏{label}‏: {text}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>&amp;System language</source>
      <translation>لغة ال&amp;نظام</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>Go to {lever}</source>
      <translation>الانتقال إلى {lever}</translation>
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
      <translation>‏{sentence}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Checks</source>
      <translation>الفحوص</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Design</source>
      <translation>التصميم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <source>Result and views</source>
      <translation>النتيجة واللوحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>A design passes when all its bars end before their lines. Can you find one?</source>
      <translation>ينجح التصميم حين تنتهي أشرطته كلها قبل خطوطها. هل تجد واحدًا؟</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Batching: when it is continuous, a request joins at the next pass instead of waiting for a whole group. The queue melts; each pass has more to read.</source>
      <translation>التجميع: حين يكون مستمرًا، ينضم الطلب في التمريرة التالية بدل أن ينتظر مجموعة كاملة. يذوب الطابور، ويزيد ما تقرؤه كل تمريرة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Draft: a small model guesses the next tokens, and the large one checks them all in one pass. Tokens come sooner, but whoever waits in the queue still waits.</source>
      <translation>المسودة: نموذج صغير يخمّن الرموز التالية، والكبير يتحقق منها كلها في تمريرة واحدة. تأتي الرموز أسرع، لكن من ينتظر في الطابور يظل ينتظر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>GPUs: more of them share each pass and shorten it. The bill grows with their number.</source>
      <translation>وحدات GPU: كلما زادت تقاسمت كل تمريرة وقصّرتها. وتزيد الفاتورة بعددها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>KV cache: paged, memory is handed out in small blocks as requests grow, so that more of them fit.</source>
      <translation>ذاكرة KV: حين تكون بصفحات، تُوزَّع في كتل صغيرة كلما نمت الطلبات، فيتسع المكان لعدد أكبر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>The lesson plays itself; touch the screen or press a key to begin</source>
      <translation>الدرس يعرض نفسه؛ المس الشاشة أو اضغط مفتاحًا لتبدأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>This server is too slow and too dear. Five levers can mend it: watch the bars.</source>
      <translation>هذا الخادم بطيء جدًا وغالٍ جدًا. خمس روافع تصلحه: راقب الأشرطة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Touch to begin</source>
      <translation>المس لتبدأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Weights: with fewer bits there is less to read in every pass, and more memory is left for the cache. The brief says how few are too few.</source>
      <translation>الأوزان: ببتات أقل يقل ما تقرؤه كل تمريرة، وتبقى ذاكرة أكبر لذاكرة KV. والمهمة تقول أي عدد أقل من اللازم.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Edit the brief…</source>
      <translation>ت&amp;عديل المهمة…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Open a brief…</source>
      <translation>‏&amp;فتح مهمة…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Save the brief as…</source>
      <translation>‏&amp;حفظ المهمة باسم…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Saved as {path}.</source>
      <translation>حُفظت باسم ‏{path}‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>Saved as {path}. Comments that the file had are gone.</source>
      <translation>حُفظت باسم ‏{path}‏. زالت التعليقات التي كانت في الملف.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Choose one to fill in its published numbers.</source>
      <translation>اختر واحدًا لتُملأ أرقامه المنشورة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>From the catalogue</source>
      <translation>من الدليل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Numbers of your own</source>
      <translation>أرقام من عندك</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Source: {source}; checked on {day}.</source>
      <translation>المصدر: ‏{source}‏؛ رُوجع في {day}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>The price is an assumption of {day}, not a fact.</source>
      <translation>السعر افتراض بتاريخ {day}، لا حقيقة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>$ per M tokens</source>
      <translation>$ لكل مليون رمز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>$ per hour</source>
      <translation>$ في الساعة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>0 or more.</source>
      <translation>‏0 أو أكثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>2 for a cache in 16 bits, 1 for one in 8.</source>
      <translation>‏2 لذاكرة بدقة 16 بت، و1 لذاكرة بدقة 8.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A drafted token's time, of a pass of the large model.</source>
      <translation>زمن رمز المسودة، نسبةً إلى تمريرة النموذج الكبير.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A sentence on what it is for. It may be left out and changes no result.</source>
      <translation>جملة عن الغرض منها. يمكن تركها ولا تغيّر أي نتيجة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A text of 1 to {most} characters on one line.</source>
      <translation>نص من 1 إلى {most} حرفًا في سطر واحد.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number from {least} to {most}.</source>
      <translation>عدد صحيح من {least} إلى {most}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number, {least} or more.</source>
      <translation>عدد صحيح، {least} أو أكثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0, at most 1.</source>
      <translation>أكبر من 0، و1 على الأكثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0.</source>
      <translation>أكبر من 0.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Acceptance</source>
      <translation>القبول</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All the same</source>
      <translation>كلها متساوية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All weights, each counted once.</source>
      <translation>كل الأوزان، يُعدّ كل منها مرة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Assumptions</source>
      <translation>الافتراضات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>At random, at a rate</source>
      <translation>عشوائيًا، بمعدل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Attention heads</source>
      <translation>رؤوس الانتباه</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Bandwidth that is reached</source>
      <translation>عرض النطاق المتحقق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Below the context, of which it leaves the rest to prompts.</source>
      <translation>أقل من السياق، ويترك بقيته للموجّهات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cache block</source>
      <translation>كتلة الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Chance that a drafted token is what the large model would say.</source>
      <translation>احتمال أن يكون رمز المسودة هو ما كان النموذج الكبير سيقوله.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients</source>
      <translation>العملاء</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients that wait for their answer</source>
      <translation>من عملاء ينتظرون إجاباتهم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Compute that is reached</source>
      <translation>الحساب المتحقق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Context</source>
      <translation>السياق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cost, at most</source>
      <translation>التكلفة، الحد الأعلى</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Dense bf16, without sparsity.</source>
      <translation>‏bf16‏ كثيف، دون تناثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Description</source>
      <translation>الوصف</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Draft cost</source>
      <translation>تكلفة المسودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Duration</source>
      <translation>المدة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each sends its next request when it has its answer.</source>
      <translation>يرسل كل منهم طلبه التالي حين تصله إجابته.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each way to the other GPUs; empty: an ideal link without cost.</source>
      <translation>في كل اتجاه إلى وحدات GPU الأخرى؛ إن تُرك فارغًا: وصلة مثالية بلا تكلفة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Elements of one head's vector, head_dim.</source>
      <translation>عناصر متجه الرأس الواحد، ‏head_dim‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>FLOP/s</source>
      <translation>FLOP/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>From 0 to 1.</source>
      <translation>من 0 إلى 1.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GB/s</source>
      <translation>غ.ب/ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>GPU time per million generated tokens.</source>
      <translation>زمن GPU لكل مليون رمز مولَّد.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Head dimension</source>
      <translation>بُعد الرأس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long prompts and outputs are.</source>
      <translation>أطوال الموجّهات والمخرجات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long requests arrive; the run goes on until all are answered.</source>
      <translation>مدة وصول الطلبات؛ ويستمر التشغيل حتى الإجابة عنها كلها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How many all clients send together.</source>
      <translation>عدد ما يرسله كل العملاء معًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How the traffic arrives.</source>
      <translation>كيف يصل الحِمل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>In one prefill pass of continuous batching.</source>
      <translation>في تمريرة تعبئة مسبقة واحدة من التجميع المستمر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV element</source>
      <translation>عنصر KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV heads</source>
      <translation>رؤوس KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Key and value heads of a layer, num_key_value_heads: they fill the cache.</source>
      <translation>رؤوس المفاتيح والقيم في الطبقة، ‏num_key_value_heads‏: هي التي تملأ ذاكرة KV.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Layers</source>
      <translation>الطبقات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Lengths are</source>
      <translation>الأطوال</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link bandwidth</source>
      <translation>عرض نطاق الوصلة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link latency</source>
      <translation>تأخر الوصلة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Longest output</source>
      <translation>أطول خرج</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory</source>
      <translation>الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory bandwidth</source>
      <translation>عرض نطاق الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Model</source>
      <translation>النموذج</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most prompt tokens</source>
      <translation>أقصى رموز الموجّهات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most sequences</source>
      <translation>أقصى التسلسلات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Name</source>
      <translation>الاسم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of each of the two exchanges a layer; needs a link bandwidth.</source>
      <translation>لكل من التبادلين في الطبقة؛ يحتاج إلى عرض نطاق للوصلة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU.</source>
      <translation>لوحدة GPU واحدة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU; a GB is 10⁹ bytes.</source>
      <translation>لوحدة GPU واحدة؛ الغيغابايت ‎10⁹‎ بايت.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's peak, where compute is the bound.</source>
      <translation>من ذروة GPU، حيث الحساب هو القيد.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's, where memory traffic is the bound.</source>
      <translation>من عرض نطاق GPU، حيث حركة الذاكرة هي القيد.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Output</source>
      <translation>الخرج</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Overhead</source>
      <translation>العبء الثابت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Parameters</source>
      <translation>المعاملات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Peak compute</source>
      <translation>ذروة الحساب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Price</source>
      <translation>السعر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Prompt</source>
      <translation>الموجّه</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Query heads of a layer, num_attention_heads.</source>
      <translation>رؤوس الاستعلام في الطبقة، ‏num_attention_heads‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Rate</source>
      <translation>المعدل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Requests</source>
      <translation>الطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Requests come</source>
      <translation>وصول الطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Seed</source>
      <translation>البذرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Spread (exponential)</source>
      <translation>متفاوتة (أسّية)</translation>
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
      <translation>التي تعمل معًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The longest sequence, prompt and output together.</source>
      <translation>أطول تسلسل، الموجّه والخرج معًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean rate of arrivals.</source>
      <translation>متوسط معدل الوصول.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean, in tokens.</source>
      <translation>المتوسط، بالرموز.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The quality floor: fewer bits than this fail.</source>
      <translation>حد الجودة الأدنى: بتات أقل من هذا تخفق.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The unit of the paged cache.</source>
      <translation>وحدة الذاكرة المقسومة صفحات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time per further output token that 95% of requests keep.</source>
      <translation>زمن كل رمز لاحق الذي يلتزم به ‏95% من الطلبات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time to first token that 95% of requests keep.</source>
      <translation>زمن الرمز الأول الذي يلتزم به ‏95% من الطلبات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Traffic</source>
      <translation>الحِمل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Weights, at least</source>
      <translation>الأوزان، الحد الأدنى</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What each pass costs besides.</source>
      <translation>ما تكلّفه كل تمريرة فوق ذلك.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What is asked</source>
      <translation>المطلوب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What it is called.</source>
      <translation>ما يُسمّى به.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What the brief is called.</source>
      <translation>ما تُسمّى به المهمة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Which draw of the traffic gives the verdict.</source>
      <translation>أي عينة من الحِمل تعطي الحكم.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>billion</source>
      <translation>مليار</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>bits</source>
      <translation>بت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes</source>
      <translation>بايت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes/s</source>
      <translation>بايت/ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>min</source>
      <translation>د</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>num_hidden_layers in its config.</source>
      <translation>‏num_hidden_layers‏ في ملف إعداداته.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TPOT, at most</source>
      <translation>‏p95 TPOT‏، الحد الأعلى</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TTFT, at most</source>
      <translation>‏p95 TTFT‏، الحد الأعلى</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>requests/s</source>
      <translation>طلب/ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>tokens</source>
      <translation>رمز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>weights</source>
      <translation>وزن</translation>
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
      <translation>إغلاق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Edit the brief</source>
      <translation>تعديل المهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Levers</source>
      <translation>الروافع</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Pages of the form</source>
      <translation>صفحات النموذج</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Save as…</source>
      <translation>حفظ باسم…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Start over</source>
      <translation>البدء من جديد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>The requests come from a trace. What is replayed is set in the brief's own file.</source>
      <translation>تأتي الطلبات من تسجيل. وما يُعاد تشغيله محدد في ملف المهمة نفسه.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Use this brief</source>
      <translation>استخدام هذه المهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Which settings the levers offer, and which the starting server has.</source>
      <translation>أي الإعدادات تتيحها الروافع، وأيها لخادم البداية.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>p95 TTFT {ttft}, p95 TPOT {tpot}, cost {cost}, weights {quality}. {designs}, about {requests}.</source>
      <translation>‏p95 TTFT‏ {ttft}، ‏p95 TPOT‏ {tpot}، التكلفة {cost}، الأوزان {quality}. {designs}، نحو {requests}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{n} fields are not right yet.</source>
      <extracomment>Of one: {n} field is not right yet.</extracomment>
      <translation>
        <numerusform>كل الحقول صحيحة.</numerusform>
        <numerusform>حقل واحد ليس صحيحًا بعد.</numerusform>
        <numerusform>حقلان ليسا صحيحين بعد.</numerusform>
        <numerusform>‏{n} حقول ليست صحيحة بعد.</numerusform>
        <numerusform>‏{n} حقلًا ليس صحيحًا بعد.</numerusform>
        <numerusform>‏{n} حقل ليس صحيحًا بعد.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{page}: {wrong} wrong</source>
      <translation>‏{page}: {wrong} خطأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>A comma is no part of a number here: write 0.5 and 1024.</source>
      <translation>الفاصلة ليست من العدد هنا: اكتب 0.5 و1024.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer at least one setting.</source>
      <translation>أتِح إعدادًا واحدًا على الأقل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer {lever}: {setting}</source>
      <translation>إتاحة {lever}: {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>This can't be used. {range}</source>
      <translation>لا يمكن استخدام هذا. {range}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>starts with</source>
      <translation>يبدأ بـ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{label}, {unit}</source>
      <translation>‏{label}، {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{lever}: the starting server has</source>
      <translation>‏{lever}: لخادم البداية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>Begin the selected brief at its starting server</source>
      <translation>بدء المهمة المحددة من خادم البداية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brief</source>
      <translation>المهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Briefs</source>
      <translation>المهام</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>It replays a recorded trace.</source>
      <translation>تعيد تشغيل تسجيل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Load</source>
      <translation>تحميل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>State</source>
      <translation>الحالة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>What it teaches</source>
      <translation>ما تعلّمه</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>none passes</source>
      <translation>لا تصميم ينجح</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>not passed yet</source>
      <translation>لم تُنجز بعد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, none passes</source>
      <translation>مفتوحة، لا تصميم ينجح</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, not passed yet</source>
      <translation>مفتوحة، لم تُنجز بعد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, passed: {designs}</source>
      <translation>مفتوحة، أُنجزت: {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>passed: {designs}</source>
      <translation>أُنجزت: {designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{name}: {state}. {teaches}</source>
      <translation>‏{name}‏: {state}. {teaches}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed.</source>
      <translation>أُنجز {passed} من {count} من المهام.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed. Below them, your own: {own}.</source>
      <translation>أُنجز {passed} من {count} من المهام. وتحتها مهامك الخاصة: {own}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/capacity_chart.py" />
      <source>Capacity</source>
      <translation>السعة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Design code</source>
      <translation>ش&amp;يفرة التصميم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Load a design code…</source>
      <translation>تحميل &amp;شيفرة تصميم…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>A design code begins with SP1; 17 letters and digits follow.</source>
      <translation>تبدأ شيفرة التصميم بـ ‏SP1‏؛ ويتبعها 17 حرفًا ورقمًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Cancel</source>
      <translation>إلغاء</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Copy &amp;design code</source>
      <translation>نسخ شي&amp;فرة التصميم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Load a design code</source>
      <translation>تحميل شيفرة تصميم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>The design code is copied: {code}</source>
      <translation>نُسخت شيفرة التصميم: ‏{code}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>There is a typing error in this code: its last four letters do not fit the others.</source>
      <translation>في هذه الشيفرة خطأ كتابة: أحرفها الأربعة الأخيرة لا توافق غيرها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This brief does not offer the design of this code: {why}.</source>
      <translation>هذه المهمة لا تتيح تصميم هذه الشيفرة: {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is for another brief than {brief}.</source>
      <translation>هذه الشيفرة لمهمة غير ‏{brief}‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is of a newer Serveplate.</source>
      <translation>هذه الشيفرة من إصدار أحدث من Serveplate.</translation>
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
      <translation>، </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>A small model guesses {tokens} ahead, and one pass of the large one keeps what it agrees with.</source>
      <translation>نموذج صغير يخمّن {tokens} مقدمًا، وتمريرة واحدة من الكبير تبقي ما يوافق عليه.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Contiguous KV cache</source>
      <translation>ذاكرة KV متجاورة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Draft of {tokens}</source>
      <translation>مسودة: {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Every pass yields one token for each sequence.</source>
      <translation>كل تمريرة تنتج رمزًا واحدًا لكل تسلسل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Gives out small blocks as a sequence grows, and evicts the newest when none is left.</source>
      <translation>توزّع كتلًا صغيرة كلما نما التسلسل، وتُخلي الأحدث حين لا يبقى شيء.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Keeps each weight in {bits}: fewer are faster to read and leave more memory, at a risk to quality.</source>
      <translation>يُحفظ كل وزن في {bits}: القليل أسرع قراءة ويترك ذاكرة أكبر، مع خطر على الجودة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Lets a request join between any two passes, as soon as it fits.</source>
      <translation>يدع الطلب ينضم بين أي تمريرتين، حالما يتسع له المكان.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>No draft</source>
      <translation>بلا مسودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Paged KV cache</source>
      <translation>ذاكرة KV بصفحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Sets the longest context aside for each sequence, whether it is used or not.</source>
      <translation>تحجز أطول سياق لكل تسلسل، استُخدم أم لم يُستخدم.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Splits every pass over {n} GPUs, and pays for each.</source>
      <extracomment>Of one: Runs every pass on {n} GPU, and pays for it.</extracomment>
      <translation>
        <numerusform>لا تعمل التمريرات على أي وحدة GPU.</numerusform>
        <numerusform>تعمل كل تمريرة على وحدة GPU واحدة، ويُدفع ثمنها.</numerusform>
        <numerusform>تُقسم كل تمريرة على وحدتي GPU، ويُدفع ثمن كلتيهما.</numerusform>
        <numerusform>تُقسم كل تمريرة على {n} وحدات GPU، ويُدفع ثمن كل منها.</numerusform>
        <numerusform>تُقسم كل تمريرة على {n} وحدة GPU، ويُدفع ثمن كل منها.</numerusform>
        <numerusform>تُقسم كل تمريرة على {n} وحدة GPU، ويُدفع ثمن كل منها.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Takes the next batch from the queue only when the whole batch before is done.</source>
      <translation>لا يأخذ الدفعة التالية من الطابور إلا حين تنتهي الدفعة السابقة كلها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>bytes read in every pass</source>
      <translation>بايتات تقرؤها كل تمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>contiguous</source>
      <translation>متجاورة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>guessed ahead, then verified</source>
      <translation>تخمين ثم تحقق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>how its memory is set aside</source>
      <translation>كيف تُحجز ذاكرتها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>paged</source>
      <translation>بصفحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>speed and memory, at a price</source>
      <translation>سرعة وذاكرة، بثمن</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>when requests may join</source>
      <translation>متى تنضم الطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{bits}-bit weights</source>
      <translation>أوزان {bits} بت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>  {scale}; % of requests</source>
      <translation>  ‏{scale}؛ % من الطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>A curve counts the requests that took at most so long; a check holds where p95 is left of its limit.</source>
      <translation>المنحنى يعدّ الطلبات التي استغرقت هذا القدر على الأكثر؛ وينجح الفحص حين يكون ‏p95‏ إلى يسار حدّه.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/run_views.py" />
      <source>Distributions</source>
      <translation>التوزيعات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: the traffic brings no requests</source>
      <translation>لا نتيجة: الحِمل لا يأتي بطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: this design can't run</source>
      <translation>لا نتيجة: هذا التصميم لا يمكن أن يعمل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>None measured: no output has two tokens</source>
      <translation>لم يُقس شيء: لا خرج فيه رمزان</translation>
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
      <translation>‏TPOT‏ سابقًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TPOT measured</source>
      <translation>‏TPOT‏ المقيس</translation>
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
      <translation>‏TTFT‏ و‏TPOT‏ على الطلبات، الآن وسابقًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT before</source>
      <translation>‏TTFT‏ سابقًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT measured</source>
      <translation>‏TTFT‏ المقيس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>linear scale</source>
      <translation>مقياس خطي</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>log scale</source>
      <translation>مقياس لوغاريتمي</translation>
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
      <translation>‏p95‏، {verb}: {value}، الحد {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>p99</source>
      <translation>p99</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>p{share} {value}</source>
      <translation>‏p{share}‏ {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>requests within the limit</source>
      <translation>الطلبات ضمن الحد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name} of the requests. {words}</source>
      <translation>‏{name}‏ للطلبات. {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name}, {unit}</source>
      <translation>‏{name}‏، {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dashed: before the last move.</source>
      <translation>‏{said} المتقطع: قبل الخطوة الأخيرة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dotted, and diamonds: measured with {source}.</source>
      <translation>‏{said} المنقّط والمعيّنات: قياس بأداة ‏{source}‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Close the views</source>
      <translation>إغلاق اللوحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Open the views</source>
      <translation>فتح اللوحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Show or hide: {view}</source>
      <translation>إظهار أو إخفاء: {view}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Views</source>
      <translation>اللوحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Copy &amp;picture</source>
      <translation>نسخ ال&amp;صورة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save &amp;requests as CSV…</source>
      <translation>حفظ ال&amp;طلبات في CSV…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save as</source>
      <translation>حفظ باسم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save p&amp;asses as CSV…</source>
      <translation>حفظ ال&amp;تمريرات في CSV…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as P&amp;NG…</source>
      <translation>حفظ الص&amp;ورة في PNG…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as S&amp;VG…</source>
      <translation>حفظ الصو&amp;رة في SVG…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save rep&amp;ort as HTML…</source>
      <translation>حفظ الت&amp;قرير في HTML…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save result as &amp;JSON…</source>
      <translation>حفظ ال&amp;نتيجة في JSON…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>The picture is copied: {title}.</source>
      <translation>نُسخت الصورة: {title}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{kind} files (*.{suffix})</source>
      <translation>ملفات {kind} ‏(*.{suffix})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{path} can't be written: {why}.</source>
      <translation>لا يمكن الكتابة في ‏{path}‏: {why}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/lesson_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Lesson</source>
      <translation>الدرس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go back one move</source>
      <translation>الرجوع خطوة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go forward to the move that was undone</source>
      <translation>التقدم إلى الخطوة التي تُراجع عنها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go to the brief's starting server</source>
      <translation>الذهاب إلى خادم البداية للمهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Redo</source>
      <translation>إعادة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Reset</source>
      <translation>البداية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Undo</source>
      <translation>تراجع</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>{lever}: {setting}</source>
      <translation>‏{lever}: {setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Give up this simulation and go back to the design before</source>
      <translation>ترك هذه المحاكاة والعودة إلى التصميم السابق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of each limit</source>
      <translation>نسبة كل قيمة إلى حدّها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of the requests that is simulated</source>
      <translation>نسبة ما حُوكي من الطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Simulating, {percent}%</source>
      <translation>تجري المحاكاة، ‏{percent}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Updating…</source>
      <translation>جارٍ التحديث…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>before the last move</source>
      <translation>قبل الخطوة الأخيرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>measured</source>
      <translation>مقيس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>{name}, {limit}</source>
      <translation>‏{name}‏، {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Dark</source>
      <translation>‏&amp;داكن</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;High contrast</source>
      <translation>ت&amp;باين عالٍ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Larger text</source>
      <translation>نص أ&amp;كبر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Light</source>
      <translation>‏&amp;فاتح</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Normal text size</source>
      <translation>حجم النص ال&amp;عادي</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;System</source>
      <translation>حسب ال&amp;نظام</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Theme</source>
      <translation>ال&amp;مظهر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Reduced &amp;motion</source>
      <translation>‏&amp;حركة أقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Sm&amp;aller text</source>
      <translation>نص أ&amp;صغر</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/map_plot.py" />
      <source>p95 TPOT against cost of {n} designs</source>
      <extracomment>Of one: p95 TPOT against cost of {n} design</extracomment>
      <translation>
        <numerusform>‏p95 TPOT‏ مقابل التكلفة، بلا تصاميم</numerusform>
        <numerusform>‏p95 TPOT‏ مقابل التكلفة لتصميم واحد</numerusform>
        <numerusform>‏p95 TPOT‏ مقابل التكلفة لتصميمين</numerusform>
        <numerusform>‏p95 TPOT‏ مقابل التكلفة لعدد {n} تصاميم</numerusform>
        <numerusform>‏p95 TPOT‏ مقابل التكلفة لعدد {n} تصميمًا</numerusform>
        <numerusform>‏p95 TPOT‏ مقابل التكلفة لعدد {n} تصميم</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(current)</source>
      <translation>‏(الحالي)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(saved)</source>
      <translation>‏(محفوظ)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>A run of this brief takes too long to make the map unasked: serveplate designs lists all designs.</source>
      <translation>يستغرق تشغيل هذه المهمة وقتًا أطول من أن تُرسم الخريطة دون طلب: يعرض serveplate designs كل التصاميم.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Click a design, or press Enter on it, to load it.</source>
      <translation>انقر تصميمًا، أو اضغط ‏Enter‏ عليه، لتحميله.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs by their settings, and the checks that fail</source>
      <translation>التصاميم بحسب إعداداتها، والفحوص التي تخفق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs with their measures</source>
      <translation>التصاميم مع قياساتها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Fails</source>
      <translation>الإخفاق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Map of all designs</source>
      <translation>خريطة كل التصاميم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Marks</source>
      <translation>العلامات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Show the map</source>
      <translation>إظهار الخريطة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>The map shows every design, and which of them pass: it gives the answer away.</source>
      <translation>تُظهر الخريطة كل تصميم، وأيها ينجح: فهي تكشف الجواب.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>can't run</source>
      <translation>لا يعمل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>cost</source>
      <translation>التكلفة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>current</source>
      <translation>الحالي</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>draft {tokens}</source>
      <translation>مسودة: {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>fails {checks}</source>
      <translation>إخفاق: {checks}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>on the front</source>
      <translation>على الجبهة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>p95 TPOT in ms against $ per M tokens</source>
      <translation>‏p95 TPOT‏ بوحدة م.ث مقابل $ لكل مليون رمز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>saved</source>
      <translation>محفوظ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{batching}, {cache}</source>
      <translation>‏{batching}، {cache}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {measured}; {verdict}</source>
      <translation>‏{design}: {measured}؛ {verdict}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {reason}</source>
      <translation>‏{design}: {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{passing} of {count} designs pass: circles. Crosses fail TTFT; diamonds have too few bits; squares fail TPOT or cost alone. Ring: current. Dot within: saved. Dashed: those that none beats in both.</source>
      <translation>ينجح {passing} من {count} من التصاميم: الدوائر. الصلبان تخفق في ‏TTFT‏؛ والمعيّنات بتاتها أقل من اللازم؛ والمربعات تخفق في ‏TPOT‏ أو التكلفة فقط. الحلقة: الحالي. النقطة في الداخل: محفوظ. المتقطع: ما لا يفوقه غيره في الاثنين معًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{said} ({marks}).</source>
      <translation>‏{said} ({marks}).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Clear the m&amp;easurement</source>
      <translation>إ&amp;زالة القياس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Load a &amp;measurement…</source>
      <translation>تحميل قيا&amp;س…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>As far as the file says, its model and traffic are the brief's.</source>
      <translation>بحسب ما في الملف، نموذجه وحِمله هما ما في المهمة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>GuideLLM's summary counts a request's TPOT once for each of its tokens.</source>
      <translation>ملخص ‏GuideLLM‏ يعدّ ‏TPOT‏ الطلب مرة لكل رمز من رموزه.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It answered {n} requests; the brief brings {ours}.</source>
      <extracomment>Of one: It answered {n} request; the brief brings {ours}.</extracomment>
      <translation>
        <numerusform>لم يجب عن أي طلب؛ والمهمة تأتي بـ {ours}.</numerusform>
        <numerusform>أجاب عن طلب واحد؛ والمهمة تأتي بـ {ours}.</numerusform>
        <numerusform>أجاب عن طلبين؛ والمهمة تأتي بـ {ours}.</numerusform>
        <numerusform>أجاب عن {n} طلبات؛ والمهمة تأتي بـ {ours}.</numerusform>
        <numerusform>أجاب عن {n} طلبًا؛ والمهمة تأتي بـ {ours}.</numerusform>
        <numerusform>أجاب عن {n} طلب؛ والمهمة تأتي بـ {ours}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had at most {n} requests at once; the brief has no such bound.</source>
      <extracomment>Of one: It had at most {n} request at once; the brief has no such bound.</extracomment>
      <translation>
        <numerusform>لم يكن لديه أي طلب معًا؛ وليس في المهمة حدّ كهذا.</numerusform>
        <numerusform>كان لديه طلب واحد معًا على الأكثر؛ وليس في المهمة حدّ كهذا.</numerusform>
        <numerusform>كان لديه طلبان معًا على الأكثر؛ وليس في المهمة حدّ كهذا.</numerusform>
        <numerusform>كان لديه {n} طلبات معًا على الأكثر؛ وليس في المهمة حدّ كهذا.</numerusform>
        <numerusform>كان لديه {n} طلبًا معًا على الأكثر؛ وليس في المهمة حدّ كهذا.</numerusform>
        <numerusform>كان لديه {n} طلب معًا على الأكثر؛ وليس في المهمة حدّ كهذا.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had {clients} clients; the brief has {ours}.</source>
      <translation>عدد عملائه {clients}؛ وعدد عملاء المهمة {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It served {model}; the brief's model is {name}.</source>
      <translation>خدم النموذج ‏{model}‏؛ ونموذج المهمة هو ‏{name}‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its outputs average {found} tokens; the brief's average {mean}.</source>
      <translation>متوسط مخرجاته {found} من الرموز؛ ومتوسط مخرجات المهمة {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its prompts average {found} tokens; the brief's average {mean}.</source>
      <translation>متوسط موجّهاته {found} من الرموز؛ ومتوسط موجّهات المهمة {mean}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's clients wait for answers.</source>
      <translation>جاءت طلباته بمعدل {rate} في الثانية؛ وعملاء المهمة ينتظرون الإجابات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's come at {ours}.</source>
      <translation>جاءت طلباته بمعدل {rate} في الثانية؛ وطلبات المهمة بمعدل {ours}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests did not come at a rate; the brief's come at {rate} a second.</source>
      <translation>لم تأت طلباته بمعدل؛ وطلبات المهمة تأتي بمعدل {rate} في الثانية.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured</source>
      <translation>القياس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured with {source}: {said}. The Trust view says what differs.</source>
      <translation>قياس بأداة ‏{source}‏: {said}. ولوحة «الثقة» تقول ما الذي يختلف.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Off by</source>
      <translation>الفرق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Simulated</source>
      <translation>المحاكاة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file does not say which model it served.</source>
      <translation>لا يذكر الملف أي نموذج خدم.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file has no p95 of {name}, so its bar has no mark.</source>
      <translation>ليس في الملف ‏p95‏ لـ ‏{name}‏، فلا علامة على شريطه.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file holds {runs} runs; this is the one whose traffic is nearest to the brief's.</source>
      <translation>عدد مرات التشغيل في الملف {runs}؛ وهذا أقربها حِملًا إلى المهمة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TPOT</source>
      <translation>متوسط ‏TPOT‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TTFT</source>
      <translation>متوسط ‏TTFT‏</translation>
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
      <translation>الإنتاجية</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>{n} of its requests failed.</source>
      <extracomment>Of one: {n} of its requests failed.</extracomment>
      <translation>
        <numerusform>لم يفشل أي من طلباته.</numerusform>
        <numerusform>فشل طلب واحد من طلباته.</numerusform>
        <numerusform>فشل طلبان من طلباته.</numerusform>
        <numerusform>فشلت {n} من طلباته.</numerusform>
        <numerusform>فشل {n} من طلباته.</numerusform>
        <numerusform>فشل {n} من طلباته.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/messages.py" />
      <source>Close the message</source>
      <translation>إغلاق الرسالة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/messages.py" />
      <source>{n} earlier messages are in the log, {log}.</source>
      <extracomment>Of one: {n} earlier message is in the log, {log}.</extracomment>
      <translation>
        <numerusform>لا رسائل سابقة في السجل، ‏{log}‏.</numerusform>
        <numerusform>رسالة سابقة واحدة في السجل، ‏{log}‏.</numerusform>
        <numerusform>رسالتان سابقتان في السجل، ‏{log}‏.</numerusform>
        <numerusform>‏{n} رسائل سابقة في السجل، ‏{log}‏.</numerusform>
        <numerusform>‏{n} رسالة سابقة في السجل، ‏{log}‏.</numerusform>
        <numerusform>‏{n} رسالة سابقة في السجل، ‏{log}‏.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there?</source>
      <translation>هل ما زلت هنا؟</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there? {words}</source>
      <translation>هل ما زلت هنا؟ {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Back to the kiosk</source>
      <translation>العودة إلى الكشك</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Delete the last digit</source>
      <translation>حذف الرقم الأخير</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>In {seconds} s this starts over, and what you did is wiped.</source>
      <translation>بعد {seconds} ث يبدأ كل شيء من جديد، ويُمحى ما فعلته.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Leave the kiosk</source>
      <translation>مغادرة الكشك</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>OK</source>
      <translation>موافق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Staff: PIN to leave the kiosk</source>
      <translation>للعاملين: رمز ‏PIN‏ لمغادرة الكشك</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Wrong. The next try is in {seconds} s.</source>
      <translation>خطأ. المحاولة التالية بعد {seconds} ث.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Yes, go on</source>
      <translation>نعم، تابع</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/overlays.py" />
      <source>{n} digits entered</source>
      <extracomment>Of one: {n} digit entered</extracomment>
      <translation>
        <numerusform>لم يُدخل أي رقم</numerusform>
        <numerusform>أُدخل رقم واحد</numerusform>
        <numerusform>أُدخل رقمان</numerusform>
        <numerusform>أُدخلت {n} أرقام</numerusform>
        <numerusform>أُدخل {n} رقمًا</numerusform>
        <numerusform>أُدخل {n} رقم</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{brief}. {design}. {origin}</source>
      <translation>‏{brief}‏. {design}. {origin}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{design}; {seed}</source>
      <translation>‏{design}؛ {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{estimate}. serveplate {version}</source>
      <translation>‏{estimate}. ‎serveplate {version}‎</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{title}: {brief}</source>
      <translation>‏{title}: ‏{brief}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Close the prediction</source>
      <translation>إغلاق التوقع</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Predict first</source>
      <translation>التوقع أولًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>See what happens</source>
      <translation>رؤية ما يحدث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Take it back</source>
      <translation>إلغاء الخطوة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{measure}: {bet}</source>
      <translation>‏{measure}‏: {bet}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{question} Press 6 to bet, Ctrl+Enter to see.</source>
      <translation>‏{question} اضغط 6 للرهان، و‏Ctrl+Enter‏ للرؤية.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It falls by 1% or more.</source>
      <translation>القيمة تنخفض ‏1% أو أكثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It moves by less than 1%.</source>
      <translation>القيمة تتغير بأقل من ‏1%.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It rises by 1% or more.</source>
      <translation>القيمة ترتفع ‏1% أو أكثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean moved; the slowest requests, which make the p95, did not.</source>
      <translation>تغيّر المتوسط؛ أما أبطأ الطلبات، التي تصنع ‏p95‏، فلم تتغير.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean says otherwise: only the slowest requests, which make the p95, moved so.</source>
      <translation>المتوسط يقول غير ذلك: لم يتحرك هكذا إلا أبطأ الطلبات، التي تصنع ‏p95‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: down from {before} to {after} on average.</source>
      <translation>السبب الأكبر: {part}. انخفض المتوسط من {before} إلى {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: up from {before} to {after} on average.</source>
      <translation>السبب الأكبر: {part}. ارتفع المتوسط من {before} إلى {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>No part of it changed by much.</source>
      <translation>لم يتغير أي جزء منه كثيرًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>The same GPUs: {before} → {after}.</source>
      <translation>وحدات GPU نفسها: {before} ← {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>What {less} saved, {more} took.</source>
      <translation>وفّر: {less}؛ واستهلك: {more}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>better</source>
      <translation>أفضل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>same</source>
      <translation>كما هو</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>worse</source>
      <translation>أسوأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}, as you said.</source>
      <translation>‏{became}، كما توقعت.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}.</source>
      <translation>‏{became}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said better.</source>
      <translation>‏{became}؛ وتوقعك: أفضل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said the same.</source>
      <translation>‏{became}؛ وتوقعك: كما هو.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said worse.</source>
      <translation>‏{became}؛ وتوقعك: أسوأ.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{before} → {after}.</source>
      <translation>‏{before} ← {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{gpus} to pay for, and {before} → {after}.</source>
      <translation>‏{gpus} يُدفع ثمنها، و{before} ← {after}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: no bet made</source>
      <translation>‏{move}: بلا رهان</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: what will it do?</source>
      <translation>‏{move}: ماذا ستفعل؟</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right</source>
      <translation>‏{move}: {right} من {made} صحيح</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right, {all_right} of {all_made} so far</source>
      <translation>‏{move}: {right} من {made} صحيح، و{all_right} من {all_made} حتى الآن</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got better</source>
      <translation>‏{name}‏: إلى الأفضل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got worse</source>
      <translation>‏{name}‏: إلى الأسوأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} stayed the same</source>
      <translation>‏{name}‏: بلا تغيير</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{n} designs</source>
      <extracomment>Of one: {n} design</extracomment>
      <translation>
        <numerusform>‏{n} تصميم</numerusform>
        <numerusform>تصميم واحد</numerusform>
        <numerusform>تصميمان</numerusform>
        <numerusform>‏{n} تصاميم</numerusform>
        <numerusform>‏{n} تصميمًا</numerusform>
        <numerusform>‏{n} تصميم</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>  {better}</source>
      <translation>  ‏{better}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Best possible</source>
      <translation>أفضل ممكن</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Circle: your best of the designs that you saved. Diamond: the best possible. Bars: how many of the {passing} designs that pass do so well.</source>
      <translation>الدائرة: أفضل تصاميمك المحفوظة. المعيّن: أفضل ممكن. الأشرطة: كم من التصاميم الناجحة، وعددها {passing}، يبلغ هذا القدر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Difference</source>
      <translation>الفرق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>None of yours is measured</source>
      <translation>لم يُقس أي من تصاميمك</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Rank</source>
      <translation>الترتيب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Records</source>
      <translation>أفضل النتائج</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Records open with your first pass: here your best cost, TTFT, TPOT and throughput will stand beside the best possible.</source>
      <translation>تُفتح أفضل النتائج مع أول نجاح لك: هنا ستظهر أفضل تكلفة و‏TTFT‏ و‏TPOT‏ وإنتاجية لك بجانب أفضل ممكن.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your design</source>
      <translation>تصميمك</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your records against the best possible</source>
      <translation>أفضل نتائجك مقابل أفضل ممكن</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Yours</source>
      <translation>قيمتك</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>less is better</source>
      <translation>الأقل أفضل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>more is better</source>
      <translation>الأكثر أفضل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none</source>
      <translation>لا شيء</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{rank} of {count}</source>
      <translation>‏{rank} من {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{said} The map is still being made: {done} of {count}.</source>
      <translation>‏{said} الخريطة ما زالت تُبنى: {done} من {count}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title} of {n} designs that pass. {said}</source>
      <extracomment>Of one: {title} of {n} design that passes. {said}</extracomment>
      <translation>
        <numerusform>‏{title}، لا تصاميم ناجحة. {said}</numerusform>
        <numerusform>‏{title}، تصميم ناجح واحد. {said}</numerusform>
        <numerusform>‏{title}، تصميمان ناجحان. {said}</numerusform>
        <numerusform>‏{title}، {n} تصاميم ناجحة. {said}</numerusform>
        <numerusform>‏{title}، {n} تصميمًا ناجحًا. {said}</numerusform>
        <numerusform>‏{title}، {n} تصميم ناجح. {said}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title}, {unit}</source>
      <translation>‏{title}‏، {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}: the best possible</source>
      <translation>‏{value}: أفضل ممكن</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}; best possible {possible}</source>
      <translation>‏{value}؛ أفضل ممكن {possible}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Result</source>
      <translation>النتيجة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>The verdict is of the brief's own draw of traffic; the whiskers on the bars span these.</source>
      <translation>الحكم على عينة المهمة نفسها من الحِمل؛ والشعيرات على الأشرطة تشمل هذه العينات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Decode</source>
      <translation>فك الترميز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Draft: each token takes {cost} of a plain pass over {tokens} tokens: {figures}</source>
      <translation>المسودة: كل رمز يستغرق {cost} من تمريرة عادية على {tokens} من الرموز: {figures}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>FLOP/byte</source>
      <translation>‏FLOP‏/بايت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>KV cache a pass</source>
      <translation>ذاكرة KV في التمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Kinds of pass under the roof, now and before</source>
      <translation>أنواع التمريرات تحت السقف، الآن وسابقًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory binds below {reached} FLOP/byte, the ridge of what passes reach; the ridge of the peaks is at {peak}.</source>
      <translation>تقيّد الذاكرة دون {reached} ‎FLOP‎/بايت، وهي نقطة انكسار ما تبلغه التمريرات؛ ونقطة انكسار الذروة عند {peak}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory bound</source>
      <translation>قيد الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: the traffic brings no requests.</source>
      <translation>لا تمريرات: الحِمل لا يأتي بطلبات.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: this design can't run.</source>
      <translation>لا تمريرات: هذا التصميم لا يمكن أن يعمل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Prefill</source>
      <translation>التعبئة المسبقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Roof: {gpus}, {flop} TFLOP/s and {bandwidth} TB/s; dashed, the {compute} and {memory} that passes reach.</source>
      <translation>السقف: {gpus}، ‎{flop} TFLOP/s‎ و‎{bandwidth} TB/s‎؛ والمتقطع: ما تبلغه التمريرات، {compute} و{memory}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/run_views.py" />
      <source>Roofline</source>
      <translation>خط السقف</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Roofline. {words}</source>
      <translation>خط السقف. {words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>TFLOP/s against FLOP per byte, log scales</source>
      <translation>‎TFLOP/s‎ مقابل ‎FLOP‎ لكل بايت، مقياسان لوغاريتميان</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Time</source>
      <translation>الوقت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Tokens a pass</source>
      <translation>الرموز في التمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Verify</source>
      <translation>التحقق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Weights a pass</source>
      <translation>الأوزان في التمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound</source>
      <translation>قيد الحساب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound in {share} of its time</source>
      <translation>قيدها الحساب في {share} من وقتها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound</source>
      <translation>قيد الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound in {share} of its time</source>
      <translation>قيدها الذاكرة في {share} من وقتها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>ridge {peak} FLOP/byte; reached, {reached}</source>
      <translation>نقطة الانكسار {peak} ‏FLOP‏/بايت؛ المتحقق {reached}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{intensity} FLOP/byte, {speed} TFLOP/s, {bound}.</source>
      <translation>‏{intensity} ‏FLOP‏/بايت، ‎{speed} TFLOP/s‎، {bound}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name} before</source>
      <translation>‏{name}‏ سابقًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}, {intensity}</source>
      <translation>‏{name}‏، {intensity}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}: {passes} read on average {weights} of weights and {cache} of KV cache for {tokens} tokens: {figures}</source>
      <translation>‏{name}: {passes} قرأت في المتوسط {weights} من الأوزان و{cache} من ذاكرة KV من أجل {tokens} من الرموز: {figures}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} passes</source>
      <extracomment>Of one: {n} pass</extracomment>
      <translation>
        <numerusform>‏{n} تمريرة</numerusform>
        <numerusform>تمريرة واحدة</numerusform>
        <numerusform>تمريرتان</numerusform>
        <numerusform>‏{n} تمريرات</numerusform>
        <numerusform>‏{n} تمريرة</numerusform>
        <numerusform>‏{n} تمريرة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} {name} GPUs</source>
      <extracomment>Of one: {n} {name} GPU</extracomment>
      <translation>
        <numerusform>‏{n} وحدة ‏{name}</numerusform>
        <numerusform>وحدة ‏{name}‏ واحدة</numerusform>
        <numerusform>وحدتا ‏{name}</numerusform>
        <numerusform>‏{n} وحدات ‏{name}</numerusform>
        <numerusform>‏{n} وحدة ‏{name}</numerusform>
        <numerusform>‏{n} وحدة ‏{name}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{said} Pale: before the last move.</source>
      <translation>‏{said} الباهت: قبل الخطوة الأخيرة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Timeline</source>
      <translation>الخط الزمني</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Why</source>
      <translation>لماذا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Back to the list</source>
      <translation>العودة إلى القائمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Bring back the design deleted last</source>
      <translation>استعادة آخر تصميم حُذف</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brought back: {design}.</source>
      <translation>استُعيد: {design}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Compare</source>
      <translation>مقارنة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Comparison of a saved design with the current one</source>
      <translation>مقارنة تصميم محفوظ بالتصميم الحالي</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Current</source>
      <translation>الحالي</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete</source>
      <translation>حذف</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete the selected design</source>
      <translation>حذف التصميم المحدد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Deleted: {design}. Undo delete brings it back; Ctrl+Z undoes levers.</source>
      <translation>حُذف: {design}. «التراجع عن الحذف» يعيده؛ و‏Ctrl+Z‏ للروافع.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Memory for cache</source>
      <translation>ذاكرة متاحة لـ KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>No design is saved yet. A design is saved here the moment it passes all four checks.</source>
      <translation>لم يُحفظ أي تصميم بعد. يُحفظ التصميم هنا حالما ينجح في الفحوص الأربعة كلها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved</source>
      <translation>المحفوظ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved designs</source>
      <translation>المحفوظة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved {when}, beside the current design</source>
      <translation>المحفوظ {when}، بجانب التصميم الحالي</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Set the levers to the selected design</source>
      <translation>ضبط الروافع على التصميم المحدد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the saved designs</source>
      <translation>إظهار التصاميم المحفوظة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the selected design beside the current one</source>
      <translation>إظهار التصميم المحدد بجانب الحالي</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Undo delete</source>
      <translation>التراجع عن الحذف</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>{name}: {cell}</source>
      <translation>‏{name}‏: {cell}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>&amp;Close</source>
      <translation>إ&amp;غلاق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>All of it is copied.</source>
      <translation>نُسخ كل شيء.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;SGLang</source>
      <translation>نسخ أ&amp;مر SGLang</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;all</source>
      <translation>نسخ ال&amp;كل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;benchmark</source>
      <translation>نسخ ال&amp;قياس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;vLLM</source>
      <translation>نسخ &amp;أمر vLLM</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server &amp;commands…</source>
      <translation>‏&amp;أوامر الخادم…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server commands</source>
      <translation>أوامر الخادم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>The command is copied.</source>
      <translation>نُسخ الأمر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>This design on a real server, and a benchmark with the brief's traffic. What the engines do otherwise stands at the end.</source>
      <translation>هذا التصميم على خادم حقيقي، وقياس أداء بحِمل المهمة. وما تفعله المحركات على نحو آخر مذكور في النهاية.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session.py" />
      <source>This design could not be simulated: {why}. The bars still show the one before.</source>
      <translation>تعذرت محاكاة هذا التصميم: {why}. وما زالت الأشرطة تُظهر السابق.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Close the views</source>
      <translation>إ&amp;غلاق اللوحات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Lesson</source>
      <translation>ال&amp;درس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Redo</source>
      <translation>إ&amp;عادة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Saved designs</source>
      <translation>التصاميم المح&amp;فوظة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Undo</source>
      <translation>‏&amp;تراجع</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Map</source>
      <translation>الخريطة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>Re&amp;set to the start</source>
      <translation>العودة إلى ال&amp;بداية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved  ·  {count}</source>
      <translation>المحفوظة  ·  {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>The simulation was cancelled. Redo, or any lever, starts one again.</source>
      <translation>أُلغيت المحاكاة. «إعادة» أو أي رافعة تبدأ أخرى.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Trust</source>
      <translation>الثقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>No request came: there is nothing to show.</source>
      <translation>لم يأت أي طلب: لا شيء يُعرض.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Request {number} (prompt {prompt}, output {output}) arrived at {arrival}, {waited}, {prefilled}, and finished at {finish}</source>
      <translation>الطلب {number} (الموجّه {prompt}، الخرج {output}) وصل عند {arrival}، و{waited}، و{prefilled}، وانتهى عند {finish}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Timeline of {time}: {requests}, at most {waiting} waiting and {running} running at once, {evictions}.</source>
      <translation>خط زمني مدته {time}: {requests}، ولا يزيد المنتظر على {waiting} والجاري معًا على {running}، و{evictions}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>at {moment}: {running} running, {waiting} waiting, {reserved} reserved, {used} used, {doing}</source>
      <translation>عند {moment}: الجاري {running}، المنتظر {waiting}، المحجوز {reserved}، المستخدم {used}، {doing}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the cache's memory was full</source>
      <translation>لأن ذاكرة KV كانت ممتلئة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the most sequences that may run were running</source>
      <translation>لأن أقصى عدد مسموح من التسلسلات كان جاريًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the prefill passes before it were full</source>
      <translation>لأن تمريرات التعبئة المسبقة قبله كانت ممتلئة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>decode pass of {sequences}</source>
      <translation>تمريرة فك ترميز: {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>did not wait</source>
      <translation>لم ينتظر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>for the pass that was under way</source>
      <translation>حتى تنتهي التمريرة الجارية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>prefill pass of {sequences}</source>
      <translation>تمريرة تعبئة مسبقة: {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill</source>
      <translation>استغرقت تعبئته المسبقة {time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill with {n} others</source>
      <extracomment>Of one: took {time} to prefill with {n} other</extracomment>
      <translation>
        <numerusform>استغرقت تعبئته المسبقة {time}</numerusform>
        <numerusform>استغرقت تعبئته المسبقة {time} مع طلب آخر</numerusform>
        <numerusform>استغرقت تعبئته المسبقة {time} مع طلبين آخرين</numerusform>
        <numerusform>استغرقت تعبئته المسبقة {time} مع {n} طلبات أخرى</numerusform>
        <numerusform>استغرقت تعبئته المسبقة {time} مع {n} طلبًا آخر</numerusform>
        <numerusform>استغرقت تعبئته المسبقة {time} مع {n} طلب آخر</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} for the {n} batches before it</source>
      <extracomment>Of one: waited {time} for the batch before it</extracomment>
      <translation>
        <numerusform>لم ينتظر أي دفعة ({time})</numerusform>
        <numerusform>انتظر {time} الدفعة التي قبله</numerusform>
        <numerusform>انتظر {time} الدفعتين اللتين قبله</numerusform>
        <numerusform>انتظر {time} الدفعات التي قبله، وعددها {n}</numerusform>
        <numerusform>انتظر {time} الدفعات التي قبله، وعددها {n}</numerusform>
        <numerusform>انتظر {time} الدفعات التي قبله، وعددها {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} {reason}</source>
      <translation>انتظر {time} {reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number} s</source>
      <translation>{number} ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number}: TTFT {time}</source>
      <translation>‏{number}: ‏TTFT‏ {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{reason} (for {time} of that)</source>
      <translation>‏{reason} (منها {time})</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{sentence}; evicted {n} times, {out} out of the cache.</source>
      <extracomment>Of one: {sentence}; evicted once, {out} out of the cache.</extracomment>
      <translation>
        <numerusform>‏{sentence}؛ ولم يُخل، {out} خارج ذاكرة KV.</numerusform>
        <numerusform>‏{sentence}؛ وأُخلي مرة، {out} خارج ذاكرة KV.</numerusform>
        <numerusform>‏{sentence}؛ وأُخلي مرتين، {out} خارج ذاكرة KV.</numerusform>
        <numerusform>‏{sentence}؛ وأُخلي {n} مرات، {out} خارج ذاكرة KV.</numerusform>
        <numerusform>‏{sentence}؛ وأُخلي {n} مرة، {out} خارج ذاكرة KV.</numerusform>
        <numerusform>‏{sentence}؛ وأُخلي {n} مرة، {out} خارج ذاكرة KV.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Sequences</source>
      <translation>التسلسلات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Timeline chart</source>
      <translation>مخطط الخط الزمني</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>decode</source>
      <translation>فك الترميز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>of {size}</source>
      <translation>من {size}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>prefill</source>
      <translation>تعبئة مسبقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>reserved</source>
      <translation>محجوز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>running</source>
      <translation>جارٍ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>size</source>
      <translation>الحجم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>slowest 5% (TTFT)</source>
      <translation>أبطأ ‏5% ‏(TTFT)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>used</source>
      <translation>مستخدم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>waiting</source>
      <translation>منتظر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>{size} GB</source>
      <translation>{size} غ.ب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>All</source>
      <translation>الكل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Nothing to read</source>
      <translation>لا شيء يُقرأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>One of the slowest 5%</source>
      <translation>من أبطأ ‏5%</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Show the whole run (Home)</source>
      <translation>إظهار التشغيل كله (‏Home‏)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Slowest requests</source>
      <translation>أبطأ الطلبات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read</source>
      <translation>اللحظة المقروءة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read (comma and full stop)</source>
      <translation>اللحظة المقروءة (الفاصلة والنقطة)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The slowest 5% in TTFT, which make the p95</source>
      <translation>أبطأ ‏5% في ‏TTFT‏، وهي التي تصنع ‏p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom in (plus)</source>
      <translation>تكبير (زائد)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom out (minus)</source>
      <translation>تصغير (ناقص)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>A pass is as fast as its compute or its memory traffic allows, never slower for its kernels; a prefill stops all decoding, where engines mix the two (chunked prefill); no prefix is cached, no memory goes to activations, nothing waits for tokenising or the network; quantised weights answer as well as whole ones, and a draft's tokens are accepted by chance. TTFT is not fitted: it depends on how a benchmark's clients start.</source>
      <translation>التمريرة بسرعة ما يسمح به حسابها أو حركة ذاكرتها، ولا تبطئها نواها البرمجية أبدًا؛ والتعبئة المسبقة توقف كل فك ترميز، أما المحركات فتمزج الاثنين (‏chunked prefill‏)؛ ولا تُحفظ بدايات مشتركة، ولا تذهب ذاكرة إلى التنشيطات، ولا ينتظر شيء تقطيع النص إلى رموز ولا الشبكة؛ والأوزان المكمّاة تجيب كالكاملة، ورموز المسودة تُقبل بالمصادفة. و‏TTFT‏ غير معايَر: فهو يعتمد على كيف يبدأ عملاء قياس الأداء.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Across measured, up simulated; errors are means. On the line both are equal, within the band off by 10% at most. Circles: 1 GPU. Diamonds: 2 GPUs. Crosses: 4 and 8 GPUs, of which nothing is claimed.</source>
      <translation>أفقيًا القياس، ورأسيًا المحاكاة؛ والأخطاء متوسطات. على الخط يتساوى الاثنان، وداخل الشريط يختلفان ‏10% على الأكثر. الدوائر: وحدة GPU واحدة. المعيّنات: وحدتان. الصلبان: 4 و8 وحدات GPU، ولا ندّعي فيها شيئًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Being worked out…</source>
      <translation>جارٍ الحساب…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated, ms</source>
      <translation>المعايَر، م.ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated: mean error</source>
      <translation>المعايَر: متوسط الخطأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Errors of mean TPOT by timing and GPUs</source>
      <translation>أخطاء متوسط ‏TPOT‏ بحسب التوقيت ووحدات GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Every measurement beside both simulations</source>
      <translation>كل قياس بجانب المحاكاتين</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>How far to trust it</source>
      <translation>إلى أي حدّ تثق به</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Measured, ms</source>
      <translation>القياس، م.ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate, ms</source>
      <translation>اللوحة، م.ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate: mean error</source>
      <translation>اللوحة: متوسط الخطأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Simulated mean TPOT against 120 published measurements of Llama 3.1 8B on H100s with TensorRT-LLM 1.0.0rc3: 8 to 128 clients that wait for answers, prompts of 1,024 and 2,048 tokens. The calibrated timing is fitted to those with 1 and 2 GPUs.</source>
      <translation>متوسط ‏TPOT‏ في المحاكاة مقابل 120 قياسًا منشورًا للنموذج ‏Llama 3.1 8B‏ على وحدات ‏H100‏ مع ‎TensorRT-LLM 1.0.0rc3‎: من 8 إلى 128 عميلًا ينتظرون الإجابات، وموجّهات من 1,024 و2,048 رمزًا. والتوقيت المعايَر مضبوط على قياسات وحدة GPU واحدة ووحدتين.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>The plate's timing</source>
      <translation>توقيت اللوحة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>What the model leaves out. </source>
      <translation>ما يتركه النموذج. </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement beside the simulation</source>
      <translation>قياسك بجانب المحاكاة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement: {file}, with {source}</source>
      <translation>قياسك: ‏{file}‏، بأداة ‏{source}‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>error</source>
      <translation>الخطأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>mean TPOT, ms  </source>
      <translation>متوسط ‏TPOT‏، م.ث  </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>worst</source>
      <translation>الأسوأ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus} {mean} off</source>
      <translation>‏{gpus}: الفرق {mean}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus}, {clients} clients, {prompt} in, {output} out</source>
      <translation>‏{gpus}، عدد العملاء {clients}، الدخل {prompt}، الخرج {output}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{title}. {said}</source>
      <translation>‏{title}. {said}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>High contrast</source>
      <translation>تباين عالٍ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Language: {name}</source>
      <translation>اللغة: {name}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Larger text</source>
      <translation>نص أكبر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Smaller text</source>
      <translation>نص أصغر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visitor.py" />
      <source>Something went wrong. Start over if things look odd.</source>
      <translation>حدث خطأ ما. ابدأ من جديد إن بدا شيء غريبًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Another hint</source>
      <translation>تلميح آخر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Hint</source>
      <translation>تلميح</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Mean time</source>
      <translation>متوسط الوقت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Part</source>
      <translation>الجزء</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Parts of the mean times</source>
      <translation>أجزاء متوسطات الأوقات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Share</source>
      <translation>النسبة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>; </source>
      <translation>؛ </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>&lt;{percent}</source>
      <translation>دون {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>&lt;{time} {unit}</source>
      <translation>دون {time} {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A dashboard can't see why. It measures a server's time and money, and fewer bits improve both.</source>
      <translation>لوحة المراقبة لا ترى السبب. فهي تقيس وقت الخادم وماله، والبتات الأقل تحسّن كليهما.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A place is free sooner when decoding is quicker: see what makes the lower bar.</source>
      <translation>يخلو المكان أسرع حين يسرع فك الترميز: انظر مم يتكون الشريط الأسفل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request can't join within a pass, so shorter passes make it wait less.</source>
      <translation>لا ينضم طلب في أثناء تمريرة، فالتمريرات الأقصر تقلل انتظاره.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request waits {time} for its first token on average, and {share} of that is {part}.</source>
      <translation>ينتظر الطلب رمزه الأول {time} في المتوسط، و{share} من ذلك هو {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A sequence already holds no more than it uses, so it is the cache that has to grow.</source>
      <translation>التسلسل لا يشغل أصلًا أكثر مما يستخدم، فذاكرة KV هي التي يجب أن تكبر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A server that waits is paid for too.</source>
      <translation>الخادم الذي ينتظر يُدفع ثمنه أيضًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All four checks pass. {check} is nearest to its limit: {values} ({percent} of it).</source>
      <translation>نجحت الفحوص الأربعة كلها. الأقرب إلى حدّه: ‏{check}‏، {values} ({percent} منه).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All three numbers pass; only quality refuses: {value}.</source>
      <translation>تنجح الأعداد الثلاثة كلها؛ الجودة وحدها ترفض: {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Between passes</source>
      <translation>بين التمريرات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Compute sets the time of these passes: let them compute less, or faster.</source>
      <translation>الحساب يحدد زمن هذه التمريرات: قلّل ما تحسبه، أو سرّعه.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost per M tokens</source>
      <translation>التكلفة لكل مليون رمز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Each token guessed ahead costs a share of a pass, accepted or not.</source>
      <translation>كل رمز يُخمَّن مقدمًا يكلّف جزءًا من تمريرة، قُبل أم رُفض.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every GPU is paid for from start to end, whether the traffic needs it or not.</source>
      <translation>كل وحدة GPU يُدفع ثمنها من البداية إلى النهاية، احتاج إليها الحِمل أم لا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass crosses it, more often with more GPUs: make fewer passes, or split them less.</source>
      <translation>كل تمريرة تعبرها، وأكثر مع وحدات GPU أكثر: قلّل التمريرات، أو قلّل تقسيمها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass has it, whatever it does: get more tokens from each pass.</source>
      <translation>في كل تمريرة عبء ثابت مهما فعلت: خذ من كل تمريرة رموزًا أكثر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads all {weights} of weights: let it read less, get more tokens from each, or read faster.</source>
      <translation>كل تمريرة تقرأ الأوزان كلها، {weights}: قلّل ما تقرؤه، أو خذ من كل منها رموزًا أكثر، أو سرّع القراءة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads every context that runs: get more tokens from each pass, or read faster.</source>
      <translation>كل تمريرة تقرأ كل سياق جارٍ: خذ من كل تمريرة رموزًا أكثر، أو سرّع القراءة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Evicted: prefilled once more</source>
      <translation>بعد الإخلاء: تعبئة من جديد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>From first token to finish a request takes {time} on average; {share} of that is {part}.</source>
      <translation>من الرمز الأول حتى النهاية يستغرق الطلب {time} في المتوسط؛ و{share} من ذلك هو {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Idle</source>
      <translation>خمول</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at GPU memory: {weights} of {memory} go to weights.</source>
      <translation>انظر إلى ذاكرة GPU: ‏{weights} من {memory} تذهب إلى الأوزان.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the bill, not at the passes: {gpus} for {time}, and requests went on arriving until {last}.</source>
      <translation>انظر إلى الفاتورة، لا إلى التمريرات: {gpus} مدة {time}، وظلت الطلبات تصل حتى {last}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the weights, not at the bars: no bar shows what is wrong.</source>
      <translation>انظر إلى الأوزان، لا إلى الأشرطة: لا شريط يُظهر الخلل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at {part}: {seconds} of {time}. All the rest takes {rest}.</source>
      <translation>انظر إلى {part}: {seconds} من {time}. وكل ما بقي يستغرق {rest}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time from first token to finish</source>
      <translation>متوسط الوقت من الرمز الأول حتى النهاية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time to first token</source>
      <translation>متوسط الوقت حتى الرمز الأول</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever left touches that. Another {share} is {part}.</source>
      <translation>لا رافعة باقية تمسّ ذلك. ومنه أيضًا {share} هو {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes it smaller.</source>
      <translation>لا رافعة تتيحها هذه المهمة تقلّله.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes that smaller.</source>
      <translation>لا رافعة تتيحها هذه المهمة تقلّل ذلك.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever touches it: the brief offers no fewer GPUs.</source>
      <translation>لا رافعة تمسّه: المهمة لا تتيح وحدات GPU أقل.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request arrived: there is no time to explain.</source>
      <translation>لم يصل أي طلب: لا وقت يُفسَّر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request is served, so there is no time to explain.</source>
      <translation>لم يُخدم أي طلب، فلا وقت يُفسَّر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how many bits keep a weight. Fewer are quicker to read, and the floor says how few.</source>
      <translation>إحدى الروافع تحدد بكم بت يُحفظ الوزن. البتات الأقل أسرع قراءة، والحد الأدنى يقول كم أقلها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how the cache is shared out: now a sequence holds {tokens} of it, used or not.</source>
      <translation>إحدى الروافع تحدد كيف تُقسم ذاكرة KV: الآن يشغل كل تسلسل منها {tokens}، استُخدمت أم لا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says when a request may join: now a place that is free stays empty to the batch's end.</source>
      <translation>إحدى الروافع تحدد متى ينضم الطلب: الآن يبقى المكان الخالي خاليًا حتى نهاية الدفعة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware makes a stall shorter, but whoever decodes quicker meets fewer of them. Of the rest most, {share} of the whole, is {part}.</source>
      <translation>لا يقصّر التوقف إلا عتاد أكثر، لكن من يفك الترميز أسرع يلقَ توقفات أقل. وأكثر الباقي، {share} من الكل، هو {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware touches that. Another {share} is {part}.</source>
      <translation>لا يمسّ ذلك إلا عتاد أكثر. ومنه أيضًا {share} هو {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Own prefill</source>
      <translation>التعبئة المسبقة للطلب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: fewer bytes don't help, more FLOP a second do.</source>
      <translation>الموجّهات تُحسب ولا تُقرأ: البايتات الأقل لا تفيد، وعمليات FLOP أكثر في الثانية تفيد.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: only more FLOP a second make these stalls shorter.</source>
      <translation>الموجّهات تُحسب ولا تُقرأ: لا يقصّر هذه التوقفات إلا عمليات FLOP أكثر في الثانية.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Queue</source>
      <translation>الطابور</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>That is about as long as the traffic itself, so quicker passes would not make it cheaper.</source>
      <translation>هذا قريب من مدة الحِمل نفسه، فالتمريرات الأسرع لن تخفض السعر.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The brief would have to change: its traffic, its hardware or its limits.</source>
      <translation>لا بد أن تتغير المهمة: حِملها أو عتادها أو حدودها.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The run takes {time}; the largest part of it, {share}, is {part}.</source>
      <translation>يستغرق التشغيل {time}؛ وأكبر جزء منه، {share}، هو {part}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights and cache share the memory: either the weights take less of it, or there is more of it.</source>
      <translation>الأوزان وذاكرة KV تتقاسمان الذاكرة: إما أن تأخذ الأوزان أقل، وإما أن تزيد الذاكرة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights: {floor} or more. Reading them takes longer again, so see which bar that moves.</source>
      <translation>الأوزان: {floor} أو أكثر. ستطول قراءتها من جديد، فانظر أي شريط يتحرك.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What they do to the answers shows only when answers are judged, elsewhere and by others; the floor stands for what the quality team found.</source>
      <translation>أثرها في الإجابات لا يظهر إلا حين تُقيَّم الإجابات، في مكان آخر وعند آخرين؛ والحد الأدنى يعبّر عما وجده فريق الجودة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What touches it is {kind}.</source>
      <translation>ما يمسّه: {kind}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Whatever the numbers say, the weights are below the quality floor: {value}.</source>
      <translation>مهما قالت الأعداد، الأوزان تحت حد الجودة الأدنى: {value}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>being out of the cache, and prefilled again</source>
      <translation>الإخلاء من ذاكرة KV والتعبئة من جديد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>continuous</source>
      <translation>مستمر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer</source>
      <translation>أقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer bits</source>
      <translation>بتات أقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer tokens</source>
      <translation>رموز أقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>guessing draft tokens</source>
      <translation>تخمين رموز المسودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a pass takes</source>
      <translation>كم تستغرق التمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a sequence stays: whatever makes its decoding slow</source>
      <translation>كم يبقى التسلسل: كل ما يبطئ فك ترميزه</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many bytes a pass reads, or how many tokens it yields</source>
      <translation>كم بايتًا تقرأ التمريرة، أو كم رمزًا تنتج</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields</source>
      <translation>كم رمزًا تنتج التمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields, or how fast it reads</source>
      <translation>كم رمزًا تنتج التمريرة، أو كم تسرع قراءتها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much a pass computes, or how fast</source>
      <translation>كم تحسب التمريرة، أو بأي سرعة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much hardware is paid for</source>
      <translation>كم عتادًا يُدفع ثمنه</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much is guessed ahead, and what a guess costs</source>
      <translation>كم رمزًا يُخمَّن مقدمًا، وكم يكلّف التخمين</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much memory the cache has</source>
      <translation>كم ذاكرة تبقى لذاكرة KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how often GPUs have to talk, and how many</source>
      <translation>كم مرة تتخاطب وحدات GPU، وكم عددها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how quickly prompts are prefilled</source>
      <translation>سرعة التعبئة المسبقة للموجّهات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how requests join those that run</source>
      <translation>كيف تنضم الطلبات إلى الجارية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how the cache's memory is set aside</source>
      <translation>كيف تُحجز ذاكرة KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idling</source>
      <translation>الخمول</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>link</source>
      <translation>الوصلة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more tokens</source>
      <translation>رموز أكثر</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more, at their price</source>
      <translation>أكثر، بثمنها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>overhead</source>
      <translation>العبء الثابت</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>prefill stalls</source>
      <translation>توقف للتعبئة المسبقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing because {most}, the most that may, already run</source>
      <translation>الانتظار في الطابور لأن أقصى المسموح، {most}، يعمل الآن</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing until the cache has room</source>
      <translation>الانتظار حتى تتسع ذاكرة KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while a batch runs that it may not join</source>
      <translation>الانتظار بينما تعمل دفعة لا يمكن الانضمام إليها</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while the prompts ahead of it are prefilled</source>
      <translation>الانتظار بينما تُعبَّأ الموجّهات السابقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the KV cache</source>
      <translation>قراءة ذاكرة KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the weights</source>
      <translation>قراءة الأوزان</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>standing still while prompts of others are prefilled</source>
      <translation>التوقف بينما تُعبَّأ موجّهات الآخرين</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the fixed overhead of passes</source>
      <translation>العبء الثابت للتمريرات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the link between GPUs</source>
      <translation>الوصلة بين وحدات GPU</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a pass to end</source>
      <translation>انتظار نهاية تمريرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a place</source>
      <translation>انتظار مكان</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for memory</source>
      <translation>انتظار الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for prompts ahead</source>
      <translation>انتظار موجّهات سابقة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for the batch</source>
      <translation>انتظار الدفعة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>waiting for the pass under way to end</source>
      <translation>انتظار نهاية التمريرة الجارية</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>what else is in memory, or how much memory there is</source>
      <translation>ما يشغل الذاكرة سواها، أو كم هي الذاكرة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is furthest over its limit: {values} ({percent} of it).</source>
      <translation>الأبعد عن حدّه: ‏{check}‏، {values} ({percent} منه).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is over its limit: {values} ({percent} of it).</source>
      <translation>تجاوز حدّه: ‏{check}‏، {values} ({percent} منه).</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{levers}.</source>
      <translation>‏{levers}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{lever}: {way}</source>
      <translation>‏{lever}: {way}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{stage}: {part}</source>
      <translation>‏{stage}: {part}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{time} {unit}</source>
      <translation>‏{time} {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;About Serveplate</source>
      <translation>‏&amp;حول Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Brief</source>
      <translation>الم&amp;همة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Choose a brief</source>
      <translation>ا&amp;ختيار مهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Copy</source>
      <translation>‏&amp;نسخ</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Design</source>
      <translation>الت&amp;صميم</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Edit</source>
      <translation>‏&amp;تحرير</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;File</source>
      <translation>‏&amp;ملف</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Full screen</source>
      <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Go to the bets</source>
      <translation>إلى ال&amp;رهانات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Help</source>
      <translation>م&amp;ساعدة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Predict first</source>
      <translation>التو&amp;قع أولًا</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Quit</source>
      <translation>‏&amp;خروج</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;View</source>
      <translation>‏&amp;عرض</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Briefs (*.toml)</source>
      <translation>المهام (*.toml)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Lan&amp;guage</source>
      <translation>ال&amp;لغة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Load a measurement</source>
      <translation>تحميل قياس</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Open a brief</source>
      <translation>فتح مهمة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Results (*.json)</source>
      <translation>نتائج ‏(*.json)‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>See what &amp;happens</source>
      <translation>رؤية ما ي&amp;حدث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Something went wrong: {what}. The details are in the log, {log}.</source>
      <translation>حدث خطأ ما: {what}. التفاصيل في السجل، ‏{log}‏.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>The design is copied as text.</source>
      <translation>نُسخ التصميم نصًا.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request of a recorded trace</source>
      <translation>طلبًا واحدًا من تسجيل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>All four checks still pass.</source>
      <translation>ما زالت الفحوص الأربعة كلها ناجحة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>GPU memory left for cache</source>
      <translation>ذاكرة GPU الباقية لـ KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Left for cache</source>
      <translation>الباقي لـ KV</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Loaded design</source>
      <translation>التصميم المحمَّل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Move a lever: the bars answer, and this line says what the move did.</source>
      <translation>حرّك رافعة: تستجيب الأشرطة، ويقول هذا السطر ماذا فعلت الخطوة.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>No request arrived, so there is nothing to measure.</source>
      <translation>لم يصل أي طلب، فلا شيء يُقاس.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now failing: {checks}.</source>
      <translation>أخفق الآن: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now passing: {checks}.</source>
      <translation>نجح الآن: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Roofline estimates, one draw of traffic (seed {seed})</source>
      <translation>تقديرات خط السقف، عينة واحدة من الحِمل (البذرة {seed})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Room for</source>
      <translation>يتسع لعدد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Still failing: {checks}.</source>
      <translation>ما زال يخفق: {checks}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The design is saved.</source>
      <translation>حُفظ التصميم.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The same design</source>
      <translation>التصميم نفسه</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This design was loaded.</source>
      <translation>حُمِّل هذا التصميم.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This is the starting server.</source>
      <translation>هذا هو خادم البداية.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>at least {bits} bits</source>
      <translation>‏{bits} بت على الأقل</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>each reserves {tokens}</source>
      <translation>كل منها يحجز {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, no result</source>
      <translation>إخفاق، بلا نتيجة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, {percent}</source>
      <translation>إخفاق، {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fragile: passes on {passes} of {done} draws</source>
      <translation>هش: ينجح في {passes} من {done} من العينات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>no measure moves by as much as 1%</source>
      <translation>لا قياس يتغير ولو ‏1%</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {asked} asked for</source>
      <translation>من {asked} مطلوبة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {tokens} tokens each</source>
      <translation>طول كل منها {tokens} من الرموز</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB</source>
      <translation>من {total} غ.ب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB; weights take {weights} GB</source>
      <translation>من {total} غ.ب؛ والأوزان تأخذ {weights} غ.ب</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>over {number}%</source>
      <translation>فوق ‏{number}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time per output token (TPOT)</source>
      <translation>زمن كل رمز خرج ‏p95 (TPOT)‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time to first token (TTFT)</source>
      <translation>زمن الرمز الأول ‏p95 (TTFT)‏</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws</source>
      <translation>ينجح في {passes} من {done} من العينات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws so far</source>
      <translation>ينجح حتى الآن في {passes} من {done} من العينات</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, none measured</source>
      <translation>نجاح، لم يُقس شيء</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, {percent}</source>
      <translation>نجاح، {percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>quality</source>
      <translation>الجودة</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>scale to {end}</source>
      <translation>المقياس حتى {end}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/words.py" />
      <source>sequences</source>
      <extracomment>Of one: sequence</extracomment>
      <translation>
        <numerusform>تسلسل</numerusform>
        <numerusform>تسلسل</numerusform>
        <numerusform>تسلسل</numerusform>
        <numerusform>تسلسلات</numerusform>
        <numerusform>تسلسلًا</numerusform>
        <numerusform>تسلسل</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{levers}: changed from the starting server.</source>
      <translation>‏{levers}: غُيّرت عن خادم البداية.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. The bars keep the outline of the design before.</source>
      <translation>‏{move}. وتبقى على الأشرطة حدود التصميم السابق.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. {nobody}</source>
      <translation>‏{move}. {nobody}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}: {changes}.</source>
      <translation>‏{move}: {changes}.</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} fails</source>
      <translation>‏{name}‏: إخفاق</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} passes</source>
      <translation>‏{name}‏: نجاح</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {before} → {after}</source>
      <translation>‏{name}‏ {before} ← {after}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {value}: {status} {limit}</source>
      <translation>‏{name}‏ {value}: {status} {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {status}, limit {limit}</source>
      <translation>‏{name}‏: {status}، الحد {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {value}, {below}</source>
      <translation>‏{name}: {value}، {below}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} from {clients} clients that each wait for their answer</source>
      <translation>‏{requests} من {clients} من العملاء، ينتظر كل منهم إجابته</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} requests of a recorded trace in {duration} s</source>
      <translation>‏{requests} من طلبات تسجيل في {duration} ث</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{said}; measured {value}</source>
      <translation>‏{said}؛ والمقيس {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{status} of limit</source>
      <translation>‏{status} من الحد</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{tokens}; at most {most} may run</source>
      <translation>‏{tokens}؛ ولا يعمل أكثر من {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, floor {limit}</source>
      <translation>‏{value}، الحد الأدنى {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, limit {limit}</source>
      <translation>‏{value}، الحد {limit}</translation>
    </message>
  </context>
  <context>
    <name>briefs</name>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Burst</source>
      <translation>اندفاع</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Ten seconds of rush: whoever can't take all of it at once lets the queue grow as long as the rush lasts.</source>
      <translation>عشر ثوانٍ من الزحام: من لا يستوعبه كله دفعة واحدة يطول طابوره ما دام الزحام.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Code Completion</source>
      <translation>إكمال الشيفرة</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Text that is easy to guess: a longer draft than usual pays, up to a point.</source>
      <translation>نص يسهل تخمينه: مسودة أطول من المعتاد تفيد، إلى حدّ.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>A context of 131,072 tokens that hardly a request uses: whoever sets all of it aside has room for a handful of sequences.</source>
      <translation>سياق من 131,072 رمزًا لا يكاد طلب يستخدمه: من يحجزه كله لا يتسع إلا لبضعة تسلسلات.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>Long Context</source>
      <translation>سياق طويل</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long Prompts</source>
      <translation>موجّهات طويلة</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long prompts, short answers: prefill is compute, so neither fewer bits nor a draft shortens the wait. More GPUs do.</source>
      <translation>موجّهات طويلة وإجابات قصيرة: التعبئة المسبقة حساب، فلا بتات أقل ولا مسودة تقصّر الانتظار. وحدات GPU أكثر تقصّره.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>More work than the GPUs can compute: no design passes. Put the FLOP that are asked for beside those that there are before you move a lever.</source>
      <translation>عمل يفوق ما تستطيع وحدات GPU حسابه: لا تصميم ينجح. قارن عمليات FLOP المطلوبة بالمتاحة قبل أن تحرّك رافعة.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>Overload</source>
      <translation>حِمل زائد</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Only the price counts: a full batch is worth more than a fast one, and every guess that is refused is compute that was paid for.</source>
      <translation>السعر وحده هو المهم: دفعة ممتلئة خير من دفعة سريعة، وكل تخمين مرفوض حسابٌ دُفع ثمنه.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Overnight Batch</source>
      <translation>دفعة ليلية</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>One person at a time on a small GPU: the pace is the weights' bytes over the bandwidth, and the price is idle time. Batching changes little.</source>
      <translation>شخص واحد في كل مرة على وحدة GPU صغيرة: الوتيرة هي بايتات الأوزان مقسومة على عرض النطاق، والسعر وقت خمول. التجميع لا يغيّر كثيرًا.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>Quiet Chat</source>
      <translation>محادثة هادئة</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Serve a Model</source>
      <translation>تقديم نموذج</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Where the time of a loaded server goes: into its queue first, then into memory traffic, and what speed costs.</source>
      <translation>أين يذهب وقت خادم محمَّل: إلى طابوره أولًا، ثم إلى حركة الذاكرة، وما ثمن السرعة.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>A model that no single GPU holds in 16 bits: memory decides first what can run at all, then how many sequences run at once.</source>
      <translation>نموذج لا تتسع له وحدة GPU واحدة بدقة 16 بت: الذاكرة تحدد أولًا ما يمكن تشغيله أصلًا، ثم كم تسلسلًا يعمل معًا.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>Seventy Billion</source>
      <translation>سبعون مليارًا</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>Sixteen Bits</source>
      <translation>ستة عشر بتًا</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>When no bit may be given up, a draft is the lever that is left: what it yields is the large model's own text.</source>
      <translation>حين لا يجوز التخلي عن أي بت، تبقى المسودة هي الرافعة: ما تنتجه هو نص النموذج الكبير نفسه.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>GPUs on a slow link: every pass waits for it twice a layer, so each further GPU costs what the first did and brings less.</source>
      <translation>وحدات GPU على وصلة بطيئة: كل تمريرة تنتظرها مرتين في كل طبقة، فكل وحدة إضافية تكلّف ما كلّفته الأولى وتفيد أقل.</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>Slow Link</source>
      <translation>وصلة بطيئة</translation>
    </message>
    <message>
      <location filename="../../resources/timings/h100-tensorrt-llm.toml" />
      <source>Calibrated H100 (TensorRT-LLM 1.0.0rc3)</source>
      <translation>H100 معايَرة (TensorRT-LLM 1.0.0rc3)</translation>
    </message>
  </context>
</TS>
