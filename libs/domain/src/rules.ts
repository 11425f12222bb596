import type { GameRules } from './contract/game-state.js';

/** The rules a game gets when its host asks for nothing else. They are written into its first event and read from there. */
export const standardRules: GameRules = {
  scoring: 1,
  settleMs: 300,
  revealMs: 0,
  autoAdvance: true,
  closeWhenAllAnswered: false,
  lateJoin: 'open',
  leaderboard: 'always',
  maxPlayers: null,
  teamScore: 'mean',
  lateTeams: false,
};

/** A game of one: nobody else gets a seat. */
export const soloRules: GameRules = { ...standardRules, maxPlayers: 1 };

/**
 * How often a seat may change its mind: each change is an event for ever. `seat` counts those of one seat (ready, team,
 * coming back after leaving), `pauses` those of a game that its own player moves. Nobody who plays comes near.
 */
export const changesAllowed = { seat: 50, pauses: 50 } as const;

/** How long, in ms, a game may stand still before the sweep ends it, and how long a demo's lobby lasts (docs/protocol.md, "Deadlines"). */
export const patience = {
  waiting: 24 * 60 * 60 * 1000,
  paused: 30 * 60 * 1000,
  demoLobby: 10 * 1000,
} as const;
