import CoreGraphics
import QuartzCore

/// What is behind a sheet: the dimming, and the page below, which moves back.
@MainActor final class SheetBackdrop {
  private unowned let sheet: UISheetPresentationController
  private let dimming = DimmingView()
  /// Covers what is behind the page, which is smaller when it has moved back.
  private let darkness = UIView()
  private weak var page: UIView?
  /// The corners of the page before.
  private var corners: (radius: CGFloat, clips: Bool)?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    darkness.backgroundColor = .black
    darkness.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.onTap = { [weak self] in self?.sheet.presentation?.dismissForUser() }
  }

  func install(in container: UIView) {
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
    page = findPage(in: container)
  }

  /// The view of the presenter's sheet, or the presenter's view if it fills the window.
  private func findPage(in container: UIView) -> UIView? {
    let presenter = sheet.presentingViewController
    if let below = presenter.presentedBy?.active {
      return (below as? UISheetPresentationController)?.sheetView
    }
    guard let view = presenter.viewIfLoaded, view.superview === container.superview,
      view.bounds.size == container.bounds.size
    else { return nil }
    return view
  }

  func show(dimming: CGFloat, recession: CGFloat) {
    self.dimming.alpha = dimming
    if let page { move(page, back: recession) }
  }

  private func move(_ page: UIView, back recession: CGFloat) {
    guard recession > 0 || corners != nil, let superview = page.superview else { return }
    if corners == nil { prepare(page) }
    darkness.frame = superview.bounds
    let width = page.bounds.width
    let scale = 1 - 2 * SheetLayout.backdropInset / max(width, 1) * recession
    let isSheet = page is SheetView
    let top = isSheet ? -SheetLayout.topInset : superview.safeAreaInsets.top
    let shift = top * recession - page.bounds.height / 2 * (1 - scale)
    page.transform = CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    if !isSheet { page.layer.cornerRadius = SheetLayout.cornerRadius * min(recession * 4, 1) }
  }

  private func prepare(_ page: UIView) {
    corners = (page.layer.cornerRadius, page.clipsToBounds)
    guard !(page is SheetView) else { return }
    page.superview?.insertSubview(darkness, belowSubview: page)
    page.layer.cornerCurve = .continuous
    page.clipsToBounds = true
  }

  func remove() {
    dimming.removeFromSuperview()
    darkness.removeFromSuperview()
    guard let page, let corners else { return }
    page.transform = .identity
    (page.layer.cornerRadius, page.clipsToBounds) = corners
    self.corners = nil
  }
}
