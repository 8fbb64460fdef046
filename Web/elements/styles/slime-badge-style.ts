import { badgeStyle, badgeTextStyle, ownTextStyle } from './badge-style.js';

/** The rules of `<supple-slime-badge>`. */
export const css = `
:host{display:inline-block;vertical-align:middle;position:relative;line-height:1}
:host([for]){position:absolute}
.pill{position:relative;display:block;box-sizing:border-box;width:0;height:0;cursor:grab;border-radius:99px;outline-offset:2px;
contain:layout}
.pill[data-pressed]{cursor:grabbing}
.pill[hidden],.pill[data-lost]{display:block;visibility:hidden}
.room{position:absolute}
.room[hidden],.pill[data-pinned] .room{display:none}
.face{position:absolute;inset:0;border-radius:inherit;${badgeTextStyle}}
.pill[data-empty]{pointer-events:none}
.pill[data-pinned]{cursor:inherit;touch-action:auto}
.ruler{${badgeTextStyle}visibility:hidden;width:max-content;height:0;pointer-events:none}
.stage *{touch-action:auto}
.stage{position:fixed;inset:0 auto auto 0;width:0;height:0;margin:0;border:0;padding:0;overflow:visible;background:none;
pointer-events:none;transform-origin:0 0;color:inherit}
.burst{position:absolute;left:0;top:0;overflow:hidden;visibility:hidden}
.burst ::slotted(*){display:block;width:100%;height:100%;object-fit:contain}
.burst ::slotted(img[data-frames]){width:calc(100%*var(--frames));max-width:none;object-fit:fill;
transform:translateX(calc(-100%*var(--frame)/var(--frames)))}
${badgeStyle}
.connector[part=construction] path{fill:CanvasText!important;stroke:none}
.connector.ground path{fill:Canvas!important}
.letter{position:absolute;left:0;top:0;visibility:hidden;display:grid;place-items:center;background:Canvas;color:CanvasText;\
font:600 11px/1 system-ui;pointer-events:none;${ownTextStyle}}`;
