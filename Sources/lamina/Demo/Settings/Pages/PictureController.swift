import ObjectiveC
import UIKit

/// Pictures side by side, one a page, each of which two fingers or a double tap enlarge.
final class PictureController: UIViewController, UIScrollViewDelegate {
  private let pictures: [Int]
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  private var pages: [ZoomingPicture] = []
  private var shownPage: Int

  init(_ pictures: [Int], first: Int) {
    (self.pictures, shownPage) = (pictures, first)
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    view.addSubview(scroll)
    pages = pictures.map { ZoomingPicture(.landscape($0)) }
    for page in pages { scroll.addSubview(page) }
    dots.numberOfPages = pages.count
    dots.hidesForSinglePage = true
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    dots.addAction(UIAction { [weak self] _ in self?.turnToDot() }, for: .valueChanged)
    view.addSubview(dots)
    showNumber()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard scroll.frame.size != size else { return }
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
    }
    scroll.contentOffset = CGPoint(x: size.width * CGFloat(shownPage), y: 0)
    let bottom = size.height - view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: bottom - 44, width: size.width, height: 36)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scroll.isDragging || scroll.isDecelerating, scroll.bounds.width > 0 else { return }
    let page = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
    shownPage = min(max(page, 0), pages.count - 1)
    showNumber()
  }

  private func turnToDot() {
    shownPage = dots.currentPage
    let offset = CGPoint(x: scroll.bounds.width * CGFloat(shownPage), y: 0)
    scroll.setContentOffset(offset, animated: true)
    showNumber()
  }

  private func showNumber() {
    dots.currentPage = shownPage
    title = "\(shownPage + 1) of \(pages.count)"
  }
}

/// A picture that is enlarged up to four times.
private final class ZoomingPicture: UIScrollView, UIScrollViewDelegate {
  private let picture: UIImageView

  init(_ image: UIImage) {
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    maximumZoomScale = 4
    delegate = self
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("zoom:", ZoomingPicture.zoom(at:)))
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard zoomScale == 1, picture.frame.size != bounds.size else { return }
    picture.frame = CGRect(origin: .zero, size: bounds.size)
    contentSize = bounds.size
  }

  private func zoom(at tap: UITapGestureRecognizer) {
    guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
    let point = tap.location(in: picture)
    let size = CGSize(width: bounds.width / 2.5, height: bounds.height / 2.5)
    let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    zoom(to: CGRect(origin: origin, size: size), animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
