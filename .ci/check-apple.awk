# SPDX-License-Identifier: MIT
#
#   awk -v platform=COLUMN -v newest= -v module=NAME -v imports="NAME…" -f check-apple.awk TABLE…
#
# Writes the Swift interface of a module of Apple's, as one platform has it at our minimum, or with
# newest=1 as its newest version has it, from the tables of its declarations. After known=1, tables
# are those of the modules beneath.

BEGIN {
  FS = "\t"
  split("15.0 15.0 15.0 1.0", minimums, " ")
  minimum = minimums[platform]
  # Of Foundation's protocols those that need no member but what the tables have.
  foreign = " Equatable Hashable Comparable RawRepresentable OptionSet Sendable Codable " \
    "BitwiseCopyable AnyObject NSObject NSObjectProtocol NSCopying NSMutableCopying "
}
/^#/ || !NF { next }
{
  # The dots of an operator or of a nested type's parameters are no separators.
  name = $1
  sub(/\(.*/, "", name)
  owner = match(name, /^([A-Za-z0-9]+\.)+/) ? substr(name, 1, RLENGTH - 1) : ""
  text = $2
  gsub(/weak |unowned\(unsafe\) /, "", text)
  sub(/class let/, "static let", text)
  sub(/public case/, "case", text)
  if (text ~ / (class|struct|enum|protocol) [A-Za-z][A-Za-z0-9_]*( :|$)/) {
    kind[$1] = text ~ / protocol / ? "protocol" : text ~ / class / ? "class" : "value"
    isolated[$1] = text ~ /@MainActor/
    inherited[$1] = text ~ / : / ? text : ""
    sub(/.* : /, "", inherited[$1])
    sub(/ : .*/, "", text)
  }
  if (member($1, owner) ~ /^init/ && text !~ /convenience /) {
    initialisers[owner] = initialisers[owner] SUBSEP $1
    designated[$1] = text
  }
  if (known) next
  row[++rows] = $1
  declaration[rows] = text
  owners[rows] = owner
  split($3, platforms, " ")
  if (split(platforms[platform], since, "-") < 2) since[2] = ""
  here[rows] = since[1] != "" && platforms[platform] != "-"
  newer[rows] = !newest && here[rows] && later(since[1], minimum) ? since[1] : ""
  older[rows] = since[2] != "" && !later(since[2], minimum)
  members[owner] = members[owner] " " rows
}
function later(one, other, a, b) {
  split(one, a, ".")
  split(other, b, ".")
  return a[1] > b[1] + 0 || a[1] == b[1] && a[2] > b[2] + 0
}
# What a type has from those after its colon, without protocols the tables do not have.
function supertypes(type, list, count, i, all) {
  count = split(inherited[type], list, ", ")
  for (i = 1; i <= count; i++)
    if (kind[list[i]] || index(foreign, " " list[i] " ") || list[i] ~ /^U?Int/)
      all = all (all ? ", " : " : ") (kind[type] != "class" ? "" \
        : list[i] == "Sendable" ? "@unchecked " \
        : kind[list[i]] == "protocol" || list[i] == "NSCopying" ? "@preconcurrency " : "") list[i]
  if (isolated[type] && list[1] == "NSObject") all = all ", Sendable"
  return all
}
function member(path, owner) { return owner == "" ? path : substr(path, length(owner) + 2) }
# Objective-C's classes have the initialisers of their superclasses, which an interface has to name.
function write_initialisers(type, indent, list, names, super, own, found, count, i, written) {
  own = initialisers[type]
  split(inherited[type], list, ", ")
  for (super = list[1]; kind[super]; super = list[1]) {
    count = split(initialisers[super], names, SUBSEP)
    for (i = 2; i <= count; i++) {
      name = member(names[i], super)
      if ((type "." name) in present || name in written) continue
      written[name]
      text = designated[names[i]]
      if (text !~ /override /) sub(/(open|public) /, "&override ", text)
      print indent text
    }
    if (initialisers[super]) found = 1
    split(inherited[super], list, ", ")
  }
  # One without designated initialisers has that of NSObject, another can be made with it.
  if (super == "NSObject" && !found && !((type ".init()") in present))
    print indent "public " (own ? "convenience " : "") "override init()"
}
# Whether a superclass has the member too.
function overrides(type, name, list, super) {
  if (kind[type] != "class") return 0
  split(inherited[type], list, ", ")
  super = list[1]
  if (super == "NSObject") return name == "init()"
  return (super "." name) in present || kind[super] && overrides(super, name)
}
# A result that is imported from C need not be used.
function discardable(text) { return text ~ /func .*->/ ? "@discardableResult " : "" }
function write(i, indent, text, type, list, count, k) {
  type = owners[i]
  text = declaration[i]
  if (isolated[type] && text !~ /@MainActor/ && !kind[row[i]]) text = "nonisolated " text
  if (kind[type] == "protocol") {
    if (!here[i] || newer[i] || older[i]) return
    sub(/(public|open) /, "", text)
    sub(/@MainActor /, "", text)
    if (sub(/optional /, "", text) || text ~ / = |static /)
      defaults = defaults "extension " type " { " discardable(text) "public " text " }\n"
    if (text ~ /static /) return
    gsub(/ = [^,)]*/, "", text)
  } else if (type && text !~ /override |convenience / && overrides(type, member(row[i], type))) {
    sub(/(open|public) /, "&override ", text)
  }
  if (!here[i]) print indent "@available(*, unavailable)"
  else if (newer[i]) print indent "@available(*, unavailable, message: \"newer than the minimum\")"
  else if (older[i]) print indent "@available(*, deprecated)"
  if (!kind[row[i]]) { print indent discardable(text) text; return }
  print indent text supertypes(row[i]) " {"
  count = split(members[row[i]], list, " ")
  for (k = 1; k <= count; k++) write(list[k], indent "  ")
  if (text ~ / enum / && match(inherited[row[i]], /^U?Int[0-9]*/)) {
    print indent "  public typealias RawValue = " substr(inherited[row[i]], 1, RLENGTH)
    print indent "  public var rawValue: RawValue { get }"
  }
  if (kind[row[i]] == "class") write_initialisers(row[i], indent "  ")
  print indent "}"
}
END {
  print "// swift-interface-format-version: 1.0"
  print "// swift-module-flags: -module-name " module " -swift-version 6 -enable-library-evolution"
  count = split(imports, list, " ")
  for (i = 1; i <= count; i++)
    print "@_exported import " list[i]
  print "import _Concurrency"
  for (i = 1; i <= rows; i++) present[row[i]] = 1
  for (i = 1; i <= rows; i++) {
    if (owners[i] == "") write(i, "")
    else if (!kind[owners[i]] || kind[owners[i]] && !(owners[i] in present)) {
      print "extension " owners[i] " {"
      write(i, "  ")
      print "}"
    }
  }
  printf "%s", defaults
}
