import Foundation
import LayerTree

/// Draws layers again at each refresh while animations of what they draw run. It has a display link
/// then, and at no other time.
@MainActor final class AnimatedDrawing {
  static let shared = AnimatedDrawing()

  private struct Entry {
    let layer: CALayer
    var animations = 1
  }

  private var entries: [LayerID: Entry] = [:]
  private var link: CADisplayLink?
  /// When the frame that is being made will be shown, on the media clock.
  private var frameTime = 0.0

  /// What layers are drawn for.
  var time: CFTimeInterval { max(frameTime, MediaClock.now) }

  /// Of layers whose drawing animates.
  var isEmpty: Bool { entries.isEmpty && link == nil }

  /// One more animation of what the layer draws runs.
  func add(_ layer: CALayer) {
    if entries[layer.id] == nil {
      entries[layer.id] = Entry(layer: layer)
    } else {
      entries[layer.id]?.animations += 1
    }
    layer.setNeedsDisplay()
    update()
  }

  /// One of them has ended.
  func remove(_ layer: CALayer) {
    guard let count = entries[layer.id]?.animations else { return }
    if count > 1 { entries[layer.id]?.animations = count - 1 } else { entries[layer.id] = nil }
    update()
  }

  /// Layers that stood may go on, and those that stand may show another moment.
  func layerTimesDidChange() {
    guard !entries.isEmpty else { return }
    for entry in entries.values { entry.layer.setNeedsDisplay() }
    update()
  }

  /// Layers that are seen now may have been added before.
  func layersDidEnter() {
    if !entries.isEmpty { update() }
  }

  private func update() {
    let runs = entries.values.contains { $0.layer.isDrawnAnew }
    if runs, link == nil {
      let link = CADisplayLink { link in
        AnimatedDrawing.shared.drawAll(for: link.targetTimestamp)
      }
      link.add(to: .main, forMode: .common)
      self.link = link
    } else if !runs, let link {
      link.invalidate()
      self.link = nil
    }
  }

  private func drawAll(for time: CFTimeInterval) {
    frameTime = time
    for entry in entries.values where entry.layer.isDrawnAnew { entry.layer.setNeedsDisplay() }
    // A window may have gone.
    update()
  }
}

extension CALayer {
  /// Whether the next frame may show another moment of it.
  fileprivate var isDrawnAnew: Bool { context != nil && isTimeMoving }
}
