#!/usr/bin/env python3
"""usage: metrics.py KRYPTA   Starts a server and holds the dashboard and the alert rules against what it says at
/metrics: every metric and label that they name is there, and every alert says what it means and what to do. Needs
python3-yaml; promtool checks the rules too if it is installed."""
import json, pathlib, re, shutil, subprocess, sys, tempfile, urllib.request

import yaml

source = pathlib.Path(__file__).resolve().parents[2]
problems = []


def complain(where, what):
    problems.append(f"{where}: {what}")


def metrics_of(program):
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([program, "serve", "--port", "0", "--data", folder + "/data"], stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, text=True)
        try:
            said = server.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+/", said)
            if not address:
                sys.exit("the server does not start: " + said)
            return urllib.request.urlopen(address[0] + "metrics", timeout=10).read().decode()
        finally:
            server.terminate()
            server.wait(20)


def read_metrics(text):
    """The labels of each name that has a value, and the type of each metric."""
    labels, types = {"up": {"job", "instance"}}, {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, types[name] = line.split()
        elif line and not line.startswith("#"):
            name, rest = re.fullmatch(r"(\w+)(?:\{(.*)\})? [-+.\dinfINFea]+", line).groups()
            labels.setdefault(name, {"job", "instance"}).update(re.findall(r"(\w+)=\"", rest or ""))
    return labels, types


functions = {"rate", "increase", "sum", "by", "histogram_quantile", "min_over_time", "abs", "label_values"}


def check_expression(where, expression, labels, types):
    plain = re.sub(r'"[^"]*"', '""', expression)
    if any(plain.count(a) != plain.count(b) for a, b in ("()", "{}", "[]")):
        complain(where, "its brackets do not match")
    # A label may be asked for only of a metric that has it.
    for name, asked in re.findall(r"(\w+)\{([^}]*)\}", plain):
        for label in re.findall(r"(\w+)\s*[=!]", asked):
            if label not in labels.get(name, ()):
                complain(where, f"{name} has no label {label}")
    bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]", "", plain)
    everywhere = set().union(*(labels.get(name, set()) for name in re.findall(r"\w+", bare)))
    for named in re.findall(r"by \(([^)]*)\)", bare):
        for label in re.split(r",\s*", named):
            if label not in everywhere:
                complain(where, f"nothing has a label {label}")
    names = re.findall(r"[A-Za-z_]\w*", re.sub(r"by \([^)]*\)", "by", bare))
    if not any(name in labels for name in names):
        complain(where, "names no metric")
    for name in names:
        if name not in labels and name not in functions and name != "instance":
            complain(where, f"there is no metric {name}")
    # A counter says something only by how it grows, and nothing else grows only.
    family = lambda name: re.sub(r"_(bucket|sum|count)$", "", name)
    grows = lambda name: types.get(name) == "counter" or types.get(family(name)) == "histogram"
    growing = re.findall(r"(?:rate|increase)\((\w+)", bare)
    for name in names:
        if name in labels and grows(name) != (name in growing):
            complain(where, f"{name} is {'no ' if not grows(name) else 'a '}counter")


def anchors_of(markdown):
    heads = re.findall(r"^#+ (.*)$", markdown, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def check_rules(labels, types, anchors):
    names = []
    for group in yaml.safe_load((source / "packaging/prometheus/krypta.rules.yml").read_text())["groups"]:
        for rule in group["rules"]:
            name = rule.get("alert", "?")
            names.append(name)
            if rule.keys() - {"alert", "expr", "for", "labels", "annotations"}:
                complain(name, "has something that no alert has")
            if rule.get("labels", {}).get("severity") not in ("warning", "critical"):
                complain(name, "is neither a warning nor critical")
            if not re.fullmatch(r"\d+[smh]", rule.get("for", "0s")):
                complain(name, "waits for no time")
            said = rule.get("annotations", {})
            if len(said.get("summary", "")) < 20 or said["summary"].count("{{") != said["summary"].count("}}"):
                complain(name, "does not say what it means")
            page, _, anchor = said.get("runbook_url", "").partition("#")
            if page != "operations.md" or anchor != name.lower() or anchor not in anchors:
                complain(name, "does not lead to what there is to do about it")
            check_expression(name, rule["expr"], labels, types)
    if len(names) < 5 or len(set(names)) != len(names):
        complain("krypta.rules.yml", "too few rules, or two of one name")
    return names


def overlap(a, b):
    return a["x"] < b["x"] + b["w"] and b["x"] < a["x"] + a["w"] and a["y"] < b["y"] + b["h"] and b["y"] < a["y"] + a["h"]


def check_dashboard(labels, types):
    board = json.loads((source / "packaging/grafana/krypta.json").read_text())
    panels = board["panels"]
    variables = {variable["name"]: variable for variable in board["templating"]["list"]}
    asked = variables["instance"]["query"]["query"]
    check_expression("variable instance", asked, labels, types)
    if variables["datasource"]["type"] != "datasource":
        complain("variable datasource", "is none")
    if len({panel["id"] for panel in panels}) != len(panels):
        complain("krypta.json", "two panels have one id")
    for i, panel in enumerate(panels):
        where = "panel " + panel["title"]
        place = panel["gridPos"]
        if place["x"] + place["w"] > 24 or any(overlap(place, other["gridPos"]) for other in panels[:i]):
            complain(where, "does not lie where there is room")
        if panel["type"] == "row":
            continue
        if panel["type"] not in ("timeseries", "stat") or not panel["targets"]:
            complain(where, "shows nothing")
        if len({target["refId"] for target in panel["targets"]}) != len(panel["targets"]):
            complain(where, "two of its questions have one name")
        for target in panel["targets"]:
            for part in (panel, target):
                if part["datasource"] != {"type": "prometheus", "uid": "${datasource}"}:
                    complain(where, "asks somebody else")
            if 'job="krypta",instance=~"$instance"' not in target["expr"]:
                complain(where, "shows servers that were not asked for")
            check_expression(where, target["expr"], labels, types)
    return len(panels)


labels, types = read_metrics(metrics_of(sys.argv[1]))
operations = (source / "docs/operations.md").read_text()
for name in types:
    if not re.search(rf"`{name}[`,]", operations):
        complain("operations.md", f"does not say what {name} is")
alerts = check_rules(labels, types, anchors_of(operations))
panels = check_dashboard(labels, types)
config = yaml.safe_load((source / "packaging/prometheus/prometheus.yml").read_text())
if config["rule_files"] != ["krypta.rules.yml"] or config["scrape_configs"][0]["job_name"] != "krypta":
    complain("prometheus.yml", "does not lead to the rules, or asks for another job")
if shutil.which("promtool"):
    for what, file in (("rules", "krypta.rules.yml"), ("config", "prometheus.yml")):
        checked = subprocess.run(["promtool", "check", what, source / "packaging/prometheus" / file], capture_output=True,
                                 text=True)
        if checked.returncode:
            complain(file, checked.stdout + checked.stderr)
else:
    print("promtool: not installed, left out")
print("\n".join(problems) or f"{len(types)} metrics, {len(alerts)} alerts, {panels} panels: good")
sys.exit(bool(problems))
