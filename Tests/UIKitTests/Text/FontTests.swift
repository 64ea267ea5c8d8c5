import CoreGraphics
import Foundation
import Testing

@testable import UIKit

// Requirement V16.
@Suite("Fonts") struct FontTests {
  @Test("the system font has weights, an italic, and monospaced digits on request")
  func system() {
    let regular = UIFont.systemFont(ofSize: 20)
    let bold = UIFont.boldSystemFont(ofSize: 20)
    #expect(regular.pointSize == 20 && bold.familyName == regular.familyName)
    #expect(bold.fontName != regular.fontName)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(
      UIFont.italicSystemFont(ofSize: 20).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(UIFont.systemFont(ofSize: 20, weight: .regular) == regular)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    let widths = (0...9).map { "\($0)".size(withAttributes: [.font: digits]).width }
    #expect(Set(widths).count == 1)
  }

  @Test("all glyphs of the monospaced font have the same width")
  func monospaced() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let widths = ["i", "W", ".", "m"].map { $0.size(withAttributes: [.font: font]).width }
    #expect(Set(widths).count == 1)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test("text styles have Apple's sizes for the category Large")
  func textStyles() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
      #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize == size)
    }
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(headline.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
  }

  @Test("the constants for control font sizes are Apple's")
  func constants() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  @Test("the font names of a family make fonts of that family")
  func names() throws {
    #expect(UIFont.familyNames.contains("DejaVu Sans"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(Set(UIFont.familyNames).count == UIFont.familyNames.count)
    let names = UIFont.fontNames(forFamilyName: "DejaVu Sans")
    #expect(names.first == "DejaVuSans" && names.contains("DejaVuSans-Bold"))
    for name in names {
      let font = try #require(UIFont(name: name, size: 13))
      #expect(font.fontName == name && font.familyName == "DejaVu Sans" && font.pointSize == 13)
    }
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    #expect(UIFont(name: "No Such Font At All", size: 10) == nil)
    #expect(UIFont(name: "DejaVu Sans", size: 10)?.fontName == "DejaVuSans")
  }

  @Test("the names of iOS's built-in fonts give the nearest installed fonts")
  func fontsOfIOS() throws {
    for name in [
      "Courier", "CourierNewPSMT", "Helvetica", "Helvetica-Bold", "Helvetica-LightOblique",
      "HelveticaNeue", "HelveticaNeue-UltraLight", "HelveticaNeue-CondensedBlack",
      "HelveticaNeue-MediumItalic", "Helvetica Neue", "Arial", "ArialMT", "Arial-BoldItalicMT",
      "Menlo-Regular", "Menlo-Bold", "Georgia", "Georgia-BoldItalic", "AvenirNext-Bold",
      "AvenirNextCondensed-DemiBold", "Avenir-Book", "TimesNewRomanPSMT",
      "TimesNewRomanPS-BoldMT", "Verdana-Italic", "GillSans-SemiBold", "MarkerFelt-Wide",
      "Zapfino", "AppleColorEmoji", "HiraginoSans-W3", "Futura-CondensedExtraBold",
    ] {
      let font = try #require(UIFont(name: name, size: 13), "\(name)")
      #expect(font.pointSize == 13 && UIFont.familyNames.contains(font.familyName), "\(name)")
    }
    func traits(_ name: String) throws -> UIFontDescriptor.SymbolicTraits {
      try #require(UIFont(name: name, size: 13)).fontDescriptor.symbolicTraits
    }
    #expect(try traits("HelveticaNeue-Bold").contains(.traitBold))
    #expect(try !traits("HelveticaNeue").contains(.traitBold))
    #expect(try traits("Georgia-BoldItalic").isSuperset(of: [.traitBold, .traitItalic]))
    #expect(try traits("Courier-Oblique").contains(.traitMonoSpace))
    #expect(try traits("Menlo-Regular").contains(.traitMonoSpace))
    let (serif, sans) = (UIFont(name: "Georgia", size: 13), UIFont(name: "Verdana", size: 13))
    #expect(serif?.familyName != sans?.familyName)
    let descriptor = UIFontDescriptor(name: "TimesNewRomanPSMT", size: 13)
    #expect(UIFont(descriptor: descriptor, size: 0).familyName == serif?.familyName)
    for name in ["Helvetica-Sideways", "HelveticaOld", "Comic Sans MS", "", "-"] {
      #expect(UIFont(name: name, size: 13) == nil, "\(name)")
    }
  }

  @Test("metrics are those of the font's tables, in proportion to its size")
  func metrics() throws {
    // The hhea table of DejaVu Sans has 1901, −483 and 0 of 2048; its H is 1493 and its x 1120
    // high.
    let font = try #require(UIFont(name: "DejaVuSans", size: 2048))
    #expect(abs(font.ascender - 1901) < 2 && abs(font.descender + 483) < 2)
    #expect(font.leading == 0 && abs(font.lineHeight - (1901 + 483)) < 4)
    #expect(abs(font.capHeight - 1493) < 2 && abs(font.xHeight - 1120) < 2)
    let small = font.withSize(16)
    #expect(abs(small.ascender * 128 - font.ascender) < 0.01 && small.pointSize == 16)
    // The OS/2 table of Noto Sans has sCapHeight 714 and sxHeight 536 of 1000.
    let noto = try #require(UIFont(name: "NotoSans-Regular", size: 1000))
    #expect(abs(noto.capHeight - 714) < 1 && abs(noto.xHeight - 536) < 1)
    #expect(abs(noto.ascender - 1069) < 1 && abs(noto.descender + 293) < 1)
  }

  @Test("fonts with the same name and size are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == .systemFont(ofSize: 13))
  }

  @Test("font metrics do not scale sizes, and respect a maximum")
  func fontMetrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 23)
    #expect(metrics.scaledFont(for: font).pointSize == 23 && metrics.scaledValue(for: 7.5) == 7.5)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
  }

  @Test(
    "a file that is no font gives an error that names it, and does not trap",
    arguments: ["", "OTTO"])
  @MainActor func brokenFile(contents: String) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-broken-\(contents.count).ttf")
    try Data(contents.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var error: (any Error)?
    #expect(unsafe !CTFontManagerRegisterFontsForURL(url, .process, &error))
    #expect("\(error as Any)".contains(url.lastPathComponent))
    let none = URL(fileURLWithPath: "/there/is/none.ttf")
    #expect(unsafe !CTFontManagerRegisterFontsForURL(none, .process, &error))
    #expect("\(error as Any)".contains("/there/is/none.ttf"))
  }

  @Test("fonts that are registered from a file are found by name, measured and drawn")
  func registeredFile() async {
    // Registered fonts stay registered, so the test runs in its own process.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let before = "office".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        let url = try RenamedFont(of: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf").write()
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(UIFont(name: RenamedFont.postScriptName, size: 20) == nil)
        var error: (any Error)?
        #expect(unsafe CTFontManagerRegisterFontsForURL(url, .process, &error))
        #expect(error == nil)
        let font = try #require(UIFont(name: RenamedFont.postScriptName, size: 20))
        #expect(font.familyName == RenamedFont.family && font.pointSize == 20)
        #expect(UIFont.familyNames.contains(RenamedFont.family))
        let mono = try #require(UIFont(name: "DejaVuSansMono", size: 20))
        func size(_ font: UIFont) -> CGSize { "office".size(withAttributes: [.font: font]) }
        #expect(size(font) == size(mono) && size(font).width > 0)
        #expect(size(.systemFont(ofSize: 20)) == before)
      }
    }
  }

  @Test("fonts that the Info.plist of an app lists are found by name")
  func listedFile() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let url = try RenamedFont(of: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf").write()
        defer { try? FileManager.default.removeItem(at: url) }
        let sample = try SampleBundle([
          "Info.plist": """
          <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIAppFonts</key>
          <array><string>Fonts/Renamed.ttf</string></array></dict></plist>
          """
        ])
        try sample.write(Data(contentsOf: url), "Fonts/Renamed.ttf")
        sample.bundle.registerFonts()
        #expect(UIFont(name: RenamedFont.postScriptName, size: 20) != nil)
      }
    }
  }
}

@Suite("Font descriptors") struct FontDescriptorTests {
  private let plain = UIFontDescriptor(name: "DejaVuSans", size: 15)

  @Test("symbolic traits select the matching faces, and nil if there are none")
  func traits() throws {
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(bold.postscriptName == "DejaVuSans-Bold" && bold.pointSize == 15)
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: bold, size: 20).fontName == "DejaVuSans-Bold")
    #expect(plain.symbolicTraits == [])
    let emoji = UIFontDescriptor(name: "NotoColorEmoji", size: 15)
    #expect(emoji.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
  }

  @Test("attributes combine: family, face, size, weight")
  func attributes() {
    #expect(plain.withFamily("DejaVu Serif").postscriptName == "DejaVuSerif")
    #expect(plain.withFace("Bold").postscriptName == "DejaVuSans-Bold")
    #expect(plain.withSize(9).pointSize == 9 && plain.withSize(9).postscriptName == "DejaVuSans")
    let weight = plain.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(weight.postscriptName == "DejaVuSans-Bold")
    #expect(plain.object(forKey: .family) as? String == "DejaVu Sans")
    #expect(plain.fontAttributes[.size] as? CGFloat == 15)
  }

  @Test("the system font has a serif and a monospaced design, and no rounded one")
  func designs() throws {
    let system = UIFont.systemFont(ofSize: 12).fontDescriptor
    let serif = try #require(system.withDesign(.serif))
    #expect(UIFont(descriptor: serif, size: 0).familyName.contains("Serif"))
    #expect(try #require(system.withDesign(.monospaced)).symbolicTraits.contains(.traitMonoSpace))
    #expect(system.withDesign(.rounded) == nil && system.withDesign(.default) == system)
  }

  @Test("matching lists the family's faces, filtered by the mandatory keys")
  func matching() {
    let all = plain.matchingFontDescriptors(withMandatoryKeys: nil)
    #expect(
      Set(all.map(\.postscriptName)).isSuperset(of: ["DejaVuSans", "DejaVuSans-Bold"]))
    let named = plain.matchingFontDescriptors(withMandatoryKeys: [.name])
    #expect(named.map(\.postscriptName) == ["DejaVuSans"])
  }
}
