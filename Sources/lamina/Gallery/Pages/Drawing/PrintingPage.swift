import UIKit

extension GalleryPage {
  static let printing = GalleryPage(
    name: "printing", title: "Views and texts on paper",
    caption: "A UIPrintPageRenderer draws pages: headers, footers and what its formatters lay out. "
      + "In a PDF context text stays text; these pictures are the same pages.",
    space: CGSize(width: 160, height: 110),
    specimens: [
      Specimen("draw(_:)", note: "a view on the screen") { stage in
        let note = stage.note
        note.center = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
        stage.view.addSubview(note)
      },
      Specimen("draw(_:for:)", note: "its printed version, on a page") { stage in
        stage.pages(1) {
          $0.addPrintFormatter(stage.note.viewPrintFormatter(), startingAtPageAt: 0)
        }
      },
      Specimen("UISimpleTextPrintFormatter", note: "a text goes on on the next page") { stage in
        stage.pages(2) { $0.addPrintFormatter(stage.letter, startingAtPageAt: 0) }
      },
      Specimen("headerHeight, footerHeight", note: "formatters keep out of both") { stage in
        stage.pages(2) { renderer in
          (renderer.headerHeight, renderer.footerHeight) = (stage.length(10), stage.length(10))
          renderer.addPrintFormatter(stage.letter, startingAtPageAt: 0)
        }
      },
      Specimen("perPageContentInsets", note: "from the sides of the paper") { stage in
        let letter = stage.letter
        let inset = stage.length(16)
        letter.perPageContentInsets = UIEdgeInsets(
          top: inset, left: inset, bottom: inset, right: inset)
        stage.pages(2) { $0.addPrintFormatter(letter, startingAtPageAt: 0) }
      },
      Specimen("two formatters", note: "each begins on a page of its own") { stage in
        stage.pages(2) { renderer in
          renderer.addPrintFormatter(stage.note.viewPrintFormatter(), startingAtPageAt: 0)
          renderer.addPrintFormatter(stage.letter, startingAtPageAt: 1)
        }
      },
    ])
}

extension Stage {
  /// A view that draws differently when it is printed.
  fileprivate var note: UIView { NoteView(frame: rect(0, 0, 56, 40), unit: unit) }

  /// A print formatter with a text of two pages.
  fileprivate var letter: UISimpleTextPrintFormatter {
    let words = "The screen is dark and the paper is white; what was written stays what it is. "
    let letter = UISimpleTextPrintFormatter(text: String(repeating: words, count: 6))
    letter.font = .systemFont(ofSize: 5 * unit)
    letter.color = GalleryStyle.ink
    return letter
  }

  /// Adds images of the first pages of a renderer, side by side.
  fileprivate func pages(_ count: Int, _ build: (UIPrintPageRenderer) -> Void) {
    let size = size(70, 96)
    let renderer = PaperRenderer()
    let paper = CGRect(origin: .zero, size: size)
    renderer.setValue(paper, forKey: "paperRect")
    renderer.setValue(paper.insetBy(dx: length(6), dy: length(6)), forKey: "printableRect")
    build(renderer)
    for number in 0..<count {
      let left = (view.bounds.width - CGFloat(count) * size.width - length(8)) / 2
      let pageImage = image(size) { context, bounds in
        context.fill(UIBezierPath(rect: bounds), DemoPalette.ivory)
        renderer.drawPage(at: number, in: renderer.printableRect)
      }
      let sheet = UIImageView(
        image: pageImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) })
      sheet.frame.origin = CGPoint(
        x: (left + CGFloat(number) * (size.width + length(8))).rounded(), y: length(7))
      view.addSubview(sheet)
    }
  }
}

/// Draws light text on a gradient on screen, and dark text with a frame when printed.
private final class NoteView: UIView {
  private let unit: CGFloat

  init(frame: CGRect, unit: CGFloat) {
    self.unit = unit
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let panel = UIBezierPath(roundedRect: bounds, cornerRadius: 4 * unit)
    context.fill(
      panel, [DemoPalette.rose, DemoPalette.coral], from: .zero, to: CGPoint(x: 0, y: bounds.maxY))
    write(context, DemoPalette.ivory)
  }

  override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let frame = UIBezierPath(
      roundedRect: bounds.insetBy(dx: unit / 2, dy: unit / 2), cornerRadius: 4 * unit)
    context.stroke(frame, GalleryStyle.ink, width: unit)
    write(context, GalleryStyle.ink)
  }

  private func write(_ context: CGContext, _ color: UIColor) {
    context.write(
      "Milk, bread", at: CGPoint(x: bounds.midX, y: bounds.midY + 3 * unit),
      font: .systemFont(ofSize: 8 * unit, weight: .semibold), color: color, alignment: .center)
  }
}

/// Draws a header, and the page number as the footer.
private final class PaperRenderer: UIPrintPageRenderer {
  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    write("A letter", in: headerRect)
  }

  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    write("– \(pageIndex + 1) –", in: footerRect)
  }

  private func write(_ text: String, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = UIFont.systemFont(ofSize: rect.height * 0.55, weight: .semibold)
    context.write(
      text, at: CGPoint(x: rect.midX, y: rect.midY + font.capHeight / 2), font: font,
      color: DemoPalette.rose, alignment: .center)
  }
}
