import CoreGraphics

extension Operation {
  private static func linear(_ name: String, _ options: CGGradientDrawingOptions) -> Operation {
    Operation(name) { context in
      guard let gradient = Motif.threeColors else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 24, y: 16), end: CGPoint(x: 72, y: 40), options: options)
    }
  }

  private static func radial(
    _ name: String, from first: (CGFloat, CGFloat, CGFloat), to second: (CGFloat, CGFloat, CGFloat),
    options: CGGradientDrawingOptions
  ) -> Operation {
    Operation(name) { context in
      guard let gradient = Motif.threeColors else { return }
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: first.0, y: first.1), startRadius: first.2,
        endCenter: CGPoint(x: second.0, y: second.1), endRadius: second.2, options: options)
    }
  }

  static let gradients = [
    linear("linear", []),
    linear("linear-before", .drawsBeforeStartLocation),
    linear("linear-after", .drawsAfterEndLocation),
    linear("linear-both", [.drawsBeforeStartLocation, .drawsAfterEndLocation]),
    radial("radial-nested", from: (40, 28, 4), to: (48, 32, 28), options: []),
    radial(
      "radial-nested-both", from: (40, 28, 4), to: (48, 32, 20),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]),
    radial("radial-cone", from: (26, 32, 8), to: (66, 32, 16), options: []),
    radial(
      "radial-cone-before", from: (26, 32, 8), to: (66, 32, 16), options: .drawsBeforeStartLocation),
    radial(
      "radial-cone-after", from: (26, 32, 8), to: (60, 32, 12), options: .drawsAfterEndLocation),
    Operation("conic") { context in
      guard let gradient = Motif.gradient([red, green, blue, red]) else { return }
      context.drawConicGradient(gradient, center: CGPoint(x: 48, y: 32), angle: 0.5)
    },
    Operation("gradient-spaces") { context in
      let names = [CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.linearGray]
      for (index, name) in names.enumerated() {
        guard
          let gradient = unsafe CGGradient(
            colorsSpace: CGColorSpace(name: name), colors: [red, green, blue] as CFArray,
            locations: nil)
        else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 4, y: 4 + 20 * index, width: 88, height: 16))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 92, y: 0), options: [])
        context.restoreGState()
      }
    },
    Operation("shading-axial") { context in
      guard let function = Motif.rings else { return }
      let shading = CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 16, y: 10),
        end: CGPoint(x: 80, y: 40), function: function, extendStart: true, extendEnd: false)
      if let shading { context.drawShading(shading) }
    },
    Operation("shading-radial") { context in
      guard let function = Motif.rings else { return }
      let shading = CGShading(
        radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 40, y: 28), startRadius: 2,
        end: CGPoint(x: 48, y: 32), endRadius: 28, function: function, extendStart: true,
        extendEnd: false)
      if let shading { context.drawShading(shading) }
    },
    Operation("gradient-in-shape-with-alpha") { context in
      guard let gradient = Motif.gradient([red, red.copy(alpha: 0)!]) else { return }
      context.addPath(Motif.star())
      context.clip()
      context.setAlpha(0.8)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 16, y: 0), end: CGPoint(x: 80, y: 0), options: [])
    },
  ]

  static let patterns = [
    Operation("pattern-colored") {
      Motif.setPattern($0, Motif.pattern())
      $0.fill(Motif.box)
    },
    Operation("pattern-alpha-in-star") {
      Motif.setPattern($0, Motif.pattern())
      $0.setAlpha(0.5)
      $0.addPath(Motif.star())
      $0.fillPath()
    },
    Operation("pattern-uncolored") { context in
      guard let pattern = Motif.pattern(isColored: false),
        let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
      else { return }
      context.setFillColorSpace(space)
      unsafe context.setFillPattern(pattern, colorComponents: [0.8, 0.2, 0.9, 1])
      context.fill(CGRect(x: 6, y: 6, width: 40, height: 52))
      unsafe context.setFillPattern(pattern, colorComponents: [0.1, 0.5, 0.2, 0.6])
      context.fill(CGRect(x: 50, y: 6, width: 40, height: 52))
    },
    Operation("pattern-phase") {
      Motif.setPattern($0, Motif.pattern())
      $0.setPatternPhase(CGSize(width: 6, height: 4))
      $0.fill(Motif.box)
    },
    Operation("pattern-matrix-ignores-ctm") {
      Motif.setPattern(
        $0, Motif.pattern(matrix: CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 2)))
      $0.scaleBy(x: 2, y: 2)
      $0.fill(CGRect(x: 8, y: 5, width: 32, height: 22))
    },
    Operation("pattern-spaced") {
      Motif.setPattern($0, Motif.pattern(step: 18, tiling: .noDistortion))
      $0.fill(Motif.box)
    },
    Operation("pattern-stroke") { context in
      guard let pattern = Motif.pattern(), let space = CGColorSpace(patternBaseSpace: nil) else {
        return
      }
      context.setLineWidth(16)
      context.setStrokeColorSpace(space)
      unsafe context.setStrokePattern(pattern, colorComponents: [1])
      context.strokeEllipse(in: Motif.box)
    },
    Operation("pattern-color-with-shadow") { context in
      guard let pattern = Motif.pattern(), let space = CGColorSpace(patternBaseSpace: nil),
        let color = unsafe CGColor(patternSpace: space, pattern: pattern, components: [1])
      else { return }
      context.setFillColor(color)
      context.setShadow(offset: CGSize(width: 2, height: 2), blur: 1, color: .black)
      context.fillEllipse(in: Motif.box)
    },
  ]

  private static func image(_ name: String, _ quality: CGInterpolationQuality) -> Operation {
    Operation(name) {
      $0.interpolationQuality = quality
      $0.draw(Motif.image, in: Motif.box)
    }
  }

  static let images = [
    image("image-none", .none), image("image-low", .low), image("image-medium", .medium),
    image("image-high", .high),
    Operation("image-rotated-alpha") {
      $0.translateBy(x: 48, y: 32)
      $0.rotate(by: 0.4)
      $0.setAlpha(0.7)
      $0.interpolationQuality = .none
      $0.draw(Motif.image, in: CGRect(x: -24, y: -16, width: 48, height: 32))
    },
    Operation("image-tiled") {
      $0.interpolationQuality = .none
      $0.clip(to: Motif.box)
      $0.draw(Motif.image, in: CGRect(x: 20, y: 14, width: 24, height: 18), byTiling: true)
    },
    Operation("image-shadow") {
      $0.interpolationQuality = .none
      $0.setShadow(offset: CGSize(width: 4, height: 4), blur: 3)
      $0.draw(Motif.image, in: Motif.box.insetBy(dx: 8, dy: 8))
    },
    Operation("image-mask") { context in
      guard let mask = Motif.mask else { return }
      context.interpolationQuality = .none
      context.draw(mask, in: Motif.box)
    },
    Operation("image-mask-in-pattern") { context in
      guard let mask = Motif.mask else { return }
      Motif.setPattern(context, Motif.pattern())
      context.draw(mask, in: Motif.box)
    },
    Operation("image-masking") { context in
      guard let mask = Motif.mask, let image = Motif.image.masking(mask) else { return }
      context.interpolationQuality = .none
      context.draw(image, in: Motif.box)
    },
  ]

  /// Translucent red on a blue band that fades out.
  static let blendModes: [Operation] = (0...27).compactMap { CGBlendMode(rawValue: $0) }.map {
    mode in
    Operation("blend-\(mode)") { context in
      context.clear(CGRect(x: 0, y: 0, width: 96, height: 64))
      guard let band = Motif.gradient([blue, CGColor(red: 0.9, green: 0.8, blue: 0.1, alpha: 0)])
      else { return }
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 16, width: 96, height: 32))
      context.drawLinearGradient(band, start: .zero, end: CGPoint(x: 96, y: 0), options: [])
      context.restoreGState()
      context.setBlendMode(mode)
      context.setFillColor(CGColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 0.7))
      context.fillEllipse(in: CGRect(x: 8, y: 4, width: 50, height: 40))
      context.setStrokeColor(CGColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 1))
      context.strokeEllipse(in: CGRect(x: 40, y: 20, width: 50, height: 40))
    }
  }
}
