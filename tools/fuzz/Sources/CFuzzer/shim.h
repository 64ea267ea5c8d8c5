#include <stddef.h>
#include <stdint.h>

// The entry point of libFuzzer for programs that define `main`.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
