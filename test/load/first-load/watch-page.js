/*
 * Runs in the page before anything of it, and tells when somebody could first see or do something: in ms since the epoch,
 * by the machine's own clock. A thing counts when its frame is painted and the page has time for the next input.
 */
const tell = (moment, at = performance.timeOrigin + performance.now()) => globalThis.tellMoment(moment, at);

const wanted = new Map([
  ['usable', () => document.querySelector('input[autocomplete=nickname]:not(:disabled)')],
  ['lobby', () => [...document.querySelectorAll('h1')].some((title) => title.textContent === 'Get Ready')],
  ['dashboard', () => location.pathname === '/dashboard' && document.querySelector('main h1')],
  ['question', () => document.querySelector('[role=timer]')],
  ['field', () => document.querySelector('[role=timer]') && document.querySelector('form input')],
]);

tell('opened', performance.timeOrigin);
new MutationObserver(() => {
  for (const [moment, isThere] of wanted) {
    if (!isThere()) continue;
    wanted.delete(moment);
    requestAnimationFrame(() => setTimeout(() => tell(moment)));
  }
}).observe(document, { childList: true, subtree: true });
document.addEventListener('submit', () => tell('submitted'));
