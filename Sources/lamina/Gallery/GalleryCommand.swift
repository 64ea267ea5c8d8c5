import ArgumentParser
import CoreGraphics
import Foundation
import LaminaTesting
import UIKit

/// `lamina gallery`
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Show what views and layers do, page by page.",
    discussion: """
      On a display: the arrow keys, Page Up and Page Down, Home and End turn the pages, and Escape \
      ends. With --output, or without a display, it writes a page as a PNG, always the same; with \
      --pdf, pages as a PDF file, as they stand without what moves.
      """)

  @Option(help: "The page to begin with or to write; all: every page, into a folder or a PDF file.")
  var page: String?

  @Option(help: "The PNG file, or the folder for --page all (default: lamina-gallery.png).")
  var output: String?

  @Option(help: "A PDF file of the page; --page may name several, with commas.")
  var pdf: String?

  @Flag(help: "List the pages' names and titles.")
  var list = false

  @Option(help: "Pixels per point of a PNG (default: 1); a display has its own.")
  var scale: Double?

  @OptionGroup var display: DisplayOptions

  private var isOffscreen: Bool {
    output != nil || display.offscreen || !DisplayOptions.hasDisplay
  }

  func validate() throws {
    if let scale { try checkFinite(scale, "--scale", in: 0.25...8) }
    if pdf != nil {
      if output != nil { throw ValidationError("--pdf and --output: one of the two") }
      if scale != nil { throw ValidationError("--scale: a PDF file has no pixels") }
      return
    }
    guard !list, !isOffscreen else { return }
    if let scale {
      throw ValidationError("--scale \(scale): a display has its own; add --output")
    }
    if page == Self.all {
      throw ValidationError("--page \(Self.all): only with --output")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if list { return try printList() }
      if let pdf { return try writePDF(pdf) }
      if page == Self.all { return try writeAll() }
      let index = try page.map(Gallery.index) ?? 0
      guard isOffscreen else { display.run(GalleryDelegate(index)) }
      try write([index]) { _ in output ?? "lamina-gallery.png" }
    }
  }

  /// The value of `--page` that selects every page.
  private static let all = "all"

  @MainActor private func printList() throws {
    let width = Gallery.pages.map(\.name.count).max() ?? 0
    for page in Gallery.pages {
      try StandardOutput.print(
        page.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + page.title)
    }
  }

  @MainActor private func writeAll() throws {
    let folder = URL(fileURLWithPath: output ?? "lamina-gallery", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ImageError.unwritable(name: folder.path, reason: "the folder cannot be made")
    }
    try write(Array(Gallery.pages.indices)) { index in
      folder.appendingPathComponent("\(Gallery.pages[index].name).png").path
    }
  }

  @MainActor private func writePDF(_ path: String) throws {
    let names = (page ?? Gallery.pages[0].name).split(separator: ",").map(String.init)
    let indices = try page == Self.all ? Array(Gallery.pages.indices) : names.map(Gallery.index)
    try GalleryDocument(indices, size: display.size.size).write(to: URL(fileURLWithPath: path))
  }

  @MainActor private func write(_ indices: [Int], to path: (Int) -> String) throws {
    for index in indices {
      let screen = try OffscreenScreen(size: display.size.size, scale: scale ?? 1)
      screen.window.addSubview(GalleryPageView(index, size: display.size.size))
      for _ in 1..<Gallery.framesUntilStable { _ = try screen.frame() }
      try screen.frame().writePNG(toPath: path(index))
    }
  }
}
