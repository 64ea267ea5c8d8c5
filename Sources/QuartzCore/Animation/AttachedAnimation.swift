import CoreGraphics
import LayerTree

/// An animation that was added to a layer. An app may have many, so that each takes 72 bytes: most have a
/// compact form, and what few have lies in an object of its own.
@MainActor struct AttachedAnimation {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isDrawn = Flags(rawValue: 1)
    static let isSent = Flags(rawValue: 2)
    static let isRetimed = Flags(rawValue: 4)
    static let hasEnded = Flags(rawValue: 8)
    static let hasStarted = Flags(rawValue: 16)
    /// Whether `time` is the begin time of an animation without an object, also when it has started.
    static let hasBeginTime = Flags(rawValue: 32)

    subscript(_ flag: Flags) -> Bool {
      get { contains(flag) }
      set { if newValue { insert(flag) } else { remove(flag) } }
    }
  }

  /// The animation, whose key is the key path; nil where an object has it.
  private var compact: CompactBasicAnimation?
  private var flags: Flags
  let id: Animation.ID
  private var rare: Rare?
  /// When it starts, in the layer's time; 0 while that is not known.
  private var time: CFTimeInterval = 0

  private final class Rare {
    /// The animation and its key, without a compact form.
    let object: CAAnimation?
    let key: String?
    let completions: [CompletionGroup]
    let otherIDs: [Animation.ID]

    init(
      _ object: CAAnimation?, key: String?, _ completions: [CompletionGroup],
      _ otherIDs: [Animation.ID]
    ) {
      (self.object, self.key) = (object, key)
      (self.completions, self.otherIDs) = (completions, otherIDs)
    }
  }

  /// - Parameter completions: the transactions that wait for its end, the innermost first.
  init(
    key: String, object: CAAnimation, id: Animation.ID, completions: [CompletionGroup],
    isDrawn: Bool
  ) {
    compact = isDrawn ? nil : CompactBasicAnimation(object)
    if compact?.keyPath != key { compact = nil }
    flags = isDrawn ? .isDrawn : []
    self.id = id
    if compact == nil {
      rare = Rare(object, key: key, completions, [])
      return
    }
    if !completions.isEmpty { rare = Rare(nil, key: nil, completions, []) }
    time = object.beginTime
    flags[.hasBeginTime] = time != 0
  }

  /// The transactions that wait for its end, the innermost first.
  var completions: [CompletionGroup] { rare?.completions ?? [] }

  /// For a group, the identifiers of its further animations on the render side.
  var otherIDs: [Animation.ID] {
    get { rare?.otherIDs ?? [] }
    set { rare = Rare(rare?.object, key: rare?.key, completions, newValue) }
  }

  /// The layer's time at which a commit started it; nil before. It may be the begin time, where the
  /// animation has one.
  var startTime: CFTimeInterval? { flags.contains(.hasStarted) ? time : nil }

  mutating func start(at time: CFTimeInterval) {
    flags.insert(.hasStarted)
    if !flags.contains(.hasBeginTime) { self.time = time }
  }

  /// Has the animation sent again, with the same start.
  mutating func markUnsent() {
    (isSent, isRetimed) = (false, false)
    if rare != nil { otherIDs = [] }
  }

  var key: String {
    guard let key = rare?.key ?? compact?.keyPath else {
      preconditionFailure("an animation on a layer without a key")
    }
    return key
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
    if let storedObject { return storedObject }
    guard let compact else { preconditionFailure("an animation on a layer without its values") }
    return compact.makeObject(beginTime: flags.contains(.hasBeginTime) ? time : 0)
  }

  /// The object, if there is one.
  var storedObject: CAAnimation? { rare?.object }

  /// The object, which is the same one from now on.
  mutating func keepObject() -> CAAnimation {
    let (object, key) = (object, key)
    object.hasEnded = hasEnded
    rare = Rare(object, key: key, completions, otherIDs)
    compact = nil
    flags[.hasBeginTime] = false
    return object
  }

  var isRemovedOnCompletion: Bool {
    compact?.isRemovedOnCompletion ?? object.isRemovedOnCompletion
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
