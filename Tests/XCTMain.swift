import Testing

/// Starts the tests, as the package manager's own entry point does. Because it stands here, the package
/// manager does not search the index store for XCTest cases, and the tests build without an index.
@main
struct TestRunner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
