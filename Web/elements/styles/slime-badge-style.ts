import { badgeStyle, badgeTextStyle } from './shared-styles.js';

/** The rules of `<supple-slime-badge>`. */
export const css = `
:host{display:inline-block;vertical-align:middle;position:relative;line-height:1}
.pill{position:relative;display:block;width:0;height:0;cursor:grab;border-radius:99px;outline-offset:2px}
.pill[data-pressed]{cursor:grabbing}
.pill[hidden]{display:block;visibility:hidden}
.pill::before{content:'';position:absolute;inset:min(-10px,calc(50% - 22px))}
.face{position:absolute;inset:0;border-radius:inherit;${badgeTextStyle}}
.pill[data-pinned]{cursor:inherit;touch-action:auto}
.pill[data-pinned]::before{content:none}
.ruler{${badgeTextStyle}position:absolute;visibility:hidden;width:max-content;pointer-events:none}
.stage{position:fixed;inset:0 auto auto 0;width:0;height:0;margin:0;border:0;padding:0;overflow:visible;background:none;
pointer-events:none;transform-origin:0 0;color:inherit}
${badgeStyle}
@media(forced-colors:active){.face{forced-color-adjust:none;background:Mark!important;color:MarkText!important}}`;
