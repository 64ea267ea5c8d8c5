import CoreGraphics
import Testing
import UIKit

/// Sentences of Apple's guide about constraints in scroll views.
@Suite("Auto Layout Guide: working with scroll views", .serialized)
@MainActor struct GuideScrollViewTests {
  private let tree = ConstrainedTree()
  private let scroll = UIScrollView()
  private let content = UIView()

  init() {
    _ = tree.addView(scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    tree.lay(
      scroll.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 10),
      scroll.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor, constant: -10),
      scroll.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 20),
      scroll.heightAnchor.constraint(equalToConstant: 200))
  }

  /// Constrains the content to all edges of the scroll view.
  private func pinEdges() {
    tree.lay(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor))
  }

  // Auto Layout Guide, "Working with Scroll Views". Requirements V32, V33.
  @Test("constraints with views outside attach to the frame of the scroll view")
  func frame() {
    #expect(scroll.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
  }

  // Auto Layout Guide, "Working with Scroll Views". Requirements V32, V33.
  @Test("constraints of the content to the edges attach to the content area, and set its size")
  func contentSize() {
    pinEdges()
    tree.lay(
      content.widthAnchor.constraint(equalToConstant: 700),
      content.heightAnchor.constraint(equalToConstant: 900))
    #expect(scroll.contentSize == CGSize(width: 700, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 700, height: 900))
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    tree.lay()
    #expect(content.frame.origin == .zero && scroll.contentSize.width == 700)
  }

  // Auto Layout Guide, "Working with Scroll Views". Requirements V32, V33.
  @Test("constraints of the content to the margins attach to the content area too")
  func margins() {
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let formats = ["H:|-[content(500)]-|", "V:|-[content(600)]-|"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["content": content]))
    }
    tree.lay()
    #expect(content.frame == CGRect(x: 20, y: 1, width: 500, height: 600))
    #expect(scroll.contentSize == CGSize(width: 560, height: 604))
    scroll.layoutMargins.left = 30
    tree.lay()
    #expect(content.frame.minX == 30 && scroll.contentSize.width == 570)
  }

  // Auto Layout Guide, "Working with Scroll Views". Requirements V32, V33.
  @Test("constraints of the content to the size attach to the frame: then one axis alone scrolls")
  func sizes() {
    pinEdges()
    tree.lay(
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 3))
    #expect(scroll.contentSize == CGSize(width: 300, height: 600))
  }

  // Auto Layout Guide, "Working with Scroll Views". Requirements V32, V33.
  @Test("constraints of the content to the centers attach to the frame")
  func centers() {
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    tree.lay(
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      content.widthAnchor.constraint(equalToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 60))
    #expect(content.frame == CGRect(x: 130, y: 70, width: 40, height: 60))
    #expect(scroll.contentSize == CGSize(width: 2000, height: 2000))
  }

  // Auto Layout Guide, "Working with Scroll Views". Requirements V32, V33.
  @Test("content that is constrained to a view outside floats over the scroll view")
  func floating() {
    scroll.contentSize = CGSize(width: 300, height: 2000)
    tree.lay(
      content.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 25),
      content.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 15),
      content.widthAnchor.constraint(equalToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 40))
    #expect(content.frame.origin == CGPoint(x: 5, y: 5))
    scroll.contentOffset.y = 500
    tree.lay()
    #expect(content.frame.origin == CGPoint(x: 5, y: 505))
  }

  // Auto Layout Guide, "Working with Scroll Views". Requirements V32, V33.
  @Test("a natural size of the content is enough for the size of the content area")
  func naturalSize() {
    let label = NaturalView()
    label.size = CGSize(width: 310, height: 1234)
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    pinEdges()
    tree.lay(
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor))
    #expect(scroll.contentSize == CGSize(width: 320, height: 1234))
  }

  // UIScrollView, "contentLayoutGuide" and "frameLayoutGuide". Requirements V32, V33.
  @Test("the content guide is the content area, and the frame guide what is visible of it")
  func guides() {
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    tree.lay(
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      badge.heightAnchor.constraint(equalToConstant: 40))
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    scroll.contentOffset.y = 500
    tree.lay()
    #expect(badge.frame.minY == 510 && content.frame.minY == 0)
  }
}
