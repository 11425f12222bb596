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

type Keys = Readonly<Record<string, readonly HostControl[]>>;

/** What each key means; the first that fits the game's state is done. Finish has none: it can't be taken back. */
const singleKeys: Keys = {
  ' ': ['next'],
  n: ['next'],
  p: ['pause', 'resume'],
  s: ['start'],
};

const forward = ['start', 'next', 'resume'] as const;
const back = ['pause'] as const;

/** What a presenter's clicker sends. A game does not go back: that key stops it, and forward goes on. */
const clickerKeys: Keys = {
  pagedown: forward,
  arrowright: forward,
  arrowdown: forward,
  pageup: back,
  arrowleft: back,
  arrowup: back,
};

const controlIn = (keys: Keys, key: string, status: GameStatus): HostControl | null =>
  keys[key.toLowerCase()]?.find((control) => fits(control, status)) ?? null;

/** The control that a single key stands for in this state; null for all others. */
export const keyControl = (key: string, status: GameStatus): HostControl | null =>
  controlIn(singleKeys, key, status);

/** The control that a key of a clicker stands for. Only where nothing scrolls by these keys. */
export const clickerControl = (key: string, status: GameStatus): HostControl | null =>
  controlIn(clickerKeys, key, status);
