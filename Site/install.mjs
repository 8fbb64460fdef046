// The installation and the first lines of code, for each platform, at the start of a page.
import { fileURLToPath } from 'node:url';
import { interactions } from './contents.mjs';
import { include } from './include.mjs';
import { sample } from './markdown.mjs';

/** The package for any platform with Swift: the springs. */
const spring = '<!-- sample from ../README.md: import SuppleMotion -->';
const here = fileURLToPath(import.meta.url);

const swiftPackage = (product) => `.package(path: "../supple")\n.product(name: "${product}", package: "supple")`;

/** The platforms, each with its installation and its lines of code by their languages. */
const platforms = (name, first, release) => [
  ['web', 'Web', ['sh', `make -C ../supple package\nnpm install ../supple/Web/.build/supple-elements-${release}.tgz`],
    ['js', `import 'supple-elements/${name}';`], ['html', first.html]],
  ['swiftui', 'SwiftUI', ['swift', swiftPackage('SuppleSwiftUI')], ['swift', `import SuppleSwiftUI\n\n${first.swiftui}`]],
  ['uikit', 'UIKit', ['swift', swiftPackage('SuppleUIKit')], ['swift', `import SuppleUIKit\n\n${first.uikit}`]],
  ['swift', 'Swift only', ['swift', swiftPackage('SuppleMotion')], ['swift', include(spring, here).replace(/^```.*\n|\n```$/g, '')]],
];

/** The tabs of a page. They work without script; the site's script stores the choice. */
export function install(name, release) {
  const { first } = interactions.find((interaction) => interaction.name === name);
  const all = platforms(name, first, release);
  const tabs = all.map(([value, words], index) =>
    `<label><input type="radio" name="platform" value="${value}"${index === 0 ? ' checked' : ''}><span class="label">${words}</span></label>`);
  // Paper has the platform's name in place of the tabs.
  const panels = all.map(([value, words, ...samples]) => `<div data-platform="${value}">\n<p class="platform">${words}</p>\n${samples.map(([language, code]) => sample(code, language)).join('')}</div>\n`);
  return `<section class="install" aria-labelledby="install">
<h2 id="install">Install</h2>
<p>There is no release yet. Clone the repository into a folder next to your app's.</p>
<div class="segmented" role="radiogroup" aria-label="Platform">${tabs.join('')}</div>
${panels.join('')}</section>
`;
}
