import ArgumentParser
import Foundation
import UIKit

/// What `lamina bench` shows. A variant is one file, and one line in `BenchVariants`.
@MainActor protocol BenchVariant {
  /// The name on the command line.
  static var name: String { get }
  /// One line that describes the scene.
  static var summary: String { get }
  /// What the scene consists of, unless the command line says otherwise.
  static var defaults: BenchOptions { get }
  /// Whether it changes the contents of `BenchOptions.changes` layers in each frame.
  static var changes: Bool { get }

  /// Measures the rows that the scene makes; nil where it makes none.
  var rows: RowMeter? { get }

  init(_ options: BenchOptions)

  /// Adds the scene to the window.
  func show(in window: UIWindow, _ motion: BenchMotion)
}

extension BenchVariant {
  static var defaults: BenchOptions { BenchOptions() }
  static var changes: Bool { false }
  var rows: RowMeter? { nil }
}

/// Whether a scene moves.
enum BenchMotion {
  case moving
  /// The scene stands still, in its state at a time in seconds.
  case still(at: Double)
}

/// The numbers of the command line that a scene depends on.
struct BenchOptions: Equatable {
  /// The number of layers that move.
  var layers = 100
  /// The side of a layer, in points.
  var layerSize = 128.0
  /// The number of layers that stand still.
  var still = 0
  /// The number of layers whose contents change in each frame.
  var changes = 0
  /// The number of animations of each layer.
  var animations = BenchScene.maxAnimations
}

/// All variants, in the order of the help.
@MainActor enum BenchVariants {
  static let all: [any BenchVariant.Type] = [
    TranslucentVariant.self, OpaqueVariant.self, SpritesVariant.self, StaticVariant.self,
    TextVariant.self, ShapesVariant.self, BlurVariant.self, BackdropVariant.self,
    MasksVariant.self, ShadowsVariant.self, CardsVariant.self, ScrollVariant.self,
    UploadVariant.self, PhotosVariant.self, CollectionVariant.self, TableVariant.self,
    PushVariant.self, SheetVariant.self, TabsVariant.self,
  ]

  static var names: String { all.map { $0.name }.joined(separator: ", ") }

  /// The names and summaries, a line each.
  static var list: String {
    let width = all.map { $0.name.count }.max() ?? 0
    return all.map { variant in
      variant.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + variant.summary
    }.joined(separator: "\n")
  }

  /// - Throws: an error that lists the names.
  static func named(_ name: String) throws -> any BenchVariant.Type {
    guard let variant = all.first(where: { $0.name == name }) else {
      throw ValidationError("--variant \(name): no such variant; there are \(names)")
    }
    return variant
  }
}
