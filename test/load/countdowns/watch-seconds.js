/*
 * Runs in the page before anything of it: sets its wall clock wrong, as far as asked, and tells when its countdown shows
 * another number, in ms since the epoch by the machine's own clock. A number counts when its frame is painted.
 */
const Right = Date;
const wrongBy = globalThis.clockIsWrongBy ?? 0;
globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Right.now() + wrongBy]));
  }
  static now() {
    return Right.now() + wrongBy;
  }
};

let shown = '';
new MutationObserver(() => {
  const label = document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? '';
  if (label === shown) return;
  shown = label;
  requestAnimationFrame(() => {
    globalThis.tellSecond(Number.parseInt(label, 10), performance.timeOrigin + performance.now());
  });
}).observe(document, {
  attributes: true,
  attributeFilter: ['aria-label'],
  childList: true,
  subtree: true,
});
