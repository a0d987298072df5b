// SPDX-License-Identifier: MIT

import StatusHUD

/// A row of the sample screen: a coloured initial, a name, a line of text.
final class SampleRow: UIView {
  struct Message {
    let name: String
    let text: String
    let colour: UIColor
  }

  /// Enough rows for the tallest phone the gallery draws.
  static let messages: [Message] = [
    Message(name: "Ada", text: "The engine weaves patterns", colour: .systemIndigo),
    Message(name: "Grace", text: "Found a moth in the relay", colour: .systemTeal),
    Message(name: "Katherine", text: "Numbers for tomorrow’s orbit", colour: .systemOrange),
    Message(name: "Hedy", text: "Hop to another frequency", colour: .systemPink),
    Message(name: "Radia", text: "A poem about trees", colour: .systemGreen),
    Message(name: "Barbara", text: "Substitute as you like", colour: .systemPurple),
    Message(name: "Margaret", text: "Landing code is on the desk", colour: .systemBlue),
    Message(name: "Frances", text: "Loops, unrolled", colour: .systemRed),
    Message(name: "Karen", text: "Weighing the terms", colour: .systemBrown),
    Message(name: "Adele", text: "Objects everywhere", colour: .systemGray),
    Message(name: "Sophie", text: "Packages by Friday", colour: .systemIndigo),
    Message(name: "Lynn", text: "Masks for the chip", colour: .systemTeal),
    Message(name: "Evelyn", text: "Sorted, in linear time", colour: .systemOrange),
  ]

  private let disc = UILabel()
  private let name = UILabel()
  private let text = UILabel()
  private let line = UIView()

  init(message: Message) {
    super.init(frame: .zero)
    disc.text = String(message.name.prefix(1))
    disc.textColor = .white
    disc.textAlignment = .center
    disc.font = .systemFont(ofSize: 17, weight: .semibold)
    disc.backgroundColor = message.colour
    disc.layer.cornerRadius = 20
    disc.clipsToBounds = true
    name.text = message.name
    name.font = .systemFont(ofSize: 16, weight: .semibold)
    text.text = message.text
    text.font = .systemFont(ofSize: 14)
    text.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for subview in [disc, name, text, line] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    disc.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    name.frame = CGRect(x: 68, y: 11, width: width - 84, height: 22)
    text.frame = CGRect(x: 68, y: 33, width: width - 84, height: 20)
    line.frame = CGRect(x: 68, y: bounds.height - 0.5, width: width - 68, height: 0.5)
  }
}
