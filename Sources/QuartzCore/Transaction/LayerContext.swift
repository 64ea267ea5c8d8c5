import CoreGraphics
package import LayerTree

/// Connects a window's layer tree to the render side: its layers report what changes and what needs
/// layout and display, and one commit per run-loop iteration is posted.
@MainActor package final class LayerContext {
  package let root: CALayer
  private let post: (Commit) -> Void
  private let didCommit: ([CALayer]) -> Void
  /// Counts of the app side's work.
  package internal(set) var statistics = AppStatistics()

  package struct AppStatistics: Sendable {
    package var drawRectCalls = 0
  }

  /// The layers that need layout or display.
  let queue = LayoutDisplayQueue()
  /// The changes that the next commit contains, apart from contents.
  let changes: CommitBuilder
  var contents = ContentsLedger()
  /// Pixels per point of the window.
  private(set) var scale: CGFloat = 1

  /// - Parameters:
  ///   - didCommit: gets the layers whose changes were sent.
  ///   - post: sends a commit to the render side.
  package init(
    root: CALayer, didCommit: @escaping ([CALayer]) -> Void = { _ in },
    post: @escaping (Commit) -> Void
  ) {
    self.root = root
    (self.didCommit, self.post) = (didCommit, post)
    changes = CommitBuilder(root: root.id)
    LayerContexts.add(self)
    CommitObserver.shared.install()
    root.leaveContext()
    root.enter(self)
    if DisplayLinks.shared.isActive { setWantsTicks(true) }
  }

  /// Removes the tree from the render side. The context must not be used afterwards.
  package func invalidate() {
    if root.context === self { root.leaveContext() }
    LayerContexts.remove(self)
  }

  package func setSurface(_ surface: SurfaceState) {
    changes.surface = surface
    scale = surface.scale
  }

  func setWantsTicks(_ wants: Bool) {
    changes.wantsTicks = wants
  }

  // MARK: Layers and their contents

  /// Takes the contents of a layer that enters the window into use.
  func register(_ layer: CALayer) {
    if let backing = layer.backing.contents, !contents.holds(backing.id) {
      // The bitmap was discarded with the layer's previous window.
      layer.discardBackingStore()
    }
    contents.use(layer.properties.contents, image: layer.image)
    for animation in layer.animations { retain(animation.contentsImages) }
    retain(layer.otherImages)
  }

  func unregister(_ layer: CALayer) {
    contents.release(layer.properties.contents)
    release(layer.otherImages)
    changes.remove(layer)
  }

  func replace(_ previous: LayerContents?, of layer: CALayer, image: CGImage?) {
    contents.use(layer.properties.contents, image: image)
    contents.release(previous)
  }

  func send(_ update: ContentsUpdate) {
    contents.send(update)
  }

  /// Keeps images on the render side until they are released.
  func retain(_ contentsImages: [CGImage]) {
    for image in contentsImages { contents.use(LayerContents(image: image), image: image) }
  }

  func release(_ contentsImages: [CGImage]) {
    for image in contentsImages { contents.release(LayerContents(image: image)) }
  }

  // MARK: Commits

  var needsCommit: Bool { !queue.isEmpty || !changes.isEmpty || contents.isChanged }

  func layoutAndDisplay() {
    queue.layoutAndDisplay(in: self)
    TileStore.update(in: self)
  }

  func displayDidBegin() {
    contents.displayDidBegin()
  }

  /// Sends new contents ahead of the commit if they are large. `drawn` of `count` layers have been
  /// displayed.
  func sendAhead(drawn: Int, of count: Int) {
    if let commit = contents.takeAhead(drawn: drawn, of: count) { post(commit) }
  }

  /// Posts the changes since the last call, if there are any.
  func send() {
    let layers = changes.layers
    var commit = changes.take(contents.take(), in: self)
    commit.answersInput = CommitObserver.shared.answersInput
    guard !commit.isEmpty else { return }
    post(commit)
    didCommit(layers)
  }
}
