// The initial state of elements in a script.
import { interactionNames } from '../abi/interaction-names.js';
import * as Kind from '../abi/kind.js';
import { dockings, edges, presets } from '../abi/lists.js';
import type { ChatHeadsHost } from '../chat-heads/chat-heads-host.js';
import type { FlippingNotchHost } from '../flipping-notch/flipping-notch-host.js';
import type { SlimeBadgeHost } from '../slime-badge/slime-badge-host.js';
import { propertiesByKind } from '../style-rows.js';

/** The host of any of the elements; `kind` distinguishes them. */
export type AnyHost = ChatHeadsHost | SlimeBadgeHost | FlippingNotchHost;

type Values = Record<string, unknown>;

/** The name of an element's interaction in scripts. */
export const interactionName = ({ kind }: AnyHost): string => interactionNames[kind];

/** The argument of a command in the form of scripts. */
export function argumentValue(host: AnyHost, key: string, value: number): unknown {
  if (key === 'text') return host.texts.get(value);
  if (['pinned', 'construction', 'enabled', 'animated', 'isPresent', 'isEditing'].includes(key)) return value > 0;
  if (key === 'edge') return edges[value];
  if (key === 'docking') return dockings[value];
  return key === 'head' && host.kind === Kind.chatHeads ? host.roster.numbered(value)?.id : value;
}

/** The properties that a notch measures on its page, besides the page's tuning. */
const measuredProperties = ['cellRadius', 'rowGap', 'firstRowInset'];

/** The properties that the element itself sets, besides the page's tuning; the host decides the effect of a tap. */
const ownProperties = (host: AnyHost): readonly string[] =>
  host.kind === Kind.chatHeads ? ['tapOpens', 'panelHandleOutset', 'panelHandleInset']
    : host.kind === Kind.flippingNotch ? [...measuredProperties, ...(host.element.content !== null ? ['content'] : [])]
      : host.kind === Kind.slimeBadge && host.element.max !== null ? ['maximumCount'] : [];

/** The current style in the form of scripts: values in their ranges, springs and colours as objects. */
export function styleOf(host: AnyHost): Values {
  const { preset, tuning } = host.element;
  const given = new Set([...Object.keys(tuning), ...ownProperties(host)]);
  const style: Record<string, unknown> = { preset: presets.includes(preset) ? preset : presets[0] };
  const owners: Record<string, Values> = {};
  for (const [index, { name, choices }] of propertiesByKind[host.kind].entries()) {
    if (!given.has(name)) continue;
    const number = host.styleValue(index);
    const value = choices ? choices[number] : number;
    const [owner, part] = name.split('.');
    if (part) (style[owner] = owners[owner] ??= {})[part] = value;
    else style[owner] = value;
  }
  return style;
}

/** Chat heads in the form of scripts. */
export function describeHeads({ element: { state: { edge, x, y, open, heads }, tuning }, keptClear, resting, roster }: ChatHeadsHost): Values {
  // At a side the edge gives the x.
  const hasX = edges.indexOf(resting.edge) > 1 || tuning.edges === 'free';
  return {
    heads: heads.map((head) => {
      const { face, fit } = roster.get(head.id) ?? {};
      return { ...head, ...(face && { face }), ...(fit && fit.height >= 0 && { contentHeight: fit.height }) };
    }),
    edge: edge === null ? undefined : resting.edge, x: (hasX && x) || undefined, y: y ?? undefined,
    exclusionAreas: keptClear, open: open ?? undefined,
  };
}

/** The content of a badge in the form of scripts: a count, null for a plain dot, and a text with its width. */
export function describeBadge({ element: { count, pinned, construction }, shownText }: SlimeBadgeHost): Values {
  return {
    count: count === null ? null : Math.max(0, Math.trunc(count) || 0),
    ...(shownText && { text: shownText.text, width: shownText.width }), ...(pinned && { pinned }),
    ...(construction && { construction }),
  };
}

/** A flipping notch in the form of scripts. */
export function describeNotch({ shape, list, element, cell, hasPanel }: FlippingNotchHost): Values {
  const [width, depth, cornerRadius, inset] = shape;
  return {
    rows: list.rows.length, notch: width ? { width, depth, cornerRadius, inset } : null,
    navigationBar: element.navigationBar ?? 0,
    ...(cell.width > 0 && cell.height > 0 && { cell: [cell.width, cell.height] }),
    scroll: list.offset,
    ...(hasPanel && { panel: true }),
  };
}

/** The setup of a host with a box of its own in the form of scripts. */
export const describeHost = (host: Exclude<AnyHost, SlimeBadgeHost>): Values =>
  host.kind === Kind.chatHeads ? describeHeads(host) : describeNotch(host);
