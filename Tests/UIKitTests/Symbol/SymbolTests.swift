import LaminaTesting
import Testing
import UIKit

@MainActor @Suite("Symbols", .serialized)
struct SymbolTests {
  @Test("images of the same symbol share their pixels, until a memory warning")
  @MainActor func memoryWarning() throws {
    func image() throws -> CGImage { try #require(UIImage(systemName: "plus")?.cgImage) }
    let first = try image()
    #expect(try image() === first)
    UIApplication.shared.receiveMemoryWarning()
    #expect(try image() !== first)
  }

  @Test("The symbols that controls and bars need exist, and unknown names do not")
  func names() {
    let names =
      "chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward xmark "
      + "xmark.circle.fill plus minus checkmark magnifyingglass ellipsis ellipsis.circle "
      + "square.and.arrow.up trash gear star star.fill heart heart.fill house house.fill person "
      + "person.fill bell bookmark folder pencil info.circle calendar arrow.clockwise "
      + "sun.max sun.max.fill sun.min.fill speaker.fill speaker.wave.2.fill wifi photo photo.fill flag "
      + "flag.fill"
    for name in names.split(separator: " ") {
      let image = UIImage(systemName: String(name))
      #expect(image?.isSymbolImage == true, "\(name)")
      #expect((image?.size.height ?? 0) > 1, "\(name)")
    }
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "house.circle.circle") == nil)
    #expect(UIImage().isSymbolImage == false)
  }

  @Test("The size follows the point size and the scale, and the weight does not change it much")
  func sizes() throws {
    func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGSize {
      try #require(UIImage(systemName: "plus", withConfiguration: configuration)).size
    }
    let standard = try size(.unspecified)
    let double = try size(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(double.width - 2 * standard.width) <= 1)
    let small = try size(UIImage.SymbolConfiguration(scale: .small))
    let large = try size(UIImage.SymbolConfiguration(scale: .large))
    #expect(small.width < standard.width && standard.width < large.width)
    let black = try size(UIImage.SymbolConfiguration(weight: .black))
    #expect(black.width - standard.width >= 1 && black.width - standard.width <= 3)
  }

  @Test("What a configuration specifies replaces what another one does")
  func applying() throws {
    let large = UIImage.SymbolConfiguration(scale: .large)
    let bold = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let both = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    #expect(large.applying(bold) == both)
    #expect(bold.applying(large) == both)
    #expect(both.withoutScale() == bold)
    #expect(both.withoutPointSizeAndWeight() == large)
    #expect(large.applying(nil) == large)
    let image = try #require(UIImage(systemName: "plus", withConfiguration: large))
    #expect(image.applyingSymbolConfiguration(bold)?.symbolConfiguration == both)
    #expect(image.withConfiguration(bold).symbolConfiguration == bold)
    #expect(UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 30)) == bold)
  }

  @Test("An image view shows symbols in its tint color, with its own preferred configuration")
  func imageView() throws {
    let image = try #require(UIImage(systemName: "square.fill"))
    let view = UIImageView(image: image)
    view.tintColor = .red
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width > 1.8 * image.size.width)
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let frame = try OffscreenScreen.showing(view, size: CGSize(width: 60, height: 60)).frame()
    #expect(frame.pixel(x: 30, y: 30) == red)
    #expect(frame.pixel(x: 2, y: 2) == black)
  }

  @Test("A symbol survives an archive, and images of the same symbol share their pixels")
  func coding() throws {
    let image = try #require(UIImage(systemName: "heart.fill"))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: image, requiringSecureCoding: true)
    let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
    #expect(decoded == image && decoded?.isSymbolImage == true)
    #expect(UIImage(systemName: "heart.fill")?.cgImage === image.cgImage)
  }

  @Test("The baseline of a symbol is that of text of its size")
  func baseline() throws {
    let image = try #require(UIImage(systemName: "plus"))
    let baseline = try #require(image.baselineOffsetFromBottom)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(image.size.height / 2 - baseline - font.capHeight / 2) <= 0.51)
  }
}
