import { trimmed } from '../css-easing.js';
import type { Property, Value } from '../panel/properties.js';
import type { Subject } from '../subject.js';

/** The languages in which an app can have the interactions. */
export const languages = ['html', 'swiftui', 'uikit'] as const;

/** One of them. */
export type Language = (typeof languages)[number];

/** A style: its preset, its properties, and the differences from the preset. */
interface WrittenStyle {
  preset: 'modern' | 'classic';
  properties: readonly Property[];
  changes: Readonly<Record<string, Value>>;
}

/** The prerequisites of a page or an app. */
export const installation: Record<Language, string> = {
  html: '<script type="module" src="supple.js"></script>',
  swiftui: '.package(name: "Supple", path: "../supple")',
  uikit: '.package(name: "Supple", path: "../supple")',
};

const tags: Record<Subject, string> = {
  heads: 'supple-chat-heads', badge: 'supple-slime-badge', notch: 'supple-flipping-notch',
};

const styleTypes: Record<Subject, string> = {
  heads: 'ChatHeadsStyle', badge: 'SlimeBadgeStyle', notch: 'FlippingNotchStyle',
};

/** The element in a page; `preset` is the attribute, with a space before it. */
const elements: Record<Subject, (preset: string) => string[]> = {
  heads: (preset) => [
    `<supple-chat-heads${preset}>`,
    '  <img slot="head" alt=""',
    '    data-head="anna" src="a.webp"',
    '    data-name="Anna">',
    '  <p slot="conversation"',
    '    data-head="anna">Hello</p>',
    '</supple-chat-heads>',
  ],
  badge: (preset) => [
    `<supple-slime-badge${preset}`,
    '  count="3" label="Unread from Anna">',
    '</supple-slime-badge>',
  ],
  notch: (preset) => [
    `<supple-flipping-notch${preset}`,
    '  cutout="notch">',
    '  <ul data-list><li>Anna</li></ul>',
    '</supple-flipping-notch>',
  ],
};

/** The view in an app; its modifier follows. */
const views: Record<Subject, string[]> = {
  heads: ['ContentView()', '  .chatHeads($heads) { head in', '    ConversationView(head)', '  }'],
  badge: ['Avatar(chat)', '  .slimeBadge($chat.unread,', '    label: chat.name)'],
  notch: [
    'FlippingNotchList(store.payments,', '  rowHeight: 88) { PaymentRow($0) }', '  .flippingNotch {',
    '    try await store.update()', '  }',
  ],
};

const modifiers: Record<Subject, string> = {
  heads: 'chatHeadsStyle', badge: 'slimeBadgeStyle', notch: 'flippingNotchStyle',
};

/** The variable of UIKit's code, and the lines before and after its style. */
const controls: Record<Subject, { name: string; before: string[]; after: string[] }> = {
  heads: {
    name: 'heads',
    before: ['let heads = ChatHeadsController()'],
    after: [
      'heads.heads = [ChatHead(',
      '  id: "anna", name: "Anna")]',
      'heads.makeConversation = {',
      '  ConversationViewController($0) }',
      'heads.install(over: root)',
    ],
  },
  badge: {
    name: 'badge',
    before: ['let badge = SlimeBadgeView(count: 3)'],
    after: ['badge.shouldClear = { _ in', '  store.markRead(chat)', '}', 'cell.contentView.addSubview(badge)'],
  },
  notch: {
    name: 'notch',
    before: ['let notch = FlippingNotchControl()'],
    after: [
      'notch.refresh = { try await store',
      '  .fetchNewer().count }',
      'notch.insertRows = { _ in',
      '  tableView.reloadData() }',
      'tableView.flippingNotch = notch',
    ],
  },
};

/** Writes the code for an interaction with its style; only differences from the preset are written. */
export function code(subject: Subject, language: Language, style: WrittenStyle): string {
  switch (language) {
    case 'html': return html(subject, style).join('\n');
    case 'swiftui': return swiftUI(subject, style).join('\n');
    case 'uikit': return uiKit(subject, style).join('\n');
  }
}

function html(subject: Subject, { preset, changes }: WrittenStyle): string[] {
  const lines = elements[subject](preset === 'modern' ? '' : ` preset="${preset}"`);
  const tuning = Object.entries(changes).map(([name, value]) => {
    const key = name.includes('.') ? `'${name}'` : name;
    return `    ${key}: ${typeof value === 'string' ? `'${value}'` : trimmed(value, 4)},`;
  });
  if (tuning.length === 0) return lines;
  return [
    ...lines, '<script type="module">', `  document.querySelector('${tags[subject]}').tuning = {`, ...tuning, '  };',
    '</script>',
  ];
}

function swiftUI(subject: Subject, style: WrittenStyle): string[] {
  const assignments = swiftAssignments('style', style);
  if (assignments.length === 0) {
    return style.preset === 'modern' ? views[subject] : [...views[subject], `  .${modifiers[subject]}(.${style.preset})`];
  }
  return [
    `var style = ${styleTypes[subject]}.${style.preset}`, ...assignments, '', ...views[subject],
    `  .${modifiers[subject]}(style)`,
  ];
}

function uiKit(subject: Subject, style: WrittenStyle): string[] {
  const { name, before, after } = controls[subject];
  const preset = style.preset === 'modern' ? [] : [`${name}.style = .${style.preset}`];
  return [...before, ...preset, ...swiftAssignments(`${name}.style`, style), ...after];
}

/** An assignment in Swift for each property, and each spring, that differs from the preset. */
function swiftAssignments(variable: string, style: WrittenStyle): string[] {
  const written = new Set<string>();
  return Object.keys(style.changes).flatMap((name) => {
    const property = style.properties.find((candidate) => candidate.name === name);
    const line = property && swiftAssignment(property, style);
    if (!line || written.has(line)) return [];
    written.add(line);
    return [`${variable}.${line}`];
  });
}

/** An assignment in Swift, without the variable before its dot; for a part of a spring, the whole spring. */
export function swiftAssignment({ name, owner }: Property, { preset, properties, changes }: WrittenStyle): string {
  const value = (wanted: string): Value => {
    const property = properties.find((candidate) => candidate.name === wanted);
    return changes[wanted] ?? property?.values[preset] ?? 0;
  };
  if (owner !== null && properties.some((property) => property.name === `${owner}.stiffness`)) {
    const part = (wanted: string) => trimmed(Number(value(`${owner}.${wanted}`)), 4);
    // `Spring` without its module would be SwiftUI's.
    return `${owner} = .init(\n  stiffness: ${part('stiffness')}, dampingRatio: ${part('dampingRatio')})`;
  }
  const own = value(name);
  if (typeof own === 'string') return `${name} = .${own}`;
  // A colour has whole numbers.
  return `${name} = ${owner === null ? trimmed(own, 4) : Math.round(own)}`;
}
