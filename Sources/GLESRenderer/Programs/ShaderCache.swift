/// Mesa's cache of shaders on the disk. llvmpipe has the machine code of a program from there that was
/// compiled before; else it takes 15 to 36 ms for each.
enum ShaderCache {
  /// Whether this process has one. There is none where no folder for it can be written.
  static let exists = isMapped(in: ProcessMappings.text ?? "")

  /// Whether its index is among mappings.
  static func isMapped(in mappings: String) -> Bool {
    mappings.contains("/mesa_shader_cache")
  }
}
