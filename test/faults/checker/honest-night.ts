import {
  correctionsView,
  countAnswers,
  type FinalEntry,
  finalScores,
  isTransition,
  nothing,
  type PlayableGame,
  questionAt,
  standings,
  type TeamEntry,
  teamStandings,
} from '@clockbeat/domain';
import { correctionCalled, rekeying, theGame, voiding } from '../../../libs/domain/test-support/commands.js';
import type { Fact } from '../../../libs/domain/test-support/facts.js';
import { given } from '../../../libs/domain/test-support/given.js';
import {
  advanced,
  answered,
  at,
  content,
  correctionUndone,
  created,
  finished,
  joined,
  locked,
  paused,
  question,
  questionCorrected,
  readied,
  resumed,
  rightChoice,
  started,
  teamChosen,
  teamModeSet,
  unlocked,
} from '../../../libs/domain/test-support/index.js';
import { ada, bo, cleo } from '../../../libs/domain/test-support/people.js';
import { honestCalls } from './honest-calls.js';
import { honestWitnesses } from './honest-telling.js';
import { walk } from './reading.js';
import type { GameRecord, ReadModels } from './record.js';

const later =
  (fact: Fact, when: number): Fact =>
  (game, last) => ({ ...fact(game, last), at: when });

const [first, second] = [correctionCalled('first'), correctionCalled('second')];
/** Ada's right answer to the first question counts for nothing. */
const asVoided = [
  { playerId: ada, responseMs: 2_500, was: { isCorrect: true, points: 170, speedBonus: 70 }, is: nothing },
];
/** Of the second one Ada's option was right, and not Bo's. */
const asRekeyed = [
  { playerId: ada, responseMs: 700, was: nothing, is: { isCorrect: true, points: 190, speedBonus: 90 } },
  { playerId: bo, responseMs: 1_700, was: { isCorrect: true, points: 180, speedBonus: 80 }, is: nothing },
];

/**
 * A night of two questions in which everything went as it should, teams, a locked door and corrections too: deep copies of
 * it are what faults are planted in.
 */
export const honestNight = (): GameRecord => {
  const { events: log } = given(
    created({
      content: undefined,
      ...content({ questions: [question('rivers'), question('stars')] }),
    } as object),
    joined('Ada', { team: 'Reds' }),
    joined('Bo'),
    later(locked(), at('-50')),
    later(unlocked(), at('-40')),
    joined('Cleo', { team: 'Reds' }),
    teamModeSet(true),
    teamChosen(bo, 'Blues'),
    readied(ada),
    started({ at: at('0') }),
    answered({ by: ada, choice: 'right', at: at('2.5') }),
    paused({ at: at('3') }),
    resumed({ at: at('13') }),
    answered({ by: bo, choice: 'wrong', at: at('15') }),
    advanced(),
    answered({ by: ada, choice: 'wrong', at: at('21') }),
    answered({ by: bo, choice: 'right', at: at('22') }),
    finished({ at: at('40'), endedBy: 'questions' }),
    later(questionCorrected(first, 0, voiding, asVoided), at('50')),
    later(correctionUndone(first), at('60')),
    later(questionCorrected(second, 1, rekeying(0), asRekeyed), at('70')),
  );
  const record = bareRecord(log, honestCalls(log));
  return structuredClone({ ...record, witnesses: honestWitnesses(record), ...whatCameOf(record) });
};

/** A log of the game's, before anybody has been told of it. */
export const bareRecord = (log: GameRecord['log'], calls: GameRecord['calls'] = []): GameRecord => ({
  gameId: theGame,
  log,
  clockWasSet: [],
  takenBack: [],
  calmSince: at('14'),
  stream: { version: log.length, round: log.filter(({ type }) => isTransition(type)).length, dueAt: null },
  witnesses: [],
  calls,
  readModels: {
    game: null,
    participants: [],
    answers: [],
    result: null,
    questions: [],
    teams: [],
    boards: [],
  },
  results: [],
});

const whatCameOf = (record: GameRecord): Pick<GameRecord, 'readModels' | 'results'> => {
  const questions: ReadModels['questions'][number][] = [];
  const answers: ReadModels['answers'][number][] = [];
  let scores: FinalEntry[] = [];
  let teams: TeamEntry[] = [];
  let corrections: ReturnType<typeof correctionsView> = [];
  walk(record, (event, game) => {
    if (event.type === 'AnswerSubmitted') {
      const { playerId, questionIndex, choice } = event.data;
      answers.push({
        playerId,
        questionIndex,
        choice,
        given: null,
        isCorrect: countsAsRight(choice, questionIndex),
        fraction: null,
      });
    }
    if ('closed' in event.data && event.data.closed)
      questions.push(closedQuestion(game, event.data.closed.index));
    scores = finalScores(game, standings(game));
    teams = teamStandings(game);
    corrections = correctionsView(game);
  });
  const missed = [0, 1].map((questionIndex) => ({
    playerId: cleo,
    questionIndex,
    choice: null,
    given: null,
    isCorrect: false,
    fraction: null,
  }));
  const given = teams.map(({ teamName, score }) => ({ teamName, score }));
  const readModels = {
    game: { status: 'finished', endedBy: 'questions', participantCount: 3, teamMode: true },
    participants: scores.map(({ id, name, teamName }) => ({ id, name, teamName })),
    answers: [...answers, ...missed],
    result: { participantCount: 3, winner: scores[0]?.name ?? null },
    questions,
    teams: given,
    boards: [], // only two answered
  };
  return { readModels, results: ['A', 'B', 'C'].map((of) => ({ of, scores, teams, corrections })) };
};

/** With the correction that stands. */
const countsAsRight = (choice: number | null, questionIndex: number): boolean =>
  choice === (questionIndex === 0 ? 2 : 0);

const closedQuestion = (game: PlayableGame, questionIndex: number): ReadModels['questions'][number] => {
  const { counts, noAnswer } = countAnswers(game, questionIndex);
  const key = questionIndex === 0 ? rightChoice(questionAt(game, 0)) : 0;
  return { questionIndex, counts, noAnswer, correct: counts[key] ?? 0 };
};
