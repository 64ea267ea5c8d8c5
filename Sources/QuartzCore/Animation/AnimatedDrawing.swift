import Foundation
import LayerTree

/// Redraws layers at each display refresh while animations change what their drawing code draws. It
/// keeps a display link only while such animations run.
@MainActor final class AnimatedDrawing {
  static let shared = AnimatedDrawing()

  private struct Entry {
    let layer: CALayer
    var animations = 1
  }

  private var entries: [LayerID: Entry] = [:]
  private var link: CADisplayLink?
  /// The time at which the frame in preparation will be shown, on the media clock.
  private var frameTime = 0.0

  /// The time that layers are drawn for, on the media clock.
  var time: CFTimeInterval { max(frameTime, MediaClock.now) }

  /// Whether no animated layers are registered and no display link runs.
  var isEmpty: Bool { entries.isEmpty && link == nil }

  /// Registers one more animation that changes what the layer draws.
  func register(_ layer: CALayer) {
    if entries[layer.id] == nil {
      entries[layer.id] = Entry(layer: layer)
    } else {
      entries[layer.id]?.animations += 1
    }
    layer.setNeedsDisplay()
    update()
  }

  /// Unregisters one such animation of the layer.
  func unregister(_ layer: CALayer) {
    guard let count = entries[layer.id]?.animations else { return }
    if count > 1 { entries[layer.id]?.animations = count - 1 } else { entries[layer.id] = nil }
    update()
  }

  /// Redraws the layers, since a change of layer timing may pause or resume them or change their
  /// time.
  func layerTimesDidChange() {
    guard !entries.isEmpty else { return }
    for entry in entries.values { entry.layer.setNeedsDisplay() }
    update()
  }

  /// Starts the display link if a layer that was added outside a window is in one now.
  func layersDidEnter() {
    if !entries.isEmpty { update() }
  }

  private func update() {
    let runs = entries.values.contains { $0.layer.needsContinuousDisplay }
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
    for entry in entries.values where entry.layer.needsContinuousDisplay {
      entry.layer.setNeedsDisplay()
    }
    // A layer's window may have gone away.
    update()
  }
}

extension CALayer {
  /// Whether the layer is in a window and its time advances, so that each frame may differ.
  fileprivate var needsContinuousDisplay: Bool { context != nil && isTimeRunning }
}
