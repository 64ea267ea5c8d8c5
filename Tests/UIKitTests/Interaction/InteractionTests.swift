import Testing
import UIKit

/// Requirement V28. Apple, "UIInteraction".
@MainActor @Suite("Interactions of views", .serialized)
struct InteractionTests {
  private final class LoggedInteraction: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var log: [String] = []

    func willMove(to view: UIView?) { log.append("will \(view?.tag ?? 0)") }

    func didMove(to view: UIView?) {
      let count = (view ?? self.view)?.interactions.count ?? 0
      log.append("did \(view?.tag ?? 0) of \(count)")
      self.view = view
    }
  }

  private let view = UIView()
  private let interaction = LoggedInteraction()

  init() { view.tag = 1 }

  @Test("an interaction is told before and after it is added and removed")
  func order() {
    #expect(view.interactions.isEmpty)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
    #expect(interaction.log == ["will 1", "did 1 of 1", "will 0", "did 0 of 0"])
  }

  @Test("an interaction that is added to another view leaves the first")
  func move() {
    let other = UIView()
    other.tag = 2
    view.addInteraction(interaction)
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty && other.interactions.first === interaction)
    #expect(interaction.log.dropFirst(2) == ["will 0", "did 0 of 0", "will 2", "did 2 of 1"])
  }

  @Test("adding an interaction twice, or removing one that another view has, calls nothing")
  func unchanged() {
    view.addInteraction(interaction)
    view.addInteraction(interaction)
    UIView().removeInteraction(interaction)
    #expect(view.interactions.count == 1 && interaction.log == ["will 1", "did 1 of 1"])
  }

  @Test("setting the interactions removes those that are missing, and adds the others")
  func replace() {
    let kept = LoggedInteraction()
    view.interactions = [interaction, kept]
    let added = LoggedInteraction()
    view.interactions = [kept, added]
    #expect(
      view.interactions.map { ObjectIdentifier($0) } == [kept, added].map(ObjectIdentifier.init))
    #expect(interaction.view == nil && kept.log == ["will 1", "did 1 of 2"])
  }

  @Test("a view retains its interactions, and an interaction does not retain its view")
  func lifetime() {
    weak var view: UIView?
    weak var interaction: LoggedInteraction?
    do {
      let (owner, added) = (UIView(), LoggedInteraction())
      owner.addInteraction(added)
      (view, interaction) = (owner, added)
    }
    #expect(view == nil && interaction == nil)
  }
}
