# Targets to build, run and test everything; each does its own set-up.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PORT ?= 8080
PYTHON := .venv/bin/python
# Pango's description has a compiler flag that SwiftPM rejects with a warning and no header needs.
export PKG_CONFIG_PATH := $(CURDIR)/Rendering/pkgconfig$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))

# The native builds of the engine reject features that Embedded Swift lacks.
export SUPPLE_EMBEDDED := 1

# The directory of node's libraries on Debian; the running node may be another one.
export NODE_PATH := /usr/share/nodejs$(if $(NODE_PATH),:$(NODE_PATH))

# Directories are listed too: their time changes when a file is deleted.
engine_sources := Package.swift $(shell find Sources)
conventions_sources := CommandLine/Conventions/Package.swift $(shell find CommandLine/Conventions/Sources)
command_sources := CommandLine/Package.swift $(conventions_sources) $(shell find CommandLine/Sources/supple)
render_sources := Rendering/Package.swift $(shell find Rendering/Sources)
module_sources := Scripts/build-module Scripts/module-tools.bash $(shell find Web/Sources)
# The interactions by their names in scripts. Each has a module of its own, and a flag: -DCHAT_HEADS for chat-heads.
INTERACTIONS := chat-heads slime-badge flipping-notch
flag_of = -D$(subst -,_,$(shell echo $(1) | tr a-z A-Z))
# The parts of each module.
module_flags_supple := $(foreach name,$(INTERACTIONS),$(call flag_of,$(name))) -DSPRINGS
$(foreach name,$(INTERACTIONS),$(eval module_flags_supple-$(name) := $(call flag_of,$(name))))
module_flags_supple-springs := -DSPRINGS
# Only Web/replay.mjs loads it, no page.
module_flags_supple-messenger := -DMESSENGER
modules := $(addprefix Web/.build/supple,.wasm $(INTERACTIONS:%=-%.wasm) -springs.wasm)
element_sources := Scripts/bundle-elements Scripts/bundle-declarations.mjs Scripts/own-names.mjs Scripts/typescript.mjs Web/tsconfig.json $(shell find Web/elements)
page_sources := Scripts/bundle-web Scripts/color-page.mjs Scripts/document-pages.mjs Scripts/site-address.mjs $(element_sources) \
  $(shell find Demo Site/css) $(wildcard Site/*.mjs) README.md Documentation/elements.md Documentation/apple.md
package_sources := Scripts/bundle-package Scripts/typescript.mjs Scripts/describe-elements.mjs Scripts/describe-package.mjs $(element_sources) \
  $(shell find Web/package) Documentation/elements.md Documentation/web.md CHANGELOG.md LICENSE
swift_sources := Package.swift Sources Tests CommandLine/Package.swift CommandLine/Sources \
  CommandLine/Conventions/Package.swift CommandLine/Conventions/Sources \
  Rendering/Package.swift Rendering/Sources Rendering/Tests Rendering/Bench Web/Sources \
  Apple/Package.swift Apple/Sources Apple/Tests Apple/Demo Apple/Samples Apple/StandIns/Package.swift Apple/StandIns/Sources \
  Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources Fuzzing/Tests
fuzz_sources := Fuzzing/Package.swift $(shell find Fuzzing/Sources)
# Four packages have optimised programs and tests. One folder and the same flags compile the engine once for all of them;
# with -enable-testing tests may import internal declarations. The checks of a debug build stay on, the standard library's too.
testable := -Xswiftc -enable-testing -Xswiftc -assert-config -Xswiftc Debug
optimised := -c release --scratch-path .build/optimised $(testable)
optimised_programs := .build/optimised/release
# The packages also share the folder's plan. The package manager may take another package's plan for current, and then runs its
# tests, or has no such program; without a plan it makes a new one.
plan_anew := rm -f .build/optimised/release.yaml
# The directory of libFuzzer's corpus, and the number of seconds that it runs.
CORPUS ?= Fuzzing/.build/corpus
SECONDS_GUIDED ?= 600

.PHONY: help
help: ## Describe each target.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Targets for people

.PHONY: demo
demo: setup-swift setup-python ## Serve the demo page on http://127.0.0.1:8080 (PORT=N for another port).
	@Scripts/serve-demo "$(PORT)"
	@$(MAKE) --silent --question Web/dist/.complete || Scripts/build-demo
	@Scripts/serve-demo "$(PORT)" Web/dist

.PHONY: build
build: setup-render bin/supple bin/supple-render ## Build the command line as bin/supple and bin/supple-render.

.PHONY: wasm
wasm: setup-demo $(modules) ## Build the WebAssembly modules: that of all elements, and one for each.

.PHONY: messenger-module
messenger-module: setup-demo Web/.build/supple-messenger.wasm Web/.build/node/.complete Schema/.complete ## Build the module that replays messengers.

.PHONY: web
web: setup-demo Web/dist/.complete Web/.build/node/.complete ## Bundle the module, the elements and the demo page into Web/dist.

.PHONY: site
site: web package .build/docs/.complete Schema/.complete Web/.build/bottom-sheet.wasm ## Write the site into Site/dist: the demo, a page for each interaction, guides, documents (SUPPLE_SITE=address).
	node Site/build.mjs Web/dist Web/.build/package .build/docs/Supple.doccarchive Site/dist

.PHONY: package
package: setup-demo Web/.build/package/.complete ## Make the package for npm: Web/.build/package, and a tarball beside it.

.PHONY: release
release: package site ## Write the files of a release into Web/.build/release: package, site, checksums, notes (TAG=v0.1.0).
	@Scripts/release "$(TAG)" Web/.build/release

# Optimised builds use one processor most of the time, so two run in parallel; all tests run in spite of failures. The first
# step builds, and has the parts that need no build of the second's. In the second, browsers fill the time in which others wait for one
# process. One run of pytest has the tests of all browsers, since processors wait for the last test of each run.
.PHONY: test
test: setup-browsers ## Run every test: Swift, node, Chromium, and the main paths in Firefox and WebKit.
	@status=0; \
	$(MAKE) --keep-going -j 2 test-optimised page test-apple check-ios site .build/replays/.complete lint check-device \
	  check-declarations || status=$$?; \
	$(MAKE) --keep-going -j 2 test-pages test-module test-types test-site || status=$$?; \
	exit $$status

# The leak check is off: XCTest, which starts the tests, keeps a few objects for ever.
.PHONY: check
check: test check-registry ## Run every test and `check-registry`, then engine and fuzzing once more under the address and thread sanitizers.
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build/address
	swift test --sanitize thread --scratch-path .build/thread
	ASAN_OPTIONS=detect_leaks=0 swift test --package-path Fuzzing -c release --disable-testable-imports --sanitize address --scratch-path Fuzzing/.build/address
	swift test --package-path Fuzzing -c release --disable-testable-imports --sanitize thread --scratch-path Fuzzing/.build/thread

.PHONY: check-registry
check-registry: setup-demo setup-python ## Add a fourth interaction to a copy, build, test and fuzz it, and count the files that change by hand.
	Scripts/check-registry $(testable)

.PHONY: fuzz
fuzz: setup-test bin/supple web messenger-module Schema/.complete ## Feed ten million random events to the interactions, replay 2,000 random scripts, and run 200 random lives of pages (SEEDS=N or SEED=N, EVENTS=N, SCRIPTS=N, LIVES=N).
	@$(plan_anew)
	swift build --package-path Fuzzing $(optimised) --product supple-fuzz
	@rm -rf .build/more-random-scripts && mkdir -p .build/more-random-scripts
	@$(optimised_programs)/supple-fuzz $(if $(SEED),--seed $(SEED)) --scripts 400 --into .build/more-random-scripts
	RANDOM_SCRIPTS=.build/more-random-scripts node --test Web/Tests/random-replay.test.mjs
	@$(optimised_programs)/supple-fuzz $(if $(SEED),--seed $(SEED)) $(if $(SEEDS),--seeds $(SEEDS)) \
	  --events $(or $(EVENTS),10000000)
	$(PYTHON) -m pytest -c Web/Tests/pytest.ini Web/Tests/test_lives.py Web/Tests/test_random_scripts.py --engines chromium \
	  --lives $(or $(LIVES),200) --scripts $(or $(SCRIPTS),2000) --seed $(or $(SEED),$(shell shuf -i 1-1000000000 -n 1))

.PHONY: fuzz-coverage
fuzz-coverage: setup-swift ## List the changes of state that random events reach, and those that they never reach (SEED=N, EVENTS=N).
	@$(plan_anew)
	swift build --package-path Fuzzing $(optimised) --product supple-fuzz
	@$(optimised_programs)/supple-fuzz --coverage Documentation/spec/states.md $(if $(SEED),--seed $(SEED)) \
	  --events $(or $(EVENTS),1000000)

.PHONY: fuzz-guided
fuzz-guided: setup-swift ## The same with libFuzzer, which searches for new code coverage (CORPUS=DIR, SECONDS_GUIDED=N).
	swift build --package-path Fuzzing -c release --scratch-path Fuzzing/.build/guided --product supple-fuzz \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld
	@mkdir -p $(CORPUS)
	SWIFT_BACKTRACE=enable=no Fuzzing/.build/guided/release/supple-fuzz --guided $(CORPUS) \
	  -max_total_time=$(SECONDS_GUIDED) -max_len=2048 -timeout=60 -len_control=0 -artifact_prefix=$(CORPUS)/../

.PHONY: fuzz-corpus
fuzz-corpus: setup-python ## Put the findings of `make fuzz-guided` into the corpus that `make test` replays (CORPUS=DIR).
	Scripts/choose-corpus Fuzzing/.build/guided/release/supple-fuzz $(CORPUS) Fuzzing/Tests/SuppleFuzzingTests/corpus.txt

.PHONY: lint
lint: setup-swift ## Check the formatting of all Swift sources, and that the samples' tests are current.
	Scripts/write-samples --check
	swift format lint --strict --parallel --recursive $(swift_sources)

.PHONY: contract
contract: setup-swift ## Generate the files of the contract in Sources/SuppleContract: sources, and JSON into Schema.
	swift run supple-contract
	@touch Schema/.complete

.PHONY: check-contract
check-contract: setup-swift ## Check that the files generated from the contract are current (`swift test` does so too).
	swift run supple-contract --check

.PHONY: format
format: setup-swift ## Format all Swift sources.
	swift format format --in-place --parallel --recursive $(swift_sources)

.PHONY: bench
bench: setup-browsers build web ## Measure the page in motion: frame rate, script time, time to the first touch.
	$(PYTHON) Web/Bench/page.py
	@$(MAKE) bench-motion bench-render

.PHONY: motions
motions: setup-browsers build web ## Take pictures of all browsers in the middle of each motion, side by side.
	$(PYTHON) Web/Bench/motions.py

.PHONY: bench-motion
bench-motion: setup-test web package ## Compare springs with the same arithmetic in C; time frames natively and in WebAssembly.
	swift run --package-path Benchmarks -c release MotionBench
	node Benchmarks/frames.mjs

.PHONY: bench-render
bench-render: build ## Compare drawing frames with copying them, and making a movie with playing it.
	@$(plan_anew)
	swift run --package-path Rendering $(optimised) RenderBench
	python3 Rendering/Bench/movie_memory.py

.PHONY: docs
docs: setup-swift .build/docs/.complete ## Build the documentation of engine and hosts; a warning fails it.

.PHONY: pictures
pictures: build web site ## Draw the pictures and movies of README, documentation and the page's preview anew.
	@Scripts/require-debian pdftoppm=poppler-utils
	@Scripts/draw-start
	@Scripts/draw-springs
	@Scripts/draw-movies
	@Scripts/draw-reduced-motion
	@Scripts/draw-lessons
	@Scripts/draw-beside
	@Scripts/draw-marks
	@Scripts/draw-preview

.PHONY: goldens
goldens: setup-render ## Draw the reference pictures of frames again; review them before a commit.
	@$(plan_anew)
	SUPPLE_GOLDEN=write swift test --package-path Rendering $(optimised) --disable-testable-imports --filter GoldenTests

.PHONY: sizes
sizes: package ## Measure the files that a page loads, and write the figures into README.md.
	node Scripts/sizes.mjs --write

.PHONY: clean
clean: ## Delete all build products.
	rm -rf .build Apple/.build Apple/.build-ios Apple/.build-device Apple/StandIns/.build Benchmarks/.build CommandLine/.build Fuzzing/.build Rendering/.build Web/.build Schema Web/dist Web/Tests/artifacts bin .venv

# The parts of `make test`, each a target of its own

.PHONY: test-engine test-fuzz test-render test-module test-browser
# An optimised engine needs a quarter of the time for them. A debug build's replays are compared with its own.
test-engine: setup-swift
	@$(plan_anew)
	swift test $(optimised) --disable-testable-imports

# Release: debug takes ten times as long for as many events.
test-fuzz: setup-swift
	@$(plan_anew)
	swift test --package-path Fuzzing $(optimised) --disable-testable-imports

test-render: setup-render
	@$(plan_anew)
	swift test --package-path Rendering $(optimised) --disable-testable-imports

# One after another, because they share a folder.
.PHONY: test-optimised
test-optimised:
	@MAKEFLAGS= $(MAKE) --keep-going test-engine test-fuzz test-render build

# The modules, and the page with them.
.PHONY: page test-types
page: setup-test $(modules) Web/.build/supple-messenger.wasm Web/.build/bottom-sheet.wasm Web/dist/.complete

test-types: setup-test web package
	tsc --project Web
	tsc --project Web/Tests/Types
	tsc --project Site

test-module: setup-test build web package messenger-module Web/.build/allocator.wasm .build/replays/.complete .build/random-scripts/.complete
	node --test --test-concurrency 2 Web/Tests/*.test.mjs

# The tests of the page also check the site, in a browser.
test-site: site
	node --test Site/Tests/*.test.mjs

test-browser: setup-test build web package site
	$(PYTHON) -m pytest -c Web/Tests/pytest.ini Web/Tests --engines chromium

# The purpose of each element, by touch, mouse and keyboard, with and without the tests' own clock. All tests in these
# browsers would take as long as all others.
main_paths := elements_badge elements_heads elements_notch unled unled_badge unled_heads unled_list unled_resize
comma := ,
empty :=
.PHONY: test-main-paths test-pages
test-main-paths: setup-browsers build web site
	$(PYTHON) -m pytest -c Web/Tests/pytest.ini $(patsubst %,Web/Tests/test_%.py,$(main_paths)) --engines firefox,webkit

# Both in one run.
test-pages: setup-browsers build web package site
	$(PYTHON) -m pytest -c Web/Tests/pytest.ini Web/Tests --engines chromium --everywhere $(subst $(empty) ,$(comma),$(main_paths))

.PHONY: test-browsers
test-browsers: setup-browsers build web package site ## Run the tests of the page in all browsers (ENGINES=chromium,firefox,webkit).
	$(PYTHON) -m pytest -c Web/Tests/pytest.ini Web/Tests $(if $(ENGINES),--engines $(ENGINES))

include Apple/apple.mk

# Set-up: checks each time, installs missing packages, prints their names

.PHONY: setup-swift setup-python setup-demo setup-render setup-test setup-browsers
setup-swift:
	@Scripts/require-swift

setup-python:
	@Scripts/require-debian python3=python3

setup-demo: setup-swift
	@Scripts/require-debian wasm-opt=binaryen esbuild=esbuild node=nodejs tsc=node-typescript \
	  /usr/share/nodejs/markdown-it/package.json=node-markdown-it

# Programs that draw and encode pictures and movies; the page and the engine do not need them.
setup-render: setup-swift
	@Scripts/require-debian ffmpeg=ffmpeg /usr/include/pango-1.0/pango/pangocairo.h=libpango1.0-dev \
	  /usr/include/turbojpeg.h=libturbojpeg0-dev /usr/share/fonts/opentype/inter=fonts-inter

setup-test: setup-demo setup-render setup-python
	@Scripts/require-debian chromium=chromium /usr/bin/chromium-headless-shell=chromium-headless-shell \
	  /usr/share/fonts/opentype/inter=fonts-inter rollup=rollup \
	  /usr/share/nodejs/jsdom/package.json=node-jsdom /usr/share/nodejs/react/package.json=node-react \
	  /usr/share/nodejs/react-dom/package.json=node-react-dom
	@python3 -c 'import ensurepip, venv' 2>/dev/null || Scripts/require-debian =python3-venv
	@$(MAKE) -s .venv/complete

# Firefox, and WebKit in a window of its own on an X server without a screen: their drivers accept real touches.
setup-browsers: setup-test
	@Scripts/require-debian firefox-esr=firefox-esr Xorg=xserver-xorg-core \
	  /usr/lib/xorg/modules/drivers/dummy_drv.so=xserver-xorg-video-dummy /usr/lib/python3/dist-packages/gi=python3-gi
	@/usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2>/dev/null || \
	  Scripts/require-debian =gir1.2-webkit2-4.1

.venv/complete: Web/Tests/requirements.txt Scripts/make-venv
	@Scripts/make-venv .venv $<
	@touch $@

# Files

bin/supple: $(engine_sources) $(command_sources)
	@$(plan_anew)
	swift build --package-path CommandLine $(optimised) --product supple
	@mkdir -p bin
	@cp $(optimised_programs)/supple $@

bin/supple-render: $(engine_sources) $(conventions_sources) $(render_sources)
	@$(plan_anew)
	swift build --package-path Rendering $(optimised) --product supple-render
	@mkdir -p bin
	@cp $(optimised_programs)/supple-render $@

# The engine is compiled once for all modules.
Web/.build/engine/.complete: $(engine_sources) Scripts/build-engine Scripts/module-tools.bash
	Scripts/build-engine $(@D)
	@touch $@

$(modules) Web/.build/supple-messenger.wasm: Web/.build/engine/.complete $(module_sources)
	Scripts/build-module $@ $(<D) $(module_flags_$(basename $(@F)))

# The descriptions of contract and scripts, which the repository does not contain.
Schema/.complete: $(engine_sources)
	swift run supple-contract --descriptions
	@touch $@

# The replays of a debug build, for comparison with the release's and the module's.
.build/replays/.complete: $(engine_sources) $(shell find Tests/ExampleReplays Examples)
	swift run ExampleReplays $(@D)
	@touch $@

# Random scripts, for the comparison of native and WebAssembly replays.
.build/random-scripts/.complete: $(engine_sources) $(fuzz_sources)
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(plan_anew)
	swift run --package-path Fuzzing $(optimised) supple-fuzz --seed 17 --scripts 50 --into $(@D)
	@touch $@

# The example of "Write your own interaction", which runs on its page of the site.
Web/.build/bottom-sheet.wasm: Web/.build/engine/.complete $(module_sources) $(shell find Examples/BottomSheet -name '*.swift' -not -path '*/Tests/*')
	INTERACTION="Examples/BottomSheet/Sources Examples/BottomSheet/Web" Scripts/build-module $@ $(<D) -DOWN_INTERACTION

Web/.build/allocator.wasm: Web/Sources/CSuppleWeb/Allocator.c Web/Tests/Allocator/Scratch.c
	@mkdir -p $(@D)
	clang --target=wasm32-unknown-unknown -Oz -ffreestanding -nostdlib -IWeb/Sources/CSuppleWeb/include $^ \
	  -Wl,--no-entry,--export=posix_memalign,--export=free,--export=scratch -o $@

# The files of the page that node programs use as well.
Web/.build/node/.complete: Web/tsconfig.json $(shell find Web/elements/abi) Demo/tones.ts
	esbuild Web/elements/abi/*.ts --outbase=Web --outdir=$(@D) --log-level=warning
	esbuild Demo/tones.ts --outbase=. --outdir=$(@D) --log-level=warning
	@touch $@

Web/dist/.complete: Web/.build/supple.wasm Web/.build/node/.complete $(page_sources)
	Scripts/bundle-web $< Web/dist
	@touch $@

# The archive of the Swift modules' documentation.
.build/docs/.complete: Scripts/docs Scripts/check-ios $(engine_sources) $(shell find Apple/Sources Apple/StandIns -not -path '*/.build*')
	@Scripts/docs
	@touch $@

Web/.build/package/.complete: $(modules) Web/.build/node/.complete Schema/.complete $(package_sources)
	Scripts/bundle-package Web/.build $(@D)
	@touch $@
