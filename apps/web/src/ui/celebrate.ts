import { prefersReducedMotion } from './reduced-motion.js';

const forMs = 2_000;
const colors = ['#FF5A36', '#35B6FF', '#C9F22B', '#8468FF'];

/** Confetti for 2 s, loaded when first needed. Decoration: without it, nothing is lost. */
export const celebrate = async (): Promise<void> => {
  if (prefersReducedMotion()) return;
  const loaded = await import('canvas-confetti').catch(() => null);
  if (loaded === null) return;
  // not in a worker of its own: WebKit on Linux loses the page when two threads paint by one cache of its graphics
  const confetti = loaded.default.create(undefined, { resize: true, useWorker: false });
  void confetti({
    particleCount: 60,
    spread: 75,
    startVelocity: 32,
    ticks: 110,
    origin: { y: 0.35 },
    colors,
  });
  setTimeout(() => confetti.reset(), forMs);
};
