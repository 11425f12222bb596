import { setTimeout as sleep } from 'node:timers/promises';
import type { Leader } from '../../people/leader.js';
import { outcomeOf } from '../../people/wire.js';
import type { Random } from '../../support/random.js';
import type { StubbornWire } from './stubborn-wire.js';

type Stubborn = Leader<StubbornWire>;
/** What somebody does with a question beside what everybody who leads a game may do. */
type Turn = (questionIndex: number) => Promise<void>;

const again = 150;
/** How long the news of what was clicked may take until it is clicked again. */
const newsWithinMs = 1_000;

/** Leads a game until `isOver`: mostly lets the clock run, and sometimes does not. */
export const lead = async (
  by: Stubborn,
  random: Random,
  isOver: () => boolean,
  alsoInTurn: Turn = async () => undefined,
): Promise<void> => {
  const { wire } = by;
  let decided = -1;
  while (!isOver() && wire.status !== 'finished') {
    if (wire.status === 'waiting') await start(by, isOver);
    if (wire.status === 'paused') await move(by, () => by.resume(), isOver, isNoLonger('paused', wire));
    if (wire.status === 'active' && wire.isPaced) await leadPhase(by, random, isOver, alsoInTurn);
    else if (wire.status === 'active' && wire.questionIndex > decided) {
      decided = wire.questionIndex;
      await turn(by, random, isOver, alsoInTurn);
    }
    await sleep(25);
  }
};

export const start = (by: Stubborn, isOver: () => boolean): Promise<void> =>
  move(by, () => by.start(), isOver, isNoLonger('waiting', by.wire));

const turn = async (by: Stubborn, random: Random, isOver: () => boolean, alsoInTurn: Turn): Promise<void> => {
  const { wire } = by;
  const { questionIndex } = wire;
  const isFinished = () => wire.status === 'finished';
  const hasMoved = () => wire.questionIndex !== questionIndex || wire.status !== 'active';
  if (random.chance(0.5)) return; // lets the clock run
  await wire.until(hasMoved, random.whole(500, 4_000));
  const dice = random.next();
  if (dice < 0.45) await move(by, () => by.next(questionIndex), isOver, hasMoved);
  else if (dice < 0.7) {
    await move(by, () => by.pause(), isOver, hasMoved);
    await sleep(random.whole(200, 2_500));
  } else if (dice < 0.92) await alsoInTurn(questionIndex);
  else if (questionIndex > 0) await move(by, () => by.finish(), isOver, isFinished);
};

/** Never waits for the clock for good: a game that its host leads has none that ends what is shown, and a break is long. */
const leadPhase = async (
  by: Stubborn,
  random: Random,
  isOver: () => boolean,
  alsoInTurn: Turn,
): Promise<void> => {
  const { wire } = by;
  const { questionIndex, phase } = wire;
  const hasMoved = () =>
    wire.questionIndex !== questionIndex || wire.phase !== phase || wire.status !== 'active';
  if (await wire.until(hasMoved, random.whole(200, 4_000))) return;
  const dice = random.next();
  if (dice < 0.7) await move(by, () => by.next(questionIndex, phase), isOver, hasMoved);
  else if (dice < 0.85) {
    await move(by, () => by.pause(), isOver, hasMoved);
    await sleep(random.whole(200, 2_500));
  } else if (dice < 0.98) await alsoInTurn(questionIndex);
  else if (questionIndex > 0)
    await move(
      by,
      () => by.finish(),
      isOver,
      () => wire.status === 'finished',
    );
};

const isNoLonger = (status: string, wire: StubbornWire) => (): boolean => wire.status !== status;

/** Clicks until it is so, as far as this panel knows, or it is told that it can't be. */
export const move = async (
  by: Stubborn,
  say: () => Promise<unknown>,
  isOver: () => boolean,
  isSo: () => boolean,
): Promise<void> => {
  const heard = await insist(by, say, () => isOver() || isSo());
  if (heard) await by.wire.until(isSo, newsWithinMs);
};

/** Says it until it is told what became of it, or it does not matter any more. */
export const insist = async (
  { wire }: Stubborn,
  say: () => Promise<unknown>,
  isPast: () => boolean,
): Promise<boolean> => {
  for (; !isPast(); await sleep(again))
    if (wire.isIn && !['unheard', 'unavailable'].includes(await outcomeOf(say()))) return true;
  return false;
};
