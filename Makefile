# make help lists the targets. Everything here is short; what is longer is a script in Scripts/.

PREFIX ?= /usr/local
# On Linux the standard library goes into the binary: a faster start, and no toolchain where it runs.
RELEASE := -c release $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
BIN = $(shell swift build $(RELEASE) --show-bin-path)

.DEFAULT_GOAL := help

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: release ## Set up, build, and try the tool on SampleData/
	@Scripts/demo.sh "$(BIN)/pickdata"

test: ## Run the tests
	@Scripts/setup.sh build
	swift test --parallel

release: ## Build the tool as it is meant to be run
	@Scripts/setup.sh build
	swift build $(RELEASE) --product pickdata

install: release ## Install the tool into PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(BIN)/pickdata" "$(DESTDIR)$(PREFIX)/bin/pickdata"

lint: ## Check the format of the code
	swift format lint --strict --parallel --recursive Sources Tests Package.swift

format: ## Format the code
	swift format --in-place --parallel --recursive Sources Tests Package.swift

sources: ## Check who imports whom, and for API that needs newer systems
	@Scripts/check-sources.py

test-asan: ## Run the tests under AddressSanitizer and LeakSanitizer
	swift test --sanitize=address --disable-xctest --scratch-path .build/asan

test-tsan: ## Run the tests of the parallel command under ThreadSanitizer
	swift test --sanitize=thread --disable-xctest --scratch-path .build/tsan --filter 'PickCommandTests'

ci: ## Run all that CI runs, in order, with the minutes of each step
	@Scripts/ci.sh

clean: ## Remove what was built
	rm -rf .build

.PHONY: help demo test release install lint format sources test-asan test-tsan ci clean
