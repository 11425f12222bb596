import type { TestClient } from './test-client.js';

/** Lists come when their gateway's pace has it so: two gateways gather differently, and none promises how many there are. */
const lists: ReadonlySet<string> = new Set(['lobbyUpdated', 'liveLeaderboard']);
/** Of the moment at which a message was made. */
const ofTheMoment: ReadonlySet<string> = new Set(['serverTime', 'timeLeft']);

/** What a screen has heard of a game and every other one must have heard, too: facts word by word in their order, and where the board stood at last. */
export const toldTo = ({ heard }: TestClient): { facts: string[]; board: unknown } => {
  const board = heard.all('liveLeaderboard').at(-1);
  return {
    facts: heard.frames
      .filter(({ name }) => !lists.has(name))
      .map(({ name, body }) =>
        JSON.stringify({ name, body }, (key, value) => (ofTheMoment.has(key) ? 0 : value)),
      ),
    board: board && {
      players: board.players,
      teams: board.teams,
      participantCount: board.participantCount,
    },
  };
};
