// What a badge stands in.

/** What takes presses and the focus, so that nothing in it may. */
const controls = 'a[href],button,summary,[role=button],[role=link],[role=tab],[role=menuitem],[role=option],[role=checkbox],\
[role=radio],[role=switch],[role=treeitem]';

/** Whether an element stands in a control, through shadow trees. */
export function isInControl(element: Element): boolean {
  if (element.closest(controls)) return true;
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return !!host && isInControl(host);
}
