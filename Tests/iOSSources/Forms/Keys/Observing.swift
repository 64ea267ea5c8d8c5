import UIKit

class Song: NSObject {
  @objc dynamic var title = "Untitled"
  @objc dynamic var plays: Int = 0 { didSet { changes += 1 } }
  @objc dynamic var rating = 0 {
    willSet { announced = newValue }
    didSet { changes += oldValue == rating ? 0 : 1 }
  }
  @objc dynamic var artist: String? = nil
  @objc dynamic var percent: Double {
    get { return Double(rating) / 5 }
    set { rating = Int(newValue * 5) }
  }
  @objc dynamic private(set) var isPlaying = false
  var changes = 0
  var announced = 0

  func play() { isPlaying = true }
}

@objcMembers class Player: NSObject {
  dynamic var song: Song?
  dynamic var current = Song()
  var volume: Float = 0.5
}

/// A subclass has the keys of its superclass.
class RadioSong: Song {
  @objc dynamic var station = "none"
}

/// A subclass without keys of its own.
class LiveSong: RadioSong {}

class Rated<Subject>: Song {
  @objc dynamic var stars = 0
  var subject: Subject?
}

class RatedPlace: Rated<String> {}

class Listener: NSObject {
  static var context = 0
  var log: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Listener.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    let (old, new) = (change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
    log.append("\(keyPath ?? ""): \(old) \(new)")
  }
}

class ListenerController: UIViewController {
  @objc dynamic var page = 1
  var token: NSKeyValueObservation?
  var pages: [Int] = []

  func listen() {
    token = observe(\.page, options: [.initial, .new]) { controller, change in
      controller.pages.append(change.newValue ?? 0)
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    pages.append(-1)
  }
}

func checkObserving() {
  checkClosures()
  checkInheritance()
  checkObservers()
  checkCoding()
}

private func checkClosures() {
  let (song, radio) = (Song(), RadioSong())
  var log: [String] = []
  var tokens = [
    song.observe(\.title, options: [.old, .new]) { song, change in
      log.append("\(change.oldValue ?? "") > \(change.newValue ?? "") \(song.title)")
    },
    song.observe(\.plays, options: [.prior]) { log.append("\($0.plays) \($1.isPrior)") },
    song.observe(\.isPlaying) { song, _ in log.append("\(song.isPlaying)") },
    radio.observe(\.station, options: .new) { log.append($1.newValue ?? "") },
    song.observe(\.percent) { song, _ in log.append("\(song.rating)") },
  ]
  song.title = "Blue"
  song.plays += 1
  song.play()
  radio.station = "One"
  song.percent = 0.6
  expect(
    log == ["Untitled > Blue Blue", "0 true", "1 false", "true", "One", "3"], "\(log)")
  expect(song.changes == 2 && song.announced == 3, "the observers of the class are called")
  tokens[0].invalidate()
  tokens = []
  song.title = "Red"
  expect(log.count == 6, "a released observation ends")
}

/// Key paths that begin at a subclass and end at a property of its superclass.
private func checkInheritance() {
  let (live, rated, place) = (LiveSong(), Rated<Int>(), RatedPlace())
  var log: [String] = []
  let tokens = [
    live.observe(\.title, options: .new) { log.append("title \($1.newValue ?? "")") },
    live.observe(\.station) { live, _ in log.append("station \(live.station)") },
    rated.observe(\.stars) { rated, _ in log.append("stars \(rated.stars)") },
    rated.observe(\.title) { rated, _ in log.append(rated.title) },
    place.observe(\.stars) { place, _ in log.append("\(place.stars)") },
    (live as Song).observe(\.plays) { song, _ in log.append("plays \(song.plays)") },
  ]
  live.title = "Live"
  live.station = "Two"
  live.plays = 2
  rated.stars = 4
  rated.title = "Rated"
  place.setValue(5, forKey: "stars")
  expect(
    log == ["title Live", "station Two", "plays 2", "stars 4", "Rated", "5"], "\(log)")
  withExtendedLifetime(tokens) {}
}

private func checkObservers() {
  let (song, player, listener) = (Song(), Player(), Listener())
  song.addObserver(
    listener, forKeyPath: #keyPath(Song.rating), options: [.old, .new], context: &Listener.context)
  player.addObserver(
    listener, forKeyPath: #keyPath(Player.song.title), options: [.new], context: &Listener.context)
  let token = player.observe(\.current.title) { _, _ in listener.log.append("current") }
  song.rating = 4
  player.song = song
  song.title = "Green"
  song.removeObserver(listener, forKeyPath: #keyPath(Song.rating), context: &Listener.context)
  song.rating = 5
  player.current.title = "Now"
  player.current = song
  token.invalidate()
  player.removeObserver(listener, forKeyPath: "song.title")
  player.song = nil
  expect(
    listener.log
      == ["rating: 0 4", "song.title: - Untitled", "song.title: - Green", "current", "current"],
    "\(listener.log)")
  let controller = ListenerController()
  controller.listen()
  controller.page = 2
  song.addObserver(controller, forKeyPath: "plays", options: [], context: nil)
  song.plays = 7
  song.removeObserver(controller, forKeyPath: "plays")
  expect(controller.pages == [1, 2, -1], "\(controller.pages)")
}

private func checkCoding() {
  let player = Player()
  player.setValue(NSNumber(value: 1), forKey: "volume")
  expect(player.volume == 1 && player.value(forKey: "song") == nil, "values by keys")
  player.setValue(Song(), forKey: "song")
  player.setValue("Text", forKeyPath: "song.artist")
  expect(player.value(forKeyPath: "song.artist") as? String == "Text", "values by key paths")
}
