import Foundation
import QuartzCore

/// The views of a segmented control: the background, the selection, the dividers and the contents.
@MainActor final class SegmentedViews {
  private let background = UIView()
  private let pill = UIView()
  private var dividers: [UIImageView] = []
  private(set) var contents: [SegmentView] = []

  static let radius: CGFloat = 9
  private static let inset: CGFloat = 2
  private static let pressedScale: CGFloat = 0.95

  func add(to control: UISegmentedControl) {
    background.isUserInteractionEnabled = false
    background.backgroundColor = .tertiarySystemFill
    background.layer.cornerRadius = Self.radius
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = Self.radius - Self.inset
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    control.addSubview(background)
    control.addSubview(pill)
  }

  /// Creates and removes views for the number of segments, and sets their contents.
  func prepare(_ control: UISegmentedControl) {
    UIView.performWithoutAnimation {
      while contents.count > control.segments.count { contents.removeLast().removeFromSuperview() }
      while dividers.count > max(control.segments.count - 1, 0) {
        dividers.removeLast().removeFromSuperview()
      }
      while contents.count < control.segments.count {
        let view = SegmentView()
        control.addSubview(view)
        contents.append(view)
      }
      while dividers.count < control.segments.count - 1 {
        let view = UIImageView()
        control.insertSubview(view, aboveSubview: background)
        dividers.append(view)
      }
      for index in contents.indices { contents[index].show(index, of: control) }
    }
  }

  func contentWidth(_ index: Int) -> CGFloat {
    contents.indices.contains(index) ? contents[index].contentSize.width : 0
  }

  func update(_ control: UISegmentedControl) {
    let frames = control.segmentFrames
    background.frame = control.bounds
    let hasImages = !control.look.backgrounds.isEmpty
    background.isHidden = hasImages
    for (index, view) in contents.enumerated() where index < frames.count {
      view.frame = frames[index]
      view.show(index, of: control)
      view.layOutContent(index, of: control)
    }
    placePill(control, frames, isHidden: hasImages)
    placeDividers(control, frames)
    for view in [background, pill] { view.alpha = control.isEnabled ? 1 : 0.5 }
  }

  private func placePill(_ control: UISegmentedControl, _ frames: [CGRect], isHidden: Bool) {
    let index = control.shownSelection
    guard frames.indices.contains(index), !isHidden else {
      pill.isHidden = true
      return
    }
    // A segment may be smaller than the insets of the selection.
    let segment = frames[index]
    let inset = min(Self.inset, segment.width / 2, segment.height / 2)
    let frame = segment.insetBy(dx: inset, dy: inset)
    let place = {
      self.pill.transform = .identity
      self.pill.frame = frame
    }
    // A selection that appears does not come from where the last one was.
    if pill.isHidden { UIView.performWithoutAnimation(place) } else { place() }
    pill.isHidden = false
    let scale = control.isSelectionPressed ? Self.pressedScale : 1
    pill.transform = CGAffineTransform(scaleX: scale, y: scale)
    pill.backgroundColor = control.selectedSegmentTintColor ?? Self.pillColor
  }

  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// There is no line beside the selection.
  private func placeDividers(_ control: UISegmentedControl, _ frames: [CGRect]) {
    for (index, view) in dividers.enumerated() where index + 1 < frames.count {
      let isReversed = frames[index].minX > frames[index + 1].minX
      let x = isReversed ? frames[index].minX : frames[index].maxX
      let states = [control.state(of: index), control.state(of: index + 1)]
      let image = control.look.divider(
        isReversed ? states[1] : states[0], isReversed ? states[0] : states[1], .default)
      let size =
        image.map { CGSize(width: $0.size.width, height: control.bounds.height) }
        ?? CGSize(width: 1, height: 16)
      view.image = image
      view.backgroundColor = image == nil ? .separator : nil
      view.frame = CGRect(
        x: x - (size.width / 2).rounded(), y: (control.bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      let isBeside = [index, index + 1].contains(control.shownSelection)
      view.alpha = image != nil || !isBeside ? 1 : 0
    }
  }
}
