import { dueAt, type RecordedEvent } from '@clockbeat/domain';
import { weighted } from './draws.js';
import { openLobby } from './lobby.js';
import type { Guest, Night } from './nights.js';
import { moverOf, playQuestion, type RoomGuests } from './question-play.js';
import { type Fact, GameTable } from './table.js';

export interface SimulatedGame {
  readonly night: Night;
  readonly facts: readonly Fact[];
  readonly events: readonly RecordedEvent[];
}

const starsGiven = [1, 2, 3, 4, 5] as const;
const breakMs = 90_000;

const forget = (table: GameTable): void => {
  const { game } = table;
  table.run({ type: 'TimeIsUp', ...table.command((dueAt(game) ?? 0) + 1_200), round: game.round });
};

const rate = ({ random }: Night, table: GameTable, players: readonly Guest[]): void => {
  const { game } = table;
  let at = game.status === 'finished' ? game.endedAt + 4_000 : 0;
  for (const { playerId } of players) {
    at += random.whole(50, 2_000);
    const stars = starsGiven[weighted(random, [1, 2, 6, 14, 12])] ?? 5;
    if (random.chance(0.3)) table.run({ type: 'RateGame', ...table.command(at), playerId, stars });
  }
};

/** Plays one night from the lobby to the last rating. */
export const playNight = (night: Night): SimulatedGame => {
  const { fate, random, questions } = night;
  const table = new GameTable(night.gameId);
  const told = (): SimulatedGame => ({
    night,
    facts: table.facts,
    events: table.facts.map(({ event }) => event),
  });
  const room: RoomGuests = { present: openLobby(night, table), leaving: [], returning: [] };
  if (fate === 'never started') {
    forget(table);
    return told();
  }
  table.run({ type: 'StartGame', ...table.command(night.startsAt), by: moverOf(night) });
  const pausedAt = random.chance(0.15) ? random.whole(1, questions.length - 1) : null;
  const removedAt = night.kind === 'live' && random.chance(0.07) ? 1 : null;
  const lastAt = fate === 'ended early' ? Math.floor(questions.length / 2) : null;
  for (let index = 0; table.game.status === 'active'; index += 1)
    playQuestion(night, table, room, index, {
      pauseMs: pausedAt === index ? breakMs : null,
      removed: removedAt === index ? (room.present[0] ?? null) : null,
      ends: lastAt === index,
    });
  rate(night, table, room.present);
  return told();
};
