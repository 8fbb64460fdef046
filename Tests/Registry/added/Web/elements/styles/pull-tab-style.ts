/** The rules of `<supple-pull-tab>`. */
export const css = `
:host{display:block;position:relative}
.surface{position:absolute;inset:0}
.tab{position:absolute;left:0;top:0;padding:0;border:0;cursor:grab;touch-action:none}`;
