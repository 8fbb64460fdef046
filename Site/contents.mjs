// The contents of the site, in the order of its menu.

/**
 * The pages about the interactions, by their names in the contract. The element of each is `supple-NAME`, `known` is its common
 * name, `subject` its name in the demo, for the live example, and `first` has its first lines of code by language.
 */
export const interactions = [
  {
    name: 'chat-heads', title: 'Chat heads', subject: 'heads', known: 'Floating bubbles',
    first: {
      html: '<supple-chat-heads>\n  <img slot="head" data-head="anna" data-name="Anna" src="anna.webp" alt="">\n</supple-chat-heads>',
      swiftui: 'ContentView()\n  .chatHeads($heads) { head in ConversationView(head) }',
      uikit: 'let heads = ChatHeadsController()\nheads.heads = [ChatHead(id: anna.id, name: "Anna", unread: 2)]\nheads.install(over: rootViewController)',
    },
  },
  {
    name: 'slime-badge', title: 'Slime badge', subject: 'badge', known: 'Unread badge',
    first: {
      html: '<supple-slime-badge count="3" label="Anna"></supple-slime-badge>',
      swiftui: 'Avatar(chat).slimeBadge($chat.unread, label: chat.name)',
      uikit: 'let badge = SlimeBadgeView(count: 3)\ncell.contentView.addSubview(badge)',
    },
  },
  {
    name: 'flipping-notch', title: 'Flipping notch', subject: 'notch', known: 'Pull to refresh',
    first: {
      html: '<supple-flipping-notch cutout="notch" style="height: 100dvh">\n  <ul data-list><li>Anna</li></ul>\n</supple-flipping-notch>',
      swiftui: 'FlippingNotchList(store.payments, rowHeight: 88) { PaymentRow($0) }\n  .flippingNotch { try await store.update() }',
      uikit: 'let notch = FlippingNotchControl()\nnotch.refresh = { try await store.fetchNewer().count }\ntableView.flippingNotch = notch',
    },
  },
];

/** The pages that are written for the site, in Site/pages. */
export const guides = [
  { name: 'start', title: 'Getting started' },
  { name: 'springs', title: 'Springs' },
  { name: 'bounces', title: 'Bounces' },
  { name: 'originals', title: 'The originals, side by side' },
  { name: 'migration', title: 'Migrating' },
];

/** The Swift modules, beginning with the imports of an app. */
export const modules = ['SuppleSwiftUI', 'SuppleUIKit', 'SuppleHosting', 'SuppleInteractions', 'SuppleKit', 'SuppleScene', 'SuppleValues', 'SuppleMotion'];

/** Files of the repository that are pages of the site. */
export const documents = [
  { source: 'Documentation/app-web.md', name: 'app-web', title: 'Add it to a web app' },
  { source: 'Documentation/app-uikit.md', name: 'app-uikit', title: 'Add it to a UIKit app' },
  { source: 'Documentation/app-swiftui.md', name: 'app-swiftui', title: 'Add it to a SwiftUI app' },
  { source: 'Documentation/parts.md', name: 'parts', title: 'Build it from parts' },
  { source: 'Documentation/curves.md', name: 'curves', title: 'Bézier curves' },
  { source: 'Documentation/reduced-motion.md', name: 'reduced-motion', title: 'Reduced motion' },
  { source: 'Documentation/apple-guidelines.md', name: 'apple-guidelines', title: 'Apple’s guidelines' },
  { source: 'Documentation/elements.md', name: 'elements', title: 'The elements' },
  { source: 'Documentation/web.md', name: 'web', title: 'Bundlers, frameworks and servers' },
  { source: 'Documentation/apple.md', name: 'apple', title: 'UIKit and SwiftUI' },
  { source: 'Documentation/kit.md', name: 'kit', title: 'Write your own interaction' },
  { source: 'Documentation/host.md', name: 'host', title: 'Write a host' },
  { source: 'Documentation/command-line.md', name: 'command-line', title: 'The command line' },
  { source: 'Documentation/render.md', name: 'render', title: 'Pictures and movies' },
  { source: 'Documentation/pixels.md', name: 'pixels', title: 'How pixels are drawn' },
  { source: 'Documentation/glossary.md', name: 'glossary', title: 'Glossary' },
  { source: 'Documentation/decisions.md', name: 'decisions', title: 'Decisions' },
  { source: 'Documentation/testing.md', name: 'testing', title: 'Testing' },
  { source: 'Documentation/spec/chat-heads.md', name: 'spec-chat-heads', title: 'Specification: chat heads' },
  { source: 'Documentation/spec/slime-badge.md', name: 'spec-slime-badge', title: 'Specification: slime badge' },
  { source: 'Documentation/spec/flipping-notch.md', name: 'spec-flipping-notch', title: 'Specification: flipping notch' },
  { source: 'Documentation/spec/motion.md', name: 'spec-motion', title: 'Specification: motion' },
  { source: 'Documentation/spec/states.md', name: 'spec-states', title: 'Specification: states' },
  { source: 'ARCHITECTURE.md', name: 'architecture', title: 'Architecture' },
  { source: 'CHANGELOG.md', name: 'changelog', title: 'Changelog' },
];

const named = new Map([...interactions, ...guides, ...documents].map((page) => [page.name, page]));

/**
 * The pages of the menu by the headings of its groups, in the order in which they are read. The Swift modules come before the last
 * group; the last two groups are documents, all others guides.
 */
export const menu = [
  ['Start', ['start', 'app-web', 'app-uikit', 'app-swiftui', 'migration']],
  ['Interactions', [...interactions.map(({ name }) => name), 'originals', 'reduced-motion', 'apple-guidelines', 'parts']],
  ['Motion', ['springs', 'bounces', 'curves']],
  ['Reference', ['elements', 'web', 'apple', 'command-line']],
  ['Documents', ['kit', 'host', 'render', 'pixels', 'glossary', 'decisions', 'testing', 'architecture', 'changelog']],
  ['Specifications', ['spec-chat-heads', 'spec-slime-badge', 'spec-flipping-notch', 'spec-motion', 'spec-states']],
].map(([heading, names]) => ({ heading, pages: names.map((name) => named.get(name)) }));
