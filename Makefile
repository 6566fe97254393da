# make help lists the targets. Everything here is short; what is longer is a script in Scripts/.

PREFIX ?= /usr/local
# On Linux the standard library goes into the binary: no toolchain where it runs, and a faster start. Most of what is left of
# the start is relocation, so the binary stands at a fixed address and offers none of its names to other libraries. What is left
# is pages that are used for the first time: Scripts/layout.sh puts those together, and is asked once.
LAYOUT = $(eval LAYOUT := $(shell Scripts/layout.sh))$(LAYOUT)
RELEASE = -c release $(if $(filter Linux,$(shell uname)),--static-swift-stdlib -Xlinker --no-pie -Xlinker --no-export-dynamic) \
	$(LAYOUT) $(SWIFT_FLAGS)
BIN = $(shell swift build $(RELEASE) --show-bin-path)

# The conformance cases, the files of other tools and of other apps, where a copy lies beside this folder.
CORPUS ?= $(wildcard ../shared/conformance)
PEERS ?= $(wildcard ../shared/corpus/peers)
# SARIF's published schema, where a copy lies beside this folder.
SARIF_SCHEMA ?= $(wildcard ../shared/schemas/sarif-schema-2.1.0.json)
WILD ?= $(wildcard ../shared/corpus/wild)
N ?= 2000
SECONDS ?= 60

# SwiftPM would compile everything twice, once more as the tool of the plugins: see Package.swift.
export PICKDATA_PLUGINS ?= off

.DEFAULT_GOAL := help

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: release ## Set up, build, and try the tool on SampleData/
	@Scripts/demo.sh "$(BIN)/pickdata"

test: ## Run the tests
	@Scripts/setup.sh build
	swift test --parallel

release: ## Build the tool as it is meant to be run
	@Scripts/setup.sh build
	@$(if $(LAYOUT),Scripts/layout.sh stale "$(BIN)/pickdata")
	swift build $(RELEASE) --product pickdata
	@$(if $(LAYOUT),Scripts/layout.sh built "$(BIN)/pickdata")

function-order: ## List anew what common commands need at their start, for the linker, in Packaging/layout (Linux, with valgrind)
	@$(if $(LAYOUT),Scripts/layout.sh stale "$(BIN)/pickdata")
	swift build $(RELEASE) --product pickdata -Xlinker --no-demangle -Xlinker -Map=.build/pickdata.map
	@$(if $(LAYOUT),Scripts/layout.sh built "$(BIN)/pickdata")
	Scripts/function-order.py "$(BIN)/pickdata" .build/pickdata.map

print-release: # How `make release` calls `swift build`; for scripts
	@echo "$(RELEASE)"

print-tool: # Where `make release` puts the tool; for scripts
	@echo "$(abspath $(BIN)/pickdata)"

install: release ## Install the tool, completions, manual and schemas into PREFIX (/usr/local)
	@DESTDIR="$(DESTDIR)" Scripts/install.sh "$(BIN)/pickdata" "$(PREFIX)"

dist: ## Make the tarballs of a release in .build/dist
	@Scripts/setup.sh build
	@Scripts/dist.sh

deb: release ## Make a Debian package in .build/deb
	@Scripts/deb.sh "$(BIN)/pickdata"

test-packages: dist deb ## Try both in clean Debian systems made by debootstrap, as root
	@Scripts/test-packages.sh

lint: ## Check the format of the code
	swift format lint --strict --parallel --recursive Sources Tests Snippets Plugins Examples Package.swift

format: ## Format the code
	swift format --in-place --parallel --recursive Sources Tests Snippets Plugins Examples Package.swift

conformance: release ## Run all conformance cases; CORPUS=DIR takes another copy of them
	python3 Tests/Tools/conformance.py --tool "$(BIN)/pickdata" $(if $(CORPUS),--corpus "$(CORPUS)")

differential: release ## Compare with other readers on random documents, N=2000
	python3 Tests/Tools/differential.py --tool "$(BIN)/pickdata" -n $(N)

pieces: ## Read random documents in pieces and whole, N=2000, and compare
	PICKDATA_PIECES=$(N) swift test --filter 'PieceReadingTests|JSONPiecesTests'

peers: release ## Read the raw test files of other tools, PEERS=DIR, and compare the verdicts
	python3 Tests/Tools/peers.py --tool "$(BIN)/pickdata" $(if $(PEERS),--corpus "$(PEERS)")

corpus: release ## Recognize the layouts of real picker files, WILD=DIR, and compare with a catalog
	python3 Tests/Tools/corpus.py --tool "$(BIN)/pickdata" $(if $(WILD),--corpus "$(WILD)")

corpus-lint: release ## Lint real picker files, WILD=DIR, and say how often lint is right and what it misses
	python3 Tests/Tools/corpus_lint.py --tool "$(BIN)/pickdata" $(if $(WILD),--corpus "$(WILD)")

plants: release ## Plant faults into a true list of divisions and look whether each is found, N=2000
	python3 Tests/Tools/plants.py --tool "$(BIN)/pickdata" -n $(N)

corpus-truth: release ## Hold real picker files to the reference, WILD=DIR
	python3 Tests/Tools/corpus-truth.py --tool "$(BIN)/pickdata" $(if $(WILD),--corpus "$(WILD)")

corpus-presets: release ## Write real picker files, WILD=DIR, for every front end, and compare the verdicts
	python3 Tests/Tools/corpus-presets.py --tool "$(BIN)/pickdata" $(if $(WILD),--corpus "$(WILD)")

diff-history: release ## Compare the divisions of two years, FROM=2010 TO=2026, with the table of their changes
	python3 Tests/Tools/diff-history.py --tool "$(BIN)/pickdata" --from $(or $(FROM),2010) --to $(or $(TO),2026)

faults: release ## Make disks full, kill the tool while it writes, and look what is left
	python3 Tests/Tools/faults.py --tool "$(BIN)/pickdata"

test-reports: release ## Read the reports with other people's readers, installed from PyPI; SARIF_SCHEMA=FILE
	@Scripts/test-reports.sh "$(BIN)/pickdata" $(if $(SARIF_SCHEMA),"$(SARIF_SCHEMA)")

test-shells: release ## Press Tab in bash, zsh and fish, and check the manual pages
	python3 Tests/Tools/completions.py --tool "$(BIN)/pickdata"

docs: ## Build the documentation of the library in .build/docs, warnings as errors
	@Scripts/docs.sh


api: ## Hold the API of the library to the baseline in .ci/api
	@Scripts/setup.sh build
	@Scripts/api.sh

test-hooks: release ## Run the hooks, CI recipes and git recipes for real, in scratch repositories
	@Scripts/test-hooks.sh "$(BIN)/pickdata"

test-plugins: ## Build Examples/AppPackage with the plugins, with right and with faulty data
	PICKDATA_PLUGINS=on python3 Tests/Tools/plugins.py

fuzz: ## Fuzz the readers and writers, SECONDS=60 for each
	@Scripts/setup.sh build
	Fuzz/run.sh $(SECONDS)

benchmark: release ## Measure against the no-op parse and other tools; writes Benchmarks/RESULTS.md
	python3 Benchmarks/run.py --tool "$(BIN)/pickdata"

benchmark-big: release ## The same, with 500 MB too
	python3 Benchmarks/run.py --tool "$(BIN)/pickdata" --big

instructions: release ## Count instructions under valgrind: the guard of speed
	python3 Benchmarks/instructions.py --tool "$(BIN)/pickdata"

hostile: release ## Count what hostile shapes of input cost, in two sizes
	python3 Tests/Tools/hostile.py --tool "$(BIN)/pickdata"

sources: ## Check who imports whom, and for API that needs newer systems
	@Scripts/check-sources.py

test-browser: release ## Turn the wheels of the preview page in Chromium, and take screenshots
	@Scripts/test-browser.sh "$(BIN)/pickdata"

test-frontends: release ## Give what is written for front ends to their own code, from PyPI, in Chromium
	@Scripts/test-frontends.sh "$(BIN)/pickdata"

page: ## Put the preview page together from Sources/PickExport/Preview/Page/
	@Scripts/make-page.py

test-asan: ## Run the tests under AddressSanitizer and LeakSanitizer
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leaks.supp:print_suppressions=0 \
	swift test --sanitize=address --disable-xctest --scratch-path .build/asan

test-tsan: ## Run the tests of all that has threads under ThreadSanitizer
	swift test --sanitize=thread --disable-xctest --scratch-path .build/tsan \
		--filter 'PickCommandTests|PickThreadsTests|PieceReadingTests|JSONPiecesTests|RuleThreadsTests|RecognitionThreadsTests|SlotWalksTests'

ci: ## Run all that CI runs, in order, with the minutes of each step
	@Scripts/ci.sh

clean: ## Remove what was built
	rm -rf .build

.PHONY: help demo test release function-order install lint format conformance differential pieces peers corpus corpus-lint corpus-presets corpus-truth plants diff-history faults test-reports test-shells test-hooks test-plugins
.PHONY: docs api dist deb test-packages fuzz print-tool print-release
.PHONY: test-browser test-frontends page
.PHONY: benchmark benchmark-big instructions hostile sources test-asan test-tsan ci clean
