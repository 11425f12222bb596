import {
  ada,
  advanced,
  answered,
  answersIn,
  at,
  bo,
  cleo,
  created,
  finished,
  given,
  joined,
  removed,
  started,
} from '../../test-support/index.js';
import type { PlayableGame } from '../game.js';
import { standings } from '../standings.js';
import { answerTimes, scoreRace } from './course.js';

/** Questions of 10 s. Ada is right after 2 s, Bo wrong after 4 s; of the second question only Ada's wrong answer comes. */
const night = given(
  created(),
  joined('Ada'),
  joined('Bo'),
  joined('Cleo'),
  started(),
  answered({ by: ada, choice: 2, at: at('2') }),
  answered({ by: bo, choice: 1, at: at('4') }),
  answered({ by: cleo, choice: null, at: at('5') }),
  advanced(),
  answered({ by: ada, choice: 1, at: at('12.3') }),
  finished({ at: at('13') }),
);
const answers = answersIn(night.events);

describe('the course of a game', () => {
  it('is each of the best with the points after every question that was opened', () => {
    const game = night.game as PlayableGame;
    expect(scoreRace(game, standings(game), answers).map(({ name, totals }) => ({ name, totals }))).toEqual([
      { name: 'Ada', totals: [180, 180] },
      { name: 'Bo', totals: [0, 0] },
      { name: 'Cleo', totals: [0, 0] },
    ]);
  });

  it('is at most five lines', () => {
    const names = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];
    const { game } = given(created(), ...names.map((name) => joined(name)), started(), finished());
    expect(scoreRace(game as PlayableGame, standings(game as PlayableGame), new Map())).toHaveLength(5);
  });

  it('counts given answers by the tenth of the time they took', () => {
    expect(answerTimes(night.game as PlayableGame, answers)).toEqual([0, 0, 2, 0, 1, 0, 0, 0, 0, 0]);
  });

  it('leaves out who was removed', () => {
    const { game, events } = given(
      created(),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: 2, at: at('0') }),
      answered({ by: bo, choice: 2, at: at('9.9') }),
      removed(bo),
      finished(),
    );
    expect(answerTimes(game as PlayableGame, answersIn(events))).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
