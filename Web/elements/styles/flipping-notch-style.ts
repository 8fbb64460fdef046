import { safeAreaStyle } from './shared-styles.js';

/**
 * The rules of `<supple-flipping-notch>`. Beneath a modal conversation the scroller is not inert if it has a live region. It takes no
 * keys then, because browsers give the focus to scrollers of `auto` overflow.
 */
export const css = `
:host{display:block;position:relative;overflow:clip}
.surface,.scroller{position:absolute;inset:0}
.scroller{isolation:isolate;overflow:hidden auto;overflow-anchor:none;outline-offset:-2px}
.scroller[data-pull]{touch-action:pan-x pan-down pinch-zoom}
.scroller[data-pull=engaged]{touch-action:pan-x pinch-zoom}
::slotted([slot=bar]){user-select:none;-webkit-user-select:none}
.scroller{scroll-behavior:auto!important}
[data-supple-inert]~.scroller{overflow:hidden;scrollbar-gutter:stable}
.scroller[data-engaged]{scroll-snap-type:none!important}
.list{display:flow-root;min-height:100%}
::slotted([slot=bar]){position:absolute;inset:0 0 auto;z-index:1}
.card,.tray,.panel,.notch{position:absolute;left:0;top:0;box-sizing:border-box;visibility:hidden}
.tray{pointer-events:none}
.card{pointer-events:none}
.card,.panel{overflow:hidden;box-shadow:var(--supple-card-shadow,0 8px 28px rgb(0 0 0/.28))}
.panel{outline:0;background:var(--supple-panel-background,Canvas);color:var(--supple-panel-color,CanvasText)}
.panel[inert]{opacity:0!important}
.sheet{position:absolute;inset:0 auto auto 0;overflow:hidden auto;overscroll-behavior:contain;transform-origin:0 0}
.panel>.shade{pointer-events:none}
.front,.back{position:absolute;inset:0;display:grid;place-items:center}
.front{display:flex;justify-content:center;align-items:center;gap:8px;color:var(--supple-card-color,#fff);padding:0 12px;
text-align:center;font-family:var(--supple-card-font,inherit);font-size:max(.9375rem,15px);font-weight:500;line-height:1.2}
.front,.refresh{text-indent:0;letter-spacing:normal;word-spacing:0;text-transform:none}
.front span{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;min-width:0;overflow-wrap:anywhere}
[data-failed]>.front::before{content:'!';flex:none;box-sizing:border-box;width:1.4em;height:1.4em;border:1.5px solid;border-radius:99px;
line-height:calc(1.4em - 3px);font-weight:700}
.back{inset:0 auto auto 0;transform-origin:0 0;background:var(--supple-card-back-background,Canvas)}
.tray>slot,.back>slot{display:block;width:100%;height:100%}
.shade{position:absolute;inset:0;background:#000}
.shimmer{position:absolute;inset:0;overflow:hidden}
.shimmer::before{content:'';position:absolute;inset:0;transform:translateX(-100%);
background:linear-gradient(100deg,transparent 20%,var(--supple-shimmer-color,rgb(255 255 255/.22)) 50%,transparent 80%);
animation:shimmer 1.4s ease-in-out infinite}
@keyframes shimmer{to{transform:translateX(100%)}}
.shimmer::after{content:'';position:absolute;inset:0;margin:auto;width:14px;height:14px;border:2px solid;border-radius:99px;
border-block-start-color:transparent;opacity:.8;animation:turn .8s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
.notch{width:100%;height:1px;overflow:visible;pointer-events:none}
.notch :last-child{fill:var(--supple-indicator-color,#fff)}
.refresh{position:absolute;z-index:1;top:calc(max(var(--supple-safe-top,env(safe-area-inset-top,0px)),var(--cutout,0px)) + 8px);left:50%;
transform:translateX(-50%);padding:8px 16px;border:0;border-radius:99px;font-family:inherit;font-size:max(.875rem,14px);font-weight:600;line-height:1.4;
background:var(--supple-button-background,ButtonFace);color:var(--supple-button-color,ButtonText)}
.refresh:not(:focus-visible){opacity:0;pointer-events:none}
@media(forced-colors:active){.card,.panel{border:1px solid CanvasText}}
@media(prefers-reduced-motion:reduce){.shimmer::before{animation-duration:4s}.shimmer::after{animation-duration:2s}}
${safeAreaStyle}`;
