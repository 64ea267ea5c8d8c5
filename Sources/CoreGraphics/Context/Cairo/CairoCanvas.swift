import CCairo

/// A cairo surface and the cairo context that draws into it: over a `PixelBuffer`, or as part of a
/// page, where shapes and text stay vector graphics.
///
/// All coordinates are in device units of the owning context: pixels for bitmaps, points for pages.
/// Callers guarantee that all coordinates are finite and within ±`coordinateLimit`, and that every
/// matrix is invertible.
@safe
final class CairoCanvas {
  /// cairo computes in 24.8 fixed point; this limit leaves a margin for stroke widths and curves.
  static let coordinateLimit: CGFloat = 4_000_000

  /// The pixels drawn into; nil for a part of a page.
  let pixels: PixelBuffer?
  /// The drawable area, in device units.
  let bounds: CGRect
  /// Pixels per device unit; for a page, the resolution at which parts are rasterized.
  let scale: CGFloat
  /// The images on the page; nil for a bitmap.
  let images: PageImages?
  let surface: OpaquePointer
  private(set) var cairo: OpaquePointer
  private var appliedClips: [UInt64] = []
  private var tolerance: CGFloat = 0

  /// Takes ownership of `surface`; nil if cairo has no memory for its own structures.
  init?(
    surface: OpaquePointer?, pixels: PixelBuffer?, bounds: CGRect, scale: CGFloat,
    images: PageImages?
  ) {
    guard let surface = unsafe surface, let cairo = unsafe cairo_create(surface) else { return nil }
    self.pixels = pixels
    self.bounds = bounds
    self.scale = scale
    self.images = images
    unsafe self.surface = surface
    unsafe self.cairo = cairo
  }

  deinit {
    unsafe cairo_destroy(cairo)
    // Finishing the surface cuts its access to the pixels. A page's surface is finished with its
    // file.
    if pixels != nil { unsafe cairo_surface_finish(surface) }
    unsafe cairo_surface_destroy(surface)
  }

  /// Creates a canvas over `pixels`, the first of which is at `origin` (device units).
  convenience init?(pixels: PixelBuffer, origin: CGPoint = .zero, scale: CGFloat = 1) {
    let surface = unsafe pixels.makeSurface()
    unsafe cairo_surface_set_device_scale(surface, scale, scale)
    unsafe cairo_surface_set_device_offset(surface, -origin.x * scale, -origin.y * scale)
    let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    unsafe self.init(
      surface: surface, pixels: pixels, bounds: CGRect(origin: origin, size: size), scale: scale,
      images: nil)
  }

  /// Creates a canvas for the pixels that `area` (integral) covers; nil if there are none.
  convenience init?(covering area: CGRect, scale: CGFloat = 1) {
    guard !area.isEmpty, area.isFinite,
      let pixels = PixelBuffer(
        width: Int((area.width * scale).rounded(.up)),
        height: Int((area.height * scale).rounded(.up)))
    else { return nil }
    self.init(pixels: pixels, origin: area.origin, scale: scale)
  }

  /// A canvas of the same kind and tolerance, for a group that is composited onto this one.
  func makeGroup(covering area: CGRect) -> CairoCanvas? {
    let group = pixels == nil ? makePart(covering: area) : CairoCanvas(covering: area, scale: scale)
    group?.setTolerance(tolerance)
    return group
  }

  /// A group canvas for a page.
  private func makePart(covering area: CGRect) -> CairoCanvas? {
    guard !area.isEmpty, area.isFinite else { return nil }
    let group = unsafe cairo_surface_create_similar(
      surface, CAIRO_CONTENT_COLOR_ALPHA, Int32(area.width), Int32(area.height))
    unsafe cairo_surface_set_device_offset(group, -area.minX, -area.minY)
    return unsafe CairoCanvas(
      surface: group, pixels: nil, bounds: area, scale: scale, images: images)
  }

  /// Writes all pending drawing to the pixels in memory (`cairo_surface_flush`).
  func flush() {
    unsafe cairo_surface_flush(surface)
  }

  /// Informs cairo that its pixels were changed directly (`cairo_surface_mark_dirty`).
  func markDirty() {
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// Replaces a context that is in an error state, which would ignore all further drawing.
  ///
  /// Finite input within limits causes no error, but a font that FreeType cannot load does.
  func recover() {
    guard unsafe cairo_status(cairo) != CAIRO_STATUS_SUCCESS,
      let fresh = unsafe cairo_create(surface)
    else { return }
    unsafe cairo_destroy(cairo)
    unsafe cairo = fresh
    appliedClips = []
  }

  /// Updates cairo's clip to `clips` with as few calls as possible (`cairo_clip`,
  /// `cairo_reset_clip`).
  func setClips(_ clips: [GraphicsState.Clip]) {
    if !clips.lazy.map(\.id).starts(with: appliedClips) {
      unsafe cairo_reset_clip(cairo)
      appliedClips = []
    }
    for clip in clips.dropFirst(appliedClips.count) {
      setAntialias(clip.antialiases)
      setPath(clip.path)
      unsafe cairo_set_fill_rule(cairo, clip.rule.cairo)
      unsafe cairo_clip(cairo)
      appliedClips.append(clip.id)
    }
  }

  /// Replaces the current path (`cairo_new_path`, `cairo_move_to` …).
  func setPath(_ path: PathStorage) {
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let to): unsafe cairo_move_to(cairo, to.x, to.y)
      case .line(let to): unsafe cairo_line_to(cairo, to.x, to.y)
      case .quad(let control, let end): curve(control: control, end: end)
      case .curve(let control1, let control2, let end):
        unsafe cairo_curve_to(
          cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: unsafe cairo_close_path(cairo)
      }
    }
  }

  /// Adds a quadratic curve as the equivalent cubic.
  private func curve(control: CGPoint, end: CGPoint) {
    var (x, y) = (0.0, 0.0)
    unsafe cairo_get_current_point(cairo, &x, &y)
    unsafe cairo_curve_to(
      cairo, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
  }

  func setAntialias(_ isOn: Bool) {
    unsafe cairo_set_antialias(cairo, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  func setBlendMode(_ mode: CGBlendMode) {
    unsafe cairo_set_operator(cairo, mode.cairo)
  }

  func setMatrix(_ t: CGAffineTransform) {
    var matrix = t.cairo
    unsafe cairo_set_matrix(cairo, &matrix)
  }

  /// Fills the current path (`cairo_fill`).
  func fill(_ rule: CGPathFillRule) {
    unsafe cairo_set_fill_rule(cairo, rule.cairo)
    unsafe cairo_fill(cairo)
  }

  /// Strokes the current path with a pen transformed by `ctm` (`cairo_stroke`).
  func stroke(_ style: GraphicsState.Stroke, ctm: CGAffineTransform) {
    setPen(style, ctm: ctm)
    unsafe cairo_stroke(cairo)
    unsafe cairo_identity_matrix(cairo)
  }

  /// Whether the stroke of the current path, with a pen transformed by `ctm`, covers `point`
  /// (`cairo_in_stroke`).
  func strokeContains(
    _ point: CGPoint, _ style: GraphicsState.Stroke, ctm: CGAffineTransform
  ) -> Bool {
    setPen(style, ctm: ctm)
    defer { unsafe cairo_identity_matrix(cairo) }
    let local = point.applying(ctm.inverted())
    return unsafe cairo_in_stroke(cairo, local.x, local.y) != 0
  }

  private func setPen(_ style: GraphicsState.Stroke, ctm: CGAffineTransform) {
    setMatrix(ctm)
    unsafe cairo_set_line_width(cairo, style.width)
    unsafe cairo_set_line_cap(cairo, style.cap.cairo)
    unsafe cairo_set_line_join(cairo, style.join.cairo)
    unsafe cairo_set_miter_limit(cairo, style.miterLimit)
    unsafe cairo_set_dash(
      cairo, style.dashLengths.map { Double($0) }, Int32(style.dashLengths.count),
      style.dashPhase)
  }

  /// Sets how far flattened curves may deviate; 0 selects cairo's default (`cairo_set_tolerance`).
  /// Above one pixel, cairo omits thin strokes.
  func setTolerance(_ tolerance: CGFloat) {
    self.tolerance = tolerance
    unsafe cairo_set_tolerance(cairo, tolerance > 0 ? min(max(tolerance, 0.01), 1) : 0.1)
  }

  /// Composites everything that `body` draws as one group with `alpha` (`cairo_push_group`,
  /// `cairo_paint_with_alpha`).
  func withGroup(alpha: CGFloat, _ body: () -> Void) {
    unsafe cairo_push_group(cairo)
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    body()
    unsafe cairo_pop_group_to_source(cairo)
    unsafe cairo_paint_with_alpha(cairo, alpha)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }

  /// Paints the source everywhere inside the clip (`cairo_paint_with_alpha`).
  func paint(alpha: CGFloat = 1) {
    unsafe cairo_paint_with_alpha(cairo, alpha)
  }

  /// Paints the source inside `path` only, with any operator: cairo's unbounded operators would
  /// otherwise change pixels outside the shape, as Core Graphics' do not.
  func paint(inside path: PathStorage, rule: CGPathFillRule = .winding, alpha: CGFloat = 1) {
    unsafe cairo_save(cairo)
    setPath(path)
    unsafe cairo_set_fill_rule(cairo, rule.cairo)
    unsafe cairo_clip(cairo)
    unsafe cairo_paint_with_alpha(cairo, alpha)
    unsafe cairo_restore(cairo)
  }
}
