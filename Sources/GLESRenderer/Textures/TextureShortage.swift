import Compositor

/// The textures for which there was no memory (`GL_OUT_OF_MEMORY`). What would have been done with
/// them is kept, and done when they can be created. Until then, nothing is drawn of them and into
/// them: a layer whose bitmap is missing is transparent.
struct TextureShortage {
  /// The commands of each missing texture, beginning with the one that creates it.
  var missing: [TextureID: [TextureCommand]] = [:]
  /// The error of the last execution, if there was no memory for a texture.
  private(set) var error: GLESError?
  /// Whether a missing texture was created in the last execution.
  var hasEnded = false
  /// Whether the next execution tries to create missing textures in any case.
  var retries = false
  /// The number of executions without an attempt.
  private var waiting = 0

  /// Executions without texture commands try it again after this number: a second at 60 Hz. Each
  /// failing attempt may take a driver long.
  private static let waitingLimit = 60

  mutating func begin() {
    (error, hasEnded) = (nil, false)
  }

  /// Whether to try to create missing textures: after each change of textures, for memory may have
  /// been freed, otherwise now and then.
  mutating func shouldRetry(hasCommands: Bool) -> Bool {
    guard !missing.isEmpty else { return false }
    waiting += 1
    guard (hasCommands && error == nil) || retries || waiting > Self.waitingLimit else {
      return false
    }
    (waiting, retries) = (0, false)
    return true
  }

  /// Records that there is no memory for what a command creates.
  mutating func note(_ error: GLESError, of command: TextureCommand) {
    self.error = error
    if let id = command.created { missing[id] = [command.atOnce] }
  }

  /// Keeps a command that needs a missing texture, or that would delete what such a command reads.
  mutating func hold(_ command: TextureCommand) -> Bool {
    let needed = command.needed
    guard
      let id = needed.first(where: { missing[$0] != nil }) ?? source(of: needed) ?? reader(command)
    else { return false }
    missing[id]?.append(command)
    return true
  }

  /// The missing texture that one of some textures waits to be a copy of.
  private func source(of copies: [TextureID]) -> TextureID? {
    missing.first { entry in
      entry.value.contains {
        if case .copy(_, _, let copy, _, _) = $0 { copies.contains(copy) } else { false }
      }
    }?.key
  }

  /// The missing texture that a copy of a texture waits for, which a command deletes.
  private func reader(_ command: TextureCommand) -> TextureID? {
    guard case .delete(let deleted) = command else { return nil }
    return missing.first { entry in
      entry.value.contains { if case .copy(deleted, _, _, _, _) = $0 { true } else { false } }
    }?.key
  }

  /// Forgets a missing texture. Returns what was to be deleted after it was created; nil for other
  /// textures.
  mutating func cancel(_ id: TextureID) -> [TextureCommand]? {
    missing.removeValue(forKey: id)?.filter { if case .delete = $0 { true } else { false } }
  }

  var missingFromSmallest: [TextureID] {
    missing.map { (id: $0.key, area: $0.value[0].createdArea) }
      .sorted { ($0.area, $0.id.rawValue) < ($1.area, $1.id.rawValue) }.map(\.id)
  }
}

extension TextureCommand {
  /// The texture that it creates.
  fileprivate var created: TextureID? {
    switch self {
    case .create(let id, _, _, _), .createTiles(let id, _, _), .createTarget(let id, _, _): id
    case .upload, .uploadTiles, .copy, .makeMipmaps, .delete: nil
    }
  }

  /// The texture that it creates ahead.
  var createdAhead: TextureID? {
    switch self {
    case .create(let id, _, _, true), .createTiles(let id, _, true): id
    default: nil
    }
  }

  /// The command with its texture created at once instead of on another thread.
  fileprivate var atOnce: TextureCommand {
    switch self {
    case .create(let id, let size, let isMipmapped, true):
      .create(id, size, isMipmapped: isMipmapped)
    case .createTiles(let id, let tiling, true): .createTiles(id, tiling)
    default: self
    }
  }

  fileprivate var createdArea: Int {
    switch self {
    case .create(_, let size, _, _), .createTarget(_, let size, _): size.area
    case .createTiles(_, let tiling, _): tiling.textureSize.area * Int(tiling.count)
    case .upload, .uploadTiles, .copy, .makeMipmaps, .delete: 0
    }
  }

  /// The textures whose pixels it reads or changes.
  var needed: [TextureID] {
    switch self {
    case .upload(let id, _, _, _, _), .uploadTiles(let id, _, _, _, _), .makeMipmaps(let id): [id]
    case .copy(let source, _, let id, _, _): [source, id]
    case .create, .createTiles, .createTarget, .delete: []
    }
  }
}
