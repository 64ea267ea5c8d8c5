import Foundation
import LayerTree
import Testing

@Suite("Mailbox")
struct MailboxTests {
  private func commit(layer: UInt32, opacity: Float) -> Commit {
    var change = LayerChange(layer: LayerID(rawValue: layer))
    change.properties = LayerProperties()
    change.properties?.opacity = opacity
    var commit = Commit()
    commit.layers = [change]
    return commit
  }

  @Test("it merges all posted commits into one, and is empty after that one is taken")
  func merging() {
    let mailbox = Mailbox()
    #expect(mailbox.mail() == .nothing && mailbox.take() == nil)
    mailbox.post(commit(layer: 1, opacity: 0.1))
    mailbox.post(commit(layer: 2, opacity: 0.2))
    mailbox.post(commit(layer: 1, opacity: 0.3))
    #expect(mailbox.mail() != .nothing)
    let taken = mailbox.take()
    #expect(taken?.layers.map(\.layer.rawValue) == [1, 2])
    #expect(taken?.layers.first?.properties?.opacity == 0.3)
    #expect(mailbox.mail() == .nothing && mailbox.take() == nil)
  }

  @Test("until a commit is taken, the reader has nothing that it should forget")
  func removals() {
    let mailbox = Mailbox()
    var removal = commit(layer: 2, opacity: 1)
    removal.removedLayers = [LayerID(rawValue: 1)]
    removal.discardedContents = [ContentsID(rawValue: 7)]
    mailbox.post(commit(layer: 1, opacity: 1))
    mailbox.post(removal)
    let first = mailbox.take()
    #expect(first?.layers.map(\.layer.rawValue) == [2])
    #expect(first?.removedLayers == [] && first?.discardedContents == [])
    mailbox.post(removal)
    let second = mailbox.take()
    #expect(second?.removedLayers == removal.removedLayers)
    #expect(second?.discardedContents == removal.discardedContents)
  }

  @Test("a commit that changes the surface stays while the reader does not want it")
  func surface() {
    let mailbox = Mailbox()
    #expect(mailbox.take(withSurface: false) == nil)
    mailbox.post(commit(layer: 1, opacity: 1))
    #expect(mailbox.take(withSurface: false)?.layers.count == 1)
    var resize = Commit()
    resize.surface = SurfaceState(size: CGSize(width: 8, height: 4), scale: 2)
    mailbox.post(resize)
    mailbox.post(commit(layer: 2, opacity: 1))
    #expect(mailbox.mail(withSurface: false) == .nothing && mailbox.mail() == .commit)
    #expect(mailbox.take(withSurface: false) == nil && mailbox.mail() == .commit)
    #expect(mailbox.take()?.surface == resize.surface && mailbox.mail() == .nothing)
  }

  @Test("a commit answers input if one of those that were merged into it does")
  func answers() {
    let mailbox = Mailbox()
    #expect(mailbox.mail() == .nothing)
    mailbox.post(commit(layer: 1, opacity: 1))
    #expect(mailbox.mail() == .commit)
    var answer = commit(layer: 2, opacity: 1)
    answer.answersInput = true
    mailbox.post(answer)
    mailbox.post(commit(layer: 3, opacity: 1))
    #expect(mailbox.mail() == .answerToInput && mailbox.mail(withSurface: false) == .answerToInput)
    var resize = Commit()
    resize.surface = SurfaceState(size: CGSize(width: 8, height: 4), scale: 2)
    mailbox.post(resize)
    #expect(mailbox.mail() == .answerToInput && mailbox.mail(withSurface: false) == .nothing)
    #expect(mailbox.take()?.answersInput == true && mailbox.mail() == .nothing)
  }

  @Test("between a thread that posts and one that takes, no change is lost or repeated")
  func twoThreads() {
    let mailbox = Mailbox()
    let count: UInt32 = 5_000
    let poster = Thread {
      for number in 1...count {
        // The first commit changes a layer that all rounds share, the second one a new layer.
        mailbox.post(self.commit(layer: 0, opacity: Float(number)))
        mailbox.post(self.commit(layer: number, opacity: 1))
      }
    }
    poster.start()
    var (seen, last) = ([UInt32](), Float(0))
    while seen.count < count {
      guard let commit = mailbox.take() else { continue }
      for change in commit.layers {
        guard change.layer.rawValue == 0 else {
          seen.append(change.layer.rawValue)
          continue
        }
        let opacity = change.properties?.opacity ?? 0
        #expect(opacity > last)
        last = opacity
      }
    }
    #expect(seen == Array(1...count))
    #expect(last == Float(count) && mailbox.mail() == .nothing)
  }
}
