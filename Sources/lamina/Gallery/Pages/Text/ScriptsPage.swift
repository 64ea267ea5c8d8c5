import UIKit

extension GalleryPage {
  static let scripts = GalleryPage(
    name: "scripts", title: "Scripts",
    caption: "Labels in the system's font: letters that it lacks come from other fonts, are shaped "
      + "by the rules of their script, and stand in its direction.",
    specimens: [
      Specimen("Latin, Greek, Cyrillic", note: "with marks above and below") {
        $0.words(["Ångström ĝis ṩ", "Ξεσκεπάζω", "Съешь ещё"])
      },
      Specimen("Hebrew and Arabic", note: "from right to left; numbers from left to right") {
        $0.words(["שָׁלוֹם 2026", "سلام ١٢٣", "abc שלום def"])
      },
      Specimen("Devanagari, Bengali, Tamil", note: "letters that join and change places") {
        $0.words(["नमस्ते क्षत्रिय", "বাংলা ক্ষ্ম", "தமிழ் மொழி"])
      },
      Specimen("Thai, Armenian, Georgian", note: "vowels over and under the letters") {
        $0.words(["สวัสดี น้ำ ผู้", "Բարեւ ձեզ", "გამარჯობა"])
      },
      Specimen("Chinese and Japanese", note: "where a font has them") {
        $0.words(["漢字 視野無限廣", "ひらがな カタカナ", "简体字 中文"])
      },
      Specimen("Emoji", note: "in their own colours") {
        $0.words(["😀 🎉 🚀 🌍", "❤️ 👩‍🚀 👍🏽", "a🙂b"])
      },
    ])
}

extension Stage {
  fileprivate func words(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      let label = text(line, 8, 6 + 26 * CGFloat(index), 144, 26, size: 15)
      label.textAlignment = .center
    }
  }
}
