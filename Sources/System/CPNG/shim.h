#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// libpng's simplified API does not return the ICC profile, and its full API reports errors with
// longjmp. Jumping over Swift frames is not allowed, so setjmp and longjmp are both called in these
// C functions.

struct lamina_png_input {
  const unsigned char *data;
  size_t length;
};

static inline void lamina_png_read(png_structp png, png_bytep bytes, size_t length) {
  struct lamina_png_input *input = (struct lamina_png_input *)png_get_io_ptr(png);
  if (length > input->length) png_error(png, "it ends early");
  memcpy(bytes, input->data, length);
  input->data += length;
  input->length -= length;
}

static inline void lamina_png_fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static inline void lamina_png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Returns the ICC profile of a PNG file in memory, which the caller frees; null when there is none.
__attribute__((noinline)) static unsigned char *lamina_png_profile(
    const unsigned char *data, size_t length, unsigned *profile_length) {
  struct lamina_png_input input = {data, length};
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, lamina_png_fail, lamina_png_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  unsigned char *volatile copy = NULL;
  if (info && !setjmp(png_jmpbuf(png))) {
    png_charp name;
    png_bytep profile;
    int compression;
    png_set_read_fn(png, &input, lamina_png_read);
    png_read_info(png, info);
    if (png_get_iCCP(png, info, &name, &compression, &profile, profile_length)) {
      copy = (unsigned char *)malloc(*profile_length);
      if (copy) memcpy(copy, profile, *profile_length);
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  return copy;
}
