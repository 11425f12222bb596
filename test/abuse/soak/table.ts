import { setTimeout as sleep } from 'node:timers/promises';
import { LoadHost } from '../../load/host.js';
import type { Inbox } from '../../people/inbox.js';
import { Guest } from './guest.js';
import type { Tally } from './tally.js';

const questions = 6;
const lobbyMs = 6_000;
const questionMs = { least: 4_000, more: 5_000 };
/** A little less than the shortest question, so that most answers come in time and a few late. */
const answersWithinMs = 4_500;
const endMs = 3_000;

export interface TableOptions {
  readonly url: string;
  readonly cookie: string;
  readonly players: number;
  readonly inbox: Inbox;
  readonly random: () => number;
  readonly tally: Tally;
}

/** One small game night, about a minute long: guests drop in, the host goes through the questions, everybody leaves. */
export const playTable = async (options: TableOptions): Promise<void> => {
  const { url, cookie, players, random, tally } = options;
  const host = await LoadHost.of(url, cookie, questions);
  const guests = Array.from(
    { length: players },
    (_, index) =>
      new Guest({ ...options, gameCode: host.game.gameCode, name: `Guest ${index + 1}`, answersWithinMs }),
  );
  try {
    await Promise.all(
      guests.map(async (guest) => {
        await sleep(random() * lobbyMs);
        await guest.comeIn();
      }),
    );
    await host.start();
    for (let index = 0; index < questions; index += 1) {
      await sleep(questionMs.least + random() * questionMs.more);
      await host.moveOn(index);
    }
    await sleep(endMs);
    for (const guest of guests) if (!guest.heardTheEnd) tally.problem('somebody did not hear the end');
    tally.count('games');
  } finally {
    for (const guest of guests) guest.close();
    host.close();
  }
};
