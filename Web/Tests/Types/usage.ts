// The use of the elements in a TypeScript page. It is compiled and never run: every line must agree with
// the declarations, and every one below `@ts-expect-error` must not.
import { labels, ready, setModuleSource, Spring, SuppleChatHeads, SuppleFlippingNotch, SuppleSlimeBadge } from '../../dist/supple.js';
import type { ChatHeadsState, RefreshRequest, StyleProperty } from '../../dist/supple.js';
import { SuppleRecorder } from '../../dist/supple-recorder.js';

async function use(): Promise<void> {
  await ready;
  labels.refresh = 'Aktualisieren';
  labels.unread = (count, written) => (count === 1 ? 'eine ungelesen' : `${written} ungelesen`);
  setModuleSource(new URL('https://example.org/supple.wasm'));

  const heads: SuppleChatHeads = document.createElement('supple-chat-heads');
  heads.addHead({ id: 'anna', name: 'Anna Berg', unread: 2 });
  heads.addHead(document.createElement('img'));
  heads.setRestingPlace('left', 300);
  heads.setExclusionAreas([{ x: 0, y: 700, width: 390, height: 84 }]);
  heads.tuning = { 'settleSpring.stiffness': 500, edges: 'left' };
  heads.preset = 'classic';
  const kept: ChatHeadsState = heads.state;
  heads.state = kept;
  const open: string | null = heads.openHead;
  heads.addEventListener('supple-dismiss', (event) => {
    const { head, element, conversation } = event.detail;
    if (conversation?.textContent && element.isConnected && head !== open) event.preventDefault();
  });
  heads.addEventListener('supple-moved', ({ detail: { edge, x, y } }) => heads.setRestingPlace(edge, y, x));
  document.addEventListener('supple-error', ({ detail: { error } }) => console.warn(error));

  const badge = document.querySelector('supple-slime-badge');
  if (badge) {
    badge.count = null;
    badge.count = 3;
    badge.label = 'Inbox';
    badge.haptics = true;
    badge.labels = { unread: (_, written) => `${written} non lus` };
    badge.addEventListener('supple-snapped', ({ detail: { impact } }) => impact === 'light');
    badge.addEventListener('supple-count-changed', ({ detail: { count } }) => console.log(count));
    badge.sums = 'inbox';
    badge.htmlFor = 'inbox-button';
    badge.addEventListener('supple-cascade', ({ detail: { cleared, undo } }) => cleared[0]?.group === 'inbox' && undo());
    badge.clear();
  }

  const notch: SuppleFlippingNotch | null = document.querySelector('supple-flipping-notch');
  notch?.addEventListener('supple-refresh', async ({ detail }) => {
    const request: RefreshRequest = detail;
    request.finish(document.createElement('li'), document.createElement('li'));
    request.finish();
    request.fail('No connection');
  });
  if (notch) {
    notch.cutout = 'island';
    notch.navigationBar = 52;
    notch.beginRefreshing();
  }

  const properties: readonly StyleProperty[] = await SuppleSlimeBadge.properties;
  const spring = Spring({ duration: 0.5, bounce: 0.3 });
  const stiff = Spring({ stiffness: 200, dampingRatio: 0.65 });
  console.log(properties[0]?.maximum, spring.value(0.1, 8), stiff.velocity(0.1), spring.settlingDuration);

  const recorder = new SuppleRecorder(document.body);
  recorder.start();
  console.log(JSON.stringify(recorder.stop()));

  // @ts-expect-error no element has this event
  heads.labels = { dissolve: 'Bye' };
  // @ts-expect-error there are four edges
  heads.setRestingPlace('middle', 300);
  // @ts-expect-error there are two presets
  heads.preset = 'baroque';
  // @ts-expect-error the open head has no setter
  heads.openHead = 'anna';
  // @ts-expect-error a count is a number
  badge?.setAttribute('count', 3);
  // @ts-expect-error there is no such impact
  badge?.addEventListener('supple-snapped', ({ detail: { impact } }) => impact === 'heavy');
  // @ts-expect-error rows are elements
  notch?.addEventListener('supple-refresh', ({ detail }) => detail.finish('A row'));
  // @ts-expect-error there is no such event detail
  heads.addEventListener('supple-opened', ({ detail }) => detail.conversation);
  // @ts-expect-error a spring takes one pair or the other
  Spring({ stiffness: 200, bounce: 0.3, mass: 1 });
}

void use();
