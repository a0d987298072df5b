// SPDX-License-Identifier: MIT

// This header declares SVProgressHUD for Objective-C. The class is written in Swift, in the module
// SVProgressHUDCompatibility, and the linker finds it by its name. The Swift compiler generates a
// header too, but it imports modules, which not every `.mm` file supports. A test compares both.

#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

#ifndef __swift__

typedef NS_ENUM(NSInteger, SVProgressHUDStyle) {
  SVProgressHUDStyleLight = 0,
  SVProgressHUDStyleDark = 1,
  SVProgressHUDStyleCustom = 2,
  SVProgressHUDStyleAutomatic = 3,
};

typedef NS_ENUM(NSUInteger, SVProgressHUDMaskType) {
  SVProgressHUDMaskTypeNone = 1,
  SVProgressHUDMaskTypeClear = 2,
  SVProgressHUDMaskTypeBlack = 3,
  SVProgressHUDMaskTypeGradient = 4,
  SVProgressHUDMaskTypeCustom = 5,
};

typedef NS_ENUM(NSUInteger, SVProgressHUDAnimationType) {
  SVProgressHUDAnimationTypeFlat = 0,
  SVProgressHUDAnimationTypeNative = 1,
};

typedef void (^SVProgressHUDShowCompletion)(void);
typedef void (^SVProgressHUDDismissCompletion)(void);

// The values are the same as in StatusHUD.
static NSString *const SVProgressHUDDidReceiveTouchEventNotification =
    @"StatusHUDDidReceiveTouchEvent";
static NSString *const SVProgressHUDDidTouchDownInsideNotification = @"StatusHUDDidTouchDownInside";
static NSString *const SVProgressHUDWillDisappearNotification = @"StatusHUDWillDisappear";
static NSString *const SVProgressHUDDidDisappearNotification = @"StatusHUDDidDisappear";
static NSString *const SVProgressHUDWillAppearNotification = @"StatusHUDWillAppear";
static NSString *const SVProgressHUDDidAppearNotification = @"StatusHUDDidAppear";
static NSString *const SVProgressHUDStatusUserInfoKey = @"StatusHUDStatus";

__attribute__((objc_subclassing_restricted))
@interface SVProgressHUD : NSObject

// Showing

+ (void)show;
+ (void)showWithStatus:(NSString *_Nullable)status;
+ (void)showProgress:(float)progress;
+ (void)showProgress:(float)progress status:(NSString *_Nullable)status;
+ (void)setStatus:(NSString *_Nullable)status;
+ (void)showInfoWithStatus:(NSString *_Nullable)status;
+ (void)showSuccessWithStatus:(NSString *_Nullable)status;
+ (void)showErrorWithStatus:(NSString *_Nullable)status;
+ (void)showImage:(UIImage *)image status:(NSString *_Nullable)status;

// Hiding

+ (void)popActivity;
+ (void)dismiss;
+ (void)dismissWithCompletion:(SVProgressHUDDismissCompletion _Nullable)completion;
+ (void)dismissWithDelay:(NSTimeInterval)delay;
+ (void)dismissWithDelay:(NSTimeInterval)delay
              completion:(SVProgressHUDDismissCompletion _Nullable)completion;

// State

+ (BOOL)isVisible;
+ (NSTimeInterval)displayDurationForString:(NSString *_Nullable)string;

// Configuration

+ (void)setDefaultStyle:(SVProgressHUDStyle)style;
+ (void)setDefaultMaskType:(SVProgressHUDMaskType)maskType;
+ (void)setDefaultAnimationType:(SVProgressHUDAnimationType)type;
+ (void)setForegroundColor:(UIColor *)color;
+ (void)setForegroundImageColor:(UIColor *_Nullable)color;
+ (void)setBackgroundColor:(UIColor *)color;
+ (void)setHudViewCustomBlurEffect:(UIBlurEffect *_Nullable)blurEffect;
+ (void)setContainerView:(UIView *_Nullable)containerView;
+ (void)setViewForExtension:(UIView *)view;
+ (void)setMaxSupportedWindowLevel:(UIWindowLevel)windowLevel;
+ (void)resetOffsetFromCenter;
+ (void)setMinimumSize:(CGSize)size;
+ (void)setRingThickness:(CGFloat)thickness;
+ (void)setRingRadius:(CGFloat)radius;
+ (void)setRingNoTextRadius:(CGFloat)radius;
+ (void)setCornerRadius:(CGFloat)radius;
+ (void)setBorderColor:(UIColor *)color;
+ (void)setBorderWidth:(CGFloat)width;
+ (void)setFont:(UIFont *)font;
+ (void)setBackgroundLayerColor:(UIColor *)color;
+ (void)setImageViewSize:(CGSize)size;
+ (void)setShouldTintImages:(BOOL)shouldTintImages;
+ (void)setInfoImage:(UIImage *)image;
+ (void)setSuccessImage:(UIImage *)image;
+ (void)setErrorImage:(UIImage *)image;
+ (void)setGraceTimeInterval:(NSTimeInterval)interval;
+ (void)setMinimumDismissTimeInterval:(NSTimeInterval)interval;
+ (void)setMaximumDismissTimeInterval:(NSTimeInterval)interval;
+ (void)setOffsetFromCenter:(UIOffset)offset;
+ (void)setFadeInAnimationDuration:(NSTimeInterval)duration;
+ (void)setFadeOutAnimationDuration:(NSTimeInterval)duration;
+ (void)setHapticsEnabled:(BOOL)hapticsEnabled;
+ (void)setMotionEffectEnabled:(BOOL)motionEffectEnabled;

// The properties of the object that `appearance` returns

+ (SVProgressHUD *)appearance;
@property (nonatomic) SVProgressHUDStyle defaultStyle;
@property (nonatomic) SVProgressHUDMaskType defaultMaskType;
@property (nonatomic) SVProgressHUDAnimationType defaultAnimationType;
@property (nonatomic, strong) UIView *_Nullable containerView;
@property (nonatomic, strong) UIView *_Nullable viewForExtension;
@property (nonatomic) UIWindowLevel maxSupportedWindowLevel;
@property (nonatomic, strong) UIColor *_Nullable tintColor;
@property (nonatomic) CGSize minimumSize;
@property (nonatomic) CGFloat ringThickness;
@property (nonatomic) CGFloat ringRadius;
@property (nonatomic) CGFloat ringNoTextRadius;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic, strong) UIFont *font;
@property (nonatomic, strong) UIColor *_Nullable backgroundColor;
@property (nonatomic, strong) UIColor *_Nullable foregroundColor;
@property (nonatomic, strong) UIColor *_Nullable foregroundImageColor;
@property (nonatomic, strong) UIColor *backgroundLayerColor;
@property (nonatomic) CGSize imageViewSize;
@property (nonatomic) BOOL shouldTintImages;
@property (nonatomic, strong) UIImage *_Nullable infoImage;
@property (nonatomic, strong) UIImage *_Nullable successImage;
@property (nonatomic, strong) UIImage *_Nullable errorImage;
@property (nonatomic) NSTimeInterval graceTimeInterval;
@property (nonatomic) NSTimeInterval minimumDismissTimeInterval;
@property (nonatomic) NSTimeInterval maximumDismissTimeInterval;
@property (nonatomic) UIOffset offsetFromCenter;
@property (nonatomic) NSTimeInterval fadeInAnimationDuration;
@property (nonatomic) NSTimeInterval fadeOutAnimationDuration;
@property (nonatomic) BOOL hapticsEnabled;
@property (nonatomic) BOOL motionEffectEnabled;

// Removed in SVProgressHUD 2.3

+ (void)showWithMaskType:(SVProgressHUDMaskType)maskType;
+ (void)showWithStatus:(NSString *_Nullable)status maskType:(SVProgressHUDMaskType)maskType;
+ (void)showProgress:(float)progress maskType:(SVProgressHUDMaskType)maskType;
+ (void)showProgress:(float)progress
              status:(NSString *_Nullable)status
            maskType:(SVProgressHUDMaskType)maskType;
+ (void)showInfoWithStatus:(NSString *_Nullable)status maskType:(SVProgressHUDMaskType)maskType;
+ (void)showSuccessWithStatus:(NSString *_Nullable)status maskType:(SVProgressHUDMaskType)maskType;
+ (void)showErrorWithStatus:(NSString *_Nullable)status maskType:(SVProgressHUDMaskType)maskType;
+ (void)showImage:(UIImage *)image
           status:(NSString *_Nullable)status
         maskType:(SVProgressHUDMaskType)maskType;
+ (void)setShadowColor:(UIColor *)color;
+ (void)setShadowOffset:(CGSize)offset;
+ (void)setShadowRadius:(CGFloat)radius;
+ (void)setShadowOpacity:(float)opacity;

@end

#else

// In Swift, these names come from SVProgressHUDCompatibility and would be ambiguous. In a bridging
// header, they keep an app's own declarations valid. In Swift, they begin with two underscores.
typedef NSInteger SVProgressHUDStyle NS_REFINED_FOR_SWIFT;
typedef NSUInteger SVProgressHUDMaskType NS_REFINED_FOR_SWIFT;
typedef NSUInteger SVProgressHUDAnimationType NS_REFINED_FOR_SWIFT;
typedef void (^SVProgressHUDShowCompletion)(void) NS_REFINED_FOR_SWIFT;
typedef void (^SVProgressHUDDismissCompletion)(void) NS_REFINED_FOR_SWIFT;

NS_REFINED_FOR_SWIFT
@interface SVProgressHUD : NSObject
@end

#endif

NS_ASSUME_NONNULL_END
