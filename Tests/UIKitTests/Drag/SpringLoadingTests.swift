import LaminaTesting
import Testing

@testable import UIKit

// UISpringLoadedInteraction, Apple, "Drag and Drop". Requirement V39.
@MainActor @Suite("Spring loading", .serialized) struct SpringLoadingTests {
  private let scene = DragScene()

  private final class Folder: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
  {
    var allows = true
    var log: [String] = []

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { allows }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }
    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) {
      log.append("\(context.state) \(Int(context.location(in: nil).x))")
    }
  }

  private func lift() {
    scene.screen.touch(.began, at: CGPoint(x: 50, y: 50))
    scene.screen.time += 0.6
  }

  private func add(_ folder: Folder) -> UISpringLoadedInteraction {
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: folder, interactionEffect: folder
    ) { _, _ in folder.log.append("open") }
    scene.target.addInteraction(interaction)
    return interaction
  }

  @Test("A drag that rests on a view activates it, and one that goes on does not")
  func activation() {
    let folder = Folder()
    let interaction = add(folder)
    #expect(interaction.view === scene.target && interaction.interactionBehavior === folder)
    lift()
    scene.screen.touch(.moved, at: CGPoint(x: 250, y: 50))
    scene.screen.time += 0.4
    scene.screen.touch(.moved, at: CGPoint(x: 255, y: 50))
    #expect(folder.log == ["possible 50"])
    scene.screen.time += 0.5
    #expect(folder.log == ["possible 50", "activating 55", "activated 55", "open", "finish"])
    scene.screen.touch(.moved, at: CGPoint(x: 150, y: 50))
    #expect(folder.log.last == "inactive 55")
    folder.log = []
    scene.screen.touch(.moved, at: CGPoint(x: 250, y: 50))
    scene.screen.touch(.moved, at: CGPoint(x: 150, y: 50))
    scene.screen.time += 2
    #expect(folder.log == ["possible 50", "inactive 50", "finish"])
    folder.log = []
    folder.allows = false
    scene.screen.touch(.moved, at: CGPoint(x: 250, y: 50))
    scene.screen.time += 2
    scene.screen.touch(.ended, at: CGPoint(x: 250, y: 50))
    #expect(folder.log.isEmpty)
    scene.close()
  }

  @Test("A spring-loaded button does what a tap does, and is tinted before")
  func button() {
    var taps = 0
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in taps += 1 })
    button.frame = scene.target.bounds
    scene.target.addSubview(button)
    button.isSpringLoaded = true
    lift()
    scene.screen.touch(.moved, at: CGPoint(x: 250, y: 50))
    scene.screen.time += 0.6
    #expect(taps == 0)
    let cover = button.subviews.last
    #expect(cover?.backgroundColor == button.tintColor.withAlphaComponent(0.3))
    scene.screen.time += 0.3
    #expect(taps == 1 && cover?.superview == nil)
    button.isSpringLoaded = false
    #expect(!button.isSpringLoaded && button.interactions.isEmpty)
    scene.screen.touch(.cancelled, at: CGPoint(x: 250, y: 50))
    scene.close()
  }
}
