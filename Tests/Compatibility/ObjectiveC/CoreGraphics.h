// SPDX-License-Identifier: MIT

typedef double CGFloat;
typedef struct CGSize {
  CGFloat width, height;
} CGSize;
