/// All works of the museum.
enum Catalog {
  static let works: [Work] = entries.enumerated().map { index, entry in
    Work(
      number: index, title: entry.title, artist: entry.artist, room: entry.room, year: entry.year,
      size: entry.size, technique: entry.technique, text: entry.text)
  }

  static func work(_ number: Int) -> Work? {
    works.indices.contains(number) ? works[number] : nil
  }
  static func artist(_ id: String) -> Artist? { Artist.all.first { $0.id == id } }
  static func room(_ id: String) -> Room? { Room.all.first { $0.id == id } }

  private struct Entry {
    let title: String
    let artist: Artist
    let room: Room
    let year: Int
    let size: (width: Int, height: Int)
    let technique: String
    let text: String

    init(
      _ title: String, _ artist: Artist, _ room: Room, _ year: Int, _ width: Int, _ height: Int,
      _ technique: String, _ text: String
    ) {
      (self.title, self.artist, self.room, self.year) = (title, artist, room, year)
      (size, self.technique, self.text) = ((width, height), technique, text)
    }
  }

  private static let entries: [Entry] = [
    Entry(
      "First Light over the Valley", .lindqvist, .daybreak, 1894, 92, 69, "Oil on canvas",
      "The sun is drawn with one stroke of the thumb. The print is still visible on a clear day."),
    Entry(
      "Noon, No Wind", .lindqvist, .daybreak, 1899, 80, 80, "Oil on canvas",
      "She waited eleven days for the trees to stand still."),
    Entry(
      "Harvest Moon Road", .lindqvist, .observatory, 1906, 69, 92, "Oil on panel",
      "There is no road. The title is a joke among the people of the valley, who do not explain it."
    ),
    Entry(
      "Rain Is Coming", .lindqvist, .daybreak, 1911, 110, 73, "Oil on canvas",
      "Painted in an hour and a half, and finished under a table."),
    Entry(
      "Two Ships at Five", .okada, .blue, 1921, 96, 72, "Tempera on board",
      "The second ship is behind the first. It always was."),
    Entry(
      "The Keeper's Window", .okada, .blue, 1926, 60, 80, "Tempera on board",
      "What her father saw when he put out the lamp."),
    Entry(
      "Calm after Calm", .okada, .blue, 1933, 100, 62, "Oil on canvas",
      "The quietest picture of the house. School classes are brought here last."),
    Entry(
      "Lantern Boat", .okada, .daybreak, 1940, 72, 72, "Oil on canvas",
      "A boat that goes out at dusk comes in at daybreak, which is why it hangs in that hall."),
    Entry(
      "Thursday's Bunch", .fontaine, .cabinet, 1858, 60, 80, "Oil on canvas",
      "Fridays were for weeding."),
    Entry(
      "Roses That Were Promised", .fontaine, .cabinet, 1863, 66, 82, "Oil on canvas",
      "They were promised to the mayor. He got the painting instead, and did not complain."),
    Entry(
      "Larkspur and Late Frost", .fontaine, .cabinet, 1871, 62, 78, "Watercolor",
      "The frost is in the background, and in the mood."),
    Entry(
      "A Vase for the Kitchen", .fontaine, .larder, 1880, 70, 84, "Oil on canvas",
      "It has hung in the kitchen since it was painted. The museum was built around it."),
    Entry(
      "Last Tram", .weld, .observatory, 1938, 90, 68, "Gouache",
      "He is driving it. The one lit window on the left is his own."),
    Entry(
      "Roofs, Listening", .weld, .observatory, 1947, 75, 75, "Gouache",
      "Painted in the winter of the great snow, of which he shows none."),
    Entry(
      "The Baker Is Up", .weld, .larder, 1952, 84, 63, "Gouache",
      "Four in the morning. Look for the warmest window."),
    Entry(
      "Seventy Stars", .weld, .observatory, 1961, 63, 84, "Oil on canvas",
      "There are seventy. Count them if you like; the bench is comfortable."),
    Entry(
      "Floor for a Dancer", .arce, .court, 1949, 80, 80, "Ceramic",
      "She danced on it at the opening, and it has been kept clean since."),
    Entry(
      "Forty Quarters", .arce, .court, 1955, 100, 80, "Ceramic",
      "Each square was laid by a different hand. His is in a corner; he did not say which."),
    Entry(
      "Blue Is a Direction", .arce, .blue, 1963, 84, 84, "Screen print",
      "The only work in the Blue Room that is not of the sea, or so it seems from close up."),
    Entry(
      "Rule with Exceptions", .arce, .court, 1971, 96, 72, "Ceramic",
      "The rule is simple. The exceptions took him two years."),
    Entry(
      "Bowl with Oranges", .marsh, .larder, 1819, 88, 66, "Oil on panel",
      "Nine pieces of fruit in the bowl and three beside it: he was saving those for later."),
    Entry(
      "The Jug at Rest", .marsh, .larder, 1827, 76, 76, "Oil on panel",
      "It is the same jug. It looks better rested."),
    Entry(
      "Pears, Unfinished", .marsh, .larder, 1836, 84, 64, "Oil on canvas",
      "The painting is finished. The pears were not."),
    Entry(
      "Plums by Candlelight", .marsh, .cabinet, 1844, 72, 62, "Oil on canvas",
      "The candle is outside of the frame, on the left, where Marsh held it himself."),
  ]
}
