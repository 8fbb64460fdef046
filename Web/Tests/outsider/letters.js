// Forty letters: the page dims with the finger, waits for a head to land, clears all badges with one, and has a panel.
const [main, letters, rows, heads, news] = ['main', '#letters', '#rows', '#heads', '#news'].map((name) => document.querySelector(name));

for (let number = 1; number <= 40; number += 1) {
  const row = document.createElement('li');
  const badge = document.createElement('supple-slime-badge');
  Object.assign(badge, { count: 1, group: 'letters', label: `Letter ${number}` });
  row.append(`Letter ${number}`, badge);
  rows.append(row);
}

// The page behind the heads dims while a finger brings a head to the dismiss target.
heads.addEventListener('supple-progress', ({ detail: { target } }) => {
  main.style.opacity = target < 0 ? 1 : 0.4 + 0.6 * Math.min(1, target / 300);
});

document.querySelector('#add').addEventListener('click', async () => {
  heads.addHead({ id: 'anna', name: 'Anna Berg' });
  news.value = 'Anna is on her way';
  news.value = await heads.finished ? 'Anna is here' : 'Anna was interrupted';
});

document.addEventListener('supple-cascade', ({ detail: { cleared } }) => {
  news.value = `${cleared.length} letters read`;
});

// Letters come by themselves: a short pull has nothing to fetch.
letters.addEventListener('supple-refresh', ({ detail }) => detail.finish());
