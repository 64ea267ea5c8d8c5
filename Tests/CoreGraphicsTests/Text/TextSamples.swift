import CoreGraphics

/// Words of twelve scripts, and random texts made of them.
enum TextSamples {
  static let scripts: [(name: String, words: [String])] = [
    ("Latin", ["Sphinx", "of", "black", "quartz", "ÅÉĝř", "judge", "my", "vow", "ffi"]),
    ("Greek", ["Ξεσκεπάζω", "την", "ψυχοφθόρα", "βδελυγμία"]),
    ("Cyrillic", ["Съешь", "же", "ещё", "этих", "мягких", "булок"]),
    ("Hebrew", ["דג", "סקרן", "שט", "בים", "מאוכזב", "שָׁלוֹם"]),
    ("Arabic", ["نص", "حكيم", "له", "سر", "قاطع", "وذو", "شأن"]),
    ("Devanagari", ["ऋषियों", "को", "सताने", "वाले", "दुष्ट"]),
    ("Thai", ["เป็น", "มนุษย์", "สุด", "ประเสริฐ", "เลิศ", "น้ำ"]),
    ("Armenian", ["Բել", "դղյակի", "ձախ", "ժամն", "օֆ"]),
    ("Georgian", ["სწრაფი", "ყავისფერი", "მელა", "ახტება"]),
    ("Tamil", ["யாமறிந்த", "மொழிகளிலே", "தமிழ்மொழி", "போல்"]),
    ("Bengali", ["আমি", "বাংলায়", "গান", "গাই", "ক্ষ্ম"]),
    ("Han and kana", ["漢字", "かな", "カナ", "視野", "無限", "廣"]),
  ]

  static func text(_ script: Int, words: Int, from random: inout XorshiftGenerator) -> String {
    let pool = scripts[script].words
    return (0..<words).map { _ in pool[Int(random.next() % UInt64(pool.count))] }
      .joined(separator: " ")
  }
}

/// A deterministic random number generator (xorshift).
struct XorshiftGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
