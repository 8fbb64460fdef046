import type { MessengerScreen } from '../messenger-screen.js';

/** The badges of the list's rows, by their names in a recording that begins now. */
export function nameBadges({ notchElement, headsElement }: MessengerScreen): Map<string, Element> {
  const taken = new Set(headsElement.heads);
  return new Map([...notchElement.querySelectorAll('supple-slime-badge')].map((badge, index) => {
    let name = badge.id || `badge-${index + 1}`;
    while (taken.has(name)) name = `badge-${name}`;
    taken.add(name);
    return [name, badge];
  }));
}

/** The element of a layer's name in scripts: the focused one, or the list. */
export function layerOf(
  { headsElement, notchElement }: MessengerScreen, badges: ReadonlyMap<string, Element>, layer: unknown,
): Element | null | undefined {
  const [role, name] = String(layer ?? '').split(/:(.*)/s);
  const parts = headsElement.shadowRoot;
  switch (role) {
    case 'list': return notchElement.shadowRoot?.querySelector('[part~="scroller"]');
    case 'overflow': return parts?.querySelector('[part~="overflow"]');
    case 'badge': return badges.get(name)?.shadowRoot?.querySelector('[role="button"]');
    case 'head':
    case 'overflowed': {
      const face = headsElement.querySelector(`[slot="head"][data-head="${CSS.escape(name)}"]`);
      return face?.assignedSlot?.closest('[part~="head"]');
    }
    // Escape belongs to the screen, wherever the focus is.
    default: return headsElement;
  }
}
