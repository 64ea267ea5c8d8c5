import ArgumentParser
import Foundation

extension BenchCommand {
  func validate() throws {
    try checkFinite(seconds, "--seconds", in: 0.1...86_400)
    try checkFinite(warmup, "--warmup", in: 0...3600)
    if let layerSize { try checkFinite(layerSize, "--layer-size", in: 1...4096) }
    try check(animations, "--animations", in: 0...BenchScene.maxAnimations)
    try check(layers, "--layers", in: 0...1_000_000)
    try check(still, "--still", in: 0...1_000_000)
    try check(changes, "--changes", in: 0...1_000_000)
    try check(rate, "--rate", in: 1...10_000)
    try MainActor.assumeIsolated { try checkScene() }
    try checkMode()
  }

  private func check(_ value: Int?, _ option: String, in range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(option) \(value): expected a number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Checks that the names exist, and that the variant uses the numbers.
  @MainActor private func checkScene() throws {
    let chosen = try BenchVariants.named(variant)
    if still != nil && chosen != StaticVariant.self {
      throw ValidationError("--still: only --variant \(StaticVariant.name) has still layers")
    }
    let changing = BenchVariants.all.filter { $0.changes }
    if changes != nil && !chosen.changes {
      let names = changing.map { $0.name }.joined(separator: " and ")
      throw ValidationError("--changes: only the contents of --variant \(names) change")
    }
    if mode == .drawing {
      _ = try drawingScene()
    } else {
      _ = try BlockedMotion.named(scene)
    }
    if mode == .free && !display.offscreen && options.changes > 0 {
      throw ValidationError(
        "--mode free: contents change at refreshes; use --mode vsync, --offscreen or --changes 0")
    }
  }

  private func checkMode() throws {
    if display.offscreen && mode.isPaced {
      throw ValidationError(
        "--mode \(mode.rawValue) is paced by a display; --offscreen has none")
    }
    if mode == .stall && seconds < 2 {
      throw ValidationError("--seconds \(seconds): the stall takes the second of at least 2")
    }
    if report != nil && !mode.hasFrames {
      throw ValidationError(
        "--report: --mode \(mode.rawValue) has no frames; use vsync, free, idle or stall")
    }
    if trace != nil && !mode.hasFrames && mode != .passes {
      throw ValidationError(
        "--trace: --mode \(mode.rawValue) is not traced; use vsync, free, idle, stall or passes")
    }
  }
}
