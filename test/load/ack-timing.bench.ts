import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Choice } from '@clockbeat/domain';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import { Random } from '../support/random.js';
import { mannWhitney, type RankSum } from './ack-timing/mann-whitney.js';
import { LoadHost, signInHost } from './host.js';
import { machine } from './report.js';
import { spreadOf, spreadText } from './spread.js';
import { setStage } from './stage.js';

/**
 * Whether the time that an acknowledgement takes tells in a paced game who was right. Answers are sent one after the other,
 * right and wrong ones in a random order; beside them, from the same moments, wrong ones are compared with wrong ones: what
 * chance and the machine make of the same thing.
 */

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

/** Below this two samples count as told apart. */
const bound = 0.01;
const gapMs = 5;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '60' },
    questions: { type: 'string', default: '12' },
    gateways: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const [players, questions, own, seed] = [values.players, values.questions, values.gateways, values.seed].map(
  Number,
);
if (!players || !questions || !own || !seed || players % 3 !== 0 || questions > 50 || own > 9)
  throw new Error(
    'npm run bench:ack-timing -- [--players N, by threes] [--questions Q] [--gateways G] [--seed S]',
  );

type Kind = 'right' | 'wrong' | 'alsoWrong';
const kinds: readonly Kind[] = ['right', 'wrong', 'alsoWrong'];

const random = new Random(seed);

const stage = await setStage({ gateways: [], own, balanced: false, profile: null });
try {
  const url = stage.doors[0]!;
  const host = await LoadHost.of(url, await signInHost(url, 'host'), questions, {
    rules: { pacing: 'host', readSeconds: 0, closeWhenAllAnswered: false, boardEvery: 'never' },
    timeLimit: 120,
  });
  const seated: Player<ThinWire>[] = [];
  for (let index = 0; index < players; index += 1) {
    const wire = new ThinWire(stage.doors[index % stage.doors.length]!);
    await wire.connect();
    const again = (): Promise<void> => sleep(50);
    seated.push(await new Player(wire).join(host.game.gameCode, `Player ${index}`, { again }));
  }
  await host.start();
  await sleep(500);

  const took: Record<Kind, number[]> = { right: [], wrong: [], alsoWrong: [] };
  for (let index = 0; index < questions; index += 1) {
    const right = (index % 4) as Choice;
    // who is right changes from question to question, and each option is right, and wrong, as often as the others
    const roles = random
      .shuffled(seated)
      .map((player, place) => ({ player, kind: kinds[place % kinds.length]! }));
    for (const { player, kind } of random.shuffled(roles)) {
      const choice = kind === 'right' ? right : (((right + 1 + Math.floor(random.next() * 3)) % 4) as Choice);
      const since = performance.now();
      await player.choose(choice, index);
      // the first question is for compiling what takes answers
      if (index > 0) took[kind].push(performance.now() - since);
      await sleep(gapMs);
    }
    await host.next(index, 'question');
    await host.next(index, 'revealed');
  }
  host.close();
  for (const player of seated) player.close();

  const compared: Record<string, RankSum> = {
    'right against wrong': mannWhitney(took.right, took.wrong),
    'wrong against wrong': mannWhitney(took.wrong, took.alsoWrong),
  };
  const { cpus, load } = machine();
  console.log(
    `Machine: ${cpus}, load ${load}; ${own} gateways, ${players} players, ${questions} questions, seed ${seed}`,
  );
  for (const kind of kinds) console.log(`${kind.padEnd(10)} ${spreadText(spreadOf(took[kind]))} ms`);
  for (const [what, { share, p }] of Object.entries(compared))
    console.log(`${what}: larger in ${(100 * share).toFixed(1)} of 100 pairs, p = ${p.toFixed(3)}`);
  const isTold = compared['right against wrong']!.p < bound;
  console.log(`${isTold ? '✗ told apart' : '✓ not told apart'} (p < ${bound} would tell)`);
  mkdirSync('bench-results', { recursive: true });
  writeFileSync(
    'bench-results/ack-timing.json',
    `${JSON.stringify({ machine: machine(), compared, took }, null, 2)}\n`,
  );
} finally {
  await stage.close();
}
