import type { GameStatus } from '@clockbeat/domain/contract';
import { fits, type HostControl } from './fitting-controls.js';

/** What each key means; the first that fits the game's state is done. Finish has none: it can't be taken back. */
const keyControls: Readonly<Record<string, readonly HostControl[]>> = {
  ' ': ['next'],
  n: ['next'],
  p: ['pause', 'resume'],
  s: ['start'],
};

/** The control that a key stands for in this state; null for all others. */
export const keyControl = (key: string, status: GameStatus): HostControl | null =>
  keyControls[key.toLowerCase()]?.find((control) => fits(control, status)) ?? null;
