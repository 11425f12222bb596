import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { cookiesOf } from '../cookies-of.js';

/** Lighthouse's slow 4G, and a phone four times slower than this machine. */
export const conditions = { downKbit: 1_600, upKbit: 750, roundTripMs: 150, cpuSlowdown: 4 } as const;

/** Nobody waits longer. */
const timeoutMs = 60_000;

/** What has come over the network, as it came: compressed, with its headers. */
export interface Bytes {
  all: number;
  scripts: number;
  fonts: number;
}

type Moment = 'opened' | 'usable' | 'submitted' | 'lobby' | 'question' | 'field' | 'dashboard';

export interface SlowPhone {
  readonly page: Page;
  /** When the page came so far, ms since the epoch (watch-page.js); waits for it. */
  readonly moment: (name: Moment) => Promise<number>;
  readonly bytes: () => Bytes;
  /** The parts that came, by name. */
  readonly parts: () => { name: string; bytes: number }[];
  close(): Promise<void>;
}

/** A phone that has never been here: no cache, a slow network and a slow processor; of cookies only that of a session. */
export const openSlowPhone = async (
  browser: Browser,
  baseURL: string,
  session?: string,
): Promise<SlowPhone> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  if (session !== undefined) await context.addCookies(cookiesOf(session, baseURL));
  const page = await context.newPage();
  const moment = await watchMoments(page);
  const devtools = await context.newCDPSession(page);
  const received = await countBytes(devtools);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: (conditions.downKbit * 1_000) / 8,
    uploadThroughput: (conditions.upKbit * 1_000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  const sum = (type?: string): number =>
    received
      .filter((part) => type === undefined || part.type === type)
      .reduce((total, part) => total + part.bytes, 0);
  return {
    page,
    moment,
    bytes: () => ({ all: sum(), scripts: sum('Script'), fonts: sum('Font') }),
    parts: () => received.map(({ name, bytes }) => ({ name, bytes })),
    close: () => context.close(),
  };
};

const watchMoments = async (page: Page): Promise<SlowPhone['moment']> => {
  const told = new EventEmitter();
  const moments = new Map<string, number>();
  await page.exposeFunction('tellMoment', (name: string, at: number) => {
    moments.set(name, at);
    told.emit(name);
  });
  await page.addInitScript({ path: fileURLToPath(new URL('watch-page.js', import.meta.url)) });
  return async (name) => {
    if (!moments.has(name)) await once(told, name, { signal: AbortSignal.timeout(timeoutMs) });
    return moments.get(name)!;
  };
};

interface Part {
  name: string;
  type: string;
  bytes: number;
}

const countBytes = async (devtools: CDPSession): Promise<Part[]> => {
  const received: Part[] = [];
  const asked = new Map<string, { name: string; type: string }>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    asked.set(requestId, { name: new URL(request.url).pathname, type: type ?? 'Other' }),
  );
  // what is fetched ahead of its import has no type of its own yet
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const part = asked.get(requestId);
    if (part && /javascript/.test(response.mimeType)) part.type = 'Script';
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = asked.get(requestId);
    if (part) received.push({ ...part, bytes: encodedDataLength });
  });
  return received;
};
