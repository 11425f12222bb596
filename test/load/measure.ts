import { setTimeout as sleep } from 'node:timers/promises';
import { Inbox } from '../people/inbox.js';
import { BareRoom } from './bare-room.js';
import { checkNight } from './checks.js';
import { comeIn } from './come-in.js';
import { GameNight } from './game-night.js';
import { countUse, loopDelayOf, watchOwnLoop } from './gauges.js';
import { LoadHost, signInHost, timedEvening } from './host.js';
import type { Options } from './options.js';
import type { MeasuredPlayer } from './player.js';
import { memoryOf } from './processes.js';
import { machine, perPlayerAndQuestion, type Report } from './report.js';
import { rounded, spreadOf } from './spread.js';
import type { Stage } from './stage.js';

const gamesPerHost = 50;
/** What follows the last message of a night, on both sides. */
const settleMs = 300;

/** What else happens on the stage until the games are over. */
export type Meanwhile = (over: AbortSignal) => Promise<void>;

/** Plays the nights on that stage, all at once, and tells how it went. */
export const measure = async (options: Options, stage: Stage, meanwhile?: Meanwhile): Promise<Report> => {
  const before = machine();
  const inbox = new Inbox();
  const urls = stage.gateways.map(({ url }) => url);
  const nights = await prepare(options, stage.doors, inbox);
  const players = nights.flatMap((night) => night.players);

  const joinUse = countUse(stage);
  const joins = { ...(await joinAll(players)), use: joinUse() };
  await sleep(1_000); // the lobby's last news
  inbox.take();
  await Promise.all(urls.map(loopDelayOf));
  const ownLoop = watchOwnLoop();
  const playUse = countUse(stage);
  const over = new AbortController();
  const beside = meanwhile?.(over.signal);
  const bare = options.pacing === 'timed' ? besideReveals(nights[0]!, inbox, over.signal) : null;
  await Promise.all(nights.map((night) => night.play()));
  over.abort();
  await beside;
  await sleep(settleMs);
  const used = playUse();
  const driverLoop = ownLoop();
  const received = inbox.take();
  const gateways = await Promise.all(
    stage.gateways.map(async ({ url, pid }) => ({
      url,
      memory: pid === null ? null : memoryOf(pid),
      loopDelayMs: await loopDelayOf(url),
    })),
  );

  const problems: string[] = [];
  for (const night of nights) problems.push(...(await checkNight(night)));
  for (const night of nights) night.leave();

  const questions = nights.flatMap((night) => night.questions);
  const answers = spreadOf(questions.flatMap((question) => question.answerMs));
  const clicks = questions.flatMap(({ opening }) => opening.sinceClick ?? []);
  const perThousand = (seconds: number | null): number | null =>
    seconds === null ? null : rounded((seconds / answers.count) * 1000, 3);
  return {
    machine: { before, after: machine() },
    asked: { ...options, gateways: stage.doors },
    joins,
    fanOutMs: {
      first: spreadOf(clicks.map(({ first }) => first)),
      last: spreadOf(clicks.map(({ last }) => last)),
      firstToLast: spreadOf(questions.flatMap(({ opening }) => opening.spread ?? [])),
    },
    reveal: bare && {
      firstToLast: spreadOf(questions.flatMap(({ reveal }) => reveal.spread ?? [])),
      bare: spreadOf(await bare),
    },
    answerMs: answers,
    use: used,
    gatewayWritesPerAnswer:
      used.gatewayWrites === null ? null : rounded(used.gatewayWrites / answers.count, 2),
    cpuPerThousandAnswers: {
      gateways: perThousand(used.gateways),
      postgres: perThousand(used.postgres),
      redis: perThousand(used.redis),
      balancer: perThousand(used.balancer),
      driver: perThousand(used.driver),
    },
    perPlayerAndQuestion: perPlayerAndQuestion(received, players.length * options.questions),
    gateways,
    driverLoopDelayMs: driverLoop,
    problems,
  };
};

/** Between the last answer and the end of a question's time: it is the host who ends it. */
const spareSeconds = 13;

const prepare = async (options: Options, urls: readonly string[], inbox: Inbox): Promise<GameNight[]> => {
  const nights: GameNight[] = [];
  let cookie = '';
  for (let game = 0; game < options.games; game += 1) {
    const url = urls[game % urls.length]!;
    if (game % gamesPerHost === 0)
      cookie = await signInHost(urls[0]!, `host-${options.seed}-${game / gamesPerHost + 1}`);
    const host = await LoadHost.of(url, cookie, options.questions, {
      ...(options.pacing === 'timed' && timedEvening),
      timeLimit: options.within + spareSeconds,
    });
    nights.push(new GameNight({ ...options, host, urls, inbox, seed: options.seed + game }));
  }
  return nights;
};

/** What a player is told in one write when a question of a paced game is closed. */
const toldAtOnce = ['answerResult', 'questionClosed', 'gameUpdated'] as const;
/** A reveal stands for three seconds: by then nothing of it is on its way any more. */
const bareAfterMs = 1_500;

/** While each reveal stands: how as many bytes reach as many sockets, on this machine in this moment, by a server that does nothing. */
const besideReveals = async (night: GameNight, inbox: Inbox, over: AbortSignal): Promise<number[]> => {
  const room = await BareRoom.open(night.players.length);
  await room.broadcast();
  const apart: number[] = [];
  for (const { reveal } of night.questions) {
    while (reveal.spread === null && !over.aborted) await sleep(20);
    if (over.aborted) break;
    await sleep(bareAfterMs);
    apart.push(await room.broadcast(toldAtOnce.reduce((sum, name) => sum + inbox.bytesOf(name), 0)));
  }
  room.close();
  return apart;
};

/** Connecting counts: a player who joins has just opened the page. */
const joinAll = async (players: readonly MeasuredPlayer[]): Promise<Omit<Report['joins'], 'use'>> => {
  const startedAt = performance.now();
  await comeIn(players, (player) => player.comeIn());
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    seconds: rounded(seconds, 3),
    perSecond: Math.round(players.length / seconds),
    sentAgain: players.reduce((sum, { joinsRepeated }) => sum + joinsRepeated, 0),
  };
};
