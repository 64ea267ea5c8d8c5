#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <string.h>

// libjpeg reports an error by a function that must not return. Jumping over Swift frames is not
// allowed, so the jump begins and ends in this C function.

struct lamina_jpeg_error {
  struct jpeg_error_mgr manager;
  jmp_buf home;
  char message[JMSG_LENGTH_MAX];
};

static inline void lamina_jpeg_error_exit(j_common_ptr info) {
  struct lamina_jpeg_error *error = (struct lamina_jpeg_error *)info->err;
  info->err->format_message(info, error->message);
  longjmp(error->home, 1);
}

// Warnings are for a terminal; a damaged picture is shown as far as it goes.
static inline void lamina_jpeg_emit_message(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

// Reads the size of a JPEG file in memory, and with `pixels` its picture as BGRA, top row first.
// `message` holds at least JMSG_LENGTH_MAX bytes. Returns 0, or -1 with the reason in `message`.
__attribute__((noinline)) static int lamina_jpeg_read(
    const unsigned char *data, size_t length, unsigned *width, unsigned *height,
    unsigned char *pixels, char *message) {
  struct jpeg_decompress_struct info;
  struct lamina_jpeg_error error;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = lamina_jpeg_error_exit;
  error.manager.emit_message = lamina_jpeg_emit_message;
  error.message[0] = 0;
  if (setjmp(error.home)) {
    jpeg_destroy_decompress(&info);
    memcpy(message, error.message, sizeof error.message);
    return -1;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, data, length);
  jpeg_read_header(&info, TRUE);
  *width = info.image_width;
  *height = info.image_height;
  if (pixels) {
    info.out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
      JSAMPROW row = pixels + (size_t)info.output_scanline * info.output_width * 4;
      jpeg_read_scanlines(&info, &row, 1);
    }
    jpeg_finish_decompress(&info);
  }
  jpeg_destroy_decompress(&info);
  return 0;
}
