/// Someone whose works the museum shows.
struct Artist {
  /// Part of the restoration identifier of the artist's page.
  let id: String
  let name: String
  let years: String
  let style: Painting.Style
  let text: String

  /// The artist's works, in the order of the catalog.
  var works: [Work] { Catalog.works.filter { $0.artist.id == id } }
}

extension Artist {
  static let lindqvist = Artist(
    id: "lindqvist", name: "Ida Lindqvist", years: "1861–1934", style: .hills,
    text:
      "She walked the same valley for forty years, and painted it at every hour. Her hills have "
      + "no paths: whoever looks has to find a way.")
  static let okada = Artist(
    id: "okada", name: "Mei Okada", years: "1888–1957", style: .sea,
    text: "The daughter of a lighthouse keeper. She counted the waves before she painted them, and "
      + "never put more ships on a canvas than she had seen that day.")
  static let fontaine = Artist(
    id: "fontaine", name: "Clara Fontaine", years: "1823–1899", style: .flowers,
    text: "Gardener, then painter of what she had grown. Each bunch was painted in one sitting, "
      + "because the poppies would not wait for a second.")
  static let weld = Artist(
    id: "weld", name: "Jonas Weld", years: "1902–1979", style: .night,
    text:
      "A tram driver on the late line, who knew which windows were lit and when. He painted from "
      + "memory, in the morning, after work.")
  static let arce = Artist(
    id: "arce", name: "Tomás Arce", years: "1915–1996", style: .tiles,
    text: "He laid floors before he laid colors. No two of his squares are turned in the same way "
      + "twice in a row, and he checked.")
  static let marsh = Artist(
    id: "marsh", name: "Edwin Marsh", years: "1790–1861", style: .stillLife,
    text:
      "He owned one jug and one bowl, and found in them enough for a lifetime. The fruit he ate "
      + "when the painting was done.")

  static let all = [lindqvist, okada, fontaine, weld, arce, marsh]
}
