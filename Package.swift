// swift-tools-version: 6.2
import PackageDescription

// The modules and their direction (ARCHITECTURE.md): a target may import only what it lists here.

let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], resources: [Resource]? = nil, plugins: [Target.PluginUsage]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
    swiftSettings: swiftSettings, plugins: plugins)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: swiftSettings)
}

let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let swiftSyntax: Target.Dependency = .product(name: "SwiftSyntax", package: "swift-syntax")
let swiftParser: Target.Dependency = .product(name: "SwiftParser", package: "swift-syntax")

let toml: Target.Dependency = .product(name: "TOMLKit", package: "TOMLKit")

let package = Package(
  name: "Lamina",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "LaminaTesting", targets: ["LaminaTesting"]),
    // `lamina build` links this library with sources that do not depend on Lamina.
    .library(name: "Lamina", type: .dynamic, targets: ["UIKit", "LaminaTesting"]),
    .executable(name: "lamina", targets: ["lamina"]),
    .plugin(name: "adapt", targets: ["adapt"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // System libraries
    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
    systemLibrary("CWayland", pkgConfig: "wayland-client", apt: "libwayland-dev"),
    systemLibrary("CWaylandServer", pkgConfig: "wayland-server", apt: "libwayland-dev"),
    systemLibrary("CWaylandEGL", pkgConfig: "wayland-egl", apt: "libwayland-dev"),
    systemLibrary("CWaylandCursor", pkgConfig: "wayland-cursor", apt: "libwayland-dev"),
    systemLibrary("CEGL", pkgConfig: "egl", apt: "libegl-dev"),
    systemLibrary("CGLES", pkgConfig: "glesv2", apt: "libgles-dev"),
    systemLibrary("CXKBCommon", pkgConfig: "xkbcommon", apt: "libxkbcommon-dev"),
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    systemLibrary("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
    systemLibrary("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),
    systemLibrary("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    systemLibrary("CSandbox", pkgConfig: "libseccomp", apt: "libseccomp-dev"),
    systemLibrary("CSystemd", pkgConfig: "libsystemd", apt: "libsystemd-dev"),

    // App side
    module(
      "CoreGraphics",
      ["CCairo", "CJPEG", "CPNG", "CPango", "CSandbox", "CWebP", "_Testing_CoreGraphics", log]),
    module("ObjectiveC"),
    module("QuartzCore", ["CCallStack", "CoreGraphics", "LayerTree", "ObjectiveC", log]),
    module(
      "UIKit",
      [
        "Accessibility", "CCallStack", "CCrashReport", "CMalloc", "ConstraintSolver",
        "CoreGraphics", "LayerTree", "ObjectiveC", "QuartzCore", "RenderServer", "Threading",
        "Wayland", "XMLTree", "_Testing_UIKit", log, toml,
      ]),
    module("XMLTree", ["CExpat"]),
    module("Accessibility", ["CSystemd", "Threading", log]),

    // Crossing
    module("LayerTree", ["CoreGraphics"]),

    // Numbers alone: it imports nothing
    module("ConstraintSolver"),

    // Shared by modules that start threads
    module("Threading"),

    // Render side
    module("Compositor", ["CoreGraphics", "LayerTree"]),
    module(
      "Shaders", path: "Shaders",
      resources: [
        .embedInCode("quad_vert.glsl"),
        .embedInCode("quad_frag.glsl"),
        .embedInCode("shape_vert.glsl"),
        .embedInCode("shape_frag.glsl"),
        .embedInCode("Chunks/animation.glsl"),
        .embedInCode("Chunks/backdrop.glsl"),
        .embedInCode("Chunks/clip.glsl"),
        .embedInCode("Chunks/corner.glsl"),
        .embedInCode("Chunks/coverage.glsl"),
        .embedInCode("Chunks/gaussian.glsl"),
        .embedInCode("Chunks/parameters.glsl"),
        .embedInCode("Chunks/perspective.glsl"),
        .embedInCode("Chunks/placed.glsl"),
        .embedInCode("Chunks/quad.glsl"),
        .embedInCode("Chunks/resampling.glsl"),
        .embedInCode("Chunks/shadow_shape.glsl"),
        .embedInCode("Chunks/shape.glsl"),
        .embedInCode("Chunks/shape_texture.glsl"),
        .embedInCode("Chunks/soft_corner.glsl"),
        .embedInCode("Chunks/spline.glsl"),
        .embedInCode("Chunks/texture.glsl"),
        .embedInCode("Primitives/bitmap.glsl"),
        .embedInCode("Primitives/bitmap_over_color.glsl"),
        .embedInCode("Primitives/blend.glsl"),
        .embedInCode("Primitives/color_matrix.glsl"),
        .embedInCode("Primitives/colored_alpha.glsl"),
        .embedInCode("Primitives/curl.glsl"),
        .embedInCode("Primitives/enlarged_alpha.glsl"),
        .embedInCode("Primitives/enlarged_bitmap.glsl"),
        .embedInCode("Primitives/enlarged_width.glsl"),
        .embedInCode("Primitives/filtered_backdrop.glsl"),
        .embedInCode("Primitives/gaussian_blur.glsl"),
        .embedInCode("Primitives/gradient.glsl"),
        .embedInCode("Primitives/nearest_corner_shadow.glsl"),
        .embedInCode("Primitives/path.glsl"),
        .embedInCode("Primitives/reduced_bitmap.glsl"),
        .embedInCode("Primitives/rounded_shadow.glsl"),
        .embedInCode("Primitives/shadow.glsl"),
        .embedInCode("Primitives/sliced_bitmap.glsl"),
        .embedInCode("Primitives/soft_rounded_shadow.glsl"),
        .embedInCode("Primitives/solid.glsl"),
        .embedInCode("Primitives/tinted_bitmap.glsl"),
      ]),
    module("EGL", ["CEGL"]),
    module(
      "GLESRenderer",
      ["CGLES", "Compositor", "CoreGraphics", "EGL", "LayerTree", "Shaders", "Threading"]),
    module(
      "RenderServer",
      [
        "CCrashReport", "CMalloc", "Compositor", "EGL", "GLESRenderer", "LayerTree", "Threading",
        "Wayland", log,
      ]),

    // Presentation
    module(
      "Wayland",
      [
        "CCrashReport", "CWayland", "CWaylandEGL", "CWaylandCursor", "CXKBCommon", "Threading",
        "WaylandWire", log,
      ],
      exclude: ["protocols.txt"], plugins: ["WaylandBindings"]),
    module("WaylandWire", ["CWayland"]),
    module("WaylandScanner"),
    .executableTarget(
      name: "wayland-bindings", dependencies: ["WaylandScanner", argumentParser],
      swiftSettings: swiftSettings),
    .plugin(
      name: "WaylandBindings", capability: .buildTool(), dependencies: ["wayland-bindings"],
      path: "Sources/WaylandBindings"),

    // C code: a call on a stack of a given size, the backtrace of another thread, reports of crashes,
    // and, for the command line, a count of malloc calls
    .target(name: "CCallStack", path: "Sources/System/CCallStack"),
    .target(name: "CCrashReport", path: "Sources/System/CCrashReport"),
    .target(name: "CAllocationCount", path: "Sources/System/CAllocationCount"),

    // Tools for users
    module("SourceAdaptation", [swiftSyntax, swiftParser]),
    module("FolderAdaptation", ["SourceAdaptation", argumentParser]),
    module(
      "LaminaTesting",
      ["CoreGraphics", "LayerTree", "QuartzCore", "RenderServer", "UIKit", "Wayland"]),
    .executableTarget(
      name: "lamina",
      dependencies: [
        "CAllocationCount", "Compositor", "CoreGraphics", "FolderAdaptation", "LaminaTesting",
        "LayerTree", "QuartzCore", "RenderServer", "SourceAdaptation", "UIKit", "Wayland",
        argumentParser,
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "lamina-adapt", dependencies: ["FolderAdaptation", argumentParser],
      swiftSettings: swiftSettings),

    .plugin(
      name: "adapt",
      capability: .command(
        intent: .custom(verb: "adapt", description: "Adapts sources for iOS, as lamina adapt does"),
        permissions: [.writeToPackageDirectory(reason: "The copies are in its folder .lamina.")]),
      dependencies: ["lamina-adapt"], path: "Sources/AdaptPlugin"),

    // Swift Testing looks for cross-import overlays of these names; empty ones satisfy it.
    module("_Testing_CoreGraphics"),
    module("_Testing_UIKit"),

    // Tests mirror the modules
    module(
      "TestSupport", ["CoreGraphics", "LayerTree"], path: "Tests/TestSupport",
      exclude: ["client.py"]),
    module(
      "TestCompositor", ["CWaylandServer", "Threading", "WaylandWire"],
      path: "Tests/TestCompositor", exclude: ["server-protocols.txt"],
      plugins: ["WaylandBindings"]),
    tests("ThreadingTests", ["Threading"]),
    tests("AccessibilityTests", ["Accessibility", "TestSupport"]),
    tests("ObjectiveCTests", ["ObjectiveC"]),
    tests("XMLTreeTests", ["XMLTree"]),
    tests("ConstraintSolverTests", ["CAllocationCount", "ConstraintSolver", "TestSupport"]),
    tests(
      "CoreGraphicsTests",
      ["CJPEG", "CMalloc", "CSandbox", "CoreGraphics", "LaminaTesting", "TestSupport"],
      exclude: ["Operations/Goldens"]),
    tests("LayerTreeTests", ["TestSupport", "CoreGraphics", "LayerTree"]),
    tests(
      "CompositorTests",
      ["TestSupport", "CAllocationCount", "Compositor", "CoreGraphics", "LayerTree"]),
    tests(
      "GLESRendererTests",
      ["CGLES", "CMalloc", "Compositor", "CoreGraphics", "EGL", "GLESRenderer", "LayerTree"]),
    tests(
      "QuartzCoreTests",
      ["TestSupport", "CoreGraphics", "LayerTree", "ObjectiveC", "QuartzCore", "Compositor"]),
    tests(
      "UIKitTests",
      [
        "Accessibility", "CCrashReport", "CMalloc", "TestCompositor", "TestSupport", "CoreGraphics",
        "LaminaTesting", "LayerTree", "QuartzCore", "RenderServer", "UIKit", "Wayland",
        "WaylandWire", "XMLTree",
      ]),
    tests("WaylandScannerTests", ["WaylandScanner"]),
    tests(
      "WaylandTests", ["CXKBCommon", "TestCompositor", "TestSupport", "Wayland", "WaylandWire"]),
    tests(
      "RenderServerTests",
      [
        "TestCompositor", "TestSupport", "Compositor", "CoreGraphics", "GLESRenderer", "LayerTree",
        "QuartzCore", "RenderServer", "Wayland",
      ]),
    tests(
      "LaminaTests",
      [
        "Accessibility", "TestSupport", "CAllocationCount", "CCairo", "Compositor",
        "CoreGraphics", "LaminaTesting", "LayerTree", "QuartzCore", "RenderServer", "UIKit",
        "Wayland", "lamina",
      ],
      exclude: [
        "Accessibility/Logs", "Golden/Containers/Goldens", "Golden/Controls/Goldens",
        "Golden/Demo/Goldens",
        "Golden/Gallery/Goldens", "Golden/Layers/Goldens", "Golden/Lists/Goldens",
        "Golden/Text/Goldens", "Golden/ViewFiles/Goldens", "Golden/ViewFiles/Files",
        "Interaction/Goldens",
      ]),
    tests("SourceAdaptationTests", ["FolderAdaptation", "SourceAdaptation"]),
    // As an app: public names alone.
    tests("OverrideTests", ["UIKit"]),
  ]
)
