/// A surface of a client, with what it has requested since the last commit.
package final class SurfaceModel {
  enum Role {
    /// The surface has no role yet.
    case none
    /// A window, by `xdg_surface`.
    case shell(ShellSurface)
    /// The image of a pointer or of a tablet's tool.
    case cursor
  }

  package let surface: WlSurface
  /// The number of commits.
  package private(set) var commits = 0
  /// The size of the last buffer in pixels; nil while there is none.
  package private(set) var bufferSize: (width: Int32, height: Int32)?
  /// The pixels of the last buffer, if the compositor keeps them.
  package private(set) var pixels: [UInt8] = []
  var role = Role.none
  var hasViewport = false
  /// The size in points that the client has set for the next buffers; nil leaves it to the scale.
  var destination: (width: Int32, height: Int32)?
  /// The object by which the client hears of fractional scales.
  package internal(set) var fractionalScale: WpFractionalScaleV1?
  var feedbacks: [WpPresentationFeedback] = []

  private unowned let model: CompositorModel
  private var scale: Int32 = 1
  private var transform = WlOutput.Transform.normal
  private var attached: WlBuffer?
  private var hasAttached = false
  private var callbacks: [WlCallback] = []
  private var outputs: [OutputModel] = []

  init(_ surface: WlSurface, of model: CompositorModel) {
    self.surface = surface
    self.model = model
    surface.onRequest { [unowned self] request in handle(request) }
  }

  /// The `xdg_surface` with its toplevel; nil for surfaces that are not windows.
  package var window: ShellSurface? {
    if case .shell(let shell) = role, shell.toplevel != nil { shell } else { nil }
  }

  /// The size of the last buffer in points; nil while there is none.
  package var size: (width: Int32, height: Int32)? {
    guard let bufferSize else { return nil }
    if let destination { return destination }
    let (width, height) = (bufferSize.width / scale, bufferSize.height / scale)
    return transform.exchangesAxes ? (height, width) : (width, height)
  }

  /// Whether the surface is shown on an output that is there.
  package var hasEntered: Bool { model.outputs.contains(where: isShown(on:)) }

  package func isShown(on output: OutputModel) -> Bool { outputs.contains { $0 === output } }

  /// Shows the surface on an output too, if its client has bound that.
  package func enter(_ output: OutputModel) {
    let objects = ownObjects(of: output)
    guard !objects.isEmpty, !isShown(on: output) else { return }
    outputs.append(output)
    for object in objects { surface.enter(output: object) }
  }

  package func leave(_ output: OutputModel) {
    guard isShown(on: output) else { return }
    outputs.removeAll { $0 === output }
    for object in ownObjects(of: output) { surface.leave(output: object) }
  }

  private func ownObjects(of output: OutputModel) -> [WlOutput] {
    output.objects.filter { $0.resource.client == surface.resource.client }
  }

  /// Gives the surface the role of a cursor.
  func becomeCursor(of device: some WaylandServerObject) {
    if case .shell = role { model.report(device, code: 0, "a window as cursor") }
    role = .cursor
  }

  private func handle(_ request: WlSurface.Request) {
    switch request {
    case .attach(let buffer, _, _): attach(buffer)
    case .frame(let callback): callbacks.append(callback)
    case .setBufferScale(let scale):
      if scale < 1 { model.report(surface, code: 0, "the buffer scale \(scale)") }
      self.scale = max(scale, 1)
    case .setBufferTransform(let transform):
      if transform.rawValue > 7 { model.report(surface, code: 1, "an unknown transform") }
      self.transform = transform
    case .commit: commit()
    case .destroy:
      if case .shell = role { model.report(surface, code: 4, "destroyed before its xdg_surface") }
    default: break
    }
  }

  private func attach(_ buffer: WlBuffer?) {
    hasAttached = true
    attached = buffer
    bufferSize = buffer?.size
  }

  private func commit() {
    commits += 1
    if hasAttached, attached != nil { checkBuffer() }
    if let attached, hasAttached, attached.isAlive(in: surface) {
      if model.options.keepsPixels { keepPixels(of: attached) }
      // The buffer's memory is not needed any more: it is never drawn.
      attached.release()
    }
    hasAttached = false
    attached = nil
    if case .shell(let shell) = role { shell.noteCommit(size: size) }
    model.frames.add(callbacks, feedbacks)
    callbacks = []
    feedbacks = []
    enterOutput()
  }

  private func keepPixels(of buffer: WlBuffer) {
    let isFirst = pixels.isEmpty
    pixels = buffer.pixels
    if isFirst { model.firstPictures.append(pixels) }
  }

  private func checkBuffer() {
    if let size = bufferSize, !hasViewport,
      !size.width.isMultiple(of: scale) || !size.height.isMultiple(of: scale)
    {
      model.report(surface, code: 2, "a buffer of \(size) at scale \(scale)")
    }
    if case .shell(let shell) = role, !shell.isConfigured {
      model.report(shell.object, code: 3, "a buffer before the first configuration")
    }
  }

  private func enterOutput() {
    guard !hasEntered, bufferSize != nil, let output = model.outputs.first else { return }
    enter(output)
  }
}
