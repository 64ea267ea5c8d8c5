import UIKit

extension GalleryPageView {
  /// The header, and each specimen: its views and its texts, or one picture where there is nothing to use.
  func makeAccessibilityElements() -> [Any] {
    [element(.header, [page.title, page.caption], layout.header)]
      + zip(page.specimens, zip(layout.cells, stages)).flatMap { specimen, place -> [Any] in
        let (cell, stage) = place
        let texts = [specimen.title, specimen.note]
        guard !AccessibilityNode(of: stage).elements.isEmpty else {
          return [element(.image, texts, cell)]
        }
        let (_, caption) = cell.divided(atDistance: stage.frame.maxY - cell.minY, from: .minYEdge)
        return [stage, element(.staticText, texts, caption)]
      }
  }

  private func element(
    _ traits: UIAccessibilityTraits, _ texts: [String], _ frame: CGRect
  ) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityTraits = traits
    element.accessibilityLabel = texts.filter { !$0.isEmpty }.joined(separator: ", ")
    element.accessibilityFrameInContainerSpace = frame
    return element
  }

  /// Names the controls that have no text after their specimens.
  func nameControls() {
    for (specimen, stage) in zip(page.specimens, stages) {
      for element in AccessibilityNode(of: stage).elements
      where element is UIControl && element.accessibilityLabel == nil {
        element.accessibilityLabel = specimen.title
      }
    }
  }
}
