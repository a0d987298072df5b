// SPDX-License-Identifier: MIT

// As an app that is written in Objective-C calls SVProgressHUD, in the forms found most often.

#import <SVProgressHUD/SVProgressHUD.h>

@interface SVProgressHUD (App)
+ (void)showDone;
+ (void)blockWithMaskType:(SVProgressHUDMaskType)maskType
               completion:(SVProgressHUDDismissCompletion _Nullable)completion;
@end

@implementation SVProgressHUD (App)
+ (void)showDone {
  [self showSuccessWithStatus:@"Done"];
}

+ (void)blockWithMaskType:(SVProgressHUDMaskType)maskType
               completion:(SVProgressHUDDismissCompletion _Nullable)completion {
  [self showWithMaskType:maskType];
  [self dismissWithDelay:1 completion:completion];
}
@end

void forms(UIView *view, UIImage *image, UIColor *color, UIFont *font, float progress) {
  [SVProgressHUD show];
  [SVProgressHUD showWithStatus:@"Loading"];
  [SVProgressHUD showWithStatus:nil];
  [SVProgressHUD showProgress:progress];
  [SVProgressHUD showProgress:0.5 status:@"Loading"];
  [SVProgressHUD setStatus:@"Loading"];
  [SVProgressHUD showInfoWithStatus:@"Note"];
  [SVProgressHUD showSuccessWithStatus:@"Done"];
  [SVProgressHUD showErrorWithStatus:@"Failed"];
  [SVProgressHUD showImage:image status:@"Saved"];
  [SVProgressHUD showWithMaskType:SVProgressHUDMaskTypeBlack];
  [SVProgressHUD showImage:image status:@"Saved" maskType:SVProgressHUDMaskTypeNone];
  [SVProgressHUD showDone];
  [SVProgressHUD popActivity];
  [SVProgressHUD dismiss];
  [SVProgressHUD dismissWithDelay:1.5];
  [SVProgressHUD dismissWithCompletion:^{
    [SVProgressHUD show];
  }];
  SVProgressHUDDismissCompletion completion = ^{
  };
  [SVProgressHUD dismissWithDelay:1 completion:completion];
  [SVProgressHUD dismissWithDelay:1 completion:nil];
  if ([SVProgressHUD isVisible] || SVProgressHUD.isVisible) return;
  NSTimeInterval duration = [SVProgressHUD displayDurationForString:@"Done"];

  [SVProgressHUD setDefaultStyle:SVProgressHUDStyleDark];
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeClear];
  SVProgressHUD.defaultMaskType = SVProgressHUDMaskTypeGradient;
  [SVProgressHUD setDefaultAnimationType:SVProgressHUDAnimationTypeNative];
  [SVProgressHUD setContainerView:view];
  [SVProgressHUD setContainerView:nil];
  [SVProgressHUD setViewForExtension:view];
  [SVProgressHUD setMinimumSize:(CGSize){100, 100}];
  [SVProgressHUD setRingThickness:4];
  [SVProgressHUD setCornerRadius:8];
  [SVProgressHUD setFont:font];
  [SVProgressHUD setForegroundColor:color];
  [SVProgressHUD setBackgroundColor:color];
  [SVProgressHUD setBackgroundLayerColor:color];
  [SVProgressHUD setInfoImage:image];
  [SVProgressHUD setSuccessImage:image];
  [SVProgressHUD setErrorImage:image];
  [SVProgressHUD setMinimumDismissTimeInterval:duration];
  [SVProgressHUD setMaximumDismissTimeInterval:3];
  [SVProgressHUD setOffsetFromCenter:(UIOffset){0, -100}];
  [SVProgressHUD resetOffsetFromCenter];
  [SVProgressHUD setHapticsEnabled:YES];
  [[SVProgressHUD appearance] setDefaultStyle:SVProgressHUDStyleCustom];
  [SVProgressHUD appearance].ringRadius = 20;
}

NSString *_Nonnull names[] = {
    SVProgressHUDDidReceiveTouchEventNotification,
    SVProgressHUDDidTouchDownInsideNotification,
    SVProgressHUDWillDisappearNotification,
    SVProgressHUDDidDisappearNotification,
    SVProgressHUDWillAppearNotification,
    SVProgressHUDDidAppearNotification,
    SVProgressHUDStatusUserInfoKey,
};
SVProgressHUDShowCompletion shown = ^{
};
