// swift-tools-version: 6.2
import PackageDescription

// The script `run` builds and runs this package, with AddressSanitizer and libFuzzer.

let package = Package(
  name: "fuzz",
  dependencies: [
    .package(name: "Lamina", path: "../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .systemLibrary(name: "CFuzzer", path: "Sources/CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "UIKit", package: "Lamina"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .strictMemorySafety()],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-Xclang-linker", "-fuse-ld=lld"])]),
  ]
)
