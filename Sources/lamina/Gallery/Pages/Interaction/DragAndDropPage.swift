import UIKit

extension GalleryPage {
  static let dragAndDrop = GalleryPage(
    name: "drag-and-drop", title: "Drag and drop",
    caption: "A finger that rests half a second lifts an item, a pointer at once. Items go to the "
      + "lower stages and to other programs, and come from these.",
    specimens: [
      Specimen("UIDragItem of a text", note: "NSString") { stage in
        let label = UILabel(frame: stage.rect(30, 28, 100, 28))
        (label.text, label.textAlignment) = ("Saturn", .center)
        (label.textColor, label.backgroundColor) = (GalleryStyle.ink, DemoPalette.ivory)
        label.font = .systemFont(ofSize: stage.length(13))
        stage.source(label) { NSString(string: "Saturn") }
      },
      Specimen("UIDragItem of a color", note: "UIColor") { stage in
        let block = stage.block(58, 20, 44, 44, color: DemoPalette.teal)
        block.layer.cornerRadius = stage.length(22)
        stage.source(block) { DemoPalette.teal }
      },
      Specimen("UIDragItem of a URL", note: "NSURL") { stage in
        let label = UILabel(frame: stage.rect(20, 28, 120, 28))
        (label.text, label.textAlignment) = ("https://swift.org", .center)
        (label.textColor, label.backgroundColor) = (DemoPalette.ivory, GalleryStyle.faint)
        label.font = .systemFont(ofSize: stage.length(10))
        stage.source(label) { NSURL(string: "https://swift.org") ?? NSURL(fileURLWithPath: "/") }
      },
      Specimen("UIDropProposal(operation: .copy)", note: "takes texts and URLs") { stage in
        stage.view.addSubview(DropView(stage, takes: ["public.text", "public.url"]))
      },
      Specimen("UIDropProposal(operation: .copy)", note: "takes colors") { stage in
        stage.view.addSubview(DropView(stage, takes: ["com.apple.uikit.color"]))
      },
      Specimen("UIDropProposal(operation: .forbidden)", note: "takes nothing") { stage in
        stage.view.addSubview(DropView(stage, takes: []))
      },
    ])
}

extension Stage {
  /// Makes a view a source of items.
  fileprivate func source(
    _ view: UIView, _ object: @escaping @MainActor () -> any NSItemProviderWriting
  ) {
    // A label takes no touches by default, and an interaction does not retain its delegate.
    let source = ItemSource(view, object)
    source.frame = self.view.bounds
    self.view.addSubview(source)
  }
}

/// Holds a view whose item can be dragged.
private final class ItemSource: UIView, UIDragInteractionDelegate {
  private let object: @MainActor () -> any NSItemProviderWriting

  init(_ view: UIView, _ object: @escaping @MainActor () -> any NSItemProviderWriting) {
    self.object = object
    super.init(frame: .zero)
    view.isUserInteractionEnabled = true
    view.addInteraction(UIDragInteraction(delegate: self))
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: object()))]
  }
}

/// Takes items of some types, and shows what was dropped.
final class DropView: UIView, UIDropInteractionDelegate {
  private let types: [String]
  private let label = UILabel()

  init(_ stage: Stage, takes types: [String]) {
    self.types = types
    super.init(frame: stage.view.bounds.insetBy(dx: stage.length(6), dy: stage.length(6)))
    layer.cornerRadius = stage.length(6)
    layer.borderWidth = stage.hairline
    layer.borderColor = GalleryStyle.faint.cgColor
    label.frame = bounds
    (label.textAlignment, label.textColor) = (.center, DemoPalette.ivory)
    label.font = .systemFont(ofSize: stage.length(10))
    label.text = types.isEmpty ? "forbidden" : "drop here"
    addSubview(label)
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { layer.borderColor = DemoPalette.brass.cgColor }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let isWanted = session.hasItemsConforming(toTypeIdentifiers: types)
    return UIDropProposal(operation: isWanted ? .copy : .forbidden)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { layer.borderColor = GalleryStyle.faint.cgColor }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    layer.borderColor = GalleryStyle.faint.cgColor
    session.loadObjects(ofClass: String.self) { [label] texts in
      if let text = texts.first { label.text = text }
    }
    session.loadObjects(ofClass: UIColor.self) { [weak self] colors in
      if let color = colors.first as? UIColor { self?.backgroundColor = color }
    }
  }
}
