// The rules of badges, alone and on heads.

/** Keeps the page's text style out of the element's own text. */
export const ownTextStyle = `text-indent:0;letter-spacing:normal;word-spacing:normal;text-transform:none;font-style:normal;\
text-shadow:none;font-variant-caps:normal;font-size-adjust:none;text-emphasis:none;writing-mode:horizontal-tb;\
-webkit-text-fill-color:currentcolor;-webkit-text-stroke:0;`;

/** A size of text in pixels, which grows with the page's text, and does not shrink with pages whose `rem` is small. */
const textSize = (pixels: number): string => `max(${pixels / 16}rem,${pixels}px)`;

/** The text style of a badge. */
export const badgeTextStyle = `display:grid;place-items:center;font-family:var(--supple-badge-font,inherit);\
font-size:var(--supple-badge-font-size,${textSize(13)});font-weight:600;line-height:1;font-variant-numeric:tabular-nums;\
white-space:nowrap;${ownTextStyle}`;

/** The default colour of a border: the page's background. */
export const borderColor = 'Canvas';

/** The rules of drawn badges. */
export const badgeStyle = `
.badge,.particle{position:absolute;left:0;top:0;box-sizing:border-box;visibility:hidden}
.badge{${badgeTextStyle}}
.connector{position:absolute;left:0;top:0;visibility:hidden;width:1px;height:1px;overflow:visible;pointer-events:none}
.connector path{stroke:var(--supple-badge-border-color,${borderColor});paint-order:stroke;stroke-linejoin:round}
.particle{pointer-events:none}
@media(forced-colors:active){.badge,.particle,.face{forced-color-adjust:none;background:Mark!important;color:MarkText!important}.connector path{fill:Mark!important}}`;
