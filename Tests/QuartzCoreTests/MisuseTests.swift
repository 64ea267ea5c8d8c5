import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Misuse traps with Core Animation's message")
struct MisuseTests {
  private func expect(
    _ message: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), "\(output)", sourceLocation: sourceLocation)
  }

  @Test("a position that is not a number traps")
  func position() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) }
    }
    expect("CALayer position contains NaN: [nan 0]", in: result)
  }

  @Test("a layer's animation cannot be changed")
  func addedAnimation() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        layer.animation(forKey: "fade")?.duration = 2
      }
    }
    expect("attempting to modify read-only animation <", in: result)
  }

  @Test("a frame, bounds and a transform that are not finite trap")
  func geometry() async {
    let frame = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CALayer().frame = CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1)
      }
    }
    expect("CALayer position contains NaN: [0 inf]", in: frame)
    let size = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CALayer().frame = CGRect(x: 1.5, y: 2, width: CGFloat.nan, height: 50)
      }
    }
    expect("CALayer bounds contains NaN: [1.5 2; nan 50]", in: size)
    let bounds = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CALayer().bounds = CGRect(x: 0, y: 0, width: 1, height: -CGFloat.infinity)
      }
    }
    expect("CALayer bounds contains NaN: [0 0; 1 -inf]", in: bounds)
    let transform = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CALayer().transform = CATransform3DMakeScale(.infinity, 1, 1) }
    }
    expect("CALayer transform contains NaN", in: transform)
  }

  @Test(
    "every other non-finite number traps",
    arguments: [
      "anchorPoint", "opacity", "zPosition", "cornerRadius", "borderWidth", "contentsRect",
      "contentsCenter", "contentsScale", "rasterizationScale", "bounds", "position", "anchorPointZ",
      "sublayerTransform",
    ])
  func numbers(key: String) async {
    for text in ["nan", "inf", "-inf"] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [key = key as String, text = text as String] in
        await MainActor.run {
          let (layer, number) = (CALayer(), Double(text) ?? 0)
          switch key {
          case "anchorPoint", "position":
            layer.setValue(CGPoint(x: 0, y: CGFloat(number)), forKey: key)
          case "contentsRect", "contentsCenter", "bounds":
            layer.setValue(CGRect(x: 0, y: number, width: 1, height: 1), forKey: key)
          case "sublayerTransform":
            layer.setValue(CATransform3DMakeTranslation(0, 0, number), forKey: key)
          default: layer.setValue(number, forKey: key)
          }
        }
      }
      expect("CALayer \(key) ", in: result)
    }
  }

  @Test("setting a component that a value lacks traps")
  func undefinedKey() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CALayer().setValue(1, forKeyPath: "position.z") }
    }
    expect("this class is not key value coding-compliant for the key position.z", in: result)
  }

  @Test("a key that a filter has no input for traps")
  func undefinedInput() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CAFilter(type: kCAFilterGaussianBlur).setValue(1, forKey: "inputAmount")
      }
    }
    expect("this class is not key value coding-compliant for the key inputAmount.", in: result)
  }

  @Test("a presentation copy cannot become a sublayer")
  func presentationLayer() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        if let copy = CALayer().presentation() { CALayer().addSublayer(copy) }
      }
    }
    expect("expecting model layer not copy", in: result)
  }

  @Test("a layer within itself or a descendant traps")
  func cycle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child, grandchild) = (CALayer(), CALayer(), CALayer())
        parent.addSublayer(child)
        child.addSublayer(grandchild)
        grandchild.addSublayer(parent)
      }
    }
    expect("is a part of cycle in its layer tree", in: result)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.addSublayer(layer)
      }
    }
    let mask = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child, mask) = (CALayer(), CALayer(), CALayer())
        parent.addSublayer(child)
        child.mask = mask
        mask.mask = parent
      }
    }
    expect("is a part of cycle in its layer tree", in: mask)
  }

  @Test("an invalid frame rate range traps")
  func frameRateRange() async {
    let order = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CADisplayLink { _ in }.preferredFrameRateRange =
          CAFrameRateRange(minimum: 80, maximum: 61, preferred: 61)
      }
    }
    expect("invalid range (minimum: 80.00 maximum: 61.00 preferred: 61.00)", in: order)
    let negative = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CADisplayLink { _ in }.preferredFramesPerSecond = -1 }
    }
    expect("invalid range (minimum: -1.00 maximum: -1.00 preferred: -1.00)", in: negative)
  }
}
