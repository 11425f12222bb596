import fc from 'fast-check';
import { anyNight, type Night, play } from '../test-support/game-night.js';
import {
  answersIn,
  correctionCalled,
  correctQuestion,
  finishGame,
  knowing,
  record,
  rekeying,
  theGame,
  undoCorrection,
  voiding,
  type Wish,
} from '../test-support/index.js';
import { countedAnswers } from './answers.js';
import { apply, fold } from './apply.js';
import { questionAsCounted } from './corrections.js';
import { decide } from './decide/index.js';
import type { RecordedEvent } from './events.js';
import { type FinishedGame, openedCount } from './game.js';
import { shareOf } from './questions.js';
import { roundNumber } from './rounds.js';
import { nothing, score } from './scoring.js';
import { finalScores, standings, teamStandings } from './standings.js';
import { breakdownOf, correctionsView, questionFigures, scoreRace } from './views/index.js';

/** All that shows scores. */
const shown = (game: FinishedGame, events: readonly RecordedEvent[]) => {
  const answers = countedAnswers(game, answersIn(events));
  const ranked = standings(game);
  return {
    scores: finalScores(game, ranked),
    teams: teamStandings(game),
    figures: questionFigures(game, answers),
    race: scoreRace(game, ranked, answers),
    own: [...game.seats.byId.keys()].map((id) => breakdownOf(game, answers, id)),
    corrections: correctionsView(game),
  };
};

/** A finished live night without corrections, and what is done to it next. */
const finishedNight = (night: Night) => {
  const { stream } = play({ ...night, kind: 'live' }, (_, __, ask) => ask());
  const events = stream.events.filter(
    ({ type }) => type !== 'QuestionCorrected' && type !== 'CorrectionUndone',
  );
  const log = events.map((event, index) => ({ ...event, version: index + 1 }) as RecordedEvent);
  const run = (wish: Wish): boolean => {
    const game = fold(theGame, log);
    const at = log.at(-1)?.at ?? 0;
    const decision = decide(knowing(wish(game, at), log), game);
    if (decision.outcome === 'accepted') log.push(record(decision.event, log.length + 1));
    return decision.outcome === 'accepted';
  };
  run(finishGame());
  const game = () => {
    const state = fold(theGame, log);
    if (state.status !== 'finished') throw new Error(`It is ${state.status}`);
    return state;
  };
  return { log, run, game, shown: () => shown(game(), log) };
};

const change = fc.constantFrom(voiding, rekeying(0), rekeying(1), rekeying(2), rekeying(3));
const changes = fc.array(fc.tuple(fc.nat({ max: 4 }), change), { minLength: 1, maxLength: 6 });

it('corrections undone in any order leave everything that shows scores as it was', () => {
  fc.assert(
    fc.property(anyNight, changes, fc.infiniteStream(fc.nat()), (night, wanted, order) => {
      const evening = finishedNight(night);
      const before = evening.shown();
      const { seats } = evening.game();
      const standing = wanted.flatMap(([index, to], number) => {
        const id = correctionCalled(`${number}`);
        return evening.run(correctQuestion(index, to, { id })) ? [id] : [];
      });
      while (standing.length > 0) {
        const [picked] = standing.splice((order.next().value ?? 0) % standing.length, 1);
        expect(picked && evening.run(undoCorrection(picked))).toBe(true);
      }
      expect(evening.shown()).toEqual(before);
      expect(evening.game().seats).toEqual(seats);
    }),
    { numRuns: 60 },
  );
});

it('scores are what the usual rules give by the keys that count, voided questions left out', () => {
  fc.assert(
    fc.property(anyNight, changes, (night, wanted) => {
      const evening = finishedNight(night);
      const voided = new Set<number>();
      for (const [index, to] of wanted)
        if (evening.run(correctQuestion(index, to)) && to.kind === 'voided') voided.add(index);
      const game = evening.game();
      const given = answersIn(evening.log);
      for (const seat of game.seats.byId.values()) {
        const counted = Array.from({ length: openedCount(game) }, (_, index) => {
          const answer = given.get(index)?.get(seat.playerId);
          if (!answer || voided.has(index)) return nothing;
          const question = questionAsCounted(game, index);
          const { rules, content } = game;
          const { msLeft, timeFactor = 1, joker = false } = answer;
          const round = roundNumber(content, index);
          const streak = Math.max(0, answer.streak - 1);
          return score(
            { rules, question, msLeft, timeFactor, joker, round, streak },
            shareOf(question, answer),
          );
        });
        expect(seat.score).toBe(counted.reduce((sum, { points }) => sum + points, 0));
        expect(seat.correct).toBe(counted.filter(({ isCorrect }) => isCorrect).length);
      }
    }),
    { numRuns: 60 },
  );
});

it('a correction leaves the state before it whole: whoever still reads it sees the scores of then', () => {
  fc.assert(
    fc.property(anyNight, changes, (night, wanted) => {
      const evening = finishedNight(night);
      const before = evening.game();
      const copy = structuredClone(before);
      for (const [index, to] of wanted) evening.run(correctQuestion(index, to));
      evening.log.slice(before.version).reduce(apply, before);
      expect(before).toEqual(copy);
    }),
    { numRuns: 20 },
  );
});
