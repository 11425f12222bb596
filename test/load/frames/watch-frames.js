/*
 * Runs in the page before anything of it. Writes down each task that held the page for 50 ms or longer, and how far apart
 * its frames were, since the last time it was asked; and how often the board was drawn anew meanwhile.
 */
const tasks = [];
const frames = [];
let changes = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration);
}).observe({ type: 'longtask', buffered: true });

let last = null;
const frame = (now) => {
  if (last !== null) frames.push(now - last);
  last = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);

addEventListener('DOMContentLoaded', () => {
  new MutationObserver((records) => {
    changes += records.length;
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
});

globalThis.takeFrames = () => {
  const taken = { tasks: tasks.splice(0), frames: frames.splice(0), changes };
  changes = 0;
  return taken;
};
