# Quickcast. "make run" and "make test" set up what is missing by themselves;
# "make help" lists the rest.

.DEFAULT_GOAL := help
.PHONY: help run build cli test check race bench bench-odds bench-start bench-share fuzz mutate gallery gallery-diff crash web dist try-dist wine reproducible portable e2e soak evening clean

# Go is looked for where its own installer puts it, too.
export PATH := $(PATH):/usr/local/go/bin

# One set of tags everywhere, or everything is built twice. The window needs
# C; everything else, tests included, is built without. The toolkit's own emoji are read
# twice at every start and take a tenth of the memory: the system has its own.
WINDOW := CGO_ENABLED=1 go build -buildvcs=false -tags migrated_fynedo,no_emoji
TAGS   := ci,migrated_fynedo
NOC    := CGO_ENABLED=0 LANG=en_US.UTF-8

# What gallery-diff compares with: the last release, or before there is one what is committed.
BASE ?= $(shell git describe --tags --abbrev=0 2>/dev/null || git rev-parse HEAD)

STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOFUMPT     := mvdan.cc/gofumpt@v0.12.0

help: ## this list
	@grep -E '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | while IFS="$$(printf '\t')" read -r name what; do printf '  make %-11s %s\n' "$$name" "$$what"; done

run: build ## set up, build and open the window
	./quickcast

build: ## set up and build the window (2 to 6 minutes the first time, then seconds)
	@scripts/need.sh go window
	$(WINDOW) -o quickcast .

cli: ## build the command line alone, without a C compiler
	@scripts/need.sh go
	$(NOC) go build -buildvcs=false -tags $(TAGS) -o quickcast-cli .

test: ## run all tests; needs no display and no C compiler
	@scripts/need.sh go
	$(NOC) go test -tags $(TAGS) ./...
	$(NOC) go test -C e2e -tags $(TAGS) ./...

check: ## go vet, staticcheck and gofumpt
	@scripts/need.sh go
	$(NOC) go vet -tags $(TAGS) ./...
	$(NOC) go vet -C e2e -tags $(TAGS) ./...
	$(NOC) go run $(STATICCHECK) -tags $(TAGS) ./...
	cd e2e && $(NOC) go run $(STATICCHECK) -tags $(TAGS) ./...
	@scripts/format.sh $(GOFUMPT)

race: ## run the race detector over the table, what lies below the window, and the window (needs a C compiler)
	@scripts/need.sh go compiler
	CGO_ENABLED=1 LANG=en_US.UTF-8 go test -race -short -timeout 40m -tags $(TAGS) ./tracker/... ./internal/... ./ui/...

bench: ## run the benchmarks
	@scripts/need.sh go
	$(NOC) go test -tags $(TAGS) -run '^$$' -bench . -benchmem ./...

bench-odds: ## the odds of a handful of dice beside what anybody would write first, in one run
	@scripts/need.sh go
	$(NOC) go test -tags $(TAGS) -run '^$$' -bench Peers ./rules/dice

bench-start: ## measure how window and page start, beside an empty window and an empty page (ten minutes)
	@scripts/need.sh go window display browser
	@scripts/bench-start.sh

bench-share: ## measure tables on several devices: a tap until it counts on the other one beside plain NATS, joining a long table, 200 tables at once (TABLES=2000: these, too)
	@scripts/need.sh go
	$(NOC) go test -tags $(TAGS) -run '^$$' -bench 'Tap|Plain|Disk' -benchtime 100x ./internal/share
	$(NOC) QUICKCAST_SHARE_TABLES=$(TABLES) go test -tags $(TAGS) -run '^$$' -bench 'Join|Tables' -benchtime 10x ./internal/share

fuzz: ## run every fuzz target for a few seconds (FUZZTIME=10s), or some for long (TARGET=Text FUZZPACKAGES=./builder/formats)
	@scripts/need.sh go
	@$(NOC) TAGS=$(TAGS) scripts/fuzz.sh

mutate: ## break the program in named places and in 200 drawn ones, one at a time, and see that tests notice (WORDS="combat board" for some, SAMPLE=0 for none drawn, SEED=7)
	@scripts/need.sh go
	$(NOC) go run ./scripts/mutate -tags $(TAGS) -sample $(or $(SAMPLE),200) $(if $(SEED),-seed $(SEED)) $(WORDS)

gallery: ## draw every screen in every size, theme and language into build/gallery (GALLERY="--lang de --text 80,160" for some)
	@scripts/need.sh go
	$(NOC) go run -tags $(TAGS) ./ui/gallery $(GALLERY) build/gallery

gallery-diff: ## draw every screen as it is and as it was at BASE (the last release), and show what changed in build/gallery-diff
	@scripts/need.sh go
	rm -rf build/base build/gallery-base build/gallery-diff
	git clone -q . build/base
	git -C build/base checkout -q $(BASE)
	cd build/base && $(NOC) go run -tags $(TAGS) ./ui/gallery $(GALLERY) $(CURDIR)/build/gallery-base
	$(NOC) go run -tags $(TAGS) ./ui/gallery $(GALLERY) build/gallery
	$(NOC) go run -tags $(TAGS) ./ui/gallery compare build/gallery-base build/gallery build/gallery-diff

crash: cli ## kill the table while it is played, 300 times from scripts, 300 in the window, 300 while it copies and 200 with the browser (KILLS=50), and look for losses
	@scripts/need.sh browser
	$(NOC) go run -C e2e ./crash ../quickcast-cli 300
	$(NOC) QUICKCAST_KILLS=300 go test -tags $(TAGS) -count=1 -timeout 30m -v -run TestKilled ./ui/killed ./internal/backup
	@scripts/crash-page.sh $(KILLS)

web: ## build the app for the browser into build/web, and for "quickcast serve" of the next build (packing it takes two minutes)
	@scripts/need.sh go
	@scripts/web.sh build/web

dist: ## make what is given out into build/dist, on Debian: for Linux, Windows, stores, the page, what they are made of, checksums
	@scripts/need.sh go window dist
	@scripts/dist.sh build/dist

try-dist: dist ## install what make dist made in a clean Debian and under Wine, and start it (as root)
	@scripts/need.sh display wine try
	@scripts/try-dist.sh build/dist
	@scripts/wine.sh build/dist/*-setup.exe build/wine

wine: ## build for Windows and draw its table under Wine
	@scripts/need.sh go window display wine
	GOOS=windows GOARCH=amd64 CGO_ENABLED=1 CC=x86_64-w64-mingw32-gcc go build -buildvcs=false -trimpath -tags migrated_fynedo,no_emoji,accessibility -o build/windows/quickcast.exe .
	@scripts/wine.sh "$(CURDIR)/build/windows/quickcast.exe" build/wine

reproducible: dist ## make it again from a clone and see that it is the same, byte for byte
	rm -rf build/again
	git clone -q . build/again
	$(MAKE) -C build/again dist
	cmp build/dist/SHA256SUMS build/again/build/dist/SHA256SUMS

portable: ## compile for the browser, Android, Windows, macOS, and without C
	@scripts/need.sh go
	@TAGS=$(TAGS) scripts/portable.sh

e2e: ## try the real window and the real web page (installs a virtual display and a browser)
	@scripts/need.sh go window display browser node
	@scripts/e2e-window.sh
	@scripts/e2e-web.sh

soak: ## use the real window and the real page for a long time and look for what they never give back (SOAK=10m)
	@scripts/need.sh go window display browser
	@scripts/soak-window.sh
	@scripts/soak-page.sh

evening: ## play six hours of a table in the window, in the test's own time: 2,000 actions (two minutes)
	@scripts/need.sh go
	$(NOC) QUICKCAST_ACTIONS=2000 FYNE_CACHE=200ms go test -tags $(TAGS) -count=1 -timeout 30m -v -run TestLongEvening ./ui

clean: ## remove what was built
	rm -rf build quickcast quickcast-cli quickcast.exe

bench-search: ## the search beside minisearch and fuse.js, on the same queries in one run
	@scripts/need.sh go
	$(NOC) go run -C e2e -tags $(TAGS) ./searchbench
