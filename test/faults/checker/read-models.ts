import {
  answerTo,
  countedAnswers,
  type FinishedGame,
  type GameEventData,
  openedCount,
  optionsShown,
  type PlayableGame,
  questionAt,
  type RankedSeat,
  standings,
  teamStandings,
} from '@clockbeat/domain';
import { answersIn, teamBoardPoints } from '../../../libs/domain/test-support/index.js';
import { standingIn } from './corrections.js';
import { alike, walk } from './reading.js';
import type { GameRecord, ReadModels, Violation } from './record.js';

/** What the projections made, held against the fold. */
export const readModels = (record: GameRecord): Violation[] => {
  const game = walk(record, () => undefined);
  if (game.status === 'unborn') return [{ promise: 'the log is whole', what: 'the log is empty' }];
  const found: string[] = [];
  const same = (what: string, read: unknown, folded: unknown): void => {
    if (!alike(read, folded))
      found.push(`${what}: ${JSON.stringify(read)} is read, ${JSON.stringify(folded)} is in the log`);
  };

  const { readModels: read } = record;
  const seats = [...game.seats.byId.values()].filter(({ removed }) => !removed);
  const players = seats.map(({ playerId: id, name, teamName }) => ({ id, name, teamName }));
  const ranked = standings(game);
  same('the game', read.game, {
    status: game.status,
    endedBy: game.status === 'finished' ? game.endedBy : null,
    participantCount: game.seats.participants,
    teamMode: game.teamMode,
  });
  same('its players', sorted(read.participants), sorted(players));
  same('its answers', sorted(read.answers), sorted(answersOf(record)));
  // what nobody hosts gives nobody a history
  const counts = game.status === 'finished' && game.endedBy !== 'abandoned' && game.kind === 'live';
  const teams = counts ? teamStandings(game) : [];
  const participantCount = game.seats.participants;
  same('its result', read.result, counts ? { participantCount, winner: winnerOf(ranked) } : null);
  same('its questions', read.questions, counts ? questionsOf(record, game) : []);
  same('its teams', sorted(read.teams), sorted(teams.map(({ teamName, score }) => ({ teamName, score }))));
  const onBoards =
    counts && game.status === 'finished'
      ? [...teamBoardPoints(game, countedAnswers(game, answersIn(record.log)))]
      : [];
  const ofWeekAndAll = onBoards.flatMap(([teamName, score]) => Array(2).fill({ teamName, score, games: 1 }));
  same('the boards', sorted(read.boards), sorted(ofWeekAndAll));
  return found.map((what) => ({ promise: 'read models are the fold of the log', what }));
};

type Answer = ReadModels['answers'][number];

const noAnswer = { choice: null, given: null, isCorrect: false, fraction: null } as const;

/** Everybody's answers as they count, and where a question closed a row for each seat that had none. */
const answersOf = (record: GameRecord) => {
  const answers: { -readonly [K in keyof Answer]: Answer[K] }[] = [];
  walk(record, (event, game) => {
    if (event.type === 'AnswerSubmitted') {
      const { playerId, questionIndex, choice, given = null, isCorrect, fraction = null } = event.data;
      const changed = answers.find((one) => isAnswer(one, playerId, questionIndex));
      const answer = { choice, given, isCorrect, fraction };
      if (changed) Object.assign(changed, answer);
      else answers.push({ playerId, questionIndex, ...answer });
    }
    if (event.type === 'AnswersJudged') countAnew(answers, event.data);
    if (!('closed' in event.data) || !event.data.closed) return;
    const { index: questionIndex } = event.data.closed;
    for (const seat of game.seats.byId.values())
      if (!seat.removed && !answerTo(seat, questionIndex))
        answers.push({ playerId: seat.playerId, questionIndex, ...noAnswer });
  });
  for (const { data } of standingIn(record.log)) countAnew(answers, data);
  return answers;
};

/** Answers that come to something else by their host's word. */
const countAnew = (
  answers: readonly { playerId: string; questionIndex: number }[],
  { questionIndex, outcomes }: GameEventData['AnswersJudged' | 'QuestionCorrected'],
): void => {
  for (const { playerId, is } of outcomes) {
    const answer = answers.find((one) => isAnswer(one, playerId, questionIndex));
    if (answer) Object.assign(answer, { isCorrect: is.isCorrect, fraction: is.fraction ?? null });
  }
};

const isAnswer = (
  one: { playerId: string; questionIndex: number },
  playerId: string,
  index: number,
): boolean => one.playerId === playerId && one.questionIndex === index;

/** The first place in order of joining, three at most; nobody wins without a point. */
const winnerOf = (ranked: readonly RankedSeat[]): string | null => {
  const first = ranked.filter(({ position, seat }) => position === 1 && seat.score > 0);
  if (first.length === 0) return null;
  const names = first.slice(0, 3).map(({ seat }) => seat.name);
  return names.join(', ') + (first.length > 3 ? ', …' : '');
};

/** How each opened question went, over the seats that count at the end. */
const questionsOf = (record: GameRecord, game: FinishedGame): ReadModels['questions'] => {
  const answers = answersOf(record);
  return Array.from({ length: openedCount(game) }, (_, questionIndex) => {
    const question = questionAt(game, questionIndex);
    const counts = question.kind === 'order' ? [] : optionsShown(question).map(() => 0);
    const given = answers.filter(
      (one) =>
        one.questionIndex === questionIndex &&
        (one.choice !== null || one.given !== null) &&
        isSeated(game, one.playerId),
    );
    for (const { choice, given: more } of given) {
      const chosen = more?.kind === 'multi' ? more.choices : choice === null ? [] : [choice];
      for (const option of chosen) counts[option] = (counts[option] ?? 0) + 1;
    }
    const correct = given.filter(({ isCorrect }) => isCorrect).length;
    return { questionIndex, counts, noAnswer: game.seats.participants - given.length, correct };
  });
};

const isSeated = (game: PlayableGame, playerId: string): boolean =>
  [...game.seats.byId.values()].some((seat) => seat.playerId === playerId && !seat.removed);

const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
