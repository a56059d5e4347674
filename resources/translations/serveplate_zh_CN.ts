<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>serveplate</name>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>a file is where a folder must be</source>
      <translation>需要文件夹的位置上是一个文件</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/atomic.py" />
      <source>it is no ordinary file</source>
      <translation>它不是普通文件</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>The briefs in {folder} can't be read: {reason}</source>
      <translation>无法读取 {folder} 中的任务：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a TOML file</source>
      <translation>TOML 文件</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a brief</source>
      <translation>任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>a table, [{table}]</source>
      <translation>表 [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>did you mean {name}?</source>
      <translation>是否想写 {name}？</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be in {tables}</source>
      <translation>应放在 {tables} 中</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>it must be one of {names}</source>
      <translation>应为其中之一：{names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>name is not given; a brief needs one, such as "Serve a Model"</source>
      <translation>缺少 name；任务需要名称，例如 "Serve a Model"</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>schema is {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>schema 为 {schema}，来自更新版本的 Serveplate；此版本读取 {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a field of [{table}]; {hint}</source>
      <translation>{name} 不是 [{table}] 的字段；{hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{name} is not a table or field of a brief; {hint}</source>
      <translation>{name} 不是任务的表或字段；{hint}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not given; it must be {may_be}</source>
      <translation>缺少 {name}；应为 {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{path} can't be written: {reason}</source>
      <translation>无法写入 {path}：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>{path} is nested too deeply to be {what}</source>
      <translation>{path} 嵌套过深，不能作为{what}</translation>
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
      <translation>{path}：{error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/briefs.py" />
      <source>{table} is a list of tables, [[{table}]]; it must be one table, [{table}]</source>
      <translation>{table} 是表的列表 [[{table}]]；应为单个表 [{table}]</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>Designs can't be kept in {folder}: {reason}</source>
      <translation>无法在 {folder} 中保存方案：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be deleted from {folder}: {reason}</source>
      <translation>无法从 {folder} 中删除方案 {design}：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The design {design} can't be kept in {folder}: {reason}</source>
      <translation>无法在 {folder} 中保存方案 {design}：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} can't be read: {reason}</source>
      <translation>无法读取已保存的方案 {path}：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is left untouched: {error}</source>
      <translation>已保存的方案 {path} 保持原样：{error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}) and can't be set aside: {reason}</source>
      <translation>已保存的方案 {path} 不可读（{why}），也无法移开：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept design {path} is not readable ({why}); it is set aside as {aside}</source>
      <translation>已保存的方案 {path} 不可读（{why}）；已另存为 {aside}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>The kept designs in {folder} can't be read: {reason}</source>
      <translation>无法读取 {folder} 中已保存的方案：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a kept design</source>
      <translation>已保存的方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a number</source>
      <translation>数字</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a text</source>
      <translation>文本</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>a time in UTC, such as 2026-01-31T12:00:00Z</source>
      <translation>UTC 时间，例如 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/measurements.py" />
      <source>a whole number</source>
      <translation>整数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>an object</source>
      <translation>对象</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>at least 0</source>
      <translation>不小于 0 的数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>brief_sha256 is not the fingerprint of its brief</source>
      <translation>brief_sha256 不是其任务的指纹</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it has schema {schema}, of a newer serveplate; this one reads {known}</source>
      <translation>其 schema 为 {schema}，来自更新版本的 Serveplate；此版本读取 {known}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is empty</source>
      <translation>它是空的</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is larger than {most} bytes</source>
      <translation>超过 {most} 字节</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it is nested too deeply</source>
      <translation>嵌套过深</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it must be a JSON object</source>
      <translation>应为 JSON 对象</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>it {problem}</source>
      <translation>{problem}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>its brief's, {seed}</source>
      <translation>其任务的值 {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/files/settings.py" />
      <source>true or false</source>
      <translation>true 或 false</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <source>{name} is not a JSON number</source>
      <translation>{name} 不是 JSON 数字</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/designs.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is {value}; it must be {may_be}</source>
      <translation>{name} 为 {value}；应为 {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a JSON file</source>
      <translation>JSON 文件</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list</source>
      <translation>列表</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a list of numbers, none below 0</source>
      <translation>数字列表，均不小于 0</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a measurement</source>
      <translation>实测</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>a number from {least} to {most}</source>
      <translation>{least} 到 {most} 的数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no request that succeeded in {place}; {what} needs one</source>
      <translation>的 {place} 中没有成功的请求；{what}至少需要一个</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no run in benchmarks; it must have one or more</source>
      <translation>的 benchmarks 中没有运行；至少应有一次</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has no {place}; {what} needs it</source>
      <translation>缺少 {place}；{what}需要它</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {name} twice in one object; a name must be there once</source>
      <translation>在一个对象中有两个 {name}；名称只能出现一次</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {place} {value}; it must be {may_be}</source>
      <translation>中 {place} 为 {value}；应为 {may_be}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>has {ttfts} ttfts, {itls} itls and {lengths} output_lens; they must be as many</source>
      <translation>有 {ttfts} 个 ttfts、{itls} 个 itls 和 {lengths} 个 output_lens；数量应相同</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/measurements.py" />
      <source>is neither a result of vllm bench serve nor a report of GuideLLM; it must be one of the two</source>
      <translation>既不是 vllm bench serve 的结果，也不是 GuideLLM 的报告；应为两者之一</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not UTF-8 text (at line {line}); {what} must be</source>
      <translation>不是 UTF-8 文本（第 {line} 行）；{what}必须是</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid JSON: {why} at line {line}, column {column}</source>
      <translation>不是有效的 JSON：第 {line} 行第 {column} 列，{why}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>is not valid TOML: {why}</source>
      <translation>不是有效的 TOML：{why}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <source>{name} is there more than once</source>
      <translation>{name} 出现了不止一次</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be read: {reason}</source>
      <translation>无法读取 {path}：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} can't be the name of a file</source>
      <translation>{path} 不能作为文件名</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is a folder; {what} must be {kind}</source>
      <translation>{path} 是文件夹；{what}应为 {kind}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/reading.py" />
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is larger than {most} bytes, the most that {what} may have</source>
      <translation>{path} 超过 {most} 字节，这是{what}的上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Bands reach from the least to the most in each piece of time; of the cache the most is drawn, its size is the line. Dashed: the last request arrives.</source>
      <translation>色带表示每段时间内从最小到最大；缓存画的是最大值，横线是其大小。虚线：最后一个请求到达。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Check</source>
      <translation>检查</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Finding</source>
      <translation>结论</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Limit</source>
      <translation>限值</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request arrived: there is nothing to measure.</source>
      <translation>没有请求到达：没有可测量的内容。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is no time to explain.</source>
      <translation>没有请求得到处理：没有时间可解释。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>No request was served: there is nothing to spread.</source>
      <translation>没有请求得到处理：没有分布可显示。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Not studied: the verdict is that of one draw of the traffic.</source>
      <translation>未做研究：结论只来自一次流量抽样。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Nothing ran.</source>
      <translation>没有任何运行。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Over the draws</source>
      <translation>各次抽样</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Shares of the limits. Hatched: fails. A bar beyond {clip} is broken off; its value stands beside it.</source>
      <translation>占限值的比例。斜线：未通过。超过 {clip} 的条被截断，其数值写在旁边。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Value</source>
      <translation>数值</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Where the time goes, of a request on average and of the run:</source>
      <translation>时间花在哪里（平均每个请求，以及整个运行）：</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>Whiskers: from the least to the most of {draws} draws of the traffic.</source>
      <translation>须线：{draws} 次流量抽样中从最小到最大。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>at least {limit}</source>
      <translation>不少于 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>at most {limit}</source>
      <translation>不超过 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>holds on</source>
      <translation>成立次数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>least</source>
      <translation>最小</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>limit</source>
      <translation>限值</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>limit of p95</source>
      <translation>p95 限值</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>mean</source>
      <translation>均值</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>median</source>
      <translation>中位数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>most</source>
      <translation>最大</translation>
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
      <translation>部分</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>requests within it</source>
      <translation>限值内的请求</translation>
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
      <translation>种子 {seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>share</source>
      <translation>占比</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>time</source>
      <translation>时间</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{name}: {time}</source>
      <translation>{name}：{time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report.py" />
      <source>{some} of {draws}</source>
      <translation>{some} / {draws}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>KV cache, of {size}:</source>
      <translation>KV 缓存，共 {size}：</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Requests waiting, at most {most}</source>
      <translation>等待中的请求，最多 {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Sequences running, at most {most}</source>
      <translation>运行中的序列，最多 {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>Shares of the limits: {ttft}; {tpot}; {cost}</source>
      <translation>占限值的比例：{ttft}；{tpot}；{cost}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>The run takes {time}; the last request arrives at {arrival}. At most {waiting} requests wait and {running} sequences run. Of {size} GB of cache at most {reserved} GB are reserved and {used} GB used.</source>
      <translation>运行历时 {time}；最后一个请求在 {arrival} 到达。最多 {waiting} 个请求等待，{running} 个序列运行。{size} GB 缓存中最多预留 {reserved} GB，使用 {used} GB。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>fails</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_plot.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>limit {limit}</source>
      <translation>限值 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>passes</source>
      <translation>通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>reserved, at most {most}</source>
      <translation>预留，最多 {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>used, at most {most}</source>
      <translation>使用，最多 {most}</translation>
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
      <translation>{name} {value}，{share}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{number}%</source>
      <translation>{number}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{percent}% of its limit</source>
      <translation>限值的 {percent}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_charts.py" />
      <source>{title}: {values}, limit {limit}</source>
      <translation>{title}：{values}，限值 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request a second for {duration} s</source>
      <translation>每秒 1 个请求、持续 {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{number}%</source>
      <translation>&lt;{number}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>&lt;{time}</source>
      <translation>&lt;{time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>A draft token is accepted with probability {acceptance} and costs {cost} of a pass.</source>
      <translation>一个草稿 token 以概率 {acceptance} 被接受，成本为一次前向的 {cost}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Against the limits</source>
      <translation>与限值相比</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>All three numbers pass; only the floor under the weights' bits refuses.</source>
      <translation>三项数值都通过；只有权重比特的下限不允许。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass.</source>
      <translation>同时最多 {sequences}，每次预填充前向最多 {prompts} 个提示词 token。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>At most {sequences} at once and {prompts} prompt tokens a prefill pass; outputs of at most {outputs} tokens.</source>
      <translation>同时最多 {sequences}，每次预填充前向最多 {prompts} 个提示词 token；输出最多 {outputs} 个 token。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>From first to last token</source>
      <translation>从首个到最后一个 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>GPU memory left for the cache: {memory}.</source>
      <translation>留给缓存的 GPU 显存：{memory}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How TTFT and TPOT are spread over the requests</source>
      <translation>TTFT 和 TPOT 在各请求间的分布</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>How sure it is</source>
      <translation>结论有多可靠</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: communication between GPUs, the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>未模拟：GPU 之间的通信、量化权重的质量（因此设有下限）、激活值的显存、分词、网络、前缀缓存、分块预填充、分离式资源池。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Not simulated: the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools.</source>
      <translation>未模拟：量化权重的质量（因此设有下限）、激活值的显存、分词、网络、前缀缓存、分块预填充、分离式资源池。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Of {time} behind it {share} is {kind}.</source>
      <translation>其背后（{time}）有 {share} 是：{kind}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>On the brief's seed, which gives the verdict, it fails.</source>
      <translation>任务的种子决定结论；用该种子未通过。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>Served {requests} and {tokens} in {time}: {throughput}.</source>
      <translation>在 {time} 内处理了 {requests}和 {tokens}：{throughput}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The brief</source>
      <translation>任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is fragile: it passes on the brief's seed by luck, and another draw may well fail.</source>
      <translation>方案不稳：用任务的种子通过只是运气，换一次抽样很可能不通过。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The design is not fragile.</source>
      <translation>方案稳定。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The four checks</source>
      <translation>四项检查</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The levers</source>
      <translation>调节项</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run along its time</source>
      <translation>运行随时间的变化</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The run is about as long as its traffic, so quicker passes would not make it cheaper.</source>
      <translation>运行时长与流量大致相同，前向再快也不会更便宜。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>The whole run</source>
      <translation>整个运行</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>To the first token</source>
      <translation>到首个 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>What binds</source>
      <translation>瓶颈</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>What is assumed, and what is not simulated</source>
      <translation>假设了什么，未模拟什么</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>a recorded trace ({how})</source>
      <translation>录制轨迹（{how}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>compute</source>
      <translation>计算</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>draft passes</source>
      <translation>草稿前向</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>evicted</source>
      <translation>被逐出</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/story_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idle</source>
      <translation>空闲</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>link between GPUs</source>
      <translation>GPU 间互连</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>overhead of passes</source>
      <translation>前向开销</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>p95 time to first token (TTFT) at most {ttft}, p95 time per output token (TPOT) at most {tpot}, cost at most {cost}, weights of at least {quality}.</source>
      <translation>p95 首 token 延迟（TTFT）不超过 {ttft}，p95 每 token 耗时（TPOT）不超过 {tpot}，成本不超过 {cost}，权重不少于 {quality}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>prefills of others</source>
      <translation>他人的预填充</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts averaging {prompt} and outputs {output} tokens</source>
      <translation>提示词平均 {prompt}、输出平均 {output} 个 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>prompts of {prompt} and outputs of {output} tokens</source>
      <translation>提示词 {prompt}、输出 {output} 个 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading KV cache</source>
      <translation>读取 KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading weights</source>
      <translation>读取权重</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time from first token to finish</source>
      <translation>从首个 token 到完成的平均时间</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the mean time to first token</source>
      <translation>到首个 token 的平均时间</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>the whole run</source>
      <translation>整个运行</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a pass to end</source>
      <translation>等前向结束</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for a place</source>
      <translation>等位置</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for memory</source>
      <translation>等显存</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for prompts ahead</source>
      <translation>等前面的提示词</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>waiting for the batch</source>
      <translation>等批次</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{estimate}: seed {seed}.</source>
      <translation>{estimate}：种子 {seed}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{gpu}: {compute} of {flops} TFLOP/s and {bandwidth} of {terabytes} TB/s are reached; {memory}; {overhead} ms of overhead a pass.</source>
      <translation>{gpu}：可达到 {flops} TFLOP/s 的 {compute} 和 {terabytes} TB/s 的 {bandwidth}；{memory}；每次前向开销 {overhead} ms。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{model} must serve {traffic}, {lengths}, on {gpu} GPUs at {price} per GPU-hour.</source>
      <translation>{model} 需处理{traffic}，{lengths}，使用每 GPU 小时 {price} 的 {gpu} GPU。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{model}: {parameters} parameters, a context of {context} tokens, {kilobytes} kB of KV cache a token, {block} tokens a block.</source>
      <translation>{model}：{parameters} 个参数，上下文 {context} 个 token，每 token {kilobytes} kB 的 KV 缓存，每块 {block} 个 token。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is furthest over its limit: {value}, {share}.</source>
      <translation>{name} 超出限值最多：{value}，{share}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{name} is nearest to its limit: {value}, {share}.</source>
      <translation>{name} 最接近限值：{value}，{share}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{outcome} of the traffic: the brief's seed, {seed}, and others.</source>
      <translation>{outcome}（流量）：任务的种子 {seed} 及其他种子。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{passes} passes, {evictions}.</source>
      <translation>{passes} 次前向，{evictions}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>{rate} requests a second for {duration} s</source>
      <translation>每秒 {rate} 个请求、持续 {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/report_words.py" />
      <source>{requests} from {clients} in a closed loop</source>
      <translation>闭环中来自 {clients}的 {requests}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>In the preferences, {path}, {fault}</source>
      <translation>偏好设置 {path} 中，{fault}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences can't be kept in {path}: {reason}</source>
      <translation>无法将偏好设置保存到 {path}：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} are not valid TOML and are not used: {error}</source>
      <translation>{path} 中的偏好设置不是有效的 TOML，未被采用：{error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <source>The preferences in {path} can't be read: {reason}</source>
      <translation>无法读取 {path} 中的偏好设置：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/settings.py" />
      <location filename="../../serveplate/files/traces.py" />
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>{least} 到 {most} 的整数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/studies.py" />
      <source>Passes on {passes} of {draws}</source>
      <translation>{draws}中通过 {passes} 次</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>${amount}</source>
      <translation>${amount}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>All four checks pass</source>
      <translation>四项检查全部通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Batching</source>
      <translation>批处理</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Contiguous</source>
      <translation>整块</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Continuous</source>
      <translation>连续</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Continuous batching</source>
      <translation>连续批处理</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost</source>
      <translation>成本</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Design code</source>
      <translation>方案代码</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Draft</source>
      <translation>草稿</translation>
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
      <translation>留给缓存的 GPU 显存</translation>
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
      <translation>KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Most at once</source>
      <translation>同时最多</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>None</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Paged</source>
      <translation>分页</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Passes</source>
      <translation>前向次数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Quality</source>
      <translation>质量</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/pictures.py" />
      <source>Roofline estimates, not measurements; one draw of traffic</source>
      <translation>Roofline 估算，非实测；一次流量抽样</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Served</source>
      <translation>已处理</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Static</source>
      <translation>静态</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Static batching</source>
      <translation>静态批处理</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>This design can't run</source>
      <translation>此方案无法运行</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Throughput</source>
      <translation>吞吐量</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>Trace</source>
      <translation>轨迹</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Weights</source>
      <translation>权重</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>compressed to {scale} times the rate</source>
      <translation>压缩到 {scale} 倍速率</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>contiguous KV cache</source>
      <translation>整块 KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>draft of {tokens}</source>
      <translation>草稿 {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>floor {limit}</source>
      <translation>下限 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to its end</source>
      <translation>从 {start} s 到结尾</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>from {start} s to {duration} s later</source>
      <translation>从 {start} s 起的 {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>no draft</source>
      <translation>无草稿</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/predict_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>no result</source>
      <translation>无结果</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none measured</source>
      <translation>未测得</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>none, the weights exceed it by {memory}</source>
      <translation>没有，权重超出 {memory}</translation>
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
      <translation>分页 KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>per M tokens</source>
      <translation>每百万 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>room for {sequences}</source>
      <translation>可容纳 {sequences}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>thinned to {scale} of them (seed {seed})</source>
      <translation>抽稀到其中的 {scale}（种子 {seed}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>this brief's traffic does not fit in memory</source>
      <translation>此任务的流量超出内存容量</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>tokens/s</source>
      <translation>token/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{batching}, {cache}, {gpus}, {bits}, {draft}</source>
      <translation>{batching}，{cache}，{gpus}，{bits}，{draft}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{estimate} (seed {seed}).</source>
      <translation>{estimate}（种子 {seed}）。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{first} {second}</source>
      <translation>{first}{second}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{first}, {second}</source>
      <translation>{first}，{second}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} GPUs</source>
      <extracomment>Of one: {n} GPU</extracomment>
      <translation>
        <numerusform>{n} 块 GPU</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} bits</source>
      <extracomment>Of one: {n} bit</extracomment>
      <translation>
        <numerusform>{n} 比特</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} clients</source>
      <extracomment>Of one: {n} client</extracomment>
      <translation>
        <numerusform>{n} 个客户端</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} draws</source>
      <extracomment>Of one: {n} draw</extracomment>
      <translation>
        <numerusform>{n} 次抽样</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} evictions</source>
      <extracomment>Of one: {n} eviction</extracomment>
      <translation>
        <numerusform>{n} 次逐出</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} measurements</source>
      <extracomment>Of one: {n} measurement</extracomment>
      <translation>
        <numerusform>{n} 次测量</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} of 4 checks fail</source>
      <extracomment>Of one: {n} of 4 checks fails</extracomment>
      <translation>
        <numerusform>4 项检查中 {n} 项未通过</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} requests</source>
      <extracomment>Of one: {n} request</extracomment>
      <translation>
        <numerusform>{n} 个请求</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} sequences</source>
      <extracomment>Of one: {n} sequence</extracomment>
      <translation>
        <numerusform>{n} 个序列</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/files/text.py" />
      <source>{n} tokens</source>
      <extracomment>Of one: {n} token</extracomment>
      <translation>
        <numerusform>{n} 个 token</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{passes}, {evictions}</source>
      <translation>{passes}，{evictions}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests} beyond the context left out</source>
      <translation>略去超出上下文的 {requests} 个</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{requests}, {tokens} in {time}</source>
      <translation>{time} 内 {requests}、{tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{some} of {requests}</source>
      <translation>{requests}中的 {some} 个</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{verdict}.</source>
      <translation>{verdict}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/text.py" />
      <source>{width}-bit weights</source>
      <translation>{width} 比特权重</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a CSV or JSONL file</source>
      <translation>CSV 或 JSONL 文件</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object</source>
      <translation>JSON 对象</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why} at character {place})</source>
      <translation>JSON 对象（第 {place} 个字符：{why}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object ({why})</source>
      <translation>JSON 对象（{why}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a JSON object, not nested this deeply</source>
      <translation>嵌套较浅的 JSON 对象</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a number of milliseconds from 0 to {most}</source>
      <translation>0 到 {most} 的毫秒数</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a time of the years 1900 to 2099, such as 2023-11-16 18:15:46.6805900</source>
      <translation>1900 至 2099 年间的时间，例如 2023-11-16 18:15:46.6805900</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>a trace</source>
      <translation>轨迹</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has more than {most} rows, the most that a trace may have</source>
      <translation>超过 {most} 行，这是轨迹的上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>it has no rows; a trace must have one at least</source>
      <translation>没有行；轨迹至少应有一行</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line 1 is {line}; it must be {columns}, or a JSON object with {names}</source>
      <translation>第 1 行是 {line}；应为 {columns}，或含有 {names} 的 JSON 对象</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} holds a zero byte; a trace must be UTF-8 text</source>
      <translation>第 {line} 行含有零字节；轨迹必须是 UTF-8 文本</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is longer than {most} bytes, the most that one may have</source>
      <translation>第 {line} 行超过 {most} 字节的上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>line {line} is not UTF-8 text; a trace must be</source>
      <translation>第 {line} 行不是 UTF-8 文本；轨迹必须是</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>row {row} (line {line}): {error}</source>
      <translation>第 {row} 条记录（第 {line} 行）：{error}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>the row</source>
      <translation>该行</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{count} values, {names}</source>
      <translation>{count} 个值：{names}</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{name} is not given; a request needs it</source>
      <translation>缺少 {name}；请求需要它</translation>
    </message>
    <message>
      <location filename="../../serveplate/files/traces.py" />
      <source>{path} is no ordinary file; {what} must be {kind}</source>
      <translation>{path} 不是普通文件；{what}应为 {kind}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>gpu.link_latency_s is {value}, but gpu.link_bandwidth_bytes_per_s is not given; give both, or neither for an ideal link</source>
      <translation>gpu.link_latency_s 为 {value}，但缺少 gpu.link_bandwidth_bytes_per_s；请两者都给出，或都不给出以表示理想互连</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.output_tokens_max is {value}; it must be below model.context_tokens, which is {context}</source>
      <translation>traffic.output_tokens_max 为 {value}；应小于 model.context_tokens（{context}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.requests_per_s is {rate} and traffic.duration_s is {duration}; their product, the requests expected, must be at most {most}</source>
      <translation>traffic.requests_per_s 为 {rate}，traffic.duration_s 为 {duration}；两者之积即预期的请求数，至多为 {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, which has {tokens} output tokens; there must be at most {most}</source>
      <translation>traffic.trace_file 为 {file}，含 {tokens} 个输出 token；至多为 {most} 个</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose requests have changed: their fingerprint is {now}, and the brief's is {before}</source>
      <translation>traffic.trace_file 为 {file}，其请求已改变：现在的指纹为 {now}，任务中的为 {before}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_file is {file}, whose row {row} has a prompt of {prompt} and an output of {output} tokens; together they must be at most model.context_tokens, {context}, or traffic.trace_overlong be "drop", which leaves out {dropped}</source>
      <translation>traffic.trace_file 为 {file}，其第 {row} 条记录的提示词为 {prompt} 个 token、输出为 {output} 个 token；两者之和应至多为 model.context_tokens（{context}），或将 traffic.trace_overlong 设为 "drop"，这会去掉 {dropped} 个请求</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_rate_scale is {value}, but thinning only leaves requests out; it must be at most 1, or traffic.trace_scaling be "compress"</source>
      <translation>traffic.trace_rate_scale 为 {value}，但抽稀只会去掉请求；应至多为 1，或将 traffic.trace_scaling 设为 "compress"</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>traffic.trace_start_s is {start}, from where no request is left; the trace's last one arrives at {last} s</source>
      <translation>traffic.trace_start_s 为 {start}，此后已没有请求；轨迹的最后一个请求在 {last} s 到达</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} 为 {value}，traffic.requests 带来 {requests} 个请求；两者之积即预期的输出 token 数，至多为 {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value} and traffic.requests_per_s and traffic.duration_s bring {requests} requests; their product, the output tokens expected, must be at most {most}</source>
      <translation>{name} 为 {value}，traffic.requests_per_s 与 traffic.duration_s 带来 {requests} 个请求；两者之积即预期的输出 token 数，至多为 {most}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/brief.py" />
      <source>{name} is {value}, but traffic.arrivals is {arrivals}; it must be left out, or traffic.arrivals be "trace"</source>
      <translation>{name} 为 {value}，但 traffic.arrivals 为 {arrivals}；应省略前者，或将 traffic.arrivals 设为 "trace"</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The cache can't hold one sequence of {tokens} tokens: that takes {needed} GB and {there} GB are left.</source>
      <translation>缓存放不下一个 {tokens} 个 token 的序列：需要 {needed} GB，只剩 {there} GB。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/simulator/cache.py" />
      <source>The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPUs have {there} GB.</source>
      <extracomment>Of one: The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPU has {there} GB.</extracomment>
      <translation>
        <numerusform>{bits} 比特权重占用 {needed} GB，没有给缓存留下空间：{n} 块 GPU 共有 {there} GB。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/design.py" />
      <source>{name} is {value}; this brief offers {settings}</source>
      <translation>{name} 为 {value}；此任务提供 {settings}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>0 or a number above 0 ({least} to {most})</source>
      <translation>0 或大于 0 的数（{least} 到 {most}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a list of one or more different settings out of {settings}</source>
      <translation>由 {settings} 中一个或多个不同设置组成的列表</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number above 0 ({least} to {most})</source>
      <translation>大于 0 的数（{least} 到 {most}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a number of more than 30 digits</source>
      <translation>超过 30 位的数</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a text of 1 to {most} characters on one line, none of them a control one</source>
      <translation>1 到 {most} 个字符的单行文本，不含控制字符</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>a value too long to show</source>
      <translation>过长而无法显示的值</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{first} or {last}</source>
      <translation>{first} 或 {last}</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/rules.py" />
      <source>{name} is not given; a brief with arrivals = "{arrivals}" needs it</source>
      <translation>缺少 {name}；arrivals = "{arrivals}" 的任务需要它</translation>
    </message>
    <message>
      <location filename="../../serveplate/simulator/workload.py" />
      <source>traffic.trace_file is {file}, which has not been read</source>
      <translation>traffic.trace_file 为 {file}，尚未读取</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>About Serveplate</source>
      <translation>关于 Serveplate</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Config folder</source>
      <translation>配置文件夹</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Learn to serve a language model: move five levers, watch a simulator answer, and pass the brief.
Its times are roofline estimates, not measurements.</source>
      <translation>学习如何部署语言模型服务：改动五个调节项，看模拟器如何响应，直到满足任务要求。
所有时间均为 Roofline 估算，不是实测值。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Licence</source>
      <translation>许可证</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Log file</source>
      <translation>日志文件</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>Version</source>
      <translation>版本</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/about.py" />
      <source>{label}: {text}</source>
      <translation>{label}：{text}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>&amp;System language</source>
      <translation>系统语言(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/actions.py" />
      <source>Go to {lever}</source>
      <translation>转到“{lever}”</translation>
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
      <translation>{sentence}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Checks</source>
      <translation>检查</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Design</source>
      <translation>方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/arrangement.py" />
      <source>Result and views</source>
      <translation>结果与视图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>A design passes when all its bars end before their lines. Can you find one?</source>
      <translation>所有条形都止于各自的限值线之内，方案就通过了。您能找到一个吗？</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Batching: when it is continuous, a request joins at the next pass instead of waiting for a whole group. The queue melts; each pass has more to read.</source>
      <translation>批处理：采用连续方式时，请求在下一次前向即可加入，不必等一整批。队列随之消失；每次前向要读取的也更多。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Draft: a small model guesses the next tokens, and the large one checks them all in one pass. Tokens come sooner, but whoever waits in the queue still waits.</source>
      <translation>草稿：小模型先猜后面的 token，大模型用一次前向全部验证。token 来得更快，但排队的请求照样要等。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>GPUs: more of them share each pass and shorten it. The bill grows with their number.</source>
      <translation>GPU：更多 GPU 分担每次前向，使它更短。账单随数量增长。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>KV cache: paged, memory is handed out in small blocks as requests grow, so that more of them fit.</source>
      <translation>KV 缓存：分页时，显存随请求增长按小块发放，能容纳的请求更多。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>The lesson plays itself; touch the screen or press a key to begin</source>
      <translation>教程正在自动播放；触摸屏幕或按任意键开始</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>This server is too slow and too dear. Five levers can mend it: watch the bars.</source>
      <translation>这台服务器太慢，也太贵。五个调节项可以改善它：请看条形。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Touch to begin</source>
      <translation>触摸开始</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/attract.py" />
      <source>Weights: with fewer bits there is less to read in every pass, and more memory is left for the cache. The brief says how few are too few.</source>
      <translation>权重：比特越少，每次前向要读取的越少，留给缓存的显存越多。任务规定了不能低于多少。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Edit the brief…</source>
      <translation>编辑任务(&amp;E)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Open a brief…</source>
      <translation>打开任务(&amp;O)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>&amp;Save the brief as…</source>
      <translation>任务另存为(&amp;S)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Saved as {path}.</source>
      <translation>已保存为 {path}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_actions.py" />
      <source>Saved as {path}. Comments that the file had are gone.</source>
      <translation>已保存为 {path}。文件中原有的注释已丢失。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Choose one to fill in its published numbers.</source>
      <translation>选择一项，填入其公开数据。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>From the catalogue</source>
      <translation>来自目录</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Numbers of your own</source>
      <translation>自定义数值</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>Source: {source}; checked on {day}.</source>
      <translation>来源：{source}；核对于 {day}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_catalogue.py" />
      <source>The price is an assumption of {day}, not a fact.</source>
      <translation>价格是 {day} 的假设，并非事实。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/records_view.py" />
      <source>$ per M tokens</source>
      <translation>$/百万 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>$ per hour</source>
      <translation>$/小时</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>0 or more.</source>
      <translation>0 或更大。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>2 for a cache in 16 bits, 1 for one in 8.</source>
      <translation>16 比特缓存填 2，8 比特缓存填 1。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A drafted token's time, of a pass of the large model.</source>
      <translation>一个草稿 token 的耗时，以大模型一次前向的占比计。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A sentence on what it is for. It may be left out and changes no result.</source>
      <translation>用一句话说明用途。可以留空，不影响结果。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A text of 1 to {most} characters on one line.</source>
      <translation>1 到 {most} 个字符的单行文本。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number from {least} to {most}.</source>
      <translation>{least} 到 {most} 的整数。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>A whole number, {least} or more.</source>
      <translation>不小于 {least} 的整数。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0, at most 1.</source>
      <translation>大于 0，不超过 1。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Above 0.</source>
      <translation>大于 0。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Acceptance</source>
      <translation>接受率</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All the same</source>
      <translation>全部相同</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>All weights, each counted once.</source>
      <translation>全部权重，每个只计一次。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Assumptions</source>
      <translation>假设</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>At random, at a rate</source>
      <translation>随机到达，按给定速率</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Attention heads</source>
      <translation>注意力头数</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Bandwidth that is reached</source>
      <translation>实际带宽占比</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Below the context, of which it leaves the rest to prompts.</source>
      <translation>小于上下文，其余部分留给提示词。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cache block</source>
      <translation>缓存块</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Chance that a drafted token is what the large model would say.</source>
      <translation>草稿 token 与大模型所写一致的概率。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients</source>
      <translation>客户端</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Clients that wait for their answer</source>
      <translation>等待回答的客户端</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Compute that is reached</source>
      <translation>实际算力占比</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Context</source>
      <translation>上下文</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Cost, at most</source>
      <translation>成本上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Dense bf16, without sparsity.</source>
      <translation>稠密 bf16，不含稀疏加速。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Description</source>
      <translation>说明</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Draft cost</source>
      <translation>草稿开销</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Duration</source>
      <translation>时长</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each sends its next request when it has its answer.</source>
      <translation>每个客户端得到回答后才发送下一个请求。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Each way to the other GPUs; empty: an ideal link without cost.</source>
      <translation>到其他 GPU 的单向带宽；留空：无开销的理想互连。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Elements of one head's vector, head_dim.</source>
      <translation>单个头的向量元素数，head_dim。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>FLOP/s</source>
      <translation>FLOP/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>From 0 to 1.</source>
      <translation>0 到 1。</translation>
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
      <translation>每生成一百万 token 的 GPU 时间费用。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Head dimension</source>
      <translation>头维度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long prompts and outputs are.</source>
      <translation>提示词和输出有多长。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How long requests arrive; the run goes on until all are answered.</source>
      <translation>请求到达的时长；运行持续到全部回答完为止。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How many all clients send together.</source>
      <translation>所有客户端一共发送多少请求。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>How the traffic arrives.</source>
      <translation>流量如何到达。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>In one prefill pass of continuous batching.</source>
      <translation>连续批处理中，一次预填充前向内。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV element</source>
      <translation>KV 元素</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>KV heads</source>
      <translation>KV 头数</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Key and value heads of a layer, num_key_value_heads: they fill the cache.</source>
      <translation>每层的键头与值头数，num_key_value_heads：缓存由它们填充。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Layers</source>
      <translation>层数</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Lengths are</source>
      <translation>长度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link bandwidth</source>
      <translation>互连带宽</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Link latency</source>
      <translation>互连延迟</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Longest output</source>
      <translation>最长输出</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory</source>
      <translation>显存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Memory bandwidth</source>
      <translation>显存带宽</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Model</source>
      <translation>模型</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most prompt tokens</source>
      <translation>提示词 token 上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Most sequences</source>
      <translation>序列上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Name</source>
      <translation>名称</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of each of the two exchanges a layer; needs a link bandwidth.</source>
      <translation>每层两次交换各需的延迟；需要先填互连带宽。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU.</source>
      <translation>单个 GPU。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of one GPU; a GB is 10⁹ bytes.</source>
      <translation>单个 GPU；1 GB 为 10⁹ 字节。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's peak, where compute is the bound.</source>
      <translation>占 GPU 峰值的比例，用于计算受限时。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Of the GPU's, where memory traffic is the bound.</source>
      <translation>占 GPU 带宽的比例，用于访存受限时。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Output</source>
      <translation>输出</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Overhead</source>
      <translation>开销</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Parameters</source>
      <translation>参数量</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Peak compute</source>
      <translation>峰值算力</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Price</source>
      <translation>价格</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Prompt</source>
      <translation>提示词</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Query heads of a layer, num_attention_heads.</source>
      <translation>每层的查询头数，num_attention_heads。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Rate</source>
      <translation>速率</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Requests</source>
      <translation>请求</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Requests come</source>
      <translation>请求到达</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Seed</source>
      <translation>种子</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Spread (exponential)</source>
      <translation>分散（指数分布）</translation>
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
      <translation>同时运行的数量。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The longest sequence, prompt and output together.</source>
      <translation>最长的序列，提示词与输出合计。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean rate of arrivals.</source>
      <translation>平均到达速率。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The mean, in tokens.</source>
      <translation>平均值，以 token 计。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The quality floor: fewer bits than this fail.</source>
      <translation>质量下限：比特数低于此值即不通过。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>The unit of the paged cache.</source>
      <translation>分页缓存的单位。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time per further output token that 95% of requests keep.</source>
      <translation>95% 的请求能达到的后续每 token 耗时。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Time to first token that 95% of requests keep.</source>
      <translation>95% 的请求能达到的首 token 延迟。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Traffic</source>
      <translation>流量</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Weights, at least</source>
      <translation>权重下限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What each pass costs besides.</source>
      <translation>每次前向的额外开销。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What is asked</source>
      <translation>任务要求</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What it is called.</source>
      <translation>它的名称。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>What the brief is called.</source>
      <translation>任务的名称。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>Which draw of the traffic gives the verdict.</source>
      <translation>以流量的哪一次抽样得出结论。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>billion</source>
      <translation>十亿</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <location filename="../../serveplate/ui/map_view.py" />
      <source>bits</source>
      <translation>比特</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes</source>
      <translation>字节</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>bytes/s</source>
      <translation>字节/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>min</source>
      <translation>min</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>num_hidden_layers in its config.</source>
      <translation>其配置中的 num_hidden_layers。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TPOT, at most</source>
      <translation>p95 TPOT 上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>p95 TTFT, at most</source>
      <translation>p95 TTFT 上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>requests/s</source>
      <translation>请求/s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>tokens</source>
      <translation>token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_fields.py" />
      <source>weights</source>
      <translation>权重</translation>
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
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Edit the brief</source>
      <translation>编辑任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Levers</source>
      <translation>调节项</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Pages of the form</source>
      <translation>表单页</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Save as…</source>
      <translation>另存为…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Start over</source>
      <translation>重新开始</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>The requests come from a trace. What is replayed is set in the brief's own file.</source>
      <translation>请求来自轨迹。重放哪些请求，在任务文件中设定。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Use this brief</source>
      <translation>使用此任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>Which settings the levers offer, and which the starting server has.</source>
      <translation>调节项提供哪些设置，初始服务器采用哪个。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>p95 TTFT {ttft}, p95 TPOT {tpot}, cost {cost}, weights {quality}. {designs}, about {requests}.</source>
      <translation>p95 TTFT {ttft}，p95 TPOT {tpot}，成本 {cost}，权重 {quality}。{designs}，约 {requests}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{n} fields are not right yet.</source>
      <extracomment>Of one: {n} field is not right yet.</extracomment>
      <translation>
        <numerusform>还有 {n} 个字段不正确。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_form.py" />
      <source>{page}: {wrong} wrong</source>
      <translation>{page}：{wrong} 处有误</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>A comma is no part of a number here: write 0.5 and 1024.</source>
      <translation>这里的数字不含逗号：请写 0.5 和 1024。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer at least one setting.</source>
      <translation>请至少提供一个设置。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>Offer {lever}: {setting}</source>
      <translation>提供 {lever}：{setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>This can't be used. {range}</source>
      <translation>此值不可用。{range}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>starts with</source>
      <translation>初始为</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{label}, {unit}</source>
      <translation>{label}，{unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/brief_rows.py" />
      <source>{lever}: the starting server has</source>
      <translation>{lever}：初始服务器采用</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>Begin the selected brief at its starting server</source>
      <translation>从初始服务器开始所选任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brief</source>
      <translation>任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Briefs</source>
      <translation>任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>It replays a recorded trace.</source>
      <translation>重放录制的轨迹。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Load</source>
      <translation>载入</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>State</source>
      <translation>状态</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>What it teaches</source>
      <translation>学习内容</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>none passes</source>
      <translation>无人能通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>not passed yet</source>
      <translation>尚未通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, none passes</source>
      <translation>已打开，无人能通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, not passed yet</source>
      <translation>已打开，尚未通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>open, passed: {designs}</source>
      <translation>已打开，已通过：{designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>passed: {designs}</source>
      <translation>已通过：{designs}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{name}: {state}. {teaches}</source>
      <translation>{name}：{state}。{teaches}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed.</source>
      <translation>{count} 个任务中已通过 {passed} 个。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/briefs_view.py" />
      <source>{passed} of {count} briefs passed. Below them, your own: {own}.</source>
      <translation>{count} 个任务中已通过 {passed} 个。下面是您自己的任务：{own}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/capacity_chart.py" />
      <source>Capacity</source>
      <translation>容量</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Design code</source>
      <translation>方案代码(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>&amp;Load a design code…</source>
      <translation>载入方案代码(&amp;L)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>A design code begins with SP1; 17 letters and digits follow.</source>
      <translation>方案代码以 SP1 开头，后接 17 个字母和数字。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <location filename="../../serveplate/ui/limits_chart.py" />
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Copy &amp;design code</source>
      <translation>复制方案代码(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>Load a design code</source>
      <translation>载入方案代码</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>The design code is copied: {code}</source>
      <translation>已复制方案代码：{code}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>There is a typing error in this code: its last four letters do not fit the others.</source>
      <translation>这个代码有输入错误：末四位与前面不符。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This brief does not offer the design of this code: {why}.</source>
      <translation>此任务不提供该代码的方案：{why}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is for another brief than {brief}.</source>
      <translation>此代码属于另一个任务，不是 {brief}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_codes.py" />
      <source>This code is of a newer Serveplate.</source>
      <translation>此代码来自更新版本的 Serveplate。</translation>
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
      <translation>、</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>A small model guesses {tokens} ahead, and one pass of the large one keeps what it agrees with.</source>
      <translation>小模型提前猜 {tokens}，大模型用一次前向保留它认可的部分。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Contiguous KV cache</source>
      <translation>整块 KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Draft of {tokens}</source>
      <translation>草稿 {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Every pass yields one token for each sequence.</source>
      <translation>每次前向为每个序列生成一个 token。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Gives out small blocks as a sequence grows, and evicts the newest when none is left.</source>
      <translation>随序列增长发放小块；用尽时逐出最新的序列。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Keeps each weight in {bits}: fewer are faster to read and leave more memory, at a risk to quality.</source>
      <translation>每个权重用 {bits} 保存：比特越少，读取越快，留下的显存越多，但质量有风险。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Lets a request join between any two passes, as soon as it fits.</source>
      <translation>只要放得下，请求在任意两次前向之间都能加入。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>No draft</source>
      <translation>无草稿</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Paged KV cache</source>
      <translation>分页 KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Sets the longest context aside for each sequence, whether it is used or not.</source>
      <translation>为每个序列预留最长上下文，无论用不用得上。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Splits every pass over {n} GPUs, and pays for each.</source>
      <extracomment>Of one: Runs every pass on {n} GPU, and pays for it.</extracomment>
      <translation>
        <numerusform>每次前向由 {n} 块 GPU 分担，每块都要付费。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>Takes the next batch from the queue only when the whole batch before is done.</source>
      <translation>整批完成后，才从队列中取下一批。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>bytes read in every pass</source>
      <translation>每次前向读取的字节</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>contiguous</source>
      <translation>整块</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>guessed ahead, then verified</source>
      <translation>先猜测，再验证</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>how its memory is set aside</source>
      <translation>如何预留显存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>paged</source>
      <translation>分页</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>speed and memory, at a price</source>
      <translation>速度与显存，按价付费</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>when requests may join</source>
      <translation>请求何时可以加入</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/design_words.py" />
      <source>{bits}-bit weights</source>
      <translation>{bits} 比特权重</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>  {scale}; % of requests</source>
      <translation>  {scale}；占请求的 %</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>A curve counts the requests that took at most so long; a check holds where p95 is left of its limit.</source>
      <translation>曲线统计耗时不超过该值的请求；p95 在限值左侧，检查即通过。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <location filename="../../serveplate/ui/run_views.py" />
      <source>Distributions</source>
      <translation>分布</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: the traffic brings no requests</source>
      <translation>无结果：流量没有带来请求</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>No result: this design can't run</source>
      <translation>无结果：此方案无法运行</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>None measured: no output has two tokens</source>
      <translation>未测得：没有输出达到两个 token</translation>
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
      <translation>此前 TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TPOT measured</source>
      <translation>实测 TPOT</translation>
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
      <translation>各请求的 TTFT 和 TPOT，当前与此前</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT before</source>
      <translation>此前 TTFT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>TTFT measured</source>
      <translation>实测 TTFT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>linear scale</source>
      <translation>线性刻度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>log scale</source>
      <translation>对数刻度</translation>
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
      <translation>p95 {verb}：{value}，限值 {limit}</translation>
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
      <translation>限值内的请求</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name} of the requests. {words}</source>
      <translation>各请求的 {name}。{words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{name}, {unit}</source>
      <translation>{name}，{unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dashed: before the last move.</source>
      <translation>{said}虚线：最近一次调整之前。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/distributions_view.py" />
      <source>{said} Dotted, and diamonds: measured with {source}.</source>
      <translation>{said}点线和菱形：用 {source} 实测。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Close the views</source>
      <translation>关闭视图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Open the views</source>
      <translation>打开视图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Show or hide: {view}</source>
      <translation>显示或隐藏：{view}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/drawer.py" />
      <source>Views</source>
      <translation>视图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Copy &amp;picture</source>
      <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save &amp;requests as CSV…</source>
      <translation>请求存为 CSV(&amp;R)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save as</source>
      <translation>另存为</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save p&amp;asses as CSV…</source>
      <translation>前向存为 CSV(&amp;A)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as P&amp;NG…</source>
      <translation>图片存为 PNG(&amp;N)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save picture as S&amp;VG…</source>
      <translation>图片存为 SVG(&amp;V)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save rep&amp;ort as HTML…</source>
      <translation>报告存为 HTML(&amp;O)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>Save result as &amp;JSON…</source>
      <translation>结果存为 JSON(&amp;J)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>The picture is copied: {title}.</source>
      <translation>已复制图片：{title}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{kind} files (*.{suffix})</source>
      <translation>{kind} 文件 (*.{suffix})</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/export_actions.py" />
      <source>{path} can't be written: {why}.</source>
      <translation>无法写入 {path}：{why}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/lesson_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Lesson</source>
      <translation>教程</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go back one move</source>
      <translation>撤回一步调整</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go forward to the move that was undone</source>
      <translation>恢复被撤销的调整</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>Go to the brief's starting server</source>
      <translation>回到任务的初始服务器</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Redo</source>
      <translation>重做</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Reset</source>
      <translation>重置</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Undo</source>
      <translation>撤销</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/levers_panel.py" />
      <source>{lever}: {setting}</source>
      <translation>{lever}：{setting}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Give up this simulation and go back to the design before</source>
      <translation>放弃这次模拟，回到上一个方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of each limit</source>
      <translation>各项占限值的比例</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Share of the requests that is simulated</source>
      <translation>已模拟的请求所占比例</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Simulating, {percent}%</source>
      <translation>正在模拟，{percent}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>Updating…</source>
      <translation>正在更新…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>before the last move</source>
      <translation>最近一次调整之前</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>measured</source>
      <translation>实测</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/limits_chart.py" />
      <source>{name}, {limit}</source>
      <translation>{name}，{limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Dark</source>
      <translation>深色(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;High contrast</source>
      <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Larger text</source>
      <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Light</source>
      <translation>浅色(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Normal text size</source>
      <translation>标准文字大小(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;System</source>
      <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>&amp;Theme</source>
      <translation>主题(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Reduced &amp;motion</source>
      <translation>减少动画(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/look_actions.py" />
      <source>Sm&amp;aller text</source>
      <translation>缩小文字(&amp;A)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/map_plot.py" />
      <source>p95 TPOT against cost of {n} designs</source>
      <extracomment>Of one: p95 TPOT against cost of {n} design</extracomment>
      <translation>
        <numerusform>{n} 个方案的 p95 TPOT 与成本</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(current)</source>
      <translation>（当前）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>(saved)</source>
      <translation>（已保存）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>A run of this brief takes too long to make the map unasked: serveplate designs lists all designs.</source>
      <translation>这个任务运行一次耗时太长，不会自动绘制地图：serveplate designs 会列出所有设计。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Click a design, or press Enter on it, to load it.</source>
      <translation>单击方案，或在其上按 Enter，即可载入。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs by their settings, and the checks that fail</source>
      <translation>按设置排列的方案，以及未通过的检查</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Designs with their measures</source>
      <translation>方案及其指标</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Fails</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Map of all designs</source>
      <translation>全部方案的地图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Marks</source>
      <translation>标记</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>Show the map</source>
      <translation>显示地图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>The map shows every design, and which of them pass: it gives the answer away.</source>
      <translation>地图会显示每个方案以及哪些能通过：等于公布答案。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>can't run</source>
      <translation>无法运行</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>cost</source>
      <translation>成本</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>current</source>
      <translation>当前</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>draft {tokens}</source>
      <translation>草稿 {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>fails {checks}</source>
      <translation>未通过：{checks}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>on the front</source>
      <translation>在前沿上</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>p95 TPOT in ms against $ per M tokens</source>
      <translation>p95 TPOT（ms）与 $/百万 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>saved</source>
      <translation>已保存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{batching}, {cache}</source>
      <translation>{batching}，{cache}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {measured}; {verdict}</source>
      <translation>{design}：{measured}；{verdict}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{design}: {reason}</source>
      <translation>{design}：{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{passing} of {count} designs pass: circles. Crosses fail TTFT; diamonds have too few bits; squares fail TPOT or cost alone. Ring: current. Dot within: saved. Dashed: those that none beats in both.</source>
      <translation>{count} 个方案中有 {passing} 个通过：圆圈。叉号：TTFT 未通过；菱形：比特太少；方块：仅 TPOT 或成本未通过。圆环：当前方案。内有圆点：已保存。虚线：两项上都没有方案更优者。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/map_view.py" />
      <source>{said} ({marks}).</source>
      <translation>{said}（{marks}）。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Clear the m&amp;easurement</source>
      <translation>清除实测(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured.py" />
      <source>Load a &amp;measurement…</source>
      <translation>载入实测(&amp;M)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>As far as the file says, its model and traffic are the brief's.</source>
      <translation>就文件所述，其模型和流量与任务相同。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>GuideLLM's summary counts a request's TPOT once for each of its tokens.</source>
      <translation>GuideLLM 的汇总按请求的每个 token 各计一次 TPOT。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It answered {n} requests; the brief brings {ours}.</source>
      <extracomment>Of one: It answered {n} request; the brief brings {ours}.</extracomment>
      <translation>
        <numerusform>它回答了 {n} 个请求；任务带来 {ours} 个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had at most {n} requests at once; the brief has no such bound.</source>
      <extracomment>Of one: It had at most {n} request at once; the brief has no such bound.</extracomment>
      <translation>
        <numerusform>它同时最多有 {n} 个请求；任务没有这一上限。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It had {clients} clients; the brief has {ours}.</source>
      <translation>它有 {clients} 个客户端；任务有 {ours} 个。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>It served {model}; the brief's model is {name}.</source>
      <translation>它运行的是 {model}；任务的模型是 {name}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its outputs average {found} tokens; the brief's average {mean}.</source>
      <translation>它的输出平均 {found} 个 token；任务的平均 {mean} 个。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its prompts average {found} tokens; the brief's average {mean}.</source>
      <translation>它的提示词平均 {found} 个 token；任务的平均 {mean} 个。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's clients wait for answers.</source>
      <translation>它的请求每秒到达 {rate} 个；任务的客户端等到回答才发送。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests came at {rate} a second; the brief's come at {ours}.</source>
      <translation>它的请求每秒到达 {rate} 个；任务的为 {ours} 个。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Its requests did not come at a rate; the brief's come at {rate} a second.</source>
      <translation>它的请求不按固定速率到达；任务的请求每秒到达 {rate} 个。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured</source>
      <translation>实测</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Measured with {source}: {said}. The Trust view says what differs.</source>
      <translation>用 {source} 实测：{said}。差异见“可信度”视图。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Off by</source>
      <translation>偏差</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>Simulated</source>
      <translation>模拟</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file does not say which model it served.</source>
      <translation>文件没有说明运行的是哪个模型。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file has no p95 of {name}, so its bar has no mark.</source>
      <translation>文件中没有 {name} 的 p95，因此其条形没有标记。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>The file holds {runs} runs; this is the one whose traffic is nearest to the brief's.</source>
      <translation>文件中有 {runs} 次运行；这是流量最接近任务的一次。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TPOT</source>
      <translation>平均 TPOT</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>mean TTFT</source>
      <translation>平均 TTFT</translation>
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
      <translation>吞吐量</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/measured_words.py" />
      <source>{n} of its requests failed.</source>
      <extracomment>Of one: {n} of its requests failed.</extracomment>
      <translation>
        <numerusform>其中 {n} 个请求失败。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/messages.py" />
      <source>Close the message</source>
      <translation>关闭消息</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/messages.py" />
      <source>{n} earlier messages are in the log, {log}.</source>
      <extracomment>Of one: {n} earlier message is in the log, {log}.</extracomment>
      <translation>
        <numerusform>此前的 {n} 条消息在日志 {log} 中。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there?</source>
      <translation>您还在吗？</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Are you still there? {words}</source>
      <translation>您还在吗？{words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Back to the kiosk</source>
      <translation>返回展台</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Delete the last digit</source>
      <translation>删除最后一位</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>In {seconds} s this starts over, and what you did is wiped.</source>
      <translation>{seconds} s 后将重新开始，您的操作会被清除。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Leave the kiosk</source>
      <translation>退出展台</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>OK</source>
      <translation>确定</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Staff: PIN to leave the kiosk</source>
      <translation>工作人员：输入 PIN 退出展台</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Wrong. The next try is in {seconds} s.</source>
      <translation>错误。{seconds} s 后可再试。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/overlays.py" />
      <source>Yes, go on</source>
      <translation>是，继续</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/overlays.py" />
      <source>{n} digits entered</source>
      <extracomment>Of one: {n} digit entered</extracomment>
      <translation>
        <numerusform>已输入 {n} 位数字</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{brief}. {design}. {origin}</source>
      <translation>{brief}。{design}。{origin}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{design}; {seed}</source>
      <translation>{design}；{seed}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{estimate}. serveplate {version}</source>
      <translation>{estimate}。serveplate {version}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/pictures.py" />
      <source>{title}: {brief}</source>
      <translation>{title}：{brief}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Close the prediction</source>
      <translation>关闭预测</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Predict first</source>
      <translation>先预测</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>See what happens</source>
      <translation>查看结果</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>Take it back</source>
      <translation>撤回</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{measure}: {bet}</source>
      <translation>{measure}：{bet}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_card.py" />
      <source>{question} Press 6 to bet, Ctrl+Enter to see.</source>
      <translation>{question}按 6 作预测，按 Ctrl+Enter 查看。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It falls by 1% or more.</source>
      <translation>下降 1% 或更多。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It moves by less than 1%.</source>
      <translation>变化不到 1%。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>It rises by 1% or more.</source>
      <translation>上升 1% 或更多。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean moved; the slowest requests, which make the p95, did not.</source>
      <translation>均值变了；决定 p95 的最慢请求没有变。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Its mean says otherwise: only the slowest requests, which make the p95, moved so.</source>
      <translation>均值并非如此：只有决定 p95 的最慢请求这样变化。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: down from {before} to {after} on average.</source>
      <translation>主要是{part}：平均从 {before} 降到 {after}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>Mostly {part}: up from {before} to {after} on average.</source>
      <translation>主要是{part}：平均从 {before} 升到 {after}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>No part of it changed by much.</source>
      <translation>各部分都没有大的变化。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>The same GPUs: {before} → {after}.</source>
      <translation>GPU 不变：{before} → {after}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>What {less} saved, {more} took.</source>
      <translation>{less}省下的，被{more}用掉了。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>better</source>
      <translation>变好</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>same</source>
      <translation>不变</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>worse</source>
      <translation>变差</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}, as you said.</source>
      <translation>{became}，与您的预测一致。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}.</source>
      <translation>{became}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said better.</source>
      <translation>{became}；您的预测是变好。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said the same.</source>
      <translation>{became}；您的预测是不变。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{became}; you said worse.</source>
      <translation>{became}；您的预测是变差。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{before} → {after}.</source>
      <translation>{before} → {after}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{gpus} to pay for, and {before} → {after}.</source>
      <translation>为 {gpus}付费，且 {before} → {after}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: no bet made</source>
      <translation>{move}：未作预测</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: what will it do?</source>
      <translation>{move}：会带来什么？</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right</source>
      <translation>{move}：{made} 项中对了 {right} 项</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{move}: {right} of {made} right, {all_right} of {all_made} so far</source>
      <translation>{move}：{made} 项中对了 {right} 项，累计 {all_made} 项中 {all_right} 项</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got better</source>
      <translation>{name} 变好</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} got worse</source>
      <translation>{name} 变差</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/predict_words.py" />
      <source>{name} stayed the same</source>
      <translation>{name} 不变</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/quantities.py" />
      <source>{n} designs</source>
      <extracomment>Of one: {n} design</extracomment>
      <translation>
        <numerusform>{n} 个方案</numerusform>
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
      <translation>理论最佳</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Circle: your best of the designs that you saved. Diamond: the best possible. Bars: how many of the {passing} designs that pass do so well.</source>
      <translation>圆圈：您保存的方案中最好的一个。菱形：可能的最佳值。柱：{passing} 个通过的方案中各有多少达到该水平。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Difference</source>
      <translation>差距</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>None of yours is measured</source>
      <translation>您的方案都没有测得值</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Rank</source>
      <translation>排名</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Records</source>
      <translation>纪录</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Records open with your first pass: here your best cost, TTFT, TPOT and throughput will stand beside the best possible.</source>
      <translation>首次通过后，纪录会在这里出现：您最好的成本、TTFT、TPOT 和吞吐量，与可能的最佳值并列。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your design</source>
      <translation>您的方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Your records against the best possible</source>
      <translation>您的纪录与可能的最佳值</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>Yours</source>
      <translation>您的值</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>less is better</source>
      <translation>越小越好</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>more is better</source>
      <translation>越大越好</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>none</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{rank} of {count}</source>
      <translation>{rank}/{count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{said} The map is still being made: {done} of {count}.</source>
      <translation>{said}地图仍在生成：{done}/{count}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title} of {n} designs that pass. {said}</source>
      <extracomment>Of one: {title} of {n} design that passes. {said}</extracomment>
      <translation>
        <numerusform>{n} 个通过方案的{title}。{said}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{title}, {unit}</source>
      <translation>{title}，{unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}: the best possible</source>
      <translation>{value}：已是最佳</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/records_view.py" />
      <source>{value}; best possible {possible}</source>
      <translation>{value}；最佳 {possible}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>Result</source>
      <translation>结果</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/result_panel.py" />
      <source>The verdict is of the brief's own draw of traffic; the whiskers on the bars span these.</source>
      <translation>结论取自任务自己的流量抽样；条形上的须线涵盖这些抽样。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Decode</source>
      <translation>解码</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Draft: each token takes {cost} of a plain pass over {tokens} tokens: {figures}</source>
      <translation>草稿：每个 token 在 {tokens} 个 token 上耗时为普通前向的 {cost}：{figures}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>FLOP/byte</source>
      <translation>FLOP/字节</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>KV cache a pass</source>
      <translation>每次前向 KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Kinds of pass under the roof, now and before</source>
      <translation>Roofline 图上的各类前向，当前与此前</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory binds below {reached} FLOP/byte, the ridge of what passes reach; the ridge of the peaks is at {peak}.</source>
      <translation>低于 {reached} FLOP/字节时访存受限，这是前向实际达到的拐点；峰值的拐点在 {peak}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Memory bound</source>
      <translation>访存受限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: the traffic brings no requests.</source>
      <translation>没有前向：流量没有带来请求。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>No passes: this design can't run.</source>
      <translation>没有前向：此方案无法运行。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Prefill</source>
      <translation>预填充</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Roof: {gpus}, {flop} TFLOP/s and {bandwidth} TB/s; dashed, the {compute} and {memory} that passes reach.</source>
      <translation>屋顶线：{gpus}，{flop} TFLOP/s 和 {bandwidth} TB/s；虚线为前向实际达到的算力 {compute} 和带宽 {memory}。</translation>
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
      <translation>Roofline。{words}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>TFLOP/s against FLOP per byte, log scales</source>
      <translation>TFLOP/s 与每字节 FLOP，对数刻度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Time</source>
      <translation>时间</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Tokens a pass</source>
      <translation>每次前向 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Verify</source>
      <translation>验证</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>Weights a pass</source>
      <translation>每次前向权重</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound</source>
      <translation>计算受限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>compute bound in {share} of its time</source>
      <translation>{share} 的时间计算受限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound</source>
      <translation>访存受限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>memory bound in {share} of its time</source>
      <translation>{share} 的时间访存受限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>ridge {peak} FLOP/byte; reached, {reached}</source>
      <translation>拐点 {peak} FLOP/字节；实际 {reached}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{intensity} FLOP/byte, {speed} TFLOP/s, {bound}.</source>
      <translation>{intensity} FLOP/字节，{speed} TFLOP/s，{bound}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name} before</source>
      <translation>此前 {name}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}, {intensity}</source>
      <translation>{name}，{intensity}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{name}: {passes} read on average {weights} of weights and {cache} of KV cache for {tokens} tokens: {figures}</source>
      <translation>{name}：{passes}平均为 {tokens} 个 token 读取 {weights} 权重和 {cache} KV 缓存：{figures}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} passes</source>
      <extracomment>Of one: {n} pass</extracomment>
      <translation>
        <numerusform>{n} 次前向</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{n} {name} GPUs</source>
      <extracomment>Of one: {n} {name} GPU</extracomment>
      <translation>
        <numerusform>{n} 块 {name} GPU</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/roofline_view.py" />
      <source>{said} Pale: before the last move.</source>
      <translation>{said}浅色：最近一次调整之前。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Timeline</source>
      <translation>时间线</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/run_views.py" />
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Why</source>
      <translation>原因</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Back to the list</source>
      <translation>返回列表</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Bring back the design deleted last</source>
      <translation>找回最近删除的方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Brought back: {design}.</source>
      <translation>已找回：{design}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Compare</source>
      <translation>比较</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Comparison of a saved design with the current one</source>
      <translation>已保存的方案与当前方案的比较</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Current</source>
      <translation>当前</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete</source>
      <translation>删除</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Delete the selected design</source>
      <translation>删除所选方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Deleted: {design}. Undo delete brings it back; Ctrl+Z undoes levers.</source>
      <translation>已删除：{design}。“撤销删除”可以找回；Ctrl+Z 撤销的是调节项。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Memory for cache</source>
      <translation>缓存可用显存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>No design is saved yet. A design is saved here the moment it passes all four checks.</source>
      <translation>还没有保存的方案。方案一旦四项检查全部通过，就会保存在这里。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved</source>
      <translation>已保存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved designs</source>
      <translation>已存方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Saved {when}, beside the current design</source>
      <translation>保存于 {when}，与当前方案对照</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Set the levers to the selected design</source>
      <translation>将调节项设为所选方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the saved designs</source>
      <translation>显示已保存的方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Show the selected design beside the current one</source>
      <translation>将所选方案与当前方案并排显示</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>Undo delete</source>
      <translation>撤销删除</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/saved_designs.py" />
      <source>{name}: {cell}</source>
      <translation>{name}：{cell}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>&amp;Close</source>
      <translation>关闭(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>All of it is copied.</source>
      <translation>已全部复制。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;SGLang</source>
      <translation>复制 SGLang(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;all</source>
      <translation>全部复制(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;benchmark</source>
      <translation>复制基准测试(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Copy &amp;vLLM</source>
      <translation>复制 vLLM(&amp;V)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server &amp;commands…</source>
      <translation>服务器命令(&amp;C)…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>Server commands</source>
      <translation>服务器命令</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>The command is copied.</source>
      <translation>已复制命令。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/server_dialog.py" />
      <source>This design on a real server, and a benchmark with the brief's traffic. What the engines do otherwise stands at the end.</source>
      <translation>此方案在真实服务器上的命令，以及按任务流量进行的基准测试。引擎的不同之处列在最后。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session.py" />
      <source>This design could not be simulated: {why}. The bars still show the one before.</source>
      <translation>无法模拟此方案：{why}。条形仍显示上一个方案。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Close the views</source>
      <translation>关闭视图(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Lesson</source>
      <translation>教程(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Redo</source>
      <translation>重做(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Saved designs</source>
      <translation>已存方案(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Undo</source>
      <translation>撤销(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Map</source>
      <translation>地图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <location filename="../../serveplate/ui/window.py" />
      <source>Re&amp;set to the start</source>
      <translation>重置到初始(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Saved  ·  {count}</source>
      <translation>已保存  ·  {count}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>The simulation was cancelled. Redo, or any lever, starts one again.</source>
      <translation>模拟已取消。重做或任一调节项会重新开始。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/session_window.py" />
      <source>Trust</source>
      <translation>可信度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>No request came: there is nothing to show.</source>
      <translation>没有请求到达：没有可显示的内容。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Request {number} (prompt {prompt}, output {output}) arrived at {arrival}, {waited}, {prefilled}, and finished at {finish}</source>
      <translation>请求 {number}（提示词 {prompt}，输出 {output}）于 {arrival} 到达，{waited}，{prefilled}，于 {finish} 完成</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>Timeline of {time}: {requests}, at most {waiting} waiting and {running} running at once, {evictions}.</source>
      <translation>{time} 的时间线：{requests}，同时最多 {waiting} 个等待、{running} 个运行，{evictions}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>at {moment}: {running} running, {waiting} waiting, {reserved} reserved, {used} used, {doing}</source>
      <translation>{moment}：{running} 个运行，{waiting} 个等待，预留 {reserved}，已用 {used}，{doing}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the cache's memory was full</source>
      <translation>因为缓存显存已满</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the most sequences that may run were running</source>
      <translation>因为运行的序列已达上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>because the prefill passes before it were full</source>
      <translation>因为前面的预填充前向已满</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>decode pass of {sequences}</source>
      <translation>{sequences}的解码前向</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>did not wait</source>
      <translation>没有等待</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>for the pass that was under way</source>
      <translation>因为当前前向尚未结束</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>prefill pass of {sequences}</source>
      <translation>{sequences}的预填充前向</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill</source>
      <translation>预填充用了 {time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>took {time} to prefill with {n} others</source>
      <extracomment>Of one: took {time} to prefill with {n} other</extracomment>
      <translation>
        <numerusform>与另外 {n} 个请求一起预填充，用了 {time}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} for the {n} batches before it</source>
      <extracomment>Of one: waited {time} for the batch before it</extracomment>
      <translation>
        <numerusform>等前面的 {n} 批，用了 {time}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>waited {time} {reason}</source>
      <translation>等待 {time}，{reason}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number} s</source>
      <translation>{number} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{number}: TTFT {time}</source>
      <translation>{number}：TTFT {time}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{reason} (for {time} of that)</source>
      <translation>{reason}（占其中 {time}）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/story_words.py" />
      <source>{sentence}; evicted {n} times, {out} out of the cache.</source>
      <extracomment>Of one: {sentence}; evicted once, {out} out of the cache.</extracomment>
      <translation>
        <numerusform>{sentence}；被逐出 {n} 次，离开缓存 {out}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Sequences</source>
      <translation>序列</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>Timeline chart</source>
      <translation>时间线图</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>decode</source>
      <translation>解码</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>of {size}</source>
      <translation>共 {size}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>prefill</source>
      <translation>预填充</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>reserved</source>
      <translation>预留</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>running</source>
      <translation>运行</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>size</source>
      <translation>容量</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>slowest 5% (TTFT)</source>
      <translation>最慢的 5%（TTFT）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>used</source>
      <translation>已用</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>waiting</source>
      <translation>等待</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_chart.py" />
      <source>{size} GB</source>
      <translation>{size} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>All</source>
      <translation>全部</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Nothing to read</source>
      <translation>没有可读数的内容</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>One of the slowest 5%</source>
      <translation>最慢的 5% 之一</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Show the whole run (Home)</source>
      <translation>显示整个运行（Home）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Slowest requests</source>
      <translation>最慢的请求</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read</source>
      <translation>读数时刻</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The moment that is read (comma and full stop)</source>
      <translation>读数时刻（逗号和句号键）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>The slowest 5% in TTFT, which make the p95</source>
      <translation>TTFT 最慢的 5%，它们决定 p95</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom in (plus)</source>
      <translation>放大（加号）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/timeline_view.py" />
      <source>Zoom out (minus)</source>
      <translation>缩小（减号）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>A pass is as fast as its compute or its memory traffic allows, never slower for its kernels; a prefill stops all decoding, where engines mix the two (chunked prefill); no prefix is cached, no memory goes to activations, nothing waits for tokenising or the network; quantised weights answer as well as whole ones, and a draft's tokens are accepted by chance. TTFT is not fitted: it depends on how a benchmark's clients start.</source>
      <translation>前向的速度只取决于计算或访存，不会因内核而变慢；预填充会停下所有解码，而实际引擎把两者混合（分块预填充）；不缓存前缀，激活值不占显存，不等待分词或网络；量化权重的回答与完整权重一样好，草稿 token 按概率被接受。TTFT 未作拟合：它取决于基准测试的客户端如何启动。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Across measured, up simulated; errors are means. On the line both are equal, within the band off by 10% at most. Circles: 1 GPU. Diamonds: 2 GPUs. Crosses: 4 and 8 GPUs, of which nothing is claimed.</source>
      <translation>横轴为实测，纵轴为模拟；误差为平均值。线上两者相等，带内偏差不超过 10%。圆圈：1 块 GPU。菱形：2 块 GPU。叉号：4 块和 8 块 GPU，对此不作结论。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Being worked out…</source>
      <translation>正在计算…</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated, ms</source>
      <translation>校准，ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Calibrated: mean error</source>
      <translation>校准：平均误差</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Errors of mean TPOT by timing and GPUs</source>
      <translation>平均 TPOT 的误差，按计时和 GPU 数</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Every measurement beside both simulations</source>
      <translation>每次实测与两种模拟对照</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>How far to trust it</source>
      <translation>可信到什么程度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Measured, ms</source>
      <translation>实测，ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate, ms</source>
      <translation>原题，ms</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Plate: mean error</source>
      <translation>原题：平均误差</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Simulated mean TPOT against 120 published measurements of Llama 3.1 8B on H100s with TensorRT-LLM 1.0.0rc3: 8 to 128 clients that wait for answers, prompts of 1,024 and 2,048 tokens. The calibrated timing is fitted to those with 1 and 2 GPUs.</source>
      <translation>模拟的平均 TPOT 与 120 个已发表的实测对照：H100 上的 Llama 3.1 8B，TensorRT-LLM 1.0.0rc3，8 到 128 个等待回答的客户端，提示词 1,024 和 2,048 个 token。校准的计时按其中 1 块和 2 块 GPU 的实测拟合。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>The plate's timing</source>
      <translation>原题的计时</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>What the model leaves out. </source>
      <translation>模型没有考虑的：</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement beside the simulation</source>
      <translation>您的实测与模拟对照</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>Your measurement: {file}, with {source}</source>
      <translation>您的实测：{file}，用 {source}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>error</source>
      <translation>误差</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>mean TPOT, ms  </source>
      <translation>平均 TPOT，ms  </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>worst</source>
      <translation>最大</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus} {mean} off</source>
      <translation>{gpus} 偏差 {mean}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{gpus}, {clients} clients, {prompt} in, {output} out</source>
      <translation>{gpus}，{clients} 个客户端，输入 {prompt}，输出 {output}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/trust_view.py" />
      <source>{title}. {said}</source>
      <translation>{title}。{said}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>High contrast</source>
      <translation>高对比度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Language: {name}</source>
      <translation>语言：{name}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Larger text</source>
      <translation>放大文字</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visit_bar.py" />
      <source>Smaller text</source>
      <translation>缩小文字</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/visitor.py" />
      <source>Something went wrong. Start over if things look odd.</source>
      <translation>出了点问题。如果显示异常，请重新开始。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Another hint</source>
      <translation>再给一个提示</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Hint</source>
      <translation>提示</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Mean time</source>
      <translation>平均时间</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Part</source>
      <translation>部分</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Parts of the mean times</source>
      <translation>平均时间的组成</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_view.py" />
      <source>Share</source>
      <translation>占比</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>; </source>
      <translation>；</translation>
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
      <translation>仪表盘看不出原因。它测量的是服务器的时间和费用，而比特更少时两者都会变好。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A place is free sooner when decoding is quicker: see what makes the lower bar.</source>
      <translation>解码越快，位置空出得越早：看看下方条形由什么构成。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request can't join within a pass, so shorter passes make it wait less.</source>
      <translation>请求不能在前向中途加入，所以前向越短，等得越少。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A request waits {time} for its first token on average, and {share} of that is {part}.</source>
      <translation>请求平均等待 {time} 才得到首个 token，其中 {share} 是{part}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A sequence already holds no more than it uses, so it is the cache that has to grow.</source>
      <translation>序列占用的已经不多于所需，因此要扩大的是缓存。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>A server that waits is paid for too.</source>
      <translation>等待中的服务器也要付费。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All four checks pass. {check} is nearest to its limit: {values} ({percent} of it).</source>
      <translation>四项检查全部通过。最接近限值：{check}，{values}（为限值的 {percent}）。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>All three numbers pass; only quality refuses: {value}.</source>
      <translation>三项数值全部通过；只有质量不允许：{value}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Between passes</source>
      <translation>前向之间</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Compute sets the time of these passes: let them compute less, or faster.</source>
      <translation>这些前向的时间由计算决定：让它们少算些，或算得快些。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <location filename="../../serveplate/ui/words.py" />
      <source>Cost per M tokens</source>
      <translation>每百万 token 成本</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Each token guessed ahead costs a share of a pass, accepted or not.</source>
      <translation>每个提前猜测的 token 都要花掉一次前向的一部分，无论是否被接受。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every GPU is paid for from start to end, whether the traffic needs it or not.</source>
      <translation>每块 GPU 从头到尾都要付费，无论流量是否需要。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass crosses it, more often with more GPUs: make fewer passes, or split them less.</source>
      <translation>每次前向都要经过它，GPU 越多越频繁：减少前向次数，或少拆分。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass has it, whatever it does: get more tokens from each pass.</source>
      <translation>每次前向都有这份开销，无论做什么：让每次前向产出更多 token。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads all {weights} of weights: let it read less, get more tokens from each, or read faster.</source>
      <translation>每次前向都要读取全部 {weights} 权重：少读一些，每次多产出 token，或读得更快。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Every pass reads every context that runs: get more tokens from each pass, or read faster.</source>
      <translation>每次前向都要读取所有运行中的上下文：每次多产出 token，或读得更快。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Evicted: prefilled once more</source>
      <translation>被逐出：再次预填充</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>From first token to finish a request takes {time} on average; {share} of that is {part}.</source>
      <translation>请求从首个 token 到完成平均需要 {time}；其中 {share} 是{part}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Idle</source>
      <translation>空闲</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at GPU memory: {weights} of {memory} go to weights.</source>
      <translation>看 GPU 显存：{memory} 中权重占了 {weights}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the bill, not at the passes: {gpus} for {time}, and requests went on arriving until {last}.</source>
      <translation>看账单，别看前向：{gpus}运行 {time}，而请求一直到达至 {last}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at the weights, not at the bars: no bar shows what is wrong.</source>
      <translation>看权重，别看条形：没有条形显示问题所在。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Look at {part}: {seconds} of {time}. All the rest takes {rest}.</source>
      <translation>看{part}：{time} 中占 {seconds}，其余合计 {rest}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time from first token to finish</source>
      <translation>从首个 token 到完成的平均时间</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Mean time to first token</source>
      <translation>到首个 token 的平均时间</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever left touches that. Another {share} is {part}.</source>
      <translation>剩下的调节项都改变不了它。另有 {share} 是{part}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes it smaller.</source>
      <translation>此任务提供的调节项都不能让它变小。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever that this brief offers makes that smaller.</source>
      <translation>此任务提供的调节项都不能减少这部分。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No lever touches it: the brief offers no fewer GPUs.</source>
      <translation>没有调节项能改变它：任务不提供更少的 GPU。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request arrived: there is no time to explain.</source>
      <translation>没有请求到达：没有时间可解释。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>No request is served, so there is no time to explain.</source>
      <translation>没有请求得到处理，所以没有时间可解释。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how many bits keep a weight. Fewer are quicker to read, and the floor says how few.</source>
      <translation>有一个调节项决定每个权重用多少比特。比特越少读取越快，而下限规定了最少多少。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says how the cache is shared out: now a sequence holds {tokens} of it, used or not.</source>
      <translation>有一个调节项决定缓存如何分配：现在一个序列占用 {tokens}，无论是否用到。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>One lever says when a request may join: now a place that is free stays empty to the batch's end.</source>
      <translation>有一个调节项决定请求何时可以加入：现在空出的位置要一直空到整批结束。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware makes a stall shorter, but whoever decodes quicker meets fewer of them. Of the rest most, {share} of the whole, is {part}.</source>
      <translation>只有增加硬件才能缩短停顿，但解码越快，遇到的停顿越少。其余部分中最大的是{part}，占总数的 {share}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Only more hardware touches that. Another {share} is {part}.</source>
      <translation>只有增加硬件才能改变它。另有 {share} 是{part}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Own prefill</source>
      <translation>自身预填充</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: fewer bytes don't help, more FLOP a second do.</source>
      <translation>提示词靠计算，不靠读取：字节更少没有帮助，每秒更多 FLOP 才有。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Prompts are computed, not read: only more FLOP a second make these stalls shorter.</source>
      <translation>提示词靠计算，不靠读取：只有每秒更多 FLOP 才能缩短这些停顿。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Queue</source>
      <translation>排队</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>That is about as long as the traffic itself, so quicker passes would not make it cheaper.</source>
      <translation>这与流量本身的时长相当，因此前向更快也不会更便宜。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The brief would have to change: its traffic, its hardware or its limits.</source>
      <translation>需要改变的是任务：它的流量、硬件或限值。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>The run takes {time}; the largest part of it, {share}, is {part}.</source>
      <translation>运行历时 {time}；其中最大的部分占 {share}，是{part}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights and cache share the memory: either the weights take less of it, or there is more of it.</source>
      <translation>权重和缓存共用显存：要么权重少占一些，要么显存更多。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Weights: {floor} or more. Reading them takes longer again, so see which bar that moves.</source>
      <translation>权重：{floor} 或更多。读取又会变慢，看看哪个条形会因此变化。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What they do to the answers shows only when answers are judged, elsewhere and by others; the floor stands for what the quality team found.</source>
      <translation>它对回答的影响，只有评判回答时才看得出来，那在别处由别人进行；下限代表质量团队的结论。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>What touches it is {kind}.</source>
      <translation>能改变它的是：{kind}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>Whatever the numbers say, the weights are below the quality floor: {value}.</source>
      <translation>无论数值如何，权重都低于质量下限：{value}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>being out of the cache, and prefilled again</source>
      <translation>被逐出缓存并重新预填充</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>continuous</source>
      <translation>改为连续</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer</source>
      <translation>减少</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer bits</source>
      <translation>减少比特</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>fewer tokens</source>
      <translation>减少 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>guessing draft tokens</source>
      <translation>猜测草稿 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a pass takes</source>
      <translation>一次前向需要多久</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how long a sequence stays: whatever makes its decoding slow</source>
      <translation>序列停留多久：任何拖慢其解码的因素</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many bytes a pass reads, or how many tokens it yields</source>
      <translation>一次前向读取多少字节，或产出多少 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields</source>
      <translation>一次前向产出多少 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how many tokens a pass yields, or how fast it reads</source>
      <translation>一次前向产出多少 token，或读取多快</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much a pass computes, or how fast</source>
      <translation>一次前向的计算量，或计算速度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much hardware is paid for</source>
      <translation>为多少硬件付费</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much is guessed ahead, and what a guess costs</source>
      <translation>提前猜多少，以及猜测的代价</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how much memory the cache has</source>
      <translation>缓存有多少显存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how often GPUs have to talk, and how many</source>
      <translation>GPU 之间多久通信一次，以及有多少块</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how quickly prompts are prefilled</source>
      <translation>提示词预填充的速度</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how requests join those that run</source>
      <translation>请求如何加入正在运行的请求</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>how the cache's memory is set aside</source>
      <translation>缓存的显存如何预留</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>idling</source>
      <translation>空闲</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>link</source>
      <translation>互连</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more tokens</source>
      <translation>增加 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>more, at their price</source>
      <translation>增加，按价付费</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>overhead</source>
      <translation>开销</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>prefill stalls</source>
      <translation>预填充停顿</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing because {most}, the most that may, already run</source>
      <translation>排队，因为已有 {most}在运行，达到上限</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing until the cache has room</source>
      <translation>排队等缓存腾出空间</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while a batch runs that it may not join</source>
      <translation>排队等不能加入的批次结束</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>queueing while the prompts ahead of it are prefilled</source>
      <translation>排队等前面的提示词预填充</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the KV cache</source>
      <translation>读取 KV 缓存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>reading the weights</source>
      <translation>读取权重</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>standing still while prompts of others are prefilled</source>
      <translation>因其他请求的预填充而停顿</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the fixed overhead of passes</source>
      <translation>前向的固定开销</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>the link between GPUs</source>
      <translation>GPU 之间的互连</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a pass to end</source>
      <translation>等前向结束</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for a place</source>
      <translation>等位置</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for memory</source>
      <translation>等显存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for prompts ahead</source>
      <translation>等前面的提示词</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>wait for the batch</source>
      <translation>等批次</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>waiting for the pass under way to end</source>
      <translation>等待当前前向结束</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>what else is in memory, or how much memory there is</source>
      <translation>显存中还有什么，或显存有多少</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is furthest over its limit: {values} ({percent} of it).</source>
      <translation>超出限值最多：{check}，{values}（为限值的 {percent}）。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{check} is over its limit: {values} ({percent} of it).</source>
      <translation>超出限值：{check}，{values}（为限值的 {percent}）。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{levers}.</source>
      <translation>{levers}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{lever}: {way}</source>
      <translation>{lever}：{way}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{stage}: {part}</source>
      <translation>{stage}：{part}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/why_words.py" />
      <source>{time} {unit}</source>
      <translation>{time} {unit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;About Serveplate</source>
      <translation>关于 Serveplate(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Brief</source>
      <translation>任务(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Choose a brief</source>
      <translation>选择任务(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Copy</source>
      <translation>复制(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Design</source>
      <translation>方案(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Edit</source>
      <translation>编辑(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;File</source>
      <translation>文件(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Full screen</source>
      <translation>全屏(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Go to the bets</source>
      <translation>转到预测(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Help</source>
      <translation>帮助(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Predict first</source>
      <translation>先预测(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;Quit</source>
      <translation>退出(&amp;Q)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>&amp;View</source>
      <translation>视图(&amp;V)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Briefs (*.toml)</source>
      <translation>任务 (*.toml)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Lan&amp;guage</source>
      <translation>语言(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Load a measurement</source>
      <translation>载入实测</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Open a brief</source>
      <translation>打开任务</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Results (*.json)</source>
      <translation>结果 (*.json)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>See what &amp;happens</source>
      <translation>查看结果(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>Something went wrong: {what}. The details are in the log, {log}.</source>
      <translation>出了点问题：{what}。详情见日志 {log}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/window.py" />
      <source>The design is copied as text.</source>
      <translation>已将方案复制为文本。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>1 request of a recorded trace</source>
      <translation>录制轨迹中的 1 个请求</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>All four checks still pass.</source>
      <translation>四项检查仍全部通过。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>GPU memory left for cache</source>
      <translation>留给缓存的 GPU 显存</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Left for cache</source>
      <translation>缓存可用</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Loaded design</source>
      <translation>载入的方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Move a lever: the bars answer, and this line says what the move did.</source>
      <translation>改动一个调节项：条形随即变化，这一行说明调整的效果。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>No request arrived, so there is nothing to measure.</source>
      <translation>没有请求到达，因此没有可测量的内容。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now failing: {checks}.</source>
      <translation>现在未通过：{checks}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Now passing: {checks}.</source>
      <translation>现在通过：{checks}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Roofline estimates, one draw of traffic (seed {seed})</source>
      <translation>Roofline 估算，一次流量抽样（种子 {seed}）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Room for</source>
      <translation>可容纳</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>Still failing: {checks}.</source>
      <translation>仍未通过：{checks}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The design is saved.</source>
      <translation>方案已保存。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>The same design</source>
      <translation>同一方案</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This design was loaded.</source>
      <translation>已载入此方案。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>This is the starting server.</source>
      <translation>这是初始服务器。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>at least {bits} bits</source>
      <translation>不少于 {bits} 比特</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>each reserves {tokens}</source>
      <translation>每个预留 {tokens}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, no result</source>
      <translation>未通过，无结果</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fails, {percent}</source>
      <translation>未通过，{percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>fragile: passes on {passes} of {done} draws</source>
      <translation>不稳：{done} 次抽样中通过 {passes} 次</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>no measure moves by as much as 1%</source>
      <translation>没有指标变化达到 1%</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {asked} asked for</source>
      <translation>需求 {asked}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {tokens} tokens each</source>
      <translation>每个 {tokens} 个 token</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB</source>
      <translation>共 {total} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>of {total} GB; weights take {weights} GB</source>
      <translation>共 {total} GB; 权重占 {weights} GB</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>over {number}%</source>
      <translation>超过 {number}%</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time per output token (TPOT)</source>
      <translation>p95 每 token 耗时（TPOT）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>p95 time to first token (TTFT)</source>
      <translation>p95 首 token 延迟（TTFT）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws</source>
      <translation>{done} 次抽样中通过 {passes} 次</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes on {passes} of {done} draws so far</source>
      <translation>目前 {done} 次抽样中通过 {passes} 次</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, none measured</source>
      <translation>通过，未测得</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>passes, {percent}</source>
      <translation>通过，{percent}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>quality</source>
      <translation>质量</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>scale to {end}</source>
      <translation>刻度至 {end}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../serveplate/ui/words.py" />
      <source>sequences</source>
      <extracomment>Of one: sequence</extracomment>
      <translation>
        <numerusform>个序列</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{levers}: changed from the starting server.</source>
      <translation>{levers}：与初始服务器不同。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. The bars keep the outline of the design before.</source>
      <translation>{move}。条形保留上一个方案的轮廓。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}. {nobody}</source>
      <translation>{move}。{nobody}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{move}: {changes}.</source>
      <translation>{move}：{changes}。</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} fails</source>
      <translation>{name} 未通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} passes</source>
      <translation>{name} 通过</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {before} → {after}</source>
      <translation>{name} {before} → {after}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name} {value}: {status} {limit}</source>
      <translation>{name} {value}：{status}，限值 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {status}, limit {limit}</source>
      <translation>{name}：{status}，限值 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{name}: {value}, {below}</source>
      <translation>{name}：{value}，{below}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} from {clients} clients that each wait for their answer</source>
      <translation>来自 {clients} 个客户端的 {requests}，各自等到回答后再发</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{requests} requests of a recorded trace in {duration} s</source>
      <translation>录制轨迹中的 {requests} 个请求，历时 {duration} s</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{said}; measured {value}</source>
      <translation>{said}；实测 {value}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{status} of limit</source>
      <translation>{status}（占限值）</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{tokens}; at most {most} may run</source>
      <translation>{tokens}; 最多运行 {most} 个</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, floor {limit}</source>
      <translation>{value}，下限 {limit}</translation>
    </message>
    <message>
      <location filename="../../serveplate/ui/words.py" />
      <source>{value}, limit {limit}</source>
      <translation>{value}，限值 {limit}</translation>
    </message>
  </context>
  <context>
    <name>briefs</name>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Burst</source>
      <translation>突发</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/burst.toml" />
      <source>Ten seconds of rush: whoever can't take all of it at once lets the queue grow as long as the rush lasts.</source>
      <translation>十秒高峰：不能一下子全部接下，队列就会在整个高峰期间不断增长。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Code Completion</source>
      <translation>代码补全</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/code-completion.toml" />
      <source>Text that is easy to guess: a longer draft than usual pays, up to a point.</source>
      <translation>容易猜中的文本：比平常更长的草稿划算，但有限度。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>A context of 131,072 tokens that hardly a request uses: whoever sets all of it aside has room for a handful of sequences.</source>
      <translation>131,072 个 token 的上下文，几乎没有请求用到：全部预留的话，只放得下几个序列。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-context.toml" />
      <source>Long Context</source>
      <translation>长上下文</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long Prompts</source>
      <translation>长提示词</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/long-prompts.toml" />
      <source>Long prompts, short answers: prefill is compute, so neither fewer bits nor a draft shortens the wait. More GPUs do.</source>
      <translation>提示词长，回答短：预填充靠计算，所以减少比特或用草稿都不能缩短等待，增加 GPU 才行。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>More work than the GPUs can compute: no design passes. Put the FLOP that are asked for beside those that there are before you move a lever.</source>
      <translation>工作量超过 GPU 的算力：没有方案能通过。改动调节项之前，先把需要的 FLOP 与可用的比一比。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overload.toml" />
      <source>Overload</source>
      <translation>过载</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Only the price counts: a full batch is worth more than a fast one, and every guess that is refused is compute that was paid for.</source>
      <translation>只看价格：满批比快批更值，而每个被拒绝的猜测都是白付的计算。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/overnight-batch.toml" />
      <source>Overnight Batch</source>
      <translation>夜间批处理</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>One person at a time on a small GPU: the pace is the weights' bytes over the bandwidth, and the price is idle time. Batching changes little.</source>
      <translation>小 GPU 上一次只服务一人：速度等于权重字节数除以带宽，价格花在空闲时间上。批处理作用不大。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/quiet-chat.toml" />
      <source>Quiet Chat</source>
      <translation>安静聊天</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Serve a Model</source>
      <translation>模型服务</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/serve-a-model.toml" />
      <source>Where the time of a loaded server goes: into its queue first, then into memory traffic, and what speed costs.</source>
      <translation>繁忙服务器的时间去了哪里：先是排队，然后是访存；以及速度的代价。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>A model that no single GPU holds in 16 bits: memory decides first what can run at all, then how many sequences run at once.</source>
      <translation>没有一块 GPU 能以 16 比特装下的模型：显存首先决定什么能运行，然后决定能同时运行多少序列。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/seventy-billion.toml" />
      <source>Seventy Billion</source>
      <translation>七百亿参数</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>Sixteen Bits</source>
      <translation>十六比特</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/sixteen-bits.toml" />
      <source>When no bit may be given up, a draft is the lever that is left: what it yields is the large model's own text.</source>
      <translation>一个比特都不能让时，剩下的调节项就是草稿：它产出的仍是大模型自己的文本。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>GPUs on a slow link: every pass waits for it twice a layer, so each further GPU costs what the first did and brings less.</source>
      <translation>慢速互连上的 GPU：每次前向每层都要等它两次，所以每多一块 GPU，代价与第一块相同，收益却更小。</translation>
    </message>
    <message>
      <location filename="../../resources/briefs/slow-link.toml" />
      <source>Slow Link</source>
      <translation>慢速互连</translation>
    </message>
    <message>
      <location filename="../../resources/timings/h100-tensorrt-llm.toml" />
      <source>Calibrated H100 (TensorRT-LLM 1.0.0rc3)</source>
      <translation>校准后的 H100（TensorRT-LLM 1.0.0rc3）</translation>
    </message>
  </context>
</TS>
