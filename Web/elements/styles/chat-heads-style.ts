import { points, round } from '../drawing/layers.js';
import { badgeStyle, ownTextStyle } from './badge-style.js';
import { safeAreaStyle } from './shared-styles.js';

/** The light at the rim of a head. */
export const glowColor = 'var(--supple-head-glow,rgb(255 255 255/.7))';

/** The ring between a head and its background, as a shadow without blur; the width is in points. */
export const ring = (width: number): string => `0 0 0 ${points(width)} var(--supple-head-ring,Canvas)`;

/** The background of a dismiss target that is a disc, mixed by `part`, 0 to 1, with the colour after a capture. */
export const targetBackground = (part: number): string => part > 0
  ? `color-mix(in srgb,${engaged} ${round(part * 100)}%,var(--supple-dismiss-target-background,${resting}))` : '';

/** The glow of the dismiss target, 0 to 1. */
export const targetGlow = (part: number): string => part > 0
  ? `${halo},0 0 28px ${points(8 * part)} color-mix(in srgb,${removal} ${round(part * 60)}%,transparent)` : '';

/** The shine on both sides of a dismiss target that is a ring: it sets the ring, in the page's own ink, off from pictures. */
const shine = 'color-mix(in srgb,Canvas 65%,transparent)';
const halo = `0 0 4px 1px ${shine},inset 0 0 4px 1px ${shine}`;

/** The line round a panel, which separates it from the page, and in dark mode from a scrim. */
const hairline = 'light-dark(rgb(0 0 0/.08),rgb(255 255 255/.24))';

const engaged = 'var(--supple-dismiss-target-captured,#d70015)';
/** The colour of a ring with a captured head: it differs from the red of unread counts. */
const removal = 'var(--supple-dismiss-target-captured,light-dark(#b3261e,#ff8a80))';
const removing = `color-mix(in srgb,${removal} calc(100%*var(--part)),currentcolor)`;
const resting = 'rgb(20 22 26/.55)';

/**
 * The rules of `<supple-chat-heads>`. The element and its room are as large as the page beneath, so they are hidden, and only
 * their parts are visible. Chromium applies a list's `touch-action` to a visible box above the list, even if the box takes no
 * pointers. Only the vertical scroll is kept from the page. With `contain` for both axes, Chromium turns a sideways drag that
 * scrolls nothing into a step back in the history, in spite of the page's own `overscroll-behavior: none`.
 * Under the modal conversation of another element the heads take no touches, and would hide its buttons.
 */
export const css = `
:host{position:absolute;inset:0;display:block;pointer-events:none;visibility:hidden;z-index:var(--supple-heads-z-index,1);
font-family:inherit;line-height:normal}
:host([launcher]){position:fixed;z-index:var(--supple-heads-z-index,10000)}
:host([data-supple-inert]){z-index:0}
.room{position:absolute;inset:0;overflow:clip;contain:layout}
.surface{position:absolute;left:0;top:0;width:0;height:0;visibility:visible;outline:none}
.surface>*{position:absolute;left:0;top:0;box-sizing:border-box;visibility:hidden}
.scrim{background:var(--supple-scrim-color,#000);pointer-events:auto}
.scrim[data-blurs]{--shade:var(--dim);background:color-mix(in srgb,var(--supple-scrim-color,#000) var(--shade),transparent)}
@supports(backdrop-filter:blur(1px)) or (-webkit-backdrop-filter:blur(1px)){
.scrim[data-blurs]{--shade:calc(var(--dim)*.58);
-webkit-backdrop-filter:blur(calc(12px*var(--part)));backdrop-filter:blur(calc(12px*var(--part)))}}
@media(prefers-reduced-transparency:reduce){
.scrim[data-blurs]{--shade:var(--dim);
-webkit-backdrop-filter:none;backdrop-filter:none}}
.conversation,.content{display:flex;flex-direction:column}
.conversation{overflow:clip}
.content ::slotted(*){overflow:auto}
.conversation,.content,.overflow-panel,.conversation ::slotted(*){overscroll-behavior-y:contain}
.content{flex:1;min-height:0}
.content[data-fit]{flex:none}
.bar{display:flex;flex:none;align-items:center;gap:2px;box-sizing:border-box;padding-inline:6px;cursor:grab;
border-bottom:1px solid ${hairline};font-size:max(.9375rem,15px);line-height:1.3}
.bar[data-dragged]{cursor:grabbing}
.bar slot{display:contents}
.bar ::slotted(*){flex:1;min-width:0;align-self:stretch}
.title{flex:1;min-width:0;margin-inline-start:4px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600}
.bar button,.resize{margin:0;padding:0;border:0;background:none;color:inherit}
.bar button{display:grid;place-items:center;flex:none;width:32px;height:32px;border-radius:8px;cursor:pointer;opacity:.72}
.bar .grip{width:24px;cursor:inherit}
.bar button[hidden]{display:none}
.bar button:is(:hover,:focus-visible){opacity:1;background:color-mix(in srgb,currentcolor 10%,transparent)}
.bar button:focus-visible{outline-offset:-2px}
.bar [aria-pressed=true]{background:color-mix(in srgb,currentcolor 14%,transparent)}
.bar svg,.resize svg{display:block;width:20px;height:20px;fill:none;stroke:currentcolor;stroke-width:1.6px;stroke-linecap:round;
stroke-linejoin:round}
.grip svg,.resize svg{stroke-width:2.2px}
@media(pointer:coarse){.bar button{width:44px;height:44px}.bar .grip{width:32px}}
[data-precise] .edge{clip-path:inset(var(--outer))}
.resize{position:absolute;z-index:1;width:20px;height:20px;border-radius:10px;pointer-events:none;opacity:.45}
.resize:focus-visible{opacity:1;outline-offset:-3px}
[data-corner="5"]{top:0;left:0;rotate:180deg;opacity:0}
[data-corner="6"]{top:0;right:0;rotate:270deg;opacity:0}
[data-corner="9"]{bottom:0;left:0;rotate:90deg}
[data-corner="10"]{bottom:0;right:0}
.conversation[data-hidden]{opacity:0!important}
.beak{width:1px;height:1px;overflow:visible;pointer-events:none;fill:var(--supple-conversation-background,Canvas);
stroke:${hairline};stroke-dasharray:0 1 37 31}
.conversation,.overflow-panel{pointer-events:auto;outline-offset:-2px;
background:var(--supple-conversation-background,Canvas);color:var(--supple-conversation-color,CanvasText);
box-shadow:var(--supple-conversation-shadow,0 12px 40px rgb(0 0 0/.3),0 0 0 1px ${hairline})}
[data-bare]{transition:none!important}
[data-bare=""]{background:none!important;box-shadow:none!important;border-color:transparent!important;
-webkit-backdrop-filter:none!important;backdrop-filter:none!important}
.conversation ::slotted(*){flex:1;min-width:0;min-height:0}
.content[data-fit] ::slotted(*){flex:1 1 auto}
.edge,.head,.overflow,.flyout,.badge{pointer-events:auto;cursor:pointer}
.head,.overflow{outline:none}
.head,.overflow,.target,.flyout{${ownTextStyle}text-align:start}
.picture{position:absolute;inset:4px;border-radius:50%;overflow:hidden;display:grid;grid:100%/100%;place-items:center;
background:var(--supple-head-background,light-dark(#dfe3ea,#3a3f49));
color:var(--supple-head-color,light-dark(#27303f,#eef1f6));font-weight:600;
box-shadow:inset 0 0 3px ${glowColor},var(--supple-head-shadow,0 2px 8px rgb(0 0 0/.25))}
.glow{position:absolute;inset:0;border-radius:inherit;pointer-events:none}
.head::before{content:"";position:absolute;inset:var(--outset,0);border-radius:inherit}
[data-pressed][data-listed] .picture{filter:brightness(.85)}
.name,.count{display:none}
[data-listed] .name{display:block;position:absolute;left:2px;right:2px;bottom:9px;text-align:center;overflow:hidden;
text-overflow:ellipsis;white-space:nowrap;font-size:max(.8125rem,13px);line-height:1.3;
color:var(--supple-overflow-name-color,var(--supple-conversation-color,CanvasText))}
[data-listed] .count:not(:empty){display:grid;place-items:center;position:absolute;top:0;left:calc(50% + 8px);
min-width:20px;height:20px;box-sizing:border-box;padding:0 6px;border-radius:10px;background:#d70015;color:#fff;
font-size:max(.8125rem,13px);font-weight:600;line-height:1;font-variant-numeric:tabular-nums}
[data-selected] .picture{outline:2.5px solid var(--supple-head-mark,#fff)}
[data-modeless] [data-selected] .picture{outline-color:var(--supple-head-mark,light-dark(#0a66ff,#7db0ff))}
:focus-visible>.picture{outline:3px solid var(--supple-focus-color,#0a66ff);outline-offset:2px}
.picture ::slotted(*){display:block;text-align:center;align-content:center;box-sizing:border-box!important;width:100%!important;height:100%!important;
min-width:0!important;min-height:0!important;max-width:none!important;max-height:none!important;margin:0!important;
object-fit:cover}
.target{display:grid;place-items:center;border-radius:50%!important;color:var(--supple-dismiss-target-color,#fff);
background:var(--supple-dismiss-target-background,${resting});border:2px solid currentcolor;
-webkit-backdrop-filter:blur(12px);backdrop-filter:blur(12px)}
.target-label{position:absolute;top:calc(100% + 9px);left:50%;translate:-50%;white-space:nowrap;padding:4px 10px;
border-radius:12px;background:#2b2e33;color:#fff;font-size:max(.8125rem,13px);font-weight:600;line-height:16px}
.target-scrim{background:linear-gradient(transparent,var(--supple-target-scrim,rgb(0 0 0/.6)));pointer-events:none}
.target svg{position:absolute;left:50%;top:50%;translate:-50% -50%;width:34%;height:34%;fill:none;stroke-linecap:round;
stroke:currentcolor;stroke-width:2.5px}
.target[data-ring]{color:var(--supple-dismiss-target-color,inherit);background:var(--supple-dismiss-target-background,none);
border:3px solid ${removing};-webkit-backdrop-filter:blur(6px);backdrop-filter:blur(6px);box-shadow:${halo}}
[data-ring] svg{stroke:${removing};opacity:calc(1 - var(--part));filter:drop-shadow(0 0 2px ${shine})}
.flyout{display:flex;flex-direction:column;justify-content:center;padding:8px 14px;overflow:hidden;
font-family:var(--supple-flyout-font,inherit);font-size:max(.9375rem,15px);line-height:1.3;border-radius:18px!important;
background:var(--supple-flyout-background,light-dark(#fff,#2b2f37));
color:var(--supple-flyout-color,light-dark(#1b1f27,#f2f4f8));
box-shadow:var(--supple-flyout-shadow,0 4px 20px rgb(0 0 0/.18))}
.flyout>*{flex:none;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.flyout>span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;white-space:normal;overflow-wrap:anywhere}
.flyout b,.flyout small{font-size:max(.8125rem,13px)}
.flyout b{font-weight:600}
.flyout small{opacity:.7}
.flyout small:empty{display:none}
@media(forced-colors:active){.picture,.flyout,.conversation,.overflow-panel,.count,.resize,.bar button{border:1px solid CanvasText;opacity:1}
[data-selected] .picture{outline-color:Highlight}.beak{display:none}.target{background:Canvas;color:CanvasText}}
${badgeStyle}${safeAreaStyle}`;
