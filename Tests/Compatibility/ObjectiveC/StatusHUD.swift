// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import UIKit

/// What the declarations of the facade name. What it calls is checked elsewhere.
public enum StatusHUD {
  public enum Style {}
  public enum MaskType {}
  public enum SpinnerStyle {}
  public struct Configuration {}
  public static let statusUserInfoKey = ""
}
