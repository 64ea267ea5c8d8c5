/// The connection to the accessibility bus: the program as a child of the desktop.
final class AccessibilityBus {
  private let connection: BusConnection
  private let answerTime: Double
  private let app: BridgedApp
  private var tree: AccessibleTree?
  private var place = BusPlace(name: "")
  private var embedCall: UInt64?
  private var questions = PendingQuestions()
  /// Whether the registry knows the program.
  private(set) var isEmbedded = false

  private static let registry = "org.a11y.atspi.Registry"
  /// A bus that leaves more messages unread is taken for dead.
  private static let mostUnsent = 20_000

  init(
    _ address: BusAddress, answerTime: Double, app: BridgedApp
  ) throws(BusError) {
    connection = try BusConnection(address: address)
    (self.answerTime, self.app) = (answerTime, app)
  }

  var waiting: BusWaiting {
    var waiting = connection.waiting
    waiting.deadline = min(waiting.deadline, questions.deadline)
    return waiting
  }

  // MARK: From the app

  /// Takes a tree, and tells the clients what has changed since the previous one.
  func update(_ tree: AccessibleTree) throws(BusError) {
    let previous = self.tree
    self.tree = tree
    if let previous { try tell(tree.changes(since: previous)) }
  }

  /// Changes a part of the tree, and tells the clients what has changed.
  func update(_ update: TreeUpdate) throws(BusError) {
    try tell(tree?.apply(update) ?? [])
  }

  private func tell(_ changes: [TreeChange]) throws(BusError) {
    guard isEmbedded else { return }
    for change in changes { try emit(AccessibleEvent(change, at: place)) }
  }

  func announce(_ announcement: AccessibleAnnouncement) throws(BusError) {
    if isEmbedded { try emit(AccessibleEvent(announcement)) }
  }

  /// Gives the app's answer to the client that has asked.
  func answer(_ question: UInt64, _ answer: ElementAnswer) throws(BusError) {
    guard let (call, reply) = questions.take(question) else { return }
    try connection.reply(to: call, reply(answer))
  }

  private func emit(_ event: AccessibleEvent) throws(BusError) {
    guard connection.unsentCount < Self.mostUnsent else {
      throw BusError("the accessibility bus does not read")
    }
    try connection.signal(event.path, event.interface, event.member, event.body)
  }

  // MARK: From the bus

  /// Handles what has come. Returns whether there may be more.
  func process() throws(BusError) -> Bool {
    let mayBeMore = try connection.process { message throws(BusError) in try handle(message) }
    for call in questions.expire(at: Retry.now) {
      try connection.reply(to: call, failure: .busy)
    }
    if place.name.isEmpty, tree != nil, connection.isReady {
      place.name = connection.name
      try connection.watchOwner(of: Self.registry)
      try embed()
    }
    return mayBeMore
  }

  /// Tells the registry where the program's root is.
  private func embed() throws(BusError) {
    embedCall = try connection.call(
      Self.registry, BusPlace.root, "org.a11y.atspi.Socket", "Embed",
      [place.reference(to: .application)], startsService: true)
  }

  private func handle(_ message: BusMessage) throws(BusError) {
    switch message.kind {
    case .call: try handleCall(message)
    case .reply, .failure: try handleReply(message)
    case .signal:
      if let owner = message.newOwner(of: Self.registry), !owner.isEmpty, isEmbedded {
        try embed()
      }
    case nil: break
    }
  }

  private func handleReply(_ message: BusMessage) throws(BusError) {
    guard message.repliedCall == embedCall else { return }
    embedCall = nil
    guard message.kind == .reply, let arguments = message.arguments,
      arguments.signature == "(so)"
    else { throw BusError("the registry of the accessibility bus does not take the program") }
    place.desktop = arguments.values[0]
    isEmbedded = true
  }

  // MARK: Calls

  private func handleCall(_ call: BusMessage) throws(BusError) {
    if call.path == AccessibleCache.path {
      return try reply(to: call, AccessibleCache.answer(call.member))
    }
    guard let tree, let id = BusPlace.element(at: call.path),
      let asked = AskedElement(id, in: tree, at: place)
    else { return try connection.reply(to: call, failure: .unknownObject(call.path)) }
    guard let arguments = call.arguments else { return try reply(to: call, nil) }
    if call.interface == PropertyCalls.interface {
      try reply(to: call, PropertyCalls.answer(call.member, arguments, of: asked, &place))
    } else {
      let interface = AccessibleInterfaces.named(call.interface)
      let isAnswered = interface?.isAnswered(by: asked) == true
      try reply(to: call, isAnswered ? interface?.answer(call.member, arguments, of: asked) : nil)
    }
  }

  private func reply(to call: BusMessage, _ answer: InterfaceAnswer?) throws(BusError) {
    switch answer {
    case .values(let values): try connection.reply(to: call, values)
    case .ask(let request, let id, let reply):
      let question = questions.add(call, until: Retry.now + answerTime, reply)
      guard let question else { return try connection.reply(to: call, failure: .busy) }
      app.ask(request, of: id, question: question)
    case nil: try connection.reply(to: call, failure: .unknownMethod(call.member))
    }
  }
}
