import { GameId, UserId } from '@clockbeat/domain';
import type { AccountStore } from '@clockbeat/persistence';
import type { CommandBus } from '@nestjs/cqrs';
import type { PinoLogger } from 'nestjs-pino';
import type { ServerClock } from '../live/clock/server-clock.js';
import type { RunGameCommand } from '../live/game/run-game-command.js';
import { AccountDeletion } from './account-deletion.js';

/** The store and the bus of an account with so many open games. */
const accountWith = (count: number) => {
  const open = new Set(Array.from({ length: count }, (_, number) => GameId(`game_${number}`)));
  const seen = { ended: 0, atOnce: 0, mostAtOnce: 0, deleted: 0 };
  const accounts = {
    openGamesOf: async (_: UserId, atMost: number) => [...open].slice(0, atMost),
    delete: async () => {
      seen.deleted += 1;
      return true;
    },
  } as unknown as AccountStore;
  const commands = {
    execute: async ({ command }: RunGameCommand) => {
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      await Promise.resolve();
      seen.atOnce -= 1;
      if (open.delete(command.gameId)) seen.ended += 1;
      return { outcome: 'accepted' };
    },
  } as unknown as CommandBus;
  const clock = { now: () => 0 } as ServerClock;
  const logger = { info: () => undefined } as unknown as PinoLogger;
  return { deletion: new AccountDeletion(accounts, commands, clock, logger), open, seen };
};
const ada = UserId('ada');

it('ends a bounded number of games a call, some at a time, and goes on when it is asked again', async () => {
  const { deletion, open, seen } = accountWith(4_500);
  for (const ended of [2_000, 4_000]) {
    await expect(deletion.delete(ada)).rejects.toMatchObject({ code: 'unavailable' });
    expect(seen).toMatchObject({ ended, deleted: 0 });
  }
  expect(await deletion.delete(ada)).toBe(true);
  expect(seen).toMatchObject({ ended: 4_500, deleted: 1 });
  expect(open.size).toBe(0);
  expect(seen.mostAtOnce).toBeGreaterThan(1);
  expect(seen.mostAtOnce).toBeLessThanOrEqual(16);
});

it('goes at once where there is nothing to end', async () => {
  const { deletion, seen } = accountWith(0);
  expect(await deletion.delete(ada)).toBe(true);
  expect(seen).toMatchObject({ ended: 0, deleted: 1 });
});
