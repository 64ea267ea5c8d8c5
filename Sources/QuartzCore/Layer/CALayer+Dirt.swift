extension CALayer {
  /// Flags for changes since the last commit and for pending passes.
  struct Dirt: OptionSet {
    let rawValue: UInt16
    static let properties = Dirt(rawValue: 1)
    static let sublayers = Dirt(rawValue: 2)
    static let animations = Dirt(rawValue: 4)
    static let layout = Dirt(rawValue: 8)
    static let display = Dirt(rawValue: 16)
    static let style = Dirt(rawValue: 32)
    static let resize = Dirt(rawValue: 64)
    static let space = Dirt(rawValue: 128)
    static let timing = Dirt(rawValue: 256)
    static let commit: Dirt = [.properties, .style, .space, .timing, .sublayers, .animations]
  }

  /// Records a change for the next commit. A layer outside a window needs no record, since it sends
  /// its whole state when it enters one.
  func touch(_ change: Dirt) {
    guard let context else { return }
    if dirt.isDisjoint(with: .commit) { context.markChanged(self) }
    dirt.formUnion(change)
  }
}
