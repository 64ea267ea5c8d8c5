import GLESRenderer
import Testing

@testable import RenderServer

@Suite("Limits of the driver from the environment")
struct DriverLimitsTests {
  @Test("the texture limit and the failing attempts are read; without variables there is no limit")
  func values() {
    #expect(DriverLimits.parse([:]).limits == .none)
    let one = DriverLimits.parse(["LAMINA_TEXTURE_LIMIT": "256", "LAMINA_FAILING_TEXTURES": "7"])
    #expect(one.limits == DriverLimits(maximumTextureSide: 256, failingTextures: 7...7))
    let several = DriverLimits.parse(["LAMINA_FAILING_TEXTURES": "7-9", "LAMINA_LAST_PLAN": "3"])
    #expect(several.limits.failingTextures == 7...9 && several.limits.lastPlan == 3)
    #expect(several.messages.isEmpty)
  }

  @Test(
    "an invalid value is ignored with one line that names the variable and the value",
    arguments: [
      ("LAMINA_TEXTURE_LIMIT", "12"), ("LAMINA_TEXTURE_LIMIT", "large"),
      ("LAMINA_FAILING_TEXTURES", "0"), ("LAMINA_FAILING_TEXTURES", "9-7"),
      ("LAMINA_FAILING_TEXTURES", "1-2-3"), ("LAMINA_LAST_PLAN", "0"),
    ])
  func invalid(name: String, value: String) {
    let (limits, messages) = DriverLimits.parse([name: value])
    #expect(limits == .none && messages.count == 1)
    #expect(messages[0].hasPrefix("\(name): \(value) is ") && !messages[0].contains("\n"))
  }
}

@Suite("The budget of textures from the environment")
struct TextureBudgetTests {
  @Test("the budget is 256 MiB, or a number of MiB from 1")
  func values() {
    #expect(TextureBudget.standard == 268_435_456)
    #expect(TextureBudget.bytes("64") == 64 << 20)
    #expect(["0", "-1", "many", ""].allSatisfy { TextureBudget.bytes($0) == nil })
  }
}
