import Foundation

/// The CPU time and the memory that the process has used so far.
enum ProcessUsage {
  /// The user and system time of all threads, in seconds (`getrusage`).
  static var cpuSeconds: Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The peak resident set size, in MiB (`VmHWM` in /proc/self/status).
  static var peakMemory: Double { kilobytes("VmHWM:") / 1024 }

  /// The resident set size, in bytes (`VmRSS` in /proc/self/status).
  static var residentMemory: Int { Int(kilobytes("VmRSS:")) * 1024 }

  fileprivate static func kilobytes(_ field: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(field) }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}

/// The resident set size by what it consists of, in bytes.
struct ResidentMemory {
  /// The heap, stacks, code and mapped files.
  var own = 0
  /// Memory that the compositor sees too (`RssShmem` in /proc/self/status). Without a GPU the window's
  /// buffers are in it, whose number follows the pace of frames.
  var shared = 0

  static var current: ResidentMemory {
    let shared = Int(ProcessUsage.kilobytes("RssShmem:")) * 1024
    return ResidentMemory(own: ProcessUsage.residentMemory - shared, shared: shared)
  }
}
