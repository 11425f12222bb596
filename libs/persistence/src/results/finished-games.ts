import {
  administered,
  countedAnswers,
  type GameQuestion,
  gameResults,
  isJudged,
  questionAt,
  taskFields,
} from '@clockbeat/domain';
import type { Batch, ProjectionTransaction } from '../projections/projection.js';
import { dropEmptySums, keepResults } from './keep-results.sql.js';
import { type PlayedGame, playedGames } from './read-games.js';

/** Which stored question it is, and what it asked then; nothing of an opinion, and of what was written for one game. */
const storedAs = (question: GameQuestion): object => {
  if (question.id === null || !isJudged(question)) return { question_id: null };
  const { id: question_id, question: text, media } = question;
  const asks = { question_id, question: text, media };
  if (question.kind === 'single') return { ...asks, options: question.options, answer: question.answer };
  const options = 'options' in question ? { options: question.options } : {};
  return { ...asks, task: { ...taskFields(question), ...options } };
};

/** Rows that are written together, about. */
const rowsAtOnce = 2_000;

/** Rows for the tables, as the columns of `keepResults` are called. */
class Rows {
  private readonly games: object[] = [];
  private readonly questions: object[] = [];
  private readonly people: object[] = [];
  private readonly teams: object[] = [];
  private readonly places: object[] = [];

  get length(): number {
    return [this.games, this.questions, this.people, this.teams, this.places].reduce(
      (sum, { length }) => sum + length,
      0,
    );
  }

  get asJson(): string[] {
    return [this.games, this.questions, this.people, this.teams, this.places].map((rows) =>
      JSON.stringify(rows),
    );
  }

  add({ told, game, answers, arrivals, sealedNames }: PlayedGame): void {
    const { gameId, hostId, ledBy } = game;
    const counted = countedAnswers(game, answers);
    const results = gameResults(told, game, counted);
    const asked = administered(game, counted, arrivals);
    this.games.push({
      game_id: gameId,
      host_id: hostId,
      finished_ms: game.endedAt,
      finished_version: told.version,
      question_count: game.content.questions.length,
      participant_count: results.participants,
      others: results.others,
      winner: sealedNames.winner(results.winners.named, results.winners.more, results.winner),
      decided_by: results.decidedBy,
    });
    for (const { index, noAnswer, medianMs, ...question } of results.questions)
      this.questions.push({
        game_id: gameId,
        question_index: index,
        no_answer: noAnswer,
        median_ms: medianMs,
        ...question,
        ...storedAs(questionAt(game, index)),
        ...(asked.get(index) ?? { asked: 0, known: 0 }),
      });
    if (ledBy !== null) this.people.push({ game_id: gameId, user_id: ledBy, role: 'host', ...nothingPlayed });
    for (const { userId, playerId, answered, correct, boardPoints, ...account } of results.accounts)
      this.people.push({
        game_id: gameId,
        user_id: userId,
        role: 'player',
        participant_id: playerId,
        questions_answered: answered,
        correct_answers: correct,
        board_points: boardPoints,
        ...account,
      });
    for (const { teamName, score, boardPoints } of hostId === null ? [] : results.teams)
      this.teams.push({ game_id: gameId, team_name: teamName, score, board_points: boardPoints });
    for (const place of results.places) this.places.push({ game_id: gameId, ...place });
  }
}

const nothingPlayed = { score: 0, questions_answered: 0, correct_answers: 0, won: false, perfect: false };

/**
 * What a game gives is made when it finishes, and made again when its host corrects it, from its log alone: by the fold that
 * it was played with, so that it does not matter where batches end.
 */
export const keepFinishedGames = async (batch: Batch, transaction: ProjectionTransaction): Promise<void> => {
  let rows = new Rows();
  const write = async (): Promise<void> => {
    if (rows.length > 0) {
      const given = rows.asJson;
      await transaction.query(keepResults, given);
      await transaction.query(dropEmptySums, given.slice(0, 3));
    }
    rows = new Rows();
  };
  for await (const played of playedGames(batch, transaction)) {
    rows.add(played);
    if (rows.length >= rowsAtOnce) await write();
  }
  await write();
};
