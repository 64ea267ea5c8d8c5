import CFuzzer
import Foundation
import Logging

// fuzz TARGET FOLDER [libFuzzer's options]: writes the target's seeds into the folder and runs
// libFuzzer with it as the corpus. fuzz TARGET FILE: runs the file once. fuzz list: lists the targets.

/// The selected target, in a global because libFuzzer's callback receives only bytes.
enum Chosen {
  nonisolated(unsafe) static var target: Target?
}

let names = Target.all.map(\.name)
let arguments = CommandLine.arguments
if arguments.dropFirst().elementsEqual(["list"]) {
  print(names.joined(separator: "\n"))
  exit(0)
}
guard arguments.count >= 3, let target = Target.all.first(where: { $0.name == arguments[1] }) else {
  let usage = "usage: fuzz TARGET FOLDER|FILE [OPTIONS]\ntargets: \(names.joined(separator: " "))\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
unsafe Chosen.target = target
LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }

let corpus = URL(fileURLWithPath: arguments[2])
if (try? corpus.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
  for (index, seed) in target.seeds.enumerated() {
    try Data(seed).write(to: corpus.appendingPathComponent("seed-\(index)"))
  }
}

var words = unsafe ([arguments[0]] + arguments.dropFirst(2)).map { unsafe strdup($0) }
unsafe words.append(nil)
var count = CInt(unsafe words.count - 1)
let result = unsafe words.withUnsafeMutableBufferPointer { words in
  var start = words.baseAddress
  return unsafe LLVMFuzzerRunDriver(&count, &start) { bytes, length in
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: length))
    MainActor.assumeIsolated { unsafe Chosen.target?.run(bytes) }
    return 0
  }
}
exit(result)
