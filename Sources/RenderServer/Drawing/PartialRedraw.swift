import Compositor
import EGL
import GLESRenderer
import LayerTree

/// Decides how the frames of a window are redrawn in part.
///
/// Where the driver knows the age of buffers, the damage since then is drawn. Where it does not, as
/// with software renderers, frames with little damage are drawn into a target that keeps its pixels,
/// and that is copied to each buffer, if a copy is cheaper than drawing a frame.
struct PartialRedraw {
  enum Method: Equatable {
    case bufferAge
    /// Frames of which little is damaged are drawn into a kept target. `copyCost` is the cost of a
    /// copy, as a multiple of that of the cheapest complete frame.
    case keptTarget(copyCost: Double)
    /// Each frame is drawn completely.
    case none
  }

  let method: Method
  /// Whether the next frame is drawn into a kept target.
  private(set) var keepsFrames = false
  /// The number of frames in a row for which the other way would have been cheaper.
  private var contraryFrames = 0

  /// A change costs a frame that is drawn completely, so that single frames cause none.
  private static let framesBeforeChange = 3
  /// The cost of the last complete frame, as a multiple of that of the cheapest one.
  private var frameCost = 1.0

  /// A smaller gain is below the error of the measurement.
  private static let leastGain = 0.25
  /// The least gain, as a share of a complete frame, of a frame that begins to be kept. While the gain
  /// stays between it and 0, nothing changes: otherwise frames with damage around the limit would
  /// change the way again and again, which costs a complete frame each time.
  private static let hysteresis = 0.15
  /// The share of a window from which on copies of it for backdrops make a kept frame worth while. The
  /// components of a window's pixels are converted by such a copy, and those of a kept frame are not: on
  /// llvmpipe, this takes twelve times as long.
  private static let leastCopiedShare = 1.0 / 8
  /// Copies that cost more are slow on all screens: the driver waits for something.
  private static let largestCopyCost = 8.0

  init(_ method: Method) {
    self.method = method
  }

  /// Chooses the method for a driver that does not know the age of buffers.
  ///
  /// - Parameters:
  ///   - copying: the seconds for copying a frame.
  ///   - drawing: the seconds for drawing the cheapest complete frame.
  init(copying: Double, drawing: Double) {
    let cost = copying / drawing
    self.init(cost <= Self.largestCopyCost ? .keptTarget(copyCost: cost) : .none)
  }

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - share: the share of the window that it damaged, 0…1.
  ///   - copied: the share of the window that it copied for backdrops.
  ///   - cost: its cost if it was drawn completely, as a multiple of that of the cheapest frame.
  mutating func noteFrame(damaging share: Double, copying copied: Double = 0, cost: Double?) {
    guard case .keptTarget(let copyCost) = method else { return }
    if let cost { frameCost = max(cost, 1) }
    let largestShare = 1 - copyCost / frameCost
    let isWorthKeeping =
      largestShare >= Self.leastGain
      && (copied >= Self.leastCopiedShare
        || largestShare - share > (keepsFrames ? 0 : Self.hysteresis))
    contraryFrames = isWorthKeeping == keepsFrames ? 0 : contraryFrames + 1
    guard contraryFrames == Self.framesBeforeChange else { return }
    keepsFrames.toggle()
    contraryFrames = 0
  }
}

extension FrameStatistics.PartialRedraw {
  init(_ method: PartialRedraw.Method) {
    switch method {
    case .bufferAge: self = .bufferAge
    case .keptTarget: self = .keptTarget
    case .none: self = .none
    }
  }
}

extension PartialRedraw {
  /// Chooses the method for a window, by measuring copies and frames where the driver does not know
  /// the age of buffers. Draws into the window's next buffer, and presents nothing.
  ///
  /// - Parameter now: reads a clock, in seconds.
  init(
    for target: WindowTarget, of renderer: Renderer, now: () -> Double
  ) throws(GLESError) {
    if target.surface.hasBufferAge {
      self.init(.bufferAge)
      return
    }
    let plan = FramePlan.cheapestFrame(target.size)
    func seconds(_ body: () throws(GLESError) -> Void) throws(GLESError) -> Double {
      var least = Double.infinity
      // The first run includes work that the driver does once.
      for _ in 0..<3 {
        try target.finish()
        let began = now()
        try body()
        try target.finish()
        least = min(least, now() - began)
      }
      return least
    }
    let drawing = try seconds { () throws(GLESError) in try renderer.execute(plan) }
    target.keepsFrames = true
    defer { target.keepsFrames = false }
    let copying = try seconds { () throws(GLESError) in try target.copyKeptFrame() }
    self.init(copying: copying, drawing: drawing)
  }
}

extension FramePlan {
  /// A frame with a background and one translucent layer that covers it.
  fileprivate static func cheapestFrame(_ size: PixelSize) -> FramePlan {
    var plan = FramePlan(size: size)
    plan.instances = [
      QuadInstance(
        xAxis: SIMD2(Float(size.width), 0), yAxis: SIMD2(0, Float(size.height)), origin: .zero)
    ]
    plan.batches = [Batch(program: .solid, blending: .over, instances: 0..<1)]
    plan.passes = [
      Pass(clip: PixelRect(size), clearColor: SIMD4(0, 0, 0, 1), batches: 0..<1)
    ]
    return plan
  }
}

extension FramePlan {
  /// The pixels of the frame that are copied for backdrops.
  var copiedPixels: Int {
    passes.reduce(0) { sum, pass in
      if case .copy(.frame, let rect) = pass.kind { sum + rect.area } else { sum }
    }
  }

  /// The cost of drawing it, as a multiple of that of the cheapest frame. `pixels` is the number of
  /// pixels that it draws.
  ///
  /// On llvmpipe, a layer of a few pixels costs as much as 100 pixels of a larger one: 2.3 µs.
  func cost(drawing pixels: Int) -> Double {
    let (layer, cheapest) = (100.0, 2.0 * Double(max(size.area, 1)))
    return (Double(pixels) + layer * Double(instances.count + shapes.count)) / cheapest
  }
}
