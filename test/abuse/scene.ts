import type { EventView, GameEventData } from '@clockbeat/domain';
import { makeTeam, toldLog } from '../people/api.js';
import { quiz } from '../support/live/quiz.js';
import type { Reachable } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { signIn } from '../support/sign-in.js';
import type { Surroundings } from './http/requests.js';

/** An address may sign in 30 times a minute. */
const fuzzers = 8;

/** A running game that nobody touches, everything its names can be guessed from, and the strangers' accounts. */
export interface Scene {
  readonly host: TestHost;
  readonly player: TestPlayer;
  /** Session cookies of accounts that have nothing to do with the game. */
  readonly cookies: readonly string[];
  readonly around: Surroundings;
  /** The game's log but for what its clock did. */
  log(): Promise<EventView[]>;
}

export const setScene = async (gateway: Reachable): Promise<Scene> => {
  // Fifty questions of two minutes: no fuzzing lasts longer.
  const questions = quiz(50, { timeLimit: 120, name: 'watched' });
  const host = await TestHost.on(gateway, { email: 'watched@example.org', questions });
  const player = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  await host.setJoining('locked');
  await host.start();
  await player.answer('B');
  const cookies: string[] = [];
  for (let index = 0; index < fuzzers; index += 1)
    cookies.push(await signIn(gateway.url, `fuzzer-${index}@example.org`));
  const { teamId } = await makeTeam(gateway.url, host.cookie, 'Watched');
  return {
    host,
    player,
    cookies,
    around: {
      ids: [
        host.gameId,
        host.joinCode,
        player.playerId,
        teamId,
        'sci1',
        'Science',
        'General Knowledge',
        'ALPHA1',
        `game_${'0'.repeat(16)}`,
        '00000000-0000-4000-8000-000000000000',
      ],
      // Who may change the game would change it: its host could sign out, or delete the account.
      callers: [
        {},
        { 'X-Guest-Session': 'a-guest-of-the-fuzzers' },
        { Authorization: `Bearer ${player.token}` },
        ...cookies.map((Cookie) => ({ Cookie })),
      ],
    },
    log: async () =>
      (await toldLog(gateway.url, host.cookie, host.gameId)).filter((event) => !isByClock(event)),
  };
};

const isByClock = ({ type, data }: EventView): boolean =>
  type === 'QuestionAdvanced' && (data as GameEventData['QuestionAdvanced']).closed?.reason === 'deadline';
