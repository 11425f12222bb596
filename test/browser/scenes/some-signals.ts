import type { GameSignals } from '@clockbeat/domain';

const player = (name: string) => ({ id: `p_${name}`, name });
const [ada, bo, long] = [
  player('Ada'),
  player('Bo'),
  player('The Thursday regulars from the far end of the bar'),
] as const;

/** Signals of each kind, from hardly worth a look to beyond doubt. */
export const someSignals = (gameId: string): GameSignals => ({
  gameId,
  players: 34,
  questions: 20,
  alike: {
    is: 'told',
    signals: [
      {
        ...{ first: ada, second: bo, questions: 20, same: 17, sameWrong: 6, sameMoment: 15 },
        ...{ chance: 3e-12, chanceOfAny: 2e-9 },
      },
      {
        ...{ first: long, second: ada, questions: 18, same: 14, sameWrong: 4, sameMoment: 9 },
        ...{ chance: 5e-6, chanceOfAny: 0.006 },
      },
    ],
    more: 3,
  },
  following: {
    is: 'told',
    signals: [
      {
        ...{ first: ada, second: long, changes: 6, followed: 5 },
        ...{ chance: 1e-6, chanceOfAny: 0.0012 },
      },
    ],
    more: 0,
  },
  quick: {
    is: 'told',
    signals: [{ player: bo, quick: 9, quickRight: 9, chance: 1e-6, chanceOfAny: 0.0003 }],
    more: 0,
  },
});
