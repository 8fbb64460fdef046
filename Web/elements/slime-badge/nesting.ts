// The ancestors of a badge.

/** Controls, which take presses and the focus, so that nothing inside may. */
export const controls = `a[href],button,summary,${['button', 'link', 'tab', 'menuitem', 'option', 'checkbox', 'switch'].map(
  (role) => `[role=${role}]`)}`;

/** Whether an element is in a control, through shadow trees. */
export function isInControl(element: Element): boolean {
  if (element.closest(controls)) return true;
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return !!host && isInControl(host);
}
