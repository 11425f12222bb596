/*
 * Runs in the page before anything of it: tells when its countdown shows another number, in ms since the epoch by the machine's
 * own clock. A number counts when its frame is painted.
 */
let shown = '';
new MutationObserver(() => {
  const label = document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? '';
  if (label === shown) return;
  shown = label;
  requestAnimationFrame(() => {
    globalThis.tellShown(String(Number.parseInt(label, 10)), performance.timeOrigin + performance.now());
  });
}).observe(document, {
  attributes: true,
  attributeFilter: ['aria-label'],
  childList: true,
  subtree: true,
});
