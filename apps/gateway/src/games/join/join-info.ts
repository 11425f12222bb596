import { type JoinInfo, limits, type PlayableGame } from '@clockbeat/domain';
import type { Team } from '@clockbeat/persistence';

const teamNamesOf = (game: PlayableGame): string[] => {
  const names = new Set<string>();
  for (const seat of game.teamMode ? game.seats.byId.values() : []) {
    if (!seat.removed && seat.teamName !== null) names.add(seat.teamName);
    if (names.size >= limits.pageSize.max) break;
  }
  return [...names];
};

/** What everybody who has a code may know of its game. */
export const infoOfGame = (code: string, kind: JoinInfo['kind'], game: PlayableGame): JoinInfo => ({
  code,
  kind,
  gameId: game.gameId,
  gameCode: game.gameCode,
  title: game.content.title,
  hostTeamName: game.hostTeamName,
  status: game.status,
  participantCount: game.seats.participants,
  teamMode: game.teamMode,
  teamNames: teamNamesOf(game),
});

const nobodyThere = { gameId: null, gameCode: null, participantCount: 0, teamMode: false, teamNames: [] };

export const infoOfTeam = (code: string, { name }: Team): JoinInfo => ({
  ...nobodyThere,
  code,
  kind: 'team',
  title: name,
  hostTeamName: name,
  status: 'no_game',
});

export const infoOfDemo = (code: string): JoinInfo => ({
  ...nobodyThere,
  code,
  kind: 'demo',
  title: 'Demo game',
  hostTeamName: 'Clockbeat',
  status: 'waiting',
});
