/**
 * npm run bench:media -- [--players N] [--questions N] [--gateways N] [--uploads N]: what pictures cost. Files made to hurt,
 * with the gateway's longest turn for each; many uploads at a time, with its memory; and a game whose every question has a
 * picture of 400 kB, with the time until each player has question and picture, beside a bare server that gives away the
 * same bytes. Every player fetches at the same moment and from this machine, whose two processors do both ends.
 */
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type GameStateView, type MediaView, mediaLimits, mediaPath } from '@clockbeat/domain';
import sharp from 'sharp';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import { longGif, photo, plain, pngThatClaims, silentMp3 } from '../support/media-files.js';
import { signIn } from '../support/sign-in.js';
import { LoadHost, signInHost } from './host.js';
import { memoryOf } from './processes.js';
import { machine } from './report.js';
import { rounded, spreadOf, spreadText } from './spread.js';
import { setStage } from './stage.js';

/** What a gateway's turn may take at most, and how soon everybody is to have question and picture, ms. */
const turnMs = 50;
const pictureMs = 3_000;

// what is left when this process goes (gateways, database) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    questions: { type: 'string', default: '5' },
    gateways: { type: 'string', default: '1' },
    uploads: { type: 'string', default: '500' },
  },
});
const [players = 0, questions = 0, own = 1, uploads = 0] = [
  values.players,
  values.questions,
  values.gateways,
  values.uploads,
].map(Number);

const probePort = await freePort();
process.env['TURN_PROBE_PORT'] = String(probePort);
const probe = new URL('./bodies/turn-probe.mjs', import.meta.url).href;
// the probe has one port: with several gateways no turns are told
const nodeArgs = own === 1 ? ['--import', probe] : [];
const stage = await setStage({ gateways: [], own, balanced: false, profile: null, nodeArgs });
const [url = ''] = stage.doors;

const longestTurn = async (): Promise<number> => {
  if (own > 1) return Number.NaN;
  const ms = Number(await (await fetch(`http://127.0.0.1:${probePort}`)).text());
  await sleep(5);
  return ms;
};

const upload = async (cookie: string, bytes: Buffer): Promise<Response> =>
  fetch(new URL('/api/media', url), {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });

/** Noise, as near to what is stored at most as it gets. */
const heavyPicture = async (nth: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 26 + (nth % 4) } as const;
  return sharp({ create: { width: 1_400, height: 1_000, channels: 3, noise, background: '#000' } })
    .jpeg({ quality: 80 })
    .toBuffer();
};

const hurtingFiles = async (): Promise<[name: string, bytes: Buffer][]> => {
  const png = await plain('png', { width: 3_000, height: 2_000 });
  const large = await photo(5_000, 4_900);
  return [
    ['24 million pixels', large],
    ['the same, cut off', large.subarray(0, large.length >> 1)],
    ['a PNG, cut off', png.subarray(0, png.length >> 1)],
    ['50,000 × 50,000', await pngThatClaims(50_000, 50_000)],
    ['a GIF of 2,000 frames, 10 MB', await longGif(2_000, mediaLimits.picture - 10_000)],
    ['an AVIF of 12 million pixels', await plain('avif', { width: 4_000, height: 3_000 })],
    ['10 MB of nothing', Buffer.alloc(mediaLimits.picture)],
    [
      '10 MB that begin as an MP3',
      Buffer.concat([silentMp3(1), Buffer.alloc(mediaLimits.picture - 5_000, 0xff)]),
    ],
    ['an MP3 of 5 MB', silentMp3(1_290)],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}</svg>`)],
  ];
};

const attack = async (): Promise<void> => {
  const cookie = await signInHost(url, 'attacker');
  for (const [name, bytes] of await hurtingFiles()) {
    await longestTurn();
    const startedAt = performance.now();
    const { status } = await upload(cookie, bytes);
    const ms = performance.now() - startedAt;
    console.log(
      `${name}: ${status} after ${rounded(ms)} ms, longest turn ${rounded(await longestTurn())} ms`,
    );
  }
  const cookies = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      signIn(url, `many-${nth}@load.example`, { headers: { 'x-forwarded-for': `127.1.${nth}.1` } }),
    ),
  );
  const files = await Promise.all([0, 1, 2, 3].map(() => photo(3_000, 2_000)));
  const { pid = null } = stage.gateways[0] ?? {};
  const before = pid === null ? null : memoryOf(pid);
  await longestTurn();
  const startedAt = performance.now();
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: uploads }, async (_, nth) => {
      const response = await upload(cookies[nth % cookies.length] ?? '', files[nth % 4] ?? Buffer.alloc(0));
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }),
  );
  const ms = performance.now() - startedAt;
  const after = pid === null ? null : memoryOf(pid);
  console.log(
    `${uploads} uploads at once: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')} within ${rounded(ms)} ms; ` +
      `longest turn ${rounded(await longestTurn())} ms (at most ${turnMs}); memory ${before?.rssMb} MB before, ${after?.peakMb} MB at most`,
  );
};

/** Each player has a connection of its own for pictures, which stays. */
const fetched = (agent: Agent, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${address}: ${response.statusCode}`)),
      );
      response.on('error', reject);
    }).on('error', reject);
  });

class Onlooker extends Player<ThinWire> {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  seen: (() => void) | null = null;
  readonly ackMs: number[] = [];

  constructor(private readonly door: string) {
    super(new ThinWire(door));
  }

  protected override opened(questionIndex: number, { question }: GameStateView): void {
    super.opened(questionIndex, { question } as GameStateView);
    if (question?.media) void this.look(questionIndex, question.media.hash);
  }

  private async look(questionIndex: number, hash: string): Promise<void> {
    const answered = sleep(Math.random() * 2_000).then(async () => {
      const sentAt = performance.now();
      await this.tryAnswer(1, questionIndex);
      this.ackMs.push(performance.now() - sentAt);
    });
    await fetched(this.agent, `${this.door}${mediaPath(hash)}`);
    this.seen?.();
    await answered;
  }
}

const bare = async (bytes: Buffer): Promise<number[]> => {
  const server = createServer((_request, response) => response.end(bytes)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const agents = Array.from({ length: players }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const startedAt = performance.now();
  const ms = await Promise.all(
    agents.map((agent) => fetched(agent, address).then(() => performance.now() - startedAt)),
  );
  for (const agent of agents) agent.destroy();
  server.close();
  return ms;
};

const play = async (): Promise<void> => {
  const cookie = await signInHost(url, 'host');
  const pictures: MediaView[] = [];
  for (let nth = 0; nth < questions; nth += 1)
    pictures.push((await (await upload(cookie, await heavyPicture(nth))).json()) as MediaView);
  console.log(`pictures of ${pictures.map(({ bytes }) => Math.round(bytes / 1_000)).join(', ')} kB`);
  const host = await LoadHost.of(url, cookie, questions, {
    besides: (index) => ({ media: { hash: pictures[index]?.hash ?? '', alt: 'Noise' } }),
  });
  const crowd: Onlooker[] = [];
  for (let nth = 0; nth < players; nth += 50)
    crowd.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, players - nth) }, async (_, more) => {
          const player = new Onlooker(stage.doors[(nth + more) % stage.doors.length] ?? url);
          await player.wire.connect();
          await player.join(host.game.gameCode, `Player ${nth + more}`, { again: () => sleep(50) });
          return player;
        }),
      )),
    );
  for (let index = 0; index < questions; index += 1) {
    const seen = crowd.map(
      (player) =>
        new Promise<number>((resolve) => {
          player.seen = () => resolve(performance.now());
        }),
    );
    await longestTurn();
    const toldAt = performance.now();
    if (index === 0) await host.start();
    else await host.moveOn(index - 1);
    const ms = (await Promise.all(seen)).map((at) => at - toldAt);
    console.log(
      `question ${index + 1}: from the host's press to question and picture, ms: ${spreadText(spreadOf(ms))} (at most ${pictureMs}); longest turn ${rounded(await longestTurn())} ms`,
    );
    await sleep(2_500);
  }
  const acks = crowd.flatMap(({ ackMs }) => ackMs);
  console.log(`acknowledged answers meanwhile, ms: ${spreadText(spreadOf(acks))}`);
  console.log(
    `a bare server, the same bytes: ${spreadText(spreadOf(await bare(Buffer.alloc(pictures[0]?.bytes ?? 0))))}`,
  );
  for (const player of crowd) player.close();
  host.close();
};

try {
  console.log(`Machine: ${machine().cpus}, load ${machine().load} before; ${own} gateways`);
  if (uploads > 0) await attack();
  if (players > 0) await play();
  console.log(`load ${machine().load} after`);
} finally {
  await stage.close();
}
