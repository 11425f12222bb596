import { type GameRules, standardRules } from '@clockbeat/domain';
import type { GameRulesDto } from './game-rules.dto.js';

/** The rules that a call asks for; only four are the host's to choose. */
export const rulesOf = (asked: GameRulesDto | null | undefined): GameRules => ({
  ...standardRules,
  lateJoin: asked?.lateJoin ?? standardRules.lateJoin,
  leaderboard: asked?.leaderboard ?? standardRules.leaderboard,
  maxPlayers: asked?.maxPlayers ?? standardRules.maxPlayers,
  lateTeams: asked?.lateTeams ?? false,
});

/** Whether a game plays by these rules, as far as they are named. */
export const plays = (rules: GameRules, asked: GameRulesDto | null | undefined): boolean =>
  (['lateJoin', 'leaderboard', 'maxPlayers', 'lateTeams'] as const).every(
    (rule) => asked?.[rule] === undefined || asked[rule] === rules[rule],
  );
