/*
 * Runs in the page before anything of it: tells when it shows another phase of a paced game, in ms since the epoch by the
 * machine's own clock. A phase counts when its frame is painted. The panel says the word; on phones and on the wall it is known by
 * what it shows and no other does.
 */
const words = {
  'Title of the round': 'round',
  'Everybody reads': 'reading',
  'Answers are open': 'question',
  'The answer is shown': 'revealed',
  Standings: 'board',
  Break: 'break',
};

const options = ['The first answer', 'The second answer', 'The third answer', 'The fourth answer'];

const phaseShown = () => {
  const said = document.querySelector('[data-testid=phase]');
  if (said) return words[said.textContent] ?? '';
  const text = document.body?.innerText ?? '';
  if (text.includes('Break text')) return 'break';
  if (text.includes('Explanation text')) return 'revealed';
  if (document.querySelector('table')) return 'board';
  // one of them alone is what a screen reader is told to have been right
  if (options.every((option) => text.includes(option))) return 'question';
  if (text.includes('which of these four')) return 'reading';
  return document.querySelector('h1')?.innerText.includes('Round text') ? 'round' : '';
};

let shown = '';
new MutationObserver(() => {
  const phase = phaseShown();
  if (phase === shown || phase === '') return;
  shown = phase;
  requestAnimationFrame(() => {
    globalThis.tellShown(phase, performance.timeOrigin + performance.now());
  });
}).observe(document, { characterData: true, childList: true, subtree: true });
