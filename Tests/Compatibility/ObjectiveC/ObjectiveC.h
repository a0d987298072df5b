// SPDX-License-Identifier: MIT

#ifdef __cplusplus
typedef bool BOOL;
#define nil __null
#else
typedef _Bool BOOL;
#define nil ((void *)0)
#endif
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;

@protocol NSObject
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init;
@end
