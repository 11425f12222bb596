import { countAnswers, finalScores, questionAt, standings } from '@clockbeat/domain';
import { answersIn } from '../../../libs/domain/test-support/answers.js';
import { content } from '../../../libs/domain/test-support/content.js';
import { given } from '../../../libs/domain/test-support/given.js';
import {
  advanced,
  answered,
  at,
  boardShown,
  created,
  finished,
  joined,
  question,
  questionClosed,
  rightChoice,
  started,
} from '../../../libs/domain/test-support/index.js';
import { ada, bo, cleo } from '../../../libs/domain/test-support/people.js';
import { bareRecord } from './honest-night.js';
import { honestWitnesses } from './honest-telling.js';
import { eventsOf, walk } from './reading.js';
import type { GameRecord, ReadModels } from './record.js';

/**
 * An evening of two questions that time leads, in which everything went as it should: Ada thought better of her first answer,
 * and nobody was told an outcome before the close.
 */
export const honestLedNight = (): GameRecord => {
  const { events: log } = given(
    created({
      rules: { pacing: 'timed', readSeconds: 5, answers: 'until_close' },
      ...content({ questions: [question('rivers'), question('stars')] }),
    }),
    joined('Ada'),
    joined('Bo'),
    joined('Cleo'),
    started({ at: at('0'), opensAt: at('5') }),
    answered({ by: ada, choice: 'wrong', at: at('6') }),
    answered({ by: ada, choice: 'right', at: at('8'), change: 1 }),
    answered({ by: bo, choice: 'wrong', at: at('9') }),
    questionClosed({ until: at('23.3') }),
    boardShown({ at: at('23.3'), until: at('29.3') }),
    advanced({ at: at('29.3'), opensAt: at('34.3') }),
    answered({ by: bo, choice: 'right', at: at('36') }),
    questionClosed({ until: at('52.6') }),
    finished({ at: at('52.6'), endedBy: 'questions' }),
  );
  const record = bareRecord(log);
  return structuredClone({ ...record, witnesses: honestWitnesses(record), ...whatCameOf(record) });
};

const whatCameOf = (record: GameRecord): Pick<GameRecord, 'readModels' | 'results'> => {
  const questions: ReadModels['questions'][number][] = [];
  let scores: ReturnType<typeof finalScores> = [];
  walk(record, (event, game) => {
    if ('closed' in event.data && event.data.closed) {
      const { index } = event.data.closed;
      const { counts, noAnswer } = countAnswers(game, index);
      questions.push({
        questionIndex: index,
        counts,
        noAnswer,
        correct: counts[rightChoice(questionAt(game, index))] ?? 0,
      });
    }
    scores = finalScores(game, standings(game));
  });
  const given = [...answersIn(eventsOf(record.log, 'AnswerSubmitted')).values()].flatMap((ofQuestion) => [
    ...ofQuestion.values(),
  ]);
  const missed = [
    { playerId: cleo, questionIndex: 0 },
    { playerId: ada, questionIndex: 1 },
    { playerId: cleo, questionIndex: 1 },
  ].map((one) => ({ ...one, choice: null, given: null, isCorrect: false, fraction: null }));
  const readModels = {
    ...record.readModels,
    game: { status: 'finished', endedBy: 'questions', participantCount: 3, teamMode: false },
    participants: scores.map(({ id, name, teamName }) => ({ id, name, teamName })),
    answers: [
      ...given.map(({ playerId, questionIndex, choice, isCorrect }) => ({
        playerId,
        questionIndex,
        choice,
        given: null,
        isCorrect,
        fraction: null,
      })),
      ...missed,
    ],
    result: { participantCount: 3, winner: scores[0]?.name ?? null },
    questions,
  };
  return { readModels, results: ['A', 'B', 'C'].map((of) => ({ of, scores, teams: [], corrections: [] })) };
};
