import UIKit

extension GalleryPage {
  static let pages = GalleryPage(
    name: "pages", title: "Pages",
    caption: "UIPageViewController: drag a page, use the arrow keys, or touch the dots.",
    space: CGSize(width: 300, height: 130),
    specimens: [
      Specimen("horizontal", note: "presentationCount, presentationIndex") {
        $0.book(.horizontal, dots: true)
      },
      Specimen("vertical") { $0.book(.vertical) },
      Specimen("forceRightToLeft", note: "the next page comes from the left") {
        $0.book(.horizontal, dots: true, isReversed: true)
      },
      Specimen("interPageSpacing", note: "24 points between pages") {
        $0.book(.horizontal, spacing: 24)
      },
    ])
}

extension Stage {
  fileprivate func book(
    _ orientation: UIPageViewController.NavigationOrientation, spacing: CGFloat = 0,
    dots: Bool = false, isReversed: Bool = false
  ) {
    let panel = panel(isReversed: isReversed)
    panel.clipsToBounds = true
    panel.backgroundColor = DemoPalette.indigo
    let book = BookView(frame: panel.bounds, orientation, spacing: spacing, dots: dots)
    book.controller.view.semanticContentAttribute = panel.semanticContentAttribute
    panel.addSubview(book)
  }
}

/// Holds a page view controller with four pages of colors.
private final class BookView: UIView, UIPageViewControllerDataSource {
  let controller: UIPageViewController
  private let pages: [UIViewController]
  private let hasDots: Bool

  init(
    frame: CGRect, _ orientation: UIPageViewController.NavigationOrientation, spacing: CGFloat,
    dots: Bool
  ) {
    controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: [.interPageSpacing: spacing])
    pages = ["First", "Second", "Third", "Fourth"].enumerated().map {
      ColorPage(
        $1, UIColor(hue: 0.58 + CGFloat($0) * 0.12, saturation: 0.5, brightness: 0.75, alpha: 1))
    }
    hasDots = dots
    super.init(frame: frame)
    controller.dataSource = self
    controller.setViewControllers([pages[1]], direction: .forward, animated: false)
    controller.view.frame = bounds
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    hasDots ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

private final class ColorPage: UIViewController {
  private let color: UIColor

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel()
    (label.text, label.textColor, label.textAlignment) = (title, .white, .center)
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.backgroundColor = color
    view = label
  }
}
