#pragma once

#include <stdbool.h>
#include <stdint.h>

// Collects what a report of a crash is to have. All functions may be called on any thread, allocate
// nothing, and cost a comparison while there are no reports.

// Lets the signals of a crash write a report to a file of this path, which must not exist. The signal
// goes on to whoever handled it before. Call it once, on the main thread. Returns false, with errno, if
// the path is too long or there is no memory.
bool lamina_begin_crash_reports(const char *path);

// Notes a request to the compositor. The strings have to stay.
void lamina_note_request(const char *interface, const char *request, uint32_t object);

// Notes a frame: its number, and the times in seconds at which it was sampled for, expected and
// submitted.
void lamina_note_frame(uint64_t number, double sampled, double expected, double submitted);
