import { isVoided, type PlayableGame, preparedIn, questionAsCounted } from '@clockbeat/domain';
import { invalid } from '../http/http-problem.js';
import type { GamePlan } from './game-maker.js';

/** Games of older releases counted who never answered; no new one does. */
const offeredTeamScore = ({ rules }: PlayableGame): PlayableGame['rules']['teamScore'] =>
  rules.teamScore === 'mean_of_all' ? 'mean' : rules.teamScore;

/** How a game was played: its rules, its mode and its prepared teams. */
export const playedAs = (game: PlayableGame): Required<Pick<GamePlan, 'teamMode' | 'teams' | 'rules'>> => ({
  teamMode: game.teamMode,
  teams: preparedIn(game),
  rules: { ...game.rules, teamScore: offeredTeamScore(game) },
});

/** What it asked, as its host corrected it: what was voided is asked no more. */
export const asCorrected = (game: PlayableGame): GamePlan['content'] => ({
  ...game.content,
  questions: game.content.questions.flatMap((_, index) =>
    isVoided(game, index) ? [] : [questionAsCounted(game, index)],
  ),
});

/** The same, to be asked again; refused where nothing is left. */
export const askedAgain = (game: PlayableGame): GamePlan['content'] => {
  const content = asCorrected(game);
  if (content.questions.length === 0) throw invalid('Every question of this game was voided.');
  return content;
};
