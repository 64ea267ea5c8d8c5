import Compositor

// Nothing is drawn into a missing texture, and nothing that reads one, or an evicted bitmap.

extension Renderer {
  func isMissing(_ pass: Pass) -> Bool {
    guard missingTextures > 0 else { return false }
    if case .copy(.texture(let source, _, _, _), _) = pass.kind, textures.isMissing(source) {
      return true
    }
    guard case .texture(let texture, _, _, _) = pass.target else { return false }
    return textures.isMissing(texture)
  }

  func isMissing(_ batch: Batch) -> Bool {
    if batch.texture == TextureID.none { return true }
    guard missingTextures > 0 else { return false }
    return [batch.texture, batch.backdrop].contains { $0.map(textures.isMissing) ?? false }
  }
}
