import CoreGraphics

extension FramePlan: CustomStringConvertible {
  /// One line a command, pass and batch.
  package var description: String {
    var lines = ["frame \(size.width)×\(size.height)"]
    lines += textureCommands.map { "  \($0)" }
    for pass in passes {
      lines.append(
        "  \(pass.kind.name) \(pass.clip)\(pass.target)\(pass.clearColor.map { " clear \($0)" } ?? "")"
          + (pass.reasons.isEmpty ? "" : " because of \(pass.reasons)")
      )
      lines += batches[pass.batches].map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension Batch: CustomStringConvertible {
  package var description: String {
    "\(program) ×\(instances.count) \(filter)"
      + (texture.map { " texture \($0.rawValue)" } ?? "")
      + (backdrop.map { " backdrop \($0.rawValue)" } ?? "") + blending.suffix
      + (usesDepth ? " with depth" : "")
  }
}

extension Pass.Kind {
  fileprivate var name: String {
    switch self {
    case .draw: "pass"
    case .filter: "filter"
    case .copy(let source, let rect): "copy of \(rect)\(source) to"
    }
  }
}

extension Blending {
  fileprivate var suffix: String {
    switch self {
    case .none: ""
    case .over: " blended"
    case .plus: " added"
    case .mask: " as mask"
    case .multiply: " multiplied"
    case .screen: " screened"
    }
  }
}

extension PassTarget: CustomStringConvertible {
  /// Nothing for the frame.
  package var description: String {
    switch self {
    case .frame: ""
    case .texture(let texture, let size, _, _):
      " into texture \(texture.rawValue) \(size.width)×\(size.height)"
    }
  }
}

extension TextureCommand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .create(let texture, let size, let isMipmapped, let isAhead):
      "create texture \(texture.rawValue) \(size.width)×\(size.height)"
        + (isMipmapped ? " with mipmaps" : "") + (isAhead ? " ahead" : "")
    case .createTiles(let texture, let tiling, let isAhead):
      "create texture \(texture.rawValue) of \(tiling.columns)×\(tiling.rows) tiles of "
        + "\(tiling.tile.width)×\(tiling.tile.height)" + (isAhead ? " ahead" : "")
    case .uploadTiles(let texture, let image, let x, let y, _):
      "upload \(image.width)×\(image.height) to the tiles of texture \(texture.rawValue) at "
        + "(\(x), \(y))"
    case .createTarget(let texture, let size, let precision):
      "create target \(texture.rawValue) \(size.width)×\(size.height)"
        + (precision == .sixteenBits ? " of 16 bits" : "")
    case .copy(let source, let rect, let texture, let x, let y):
      "copy \(rect) of texture \(source.rawValue) to texture \(texture.rawValue)"
        + (x == 0 && y == 0 ? "" : " at (\(x), \(y))")
    case .makeMipmaps(let texture):
      "make mipmaps of texture \(texture.rawValue)"
    case .upload(let texture, let image, let x, let y, _):
      "upload \(image.width)×\(image.height) to texture \(texture.rawValue) at (\(x), \(y))"
    case .delete(let texture):
      "delete texture \(texture.rawValue)"
    }
  }
}
