import CoreGraphics
import LayerTree

/// An animation that was added to a layer. An app may have many, so that each takes 112 bytes: most have a
/// compact form, and what few have lies in an object of its own.
@MainActor struct AttachedAnimation {
  private enum Form {
    case object(CAAnimation, key: String)
    /// Its key is the key path.
    case compact(CompactBasicAnimation)
  }

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isDrawn = Flags(rawValue: 1)
    static let isSent = Flags(rawValue: 2)
    static let isRetimed = Flags(rawValue: 4)
    static let hasEnded = Flags(rawValue: 8)

    subscript(_ flag: Flags) -> Bool {
      get { contains(flag) }
      set { if newValue { insert(flag) } else { remove(flag) } }
    }
  }

  private var form: Form
  private var flags: Flags
  let id: Animation.ID
  private var rare: Rare?
  /// `startTime`; not a number before.
  private var start = CFTimeInterval.nan

  private final class Rare {
    let completions: [CompletionGroup]
    let otherIDs: [Animation.ID]

    init(_ completions: [CompletionGroup], _ otherIDs: [Animation.ID]) {
      (self.completions, self.otherIDs) = (completions, otherIDs)
    }
  }

  /// - Parameter completions: the transactions that wait for its end, the innermost first.
  init(
    key: String, object: CAAnimation, id: Animation.ID, completions: [CompletionGroup],
    isDrawn: Bool
  ) {
    let compact = isDrawn ? nil : CompactBasicAnimation(object)
    form =
      compact.flatMap { $0.keyPath == key ? .compact($0) : nil } ?? .object(object, key: key)
    flags = isDrawn ? .isDrawn : []
    self.id = id
    rare = completions.isEmpty ? nil : Rare(completions, [])
  }

  /// The transactions that wait for its end, the innermost first.
  var completions: [CompletionGroup] { rare?.completions ?? [] }

  /// For a group, the identifiers of its further animations on the render side.
  var otherIDs: [Animation.ID] {
    get { rare?.otherIDs ?? [] }
    set { rare = Rare(completions, newValue) }
  }

  /// The layer's time at which a commit started it; nil before.
  var startTime: CFTimeInterval? {
    get { start.isNaN ? nil : start }
    set { start = newValue ?? .nan }
  }

  /// Has the animation sent again, with the same start.
  mutating func markUnsent() {
    (isSent, isRetimed) = (false, false)
    if rare != nil { otherIDs = [] }
  }

  var key: String {
    switch form {
    case .object(_, let key): key
    case .compact(let animation): animation.keyPath
    }
  }

  /// Whether the animation changes what the layer's drawing code draws.
  var isDrawn: Bool { flags.contains(.isDrawn) }

  var isSent: Bool {
    get { flags[.isSent] }
    set { flags[.isSent] = newValue }
  }

  /// Whether the timing changed after the animation was sent to the render side.
  var isRetimed: Bool {
    get { flags[.isRetimed] }
    set { flags[.isRetimed] = newValue }
  }
}

extension AttachedAnimation {
  /// The animation; a new object for each call while it has none.
  var object: CAAnimation {
    switch form {
    case .object(let object, _): object
    case .compact(let animation): animation.makeObject()
    }
  }

  /// The object, if there is one.
  var storedObject: CAAnimation? {
    if case .object(let object, _) = form { object } else { nil }
  }

  /// The object, which is the same one from now on.
  mutating func keepObject() -> CAAnimation {
    let (object, key) = (object, key)
    object.hasEnded = hasEnded
    form = .object(object, key: key)
    return object
  }

  var isRemovedOnCompletion: Bool {
    switch form {
    case .object(let object, _): object.isRemovedOnCompletion
    case .compact(let animation): animation.isRemovedOnCompletion
    }
  }

  /// Whether its end was told.
  var hasEnded: Bool {
    get { flags[.hasEnded] }
    set {
      flags[.hasEnded] = newValue
      storedObject?.hasEnded = newValue
    }
  }

  /// The images among the animation's values, which the render side must hold.
  var contentsImages: [CGImage] { storedObject?.contentsImages ?? [] }
}
