(chain) => {
  const all = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ? all(element.shadowRoot, selector) : []),
  ];
  const roles = { button: 'button, [role=button]', slider: 'input[type=range], [role=slider]' };
  const name = (element) =>
    element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent;
  const contains = (text, part) => text.toLowerCase().includes(part.toLowerCase());
  // `a:visible b` as Playwright reads it: what is to be seen of the first, and in it the second.
  const select = (root, selector) => {
    const [outer, ...inner] = selector.split(':visible');
    const found = all(root, outer);
    if (!inner.length) return found;
    const seen = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return inner[0].trim() ? seen.flatMap((element) => all(element, inner[0].trim())) : seen;
  };
  let found = [document];
  for (const { css, text, role, name: wanted, label, nth } of chain) {
    if (css) found = found.flatMap((root) => select(root, css));
    if (text) found = found.filter((element) => contains(element.textContent, text));
    if (role) {
      found = found.flatMap((root) => all(root, roles[role] ?? `[role=${role}]`))
        .filter((element) => element.checkVisibility() && (!wanted || contains(name(element), wanted)));
    }
    if (label) {
      found = found.flatMap((root) => all(root, 'input, select, textarea, button'))
        .filter((element) => contains(name(element), label));
    }
    if (nth !== undefined) found = [found.at(nth)].filter(Boolean);
  }
  return [...new Set(found)];
}
