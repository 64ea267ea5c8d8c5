/// What the last passes did with a layer. `LayoutDisplayQueue` numbers its passes and defers what would
/// keep a pass from ending.
struct LayerPasses {
  /// The last pass that laid the layer out, and how often it did.
  private var layoutPass: UInt32 = 0
  private var displayPass: UInt32 = 0
  private var layoutRounds: UInt8 = 0

  func layoutRounds(in pass: UInt32) -> UInt8 { layoutPass == pass ? layoutRounds : 0 }

  mutating func countLayout(in pass: UInt32) {
    layoutRounds = layoutRounds(in: pass) + 1
    layoutPass = pass
  }

  func didDisplay(in pass: UInt32) -> Bool { displayPass == pass }

  mutating func setDisplayed(in pass: UInt32) { displayPass = pass }
}
