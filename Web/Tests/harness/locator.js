(chain) => {
  const all = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ? all(element.shadowRoot, selector) : []),
  ];
  const roles = {
    button: 'button, [role=button]', slider: 'input[type=range], [role=slider]',
    textbox: 'input:not([type]), input[type=text], textarea, [role=textbox]',
  };
  const plain = (text) => text.replace(/\s+/g, ' ').trim();
  const name = (element) => plain(
    element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent
    || element.getAttribute('placeholder') || '');
  const contains = (text, part) => text.toLowerCase().includes(part.toLowerCase());
  const says = (text, wanted, exact) => exact ? text === wanted : contains(text, wanted);
  // `a:visible b` in Playwright's sense: visible elements of the first, and in them the second.
  const select = (root, selector) => {
    const [outer, ...inner] = selector.split(':visible');
    const found = all(root, outer);
    if (!inner.length) return found;
    const seen = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return inner[0].trim() ? seen.flatMap((element) => all(element, inner[0].trim())) : seen;
  };
  const resolve = (steps, roots) => steps.reduce((found, { css, text, has, role, name: wanted, words, exact, label, nth }) => {
    if (css) found = found.flatMap((root) => select(root, css));
    if (text) found = found.filter((element) => contains(element.textContent, text));
    if (has) found = found.filter((element) => resolve(has, [element]).length);
    if (role) {
      found = found.flatMap((root) => all(root, roles[role] ?? `[role=${role}]`)).filter((element) =>
        element.checkVisibility({ visibilityProperty: true }) && (!wanted || says(name(element), wanted, exact)));
    }
    if (words) {
      // The innermost ones, in Playwright's sense, including the searched element itself.
      found = found.flatMap((root) => [root, ...all(root, '*')])
        .filter((element) => says(plain(element.textContent ?? ''), words, exact));
      found = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
    }
    if (label) {
      found = found.flatMap((root) => all(root, 'input, select, textarea, button'))
        .filter((element) => contains(name(element), label));
    }
    return nth === undefined ? found : [found.at(nth)].filter(Boolean);
  }, roots);
  return [...new Set(resolve(chain, [document]))];
}
