import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fingerprintText, GameId, type PlayableGame, Replay, upcast } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { GameNight } from '../load/game-night.js';
import { LoadHost, signInHost } from '../load/host.js';
import { Inbox } from '../people/inbox.js';
import { followApplied } from '../support/live/follow-applied.js';
import { Night } from '../support/live/night.js';
import { seededRandom } from '../support/random.js';

/**
 * A game played on a gateway, whose state is fingerprinted there while it is played. RECORD_TO names a folder in which
 * such a game is kept (test/recorded-games/README.md); GAME_SIZE makes it `PLAYERSxQUESTIONS`.
 */
const [players = 0, questions = 0] = (process.env['GAME_SIZE'] ?? '60x3').split('x').map(Number);
const recordTo = process.env['RECORD_TO'];
const looks = 100;

const fingerprintOf = (game: PlayableGame): string =>
  createHash('sha256').update(fingerprintText(game)).digest('hex');

/** `looks` different versions of a log that has at least `versions`. */
const randomVersions = (versions: number): Set<number> => {
  const random = seededRandom(20);
  const chosen = new Set<number>();
  while (chosen.size < looks) chosen.add(1 + Math.floor(random() * versions));
  return chosen;
};

it('the log replays to what its gateway had, at 100 versions of a game', async () => {
  const night = await Night.begin();
  try {
    const gateway = await night.gateway();
    const chosen = randomVersions(1 + players + players * questions);
    const had = new Map<number, string>();
    followApplied(gateway, ({ game, event: { version } }) => {
      if (chosen.has(version)) had.set(version, fingerprintOf(game));
    });

    const { url } = gateway;
    const host = await LoadHost.of(url, await signInHost(url, 'recorder'), questions);
    const evening = new GameNight({ host, urls: [url], players, questions, inbox: new Inbox(), seed: 1 });
    for (const player of evening.players) await player.comeIn();
    await evening.play();
    evening.leave();

    const log = await gateway.app.get(EventStore).readStored(GameId(host.game.id), 0, 1_000_000);
    const replay = new Replay(GameId(host.game.id));
    for (const stored of log) replay.push(upcast(stored));
    // a live game begins to be told of with its first event that is applied, not with the one that made it
    expect(had.size).toBeGreaterThanOrEqual(looks - 1);
    for (const [version, fingerprint] of had)
      expect([version, fingerprintOf(replay.at(version))]).toEqual([version, fingerprint]);

    if (recordTo) {
      mkdirSync(recordTo, { recursive: true });
      const lines = log.map((event) => `${JSON.stringify(event)}\n`).join('');
      writeFileSync(join(recordTo, 'events.ndjson.gz'), gzipSync(lines, { level: 9 }));
      writeFileSync(
        join(recordTo, 'fingerprints.json'),
        `${JSON.stringify(Object.fromEntries(had), null, 2)}\n`,
      );
    }
  } finally {
    await night.end();
  }
});
