// The rules of several elements.

/** The box of the safe area: the element without bars and cut-outs. */
export const safeAreaStyle = `
.safe{position:absolute;visibility:hidden;top:var(--supple-safe-top,env(safe-area-inset-top,0px));
right:var(--supple-safe-right,env(safe-area-inset-right,0px));
bottom:var(--supple-safe-bottom,env(safe-area-inset-bottom,0px));
left:var(--supple-safe-left,env(safe-area-inset-left,0px))}`;

/** The rules of every shadow root. */
export const commonStyle = `
:host([hidden]){display:none!important}
.rem{position:absolute;visibility:hidden;height:0;pointer-events:none}
.spoken{position:absolute;visibility:visible;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.touch{touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;
-webkit-tap-highlight-color:transparent}
:focus-visible{outline:2px solid var(--supple-focus-color,#0a66ff);outline-offset:2px}`;
