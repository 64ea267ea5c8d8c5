import Testing

// Requirement V18; issue 4, demo 4.
@Suite("When and how animations end", .serialized) @MainActor
struct ScenarioTests {
  @Test("events come in the expected order, at the expected times", arguments: Scenario.all)
  func events(scenario: Scenario) throws {
    let stage = try ScenarioStage()
    try scenario.script(stage)
    let (found, expected) = (
      stage.lines.joined(separator: "\n"), scenario.log.joined(separator: "\n")
    )
    #expect(found == expected, "\(scenario.name), \(scenario.basis)")
  }

  @Test("there are at least sixty scenarios, with unique names")
  func count() {
    #expect(Scenario.all.count >= 60)
    #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
  }
}
