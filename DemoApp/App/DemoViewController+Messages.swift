// SPDX-License-Identifier: MIT

import StatusHUD

/// The rows that show a message or change the HUD's appearance.
extension DemoViewController {
  func showDevice() {
    let process = ProcessInfo.processInfo
    let memory = Int64(clamping: process.physicalMemory).formatted(.byteCount(style: .memory))
    StatusHUD.showInfo(
      status: """
        \(process.operatingSystemVersionString)
        \(process.activeProcessorCount) processors, \(memory)
        """)
  }

  func saveNote() {
    do {
      StatusHUD.showSuccess(status: "Saved \(try SavedNote.write()) bytes")
    } catch {
      StatusHUD.showError(status: error.localizedDescription)
    }
  }

  func showFreeSpace() {
    do {
      let attributes = try FileManager.default.attributesOfFileSystem(
        forPath: NSTemporaryDirectory())
      let free = (attributes[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
      StatusHUD.showText("\(free.formatted(.byteCount(style: .file))) free")
    } catch {
      StatusHUD.showError(status: error.localizedDescription)
    }
  }

  /// Shows a message. The completion runs when the message ends or when another one replaces it.
  func showUntilRead() {
    let watch = Stopwatch()
    ending.subtitle = "On screen"
    StatusHUD.show(.info("It takes about four seconds to read this message.")) { [ending] in
      ending.subtitle = "Over after \(watch.text)"
    }
  }

  func nextPosition() {
    let choices: [(HUDPosition, String)] = [
      (.topLeading, "Top leading"), (.top, "Top"), (.topTrailing, "Top trailing"),
      (.leading, "Leading"), (.center, "Center"), (.trailing, "Trailing"),
      (.bottomLeading, "Bottom leading"), (.bottom, "Bottom"), (.bottomTrailing, "Bottom trailing"),
    ]
    let next = choices[following(position.value, among: choices.map(\.1))]
    position.value = next.1
    StatusHUD.configure { $0.position = next.0 }
  }

  func nextMask() {
    let choices: [(StatusHUD.MaskType, String)] = [
      (.passthrough, "Passthrough"), (.clear, "Clear"), (.black, "Black"), (.gradient, "Gradient"),
      (.blur, "Blur"),
    ]
    let next = choices[following(mask.value, among: choices.map(\.1))]
    mask.value = next.1
    StatusHUD.configure { $0.maskType = next.0 }
  }

  func nextStyle() {
    let choices: [(StatusHUD.Style, UIUserInterfaceStyle, String)] = [
      (.automatic, .unspecified, "Automatic"), (.light, .light, "Light"), (.dark, .dark, "Dark"),
    ]
    let next = choices[following(style.value, among: choices.map(\.2))]
    style.value = next.2
    StatusHUD.configure { $0.style = next.0 }
    view.window?.overrideUserInterfaceStyle = next.1
  }

  func nextEffect() {
    var choices: [(UIVisualEffect?, String)] = [
      (nil, "None"), (UIBlurEffect(style: .regular), "Blur"),
    ]
    if let glass = Glass.effect { choices.append((glass, "Glass")) }
    let next = choices[following(effect.value, among: choices.map(\.1))]
    effect.value = next.1
    StatusHUD.configure { $0.effect = next.0 }
  }

  func nextColors() {
    let isPlain = colors.value == "Plain"
    colors.value = isPlain ? "In color" : "Plain"
    StatusHUD.configure {
      $0.infoColor = isPlain ? .systemBlue : nil
      $0.successColor = isPlain ? .systemGreen : nil
      $0.errorColor = isPlain ? .systemRed : nil
    }
  }

  func nextIndicators() {
    let grow = indicators.value != "Grow"
    indicators.value = grow ? "Grow" : "Fixed"
    StatusHUD.configure { $0.adjustsIndicatorForContentSizeCategory = grow }
  }

  func nextScene() {
    let isChosen = StatusHUD.windowScene != nil
    StatusHUD.windowScene = isChosen ? nil : view.window?.windowScene
    scene.value = isChosen ? "Active" : "This one"
  }

  func hide() {
    StatusHUD.dismiss { [hiding] in hiding.subtitle = "Nothing is shown any more" }
  }

  private func following(_ value: String?, among values: [String]) -> Int {
    let index = values.firstIndex { $0 == value } ?? -1
    return (index + 1) % values.count
  }
}
