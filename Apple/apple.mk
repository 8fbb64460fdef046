# The hosts for Apple's platforms, as far as Linux can check them.

.PHONY: check-declarations check-device check-ios test-apple
check-device: setup-swift ## Compile the engine for an iPhone's processor, as Embedded Swift.
	@Scripts/check-device

check-declarations: ## Compare the stand-ins for Apple's frameworks with the table of what the documentation says.
	@Scripts/check-declarations

check-ios: setup-swift ## Type-check engine, hosts, samples and demo for iOS, engine and hosts for Catalyst and a Mac too.
	@Scripts/check-packaging
	@Scripts/check-project
	@Scripts/check-ios
	@Scripts/check-ios --catalyst
	@Scripts/check-ios --mac

# The stand-ins have one clock, so all suites but two of 0.1 s run alone on the main actor: parallel runs would gain nothing.
test-apple: setup-swift ## Run the hosts for Apple's platforms against the stand-ins.
	swift test --no-parallel --package-path Apple -c release --disable-testable-imports $(testable)
