// The installation and the first lines of code, for each platform, at the start of a page.
import { fileURLToPath } from 'node:url';
import { include } from './include.mjs';
import { sample } from './markdown.mjs';

/** The package for any platform with Swift: the springs. */
const spring = '<!-- sample from ../README.md: import SuppleMotion -->';
const here = fileURLToPath(import.meta.url);

/** The first lines for each interaction, in HTML and in both of Apple's frameworks. */
const first = {
  'slime-badge': {
    html: '<supple-slime-badge count="3" label="Anna"></supple-slime-badge>',
    swiftui: 'Avatar(chat).slimeBadge($chat.unread, label: chat.name)',
    uikit: 'let badge = SlimeBadgeView(count: 3)\ncell.contentView.addSubview(badge)',
  },
  'chat-heads': {
    html: '<supple-chat-heads>\n  <img slot="head" data-head="anna" data-name="Anna" src="anna.webp" alt="">\n</supple-chat-heads>',
    swiftui: 'ContentView().chatHeads($heads) { head in ConversationView(head) }',
    uikit: 'let heads = ChatHeadsController()\nheads.heads = [ChatHead(id: "anna", name: "Anna")]\nheads.install(over: rootViewController)',
  },
  'flipping-notch': {
    html: '<supple-flipping-notch cutout="notch">\n  <ul data-list><li>Anna</li></ul>\n</supple-flipping-notch>',
    swiftui: 'FlippingNotchList(store.payments, rowHeight: 88) { PaymentRow($0) }\n  .flippingNotch { try await store.update() }',
    uikit: 'let notch = FlippingNotchControl()\nnotch.refresh = { try await store.fetchNewer().count }\ntableView.flippingNotch = notch',
  },
};

const swiftPackage = (product) => `.package(path: "../supple")\n.product(name: "${product}", package: "supple")`;

/** The platforms, each with its installation and its lines of code by their languages. */
const platforms = (name, release) => [
  ['web', 'Web', ['sh', `make -C ../supple package\nnpm install ../supple/Web/.build/supple-elements-${release}.tgz`],
    ['js', `import 'supple-elements/${name}';`], ['html', first[name].html]],
  ['swiftui', 'SwiftUI', ['swift', swiftPackage('SuppleSwiftUI')], ['swift', `import SuppleSwiftUI\n\n${first[name].swiftui}`]],
  ['uikit', 'UIKit', ['swift', swiftPackage('SuppleUIKit')], ['swift', `import SuppleUIKit\n\n${first[name].uikit}`]],
  ['swift', 'Swift only', ['swift', swiftPackage('SuppleMotion')], ['swift', include(spring, here).replace(/^```.*\n|\n```$/g, '')]],
];

/** The tabs of a page. They work without script; the site's script stores the choice. */
export function install(name, release) {
  const all = platforms(name, release);
  const tabs = all.map(([value, words], index) =>
    `<label><input type="radio" name="platform" value="${value}"${index === 0 ? ' checked' : ''}><span class="label">${words}</span></label>`);
  const panels = all.map(([value, , ...samples]) => `<div data-platform="${value}">\n${samples.map(([language, code]) => sample(code, language)).join('')}</div>\n`);
  return `<section class="install" aria-labelledby="install">
<h2 id="install">Install</h2>
<p>Nothing is released yet: clone the repository into a folder beside your app's.</p>
<div class="segmented" role="radiogroup" aria-label="Platform">${tabs.join('')}</div>
${panels.join('')}</section>
`;
}
