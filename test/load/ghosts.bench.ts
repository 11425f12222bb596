import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FinalEntry, GameCard } from '@clockbeat/domain';
import { call } from '../people/api.js';
import { Host } from '../people/host.js';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import { Random } from '../support/random.js';
import { LoadHost, signInHost } from './host.js';
import { cpuSeconds, familyCpuSeconds, memoryOf } from './processes.js';
import { machine } from './report.js';
import { rounded } from './spread.js';
import { setStage } from './stage.js';

// what is left when this process goes (gateway, database) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2000' },
    questions: { type: 'string', default: '10' },
  },
});
const [players, questions] = [values.players, values.questions].map(Number);
if (!players || !questions) throw new Error('npm run bench:ghosts -- [--players N] [--questions N]');

/** Everybody answers within so long, ms. */
const answersWithinMs = 5_000;
const random = new Random(1);

const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
try {
  const [url = ''] = stage.doors;
  const pid = stage.gateways[0]?.pid ?? 0;
  const usedSoFar = () => ({ gateway: cpuSeconds(pid), postgres: familyCpuSeconds(stage.postgres ?? 0) });
  const tell = async (what: string, played: () => Promise<readonly FinalEntry[]>) => {
    const before = usedSoFar();
    const scores = await played();
    const after = usedSoFar();
    const used = [after.gateway - before.gateway, after.postgres - before.postgres] as const;
    const memory = memoryOf(pid).rssMb;
    console.log(
      `${what}: gateway ${rounded(used[0])} s, PostgreSQL ${rounded(used[1])} s; ${memory} MB resident`,
    );
    return { scores, seconds: used[0] + used[1] };
  };
  console.log(`Machine: ${machine().cpus}, load ${machine().load} before`);
  const cookie = await signInHost(url, 'host');
  const host = await LoadHost.of(url, cookie, questions, { timeLimit: 60 });
  const crowd: Player<ThinWire>[] = [];

  const evening = await tell(`${players} players, ${questions} questions`, async () => {
    for (let from = 0; from < players; from += 100)
      crowd.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(100, players - from) }, async (_, nth) => {
            const player = new Player(new ThinWire(url));
            await player.wire.connect();
            return player.join(host.game.gameCode, `Player ${from + nth + 1}`);
          }),
        )),
      );
    await host.start();
    for (let index = 0; index < questions; index += 1) {
      await Promise.all(
        crowd.map(async (player) => {
          await sleep(random.whole(500, answersWithinMs));
          await player.answer('ABCD'.charAt(random.whole(0, 3)) as 'A', index);
        }),
      );
      if (index < questions - 1) await host.next(index);
    }
    return (await host.finish()).finalScores;
  });
  for (const player of crowd) player.close();
  await sleep(3_000);

  const against = await tell(`1 player against ${players} ghosts`, async () => {
    const path = `/api/games/${host.gameId}/ghosts`;
    const { game } = (await (await call(url, path, cookie, { body: {} })).json()) as { game: GameCard };
    const panel = new Host(new ThinWire(url, { headers: { cookie }, gameId: game.id }), game.id);
    await panel.wire.connect();
    await panel.connect();
    const player = new Player(new ThinWire(url));
    await player.wire.connect();
    await player.join(game.gameCode, 'Alone');
    await panel.start();
    for (let index = 0; index < questions; index += 1) {
      await sleep(answersWithinMs);
      await player.answer('A', index);
      if (index < questions - 1) await panel.next(index);
    }
    const { finalScores } = await panel.finish();
    player.close();
    panel.close();
    return finalScores.filter(({ ghost }) => ghost);
  });
  const best = (scores: readonly FinalEntry[]) =>
    scores.slice(0, 99).map(({ score, correct }) => [score, correct]);
  const isSame = JSON.stringify(best(evening.scores)) === JSON.stringify(best(against.scores));
  console.log(`their end is ${isSame ? 'that of the evening' : 'NOT that of the evening'}`);
  console.log(
    `${rounded((100 * against.seconds) / evening.seconds)} % of the evening; load ${machine().load} after`,
  );
  host.close();
} finally {
  await stage.close();
}
