import Testing

@testable import GLESRenderer

@Suite("The driver")
struct DriverTests {
  @Test(
    "renderers that draw on the CPU are known by their names",
    arguments: [
      ("llvmpipe (LLVM 15.0.6, 256 bits)", true),
      ("Gallium 0.4 on llvmpipe (LLVM 3.4, 256 bits)", true),
      ("softpipe", true),
      ("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)", true),
      ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false),
      ("NVIDIA H200/PCIe/SSE2", false),
      ("", false),
    ])
  func software(renderer: String, isSoftware: Bool) {
    #expect(Driver.isSoftware(renderer) == isSoftware)
  }
}
