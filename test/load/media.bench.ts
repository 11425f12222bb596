/**
 * npm run bench:media -- [--players N] [--questions N] [--gateways N] [--uploads N] [--draws MS] [--profile DIR]: what pictures cost. Files made to hurt,
 * with the gateway's longest turn for each; many uploads at a time, with its memory; and a game whose every question has a
 * picture of 400 kB, with the time until each player has question and picture, beside a bare server that gives away the
 * same bytes, and the time until an answer is acknowledged meanwhile. Every player fetches `--draws` ms after the question has
 * come, and from this machine, whose two processors do both ends.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
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
    // the way from a server to a phone and back, and drawing the place of the picture: 200 ms on a slow one
    draws: { type: 'string', default: '50' },
    profile: { type: 'string' },
  },
});
const [players = 0, questions = 0, own = 1, uploads = 0, drawMs = 0] = [
  values.players,
  values.questions,
  values.gateways,
  values.uploads,
  values.draws,
].map(Number);

const probePort = await freePort();
process.env['TURN_PROBE_PORT'] = String(probePort);
const probe = new URL('./bodies/turn-probe.mjs', import.meta.url).href;
// the probe has one port: with several gateways no turns are told
const nodeArgs = own === 1 ? ['--import', probe] : [];
const stage = await setStage({
  gateways: [],
  own,
  balanced: false,
  profile: values.profile ?? null,
  nodeArgs,
});
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

interface Fetched {
  readonly phone: number;
  readonly status: number | string;
  readonly bytes: number;
}

/** Phones that fetch, each over a connection of its own that stays, and in a thread beside that of the players' sockets. */
class Fetchers {
  private readonly thread = new Worker(new URL('./media/fetchers.mjs', import.meta.url));
  private readonly waiting = new Map<number, (fetched: Fetched) => void>();

  constructor() {
    this.thread.on('message', (fetched: Fetched) => this.waiting.get(fetched.phone)?.(fetched));
  }

  /** Resolves with its bytes once the whole of it is there. */
  async fetch(phone: number, address: string): Promise<number> {
    const { status, bytes } = await new Promise<Fetched>((resolve) => {
      this.waiting.set(phone, resolve);
      this.thread.postMessage({ phone, address });
    });
    if (status !== 200) throw new Error(`${address}: ${status}`);
    return bytes;
  }

  close(): Promise<number> {
    return this.thread.terminate();
  }
}

class Onlooker extends Player<ThinWire> {
  seen: (() => void) | null = null;
  /** By question. */
  readonly ackMs = new Map<number, number>();

  constructor(
    private readonly door: string,
    private readonly phone: number,
    private readonly fetchers: Fetchers,
  ) {
    super(new ThinWire(door));
  }

  protected override opened(questionIndex: number, { question }: GameStateView): void {
    super.opened(questionIndex, { question } as GameStateView);
    void this.answerSoon(questionIndex);
    void this.look(question?.media?.hash);
  }

  private async answerSoon(questionIndex: number): Promise<void> {
    await sleep(Math.random() * 2_000);
    const sentAt = performance.now();
    await this.tryAnswer(1, questionIndex);
    this.ackMs.set(questionIndex, performance.now() - sentAt);
  }

  private async look(hash: string | undefined): Promise<void> {
    if (hash !== undefined) {
      await sleep(drawMs);
      await this.fetchers.fetch(this.phone, `${this.door}${mediaPath(hash)}`);
    }
    this.seen?.();
  }
}

/** How long as many phones wait for as many bytes of a server that does nothing else, ms. */
const bare = async (bytes: number): Promise<number[]> => {
  const server = new Worker(new URL('./media/bare-pictures.mjs', import.meta.url), { workerData: { bytes } });
  const { port } = await new Promise<AddressInfo>((resolve) => server.once('message', resolve));
  const fetchers = new Fetchers();
  const startedAt = performance.now();
  const ms = await Promise.all(
    Array.from({ length: players }, async (_, phone) => {
      await fetchers.fetch(phone, `http://127.0.0.1:${port}/`);
      return performance.now() - startedAt;
    }),
  );
  await Promise.all([fetchers.close(), server.terminate()]);
  return ms;
};

const play = async (): Promise<void> => {
  const cookie = await signInHost(url, 'host');
  const pictures: MediaView[] = [];
  for (let nth = 0; nth < questions; nth += 1)
    pictures.push((await (await upload(cookie, await heavyPicture(nth))).json()) as MediaView);
  console.log(`pictures of ${pictures.map(({ bytes }) => Math.round(bytes / 1_000)).join(', ')} kB`);
  // the first has none: what answers take is compared with it
  const host = await LoadHost.of(url, cookie, questions + 1, {
    besides: (index) =>
      index === 0 ? {} : { media: { hash: pictures[index - 1]?.hash ?? '', alt: 'Noise' } },
  });
  const fetchers = new Fetchers();
  const crowd: Onlooker[] = [];
  for (let nth = 0; nth < players; nth += 50)
    crowd.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, players - nth) }, async (_, more) => {
          const player = new Onlooker(
            stage.doors[(nth + more) % stage.doors.length] ?? url,
            nth + more,
            fetchers,
          );
          await player.wire.connect();
          await player.join(host.game.gameCode, `Player ${nth + more}`, { again: () => sleep(50) });
          return player;
        }),
      )),
    );
  for (let index = 0; index <= questions; index += 1) {
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
    const turn = await longestTurn();
    await sleep(2_500);
    const acks = crowd.flatMap(({ ackMs }) => ackMs.get(index) ?? []);
    console.log(
      `question ${index + 1}, ${index === 0 ? 'no picture' : 'a picture'}: from the host's press until all of it is there, ms: ${spreadText(spreadOf(ms))} (at most ${pictureMs}); answer → result, ms: ${spreadText(spreadOf(acks))}; longest turn ${rounded(turn)} ms`,
    );
  }
  console.log(`a bare server, the same bytes: ${spreadText(spreadOf(await bare(pictures[0]?.bytes ?? 0)))}`);
  for (const player of crowd) player.close();
  host.close();
  await fetchers.close();
};

try {
  console.log(`Machine: ${machine().cpus}, load ${machine().load} before; ${own} gateways`);
  if (uploads > 0) await attack();
  if (players > 0) await play();
  console.log(`load ${machine().load} after`);
} finally {
  await stage.close();
}
