// Makes elements. Text stays text: children are nodes or strings, never markup.

/** Makes an element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag, attributes: Record<string, string> = {}, ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

/** Makes an element of SVG with attributes and children. */
export function makeSVG<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag, attributes: Record<string, string> = {}, ...children: Node[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill<Made extends Element>(made: Made, attributes: Record<string, string>, children: (Node | string)[]): Made {
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  made.append(...children);
  return made;
}
