import type { GameStatus } from '@clockbeat/domain/contract';

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
