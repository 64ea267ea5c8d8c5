import Testing

// Issue 4, Show 4. V18
@Suite("When animations end, and how", .serialized) @MainActor
struct ScenarioTests {
  @Test("events come in their order, at their times", arguments: Scenario.all)
  func events(scenario: Scenario) throws {
    let stage = try ScenarioStage()
    try scenario.script(stage)
    let (found, expected) = (
      stage.lines.joined(separator: "\n"), scenario.log.joined(separator: "\n")
    )
    #expect(found == expected, "\(scenario.name), \(scenario.basis)")
  }

  @Test("there are sixty scenarios and more, no two of one name")
  func count() {
    #expect(Scenario.all.count >= 60)
    #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
  }
}
