import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory adapt [PATH]` runs `lamina adapt`.
@main struct AdaptPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "lamina-adapt")
    let paths = arguments.isEmpty ? [context.package.directoryURL.path] : arguments
    let process = try Process.run(tool.url, arguments: paths)
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("lamina-adapt has ended with status \(process.terminationStatus)")
    }
  }
}
