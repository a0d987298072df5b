// SPDX-License-Identifier: MIT

// What `#import <SVProgressHUD/SVProgressHUD.h>` finds: the class, which is written in Swift, and the
// names that Swift cannot give to Objective-C. In `.mm` files it needs `-fcxx-modules`.

@import Foundation;
@import SVProgressHUDCompatibility;

typedef void (^SVProgressHUDShowCompletion)(void);
typedef void (^SVProgressHUDDismissCompletion)(void);

// The values are StatusHUD's. Swift has the names from SVProgressHUDCompatibility.
static NSString *_Nonnull const SVProgressHUDDidReceiveTouchEventNotification NS_REFINED_FOR_SWIFT =
    @"StatusHUDDidReceiveTouchEvent";
static NSString *_Nonnull const SVProgressHUDDidTouchDownInsideNotification NS_REFINED_FOR_SWIFT =
    @"StatusHUDDidTouchDownInside";
static NSString *_Nonnull const SVProgressHUDWillDisappearNotification NS_REFINED_FOR_SWIFT =
    @"StatusHUDWillDisappear";
static NSString *_Nonnull const SVProgressHUDDidDisappearNotification NS_REFINED_FOR_SWIFT =
    @"StatusHUDDidDisappear";
static NSString *_Nonnull const SVProgressHUDWillAppearNotification NS_REFINED_FOR_SWIFT =
    @"StatusHUDWillAppear";
static NSString *_Nonnull const SVProgressHUDDidAppearNotification NS_REFINED_FOR_SWIFT =
    @"StatusHUDDidAppear";
static NSString *_Nonnull const SVProgressHUDStatusUserInfoKey NS_REFINED_FOR_SWIFT =
    @"StatusHUDStatus";
