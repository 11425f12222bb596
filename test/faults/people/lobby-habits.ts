import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessages } from '@clockbeat/domain';
import { isRefusal } from '../checker/reading.js';
import type { Random } from '../night/random.js';
import type { Wire } from './wire.js';

const again = 150;

/** What somebody who waits in the lobby does with their hands: a team, another one, ready, not so ready. */
export const fidget = async (
  player: Wire,
  roomId: string,
  teams: readonly string[],
  random: Random,
  isOver: () => boolean,
): Promise<void> => {
  if (teams.length > 0 && random.chance(0.5))
    await insist(player, 'chooseTeam', { roomId, teamName: random.of(teams) }, isOver);
  else await insist(player, 'setReady', { roomId, ready: random.chance(0.7) }, isOver);
};

/** Says it until it is told what became of it, or the lobby is over. */
const insist = async <M extends 'setReady' | 'chooseTeam'>(
  player: Wire,
  message: M,
  body: ClientMessages[M]['body'],
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver() && player.status === 'waiting') {
    if (player.isIn) {
      const reply = await player.ask(message, body);
      if (reply?.ok || (isRefusal(reply) && reply.error.code !== 'unavailable')) return;
    }
    await sleep(again);
  }
};
