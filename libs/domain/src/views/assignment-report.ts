import type { AnswersByQuestion } from '../answers.js';
import { placeInAssignment } from '../attempts.js';
import type {
  AssignmentQuestionReport,
  AssignmentReport,
  AttemptAnswer,
  AttemptReport,
  CountingAttempt,
  LivePersonReport,
  PersonReport,
} from '../contract/assignments.js';
import type { QuestionChange } from '../contract/corrections.js';
import { correctionOf } from '../corrections.js';
import { openedCount, type PlayableGame, type Seat } from '../game.js';
import { places } from '../places.js';
import { type GameQuestion, isAnswer, isJudged, keyTold, optionsShown } from '../questions.js';
import { standings } from '../standings.js';
import { crowdOf } from './crowd.js';
import { languageOf } from './game-state.js';
import { median, shareRight } from './results.js';

/** A game from its log: `answers` as they count with the corrections that stand. */
export interface ReportedGame {
  readonly game: PlayableGame;
  readonly answers: AnswersByQuestion;
}

interface ReportedAssignment {
  readonly questions: readonly GameQuestion[];
  readonly counts: CountingAttempt;
  readonly attempts: readonly ReportedGame[];
  /** Live games to be laid beside. */
  readonly live: readonly ReportedGame[];
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const answerOf = (
  { game, answers }: ReportedGame,
  { playerId }: Seat,
  index: number,
): AttemptAnswer | null => {
  if (index >= openedCount(game)) return null;
  const given = answers.get(index)?.get(playerId);
  if (!given) return unanswered;
  return {
    share: isAnswer(given) ? shareRight(given) : null,
    points: given.points,
    ms: isAnswer(given) ? Math.round(given.responseMs) : null,
  };
};
const unanswered: AttemptAnswer = { share: null, points: 0, ms: null };

/** The one seat of an attempt; null before it is taken. */
export const seatOfAttempt = ({ seats }: PlayableGame): Seat | null => {
  const [seat] = seats.byId.values();
  return seat ?? null;
};

const isEnded = (game: PlayableGame): boolean => game.status === 'finished' && game.endedBy !== 'abandoned';

const attemptReport = (one: ReportedGame, seat: Seat, questions: number): AttemptReport => {
  const { game } = one;
  const { gameId, assignment, startedAt } = game;
  const answers = Array.from({ length: questions }, () => unanswered);
  game.content.questions.forEach((_, index) => {
    answers[placeInAssignment(game, index)] = answerOf(one, seat, index) ?? unanswered;
  });
  return {
    number: assignment?.attempt ?? 1,
    gameId,
    state: isEnded(game) ? 'ended' : 'under_way',
    counts: false,
    score: seat.score,
    correct: seat.correct,
    answered: answers.filter(({ share }) => share !== null).length,
    startedAt: iso(startedAt),
    endedAt: iso(game.status === 'finished' ? game.endedAt : null),
    answers,
  };
};

/** Of attempts in the order of their numbers the one that counts: only what has ended, and of equally good ones the first. */
const countingOf = (
  attempts: readonly AttemptReport[],
  counts: CountingAttempt,
): AttemptReport | undefined => {
  const ended = attempts.filter(({ state }) => state === 'ended');
  if (counts === 'first') return ended[0];
  if (counts === 'last') return ended.at(-1);
  return ended.reduce<AttemptReport | undefined>(
    (best, one) => (best && best.score >= one.score ? best : one),
    undefined,
  );
};

interface Person extends Pick<PersonReport, 'person' | 'name' | 'shownName'> {
  readonly attempts: { readonly report: AttemptReport; readonly seat: Seat }[];
}

/** As its player typed it, and as others see it where that is something else. */
const calledIn = ({ name, ownName }: Seat): Pick<PersonReport, 'name' | 'shownName'> =>
  ownName === undefined ? { name } : { name: ownName, shownName: name };

/** By the attempt that counts, best first; behind them who has none that does. */
const peopleOf = ({ attempts, counts, questions }: ReportedAssignment): PersonReport[] => {
  const people = new Map<number, Person>();
  for (const one of attempts) {
    const seat = seatOfAttempt(one.game);
    const { assignment, status } = one.game;
    // what was never begun is no attempt
    if (!seat || !assignment || (status === 'finished' && !isEnded(one.game))) continue;
    const person = people.get(assignment.person) ?? {
      person: assignment.person,
      ...calledIn(seat),
      attempts: [],
    };
    person.attempts.push({ report: attemptReport(one, seat, questions.length), seat });
    people.set(assignment.person, person);
  }
  const counted: { person: PersonReport; score: number; correctMs: number; order: number }[] = [];
  const others: PersonReport[] = [];
  for (const { attempts: made, ...called } of people.values()) {
    made.sort((a, b) => a.report.number - b.report.number);
    const reports = made.map(({ report }) => report);
    const counting = countingOf(reports, counts);
    const seat = made.find(({ report }) => report === counting)?.seat;
    const person: PersonReport = {
      ...called,
      position: null,
      attempts: reports.map((report) => ({ ...report, counts: report === counting })),
    };
    if (counting && seat)
      counted.push({ person, score: seat.score, correctMs: seat.correctMs, order: called.person });
    else others.push(person);
  }
  const ranked = places(counted, ({ person }, position) => ({ ...person, position }));
  return [...ranked, ...others.sort((a, b) => a.person - b.person)];
};

/** Two questions are the same where nobody could tell them apart. */
const keyOf = (question: GameQuestion): string =>
  JSON.stringify([question.kind, question.question, [...optionsShown(question)].sort()]);

const liveOf = ({ live, questions }: ReportedAssignment): LivePersonReport[] =>
  live.flatMap((one) => {
    const placed = new Map(one.game.content.questions.map((question, index) => [keyOf(question), index]));
    return standings(one.game).map(({ seat, position }) => ({
      gameId: one.game.gameId,
      name: seat.ownName ?? seat.name,
      position,
      score: seat.score,
      correct: seat.correct,
      answers: questions.map((question) => {
        const index = placed.get(keyOf(question));
        return index === undefined ? null : answerOf(one, seat, index);
      }),
    }));
  });

const figuresOf = (answers: readonly AttemptAnswer[], counted: boolean) => {
  const given = answers.filter(({ share }) => share !== null);
  const right = given.reduce((sum, { share }) => sum + (share ?? 0), 0);
  return {
    asked: answers.length,
    answered: given.length,
    share: counted && answers.length > 0 ? right / answers.length : null,
  };
};

/** As much of a question as whoever corrects it has to see; what was typed, of those attempts that count. */
const aboutQuestion = (question: GameQuestion, place: number, counting: readonly ReportedGame[]) => {
  const given = counting.flatMap(({ game, answers }) => {
    const index = indexAt(game, place);
    return [...(answers.get(index)?.values() ?? [])].flatMap((answer) => (isAnswer(answer) ? answer : []));
  });
  return {
    questionIndex: place,
    question: question.question,
    options: optionsShown(question),
    ...languageOf(question),
    ...(question.kind !== 'single' && { kind: question.kind }),
    correctAnswer: keyTold(question).correctAnswer,
    ...(question.kind === 'typed' && { groups: crowdOf(question, given).groups ?? [] }),
  };
};

/** Where an attempt has what stands at that place of its assignment. */
const indexAt = (game: PlayableGame, place: number): number =>
  game.content.questions.findIndex((_, asked) => placeInAssignment(game, asked) === place);

/** How the question at this place was corrected: in all attempts alike, unless a host did so in one of them alone. */
const changeAt = (attempts: readonly ReportedGame[], place: number): QuestionChange | undefined => {
  for (const { game } of attempts) {
    const index = indexAt(game, place);
    const correction = index < 0 ? null : correctionOf(game, index);
    if (correction) return correction.change;
  }
  return undefined;
};

/** How an assignment went, as the logs of its attempts, and of the live games beside them, have it. */
export const assignmentReport = (
  assignment: ReportedAssignment,
): Pick<AssignmentReport, 'questions' | 'people' | 'games' | 'live'> => {
  const people = peopleOf(assignment);
  const live = liveOf(assignment);
  const counting = people.flatMap(({ attempts }) => attempts.filter(({ counts }) => counts));
  const counted = new Set(counting.map(({ gameId }) => gameId));
  const logs = assignment.attempts.filter(({ game }) => counted.has(game.gameId));
  const questions = assignment.questions.map((question, questionIndex): AssignmentQuestionReport => {
    const answers = counting.flatMap((attempt) => attempt.answers[questionIndex] ?? []);
    const change = changeAt(assignment.attempts, questionIndex);
    const isCounted = isJudged(question) && change?.kind !== 'voided';
    const times = answers.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
    return {
      ...aboutQuestion(question, questionIndex, logs),
      ...figuresOf(answers, isCounted),
      medianMs: median(times),
      ...(change && { corrected: change.kind }),
      ...(assignment.live.length > 0 && {
        live: figuresOf(
          live.flatMap(({ answers: given }) => given[questionIndex] ?? []),
          isCounted,
        ),
      }),
    };
  });
  const games = assignment.live.map(({ game: { gameId, content, startedAt } }) => ({
    gameId,
    title: content.title,
    startedAt: iso(startedAt),
  }));
  return { questions, people, games, live };
};
