import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../night/random.js';
import { move } from './move.js';
import type { Wire } from './wire.js';

/** What somebody does with a question beside what everybody who leads a game may do. */
type Turn = (questionIndex: number) => Promise<void>;

/** Leads a game until `isOver`: mostly lets the clock run, and sometimes does not. */
export const lead = async (
  by: Wire,
  roomId: string,
  random: Random,
  isOver: () => boolean,
  alsoInTurn: Turn = async () => undefined,
): Promise<void> => {
  let decided = -1;
  while (!isOver() && by.status !== 'finished') {
    if (by.status === 'waiting') await start(by, roomId, isOver);
    if (by.status === 'paused')
      await move(by, 'resumeGame', { roomId }, isOver, () => by.status !== 'paused');
    if (by.status === 'active' && by.questionIndex > decided) {
      decided = by.questionIndex;
      await turn(by, roomId, random, isOver, alsoInTurn);
    }
    await sleep(25);
  }
};

export const start = (by: Wire, roomId: string, isOver: () => boolean): Promise<void> =>
  move(by, 'startGame', { roomId }, isOver, () => by.status !== 'waiting');

const turn = async (
  by: Wire,
  roomId: string,
  random: Random,
  isOver: () => boolean,
  alsoInTurn: Turn,
): Promise<void> => {
  const { questionIndex } = by;
  const hasMoved = () => by.questionIndex !== questionIndex || by.status !== 'active';
  if (random.chance(0.5)) return; // lets the clock run
  await by.until(hasMoved, random.whole(500, 4_000));
  const dice = random.next();
  if (dice < 0.45) {
    const gameState = { currentQuestionIndex: questionIndex };
    await move(by, 'nextQuestion', { roomId, gameState }, isOver, hasMoved);
  } else if (dice < 0.7) {
    await move(by, 'pauseGame', { roomId }, isOver, hasMoved);
    await sleep(random.whole(200, 2_500));
  } else if (dice < 0.92) await alsoInTurn(questionIndex);
  else if (questionIndex > 0)
    await move(by, 'finishGame', { roomId }, isOver, () => by.status === 'finished');
};
