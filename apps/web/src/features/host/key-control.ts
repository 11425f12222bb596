import type { GameStatus } from '@clockbeat/domain/contract';

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

export type HostControl = 'start' | 'pause' | 'resume' | 'next' | 'finish';

/** All controls in the order they stand. */
export const hostControls: readonly HostControl[] = ['start', 'pause', 'resume', 'next', 'finish'];

const fitting: Record<GameStatus, readonly HostControl[]> = {
  waiting: ['start', 'finish'],
  active: ['pause', 'next', 'finish'],
  paused: ['resume', 'finish'],
  finished: [],
};

/** Can this control be used now? The server decides all the same. */
export const fits = (control: HostControl, status: GameStatus): boolean => fitting[status].includes(control);

/** The one thing a host most likely wants next. */
export const mainControl = (status: GameStatus): HostControl =>
  status === 'waiting' ? 'start' : status === 'paused' ? 'resume' : 'next';
