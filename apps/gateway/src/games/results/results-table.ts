import {
  answerIn,
  answerText,
  correctionOf,
  countedQuestions,
  type FinishedGame,
  finalEntry,
  type GameQuestion,
  isJudged,
  isVoided,
  letters,
  limits,
  openedCount,
  optionsShown,
  questionAt,
  questionFigures,
  type ResultSheet,
  type TaskAnswer,
} from '@clockbeat/domain';
import type { Cell, Rows } from '../../spreadsheet/spreadsheet.js';
import type { PlayedGame } from './finished-games.js';

/** One of the tables that teachers know from other quizzes. */
interface Sheet {
  readonly title: string;
  readonly columns: string[];
  readonly rows: Rows;
}

/** A table of a finished game, for its owner, with the seal of its log in the shortest one. Each is a file of its own: a workbook of several could not be sent row by row. */
export const sheetOf = (
  sheet: ResultSheet,
  game: FinishedGame,
  played: PlayedGame,
  seal: string | null,
): Sheet => {
  switch (sheet) {
    case 'summary':
      return { title: 'Summary', columns: ['What', 'Value'], rows: summaryOf(game, played, seal) };
    case 'questions':
      return { title: 'Questions', columns: questionColumns(game), rows: questionsOf(game, played) };
    case 'players':
      return { title: 'Results', columns: columnsOf(game), rows: rowsOf(game, played) };
  }
};

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const percent = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((1_000 * part) / of) / 10;

/** The evening in a few lines, and its teams. */
const summaryOf = (game: FinishedGame, { ranked, teams }: PlayedGame, seal: string | null): Cell[][] => {
  const counted = countedQuestions(game);
  const right = ranked.reduce((sum, { seat }) => sum + seat.correct, 0);
  const points = ranked.reduce((sum, { seat }) => sum + seat.score, 0);
  return [
    ['Title', game.content.title],
    ['Code', game.gameCode],
    ['Started', iso(game.startedAt)],
    ['Ended', iso(game.endedAt)],
    ['Players', ranked.length],
    ['Questions asked', openedCount(game)],
    ['Questions that count', counted],
    ['Right answers, %', percent(right, ranked.length * counted)],
    ['Mean score', ranked.length === 0 ? null : Math.round(points / ranked.length)],
    ['Best score', ranked[0]?.seat.score ?? null],
    ...teams.map(({ teamName, score }): Cell[] => [`Team ${teamName}`, score]),
    ...(seal === null ? [] : [['Seal of the log', seal]]),
  ];
};

/** Letters of the widest question; four at least, so that the columns of most games are the same. */
const lettersOf = ({ content }: FinishedGame): string[] =>
  letters.slice(
    0,
    Math.max(limits.options, ...content.questions.map((question) => optionsShown(question).length)),
  );

const questionColumns = (game: FinishedGame): string[] => [
  ...['Number', 'Question', 'Category', 'Seconds', 'Right answer', 'Right answer text', 'Right, %'],
  ...lettersOf(game).flatMap((letter) => [`Option ${letter}`, `Chose ${letter}`]),
  ...['No answer', 'Median seconds', 'Corrected'],
];

/** One row a question that was asked, as its figures are with the corrections that stand. */
const questionsOf = (game: FinishedGame, { answers }: PlayedGame): Cell[][] =>
  questionFigures(game, answers).map((figures) => {
    const { questionIndex, options, counts, correctAnswer, medianMs } = figures;
    return [
      ...[questionIndex + 1, figures.question, figures.category, figures.timeLimit],
      ...[correctAnswer === null ? null : letters[correctAnswer], figures.correctAnswerText],
      isVoided(game, questionIndex) || !isJudged(questionAt(game, questionIndex))
        ? null
        : percent(figures.correctShare, 1),
      ...lettersOf(game).flatMap((_, choice) => [options[choice] ?? null, counts[choice] ?? null]),
      figures.noAnswer,
      medianMs === null ? null : medianMs / 1_000,
      markOf(game, questionIndex).trim(),
    ];
  });

const columnsOf = (game: FinishedGame): string[] => [
  ...['Rank', 'Name', 'Team', 'Score', 'Correct', 'Average seconds'],
  ...Array.from({ length: openedCount(game) }, (_, index) => index).flatMap((index) => {
    const [question, mark] = [`Q${index + 1}`, markOf(game, index)];
    return ['choice', 'correct', 'ms', 'points'].map((what) => `${question} ${what}${mark}`);
  }),
];

/** What has been corrected since, behind the names of the question's columns. */
const markOf = (game: FinishedGame, index: number): string => {
  const change = correctionOf(game, index)?.change;
  if (!change) return '';
  if (change.kind === 'voided') return ' (voided)';
  if (change.kind === 'accepted') return ' (more accepted)';
  return ` (key changed to ${letters[change.answer]})`;
};

/** The letter of an option, or the whole answer. */
const answerCell = (question: GameQuestion, answer: TaskAnswer): string =>
  'choice' in answer ? (letters[answer.choice] ?? '') : answerText(question, answer);

const partly = (fraction: number): string => `${Math.round(100 * fraction)} %`;

/** One row a player, best first; four cells a question, all but the points empty where nothing was answered. */
function* rowsOf(game: FinishedGame, { ranked, answers }: PlayedGame): Generator<Cell[]> {
  const opened = openedCount(game);
  const counted = countedQuestions(game);
  const voided = Array.from({ length: opened }, (_, index) => isVoided(game, index));
  for (const place of ranked) {
    const { position, name, teamName, score, correct, averageSeconds } = finalEntry(place, counted);
    const row: Cell[] = [position, name, teamName, score, correct, averageSeconds];
    for (let index = 0; index < opened; index += 1) {
      const given = answers.get(index)?.get(place.seat.playerId);
      const question = questionAt(game, index);
      const answer = given ? answerIn(question, given) : null;
      row.push(
        answer && answerCell(question, answer),
        voided[index] || !isJudged(question)
          ? null
          : given?.isCorrect
            ? 'yes'
            : given?.fraction
              ? partly(given.fraction)
              : 'no',
        given && answer ? Math.round(given.responseMs) : null,
        given?.points ?? 0,
      );
    }
    yield row;
  }
}
