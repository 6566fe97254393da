#!/bin/bash
# Builds the documentation of the library into .build/docs, warnings as errors.
#
# An app imports PickData and sees the rooms that it exports. So all their public symbols stand under PickData.
set -euo pipefail
cd "$(dirname "$0")/.."

docc=$(command -v docc || echo "$(dirname "$(readlink -f "$(command -v swift)")")/docc")
[ -x "$docc" ] || { echo 'docs: skipped, the toolchain has no docc'; exit 0; }
swift build --target PickData
modules=$(swift build --show-bin-path)/Modules
graphs=.build/docs-graphs
rm -rf "$graphs" .build/docs
mkdir -p "$graphs"
target=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
read -r -a libxml2 <<< "$(pkg-config --cflags-only-I libxml-2.0)"
for room in PickData $(sed -n 's/^@_exported public import //p' Sources/PickData/PickData.swift); do
    swift symbolgraph-extract -module-name "$room" -target "$target" -minimum-access-level public \
        -I "$modules" -I Sources/CLibXML2 -I Sources/CSQLite "${libxml2[@]}" -output-dir "$graphs"
done
python3 - "$graphs" <<'END'
import json, pathlib, sys

for path in pathlib.Path(sys.argv[1]).glob("*.json"):
    if "@" in path.name:
        path.unlink()
        continue
    graph = json.loads(path.read_text(encoding="utf-8"))
    graph["module"]["name"] = "PickData"
    path.write_text(json.dumps(graph), encoding="utf-8")
END
"$docc" convert Sources/PickData/PickData.docc --additional-symbol-graph-dir "$graphs" --output-path .build/docs \
    --fallback-display-name PickData --fallback-bundle-identifier pickdata.PickData --warnings-as-errors
echo 'docs: .build/docs'
