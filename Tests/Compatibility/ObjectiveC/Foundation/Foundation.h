// SPDX-License-Identifier: MIT

#import <CoreGraphics.h>
#import <ObjectiveC.h>

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))

typedef double NSTimeInterval;
@interface NSString : NSObject
@end
typedef NSString *NSNotificationName __attribute__((swift_wrapper(struct)))
NS_SWIFT_NAME(NSNotification.Name);
@interface NSNotification : NSObject
@end
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@end
@interface NSConstantString : NSString
@end
