import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from '../../../scripts/paths.mjs';
import { type ProcessUse, watchProcess } from './watch-process.js';

export type Format = 'ndjson' | 'csv' | 'parquet';

export interface Taken {
  readonly bytes: number;
  /** Lines of text; in Parquet they mean nothing. */
  readonly lines: number;
  readonly use: ProcessUse;
}

const lineEnd = 10;

/** Reads to the end, as fast as it comes, and keeps nothing of it. */
const swallow = async (body: AsyncIterable<Uint8Array>): Promise<Omit<Taken, 'use'>> => {
  let [bytes, lines] = [0, 0];
  for await (const chunk of body) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) lines += 1;
  }
  return { bytes, lines };
};

/** From a gateway, as an analyst. */
export const overHttp = async (
  { url, pid, cookie }: { url: string; pid: number; cookie: string },
  format: Format,
): Promise<Taken> => {
  const use = watchProcess(pid);
  const response = await fetch(`${url}/api/analytics/events?scope=all&format=${format}`, {
    headers: { cookie },
  });
  if (!response.ok || !response.body) throw new Error(`The export answers ${response.status}`);
  return { ...(await swallow(response.body)), use: use() };
};

/** By the operators' command of the build. */
export const byCommand = async (databaseUrl: string, format: Format): Promise<Taken> => {
  const child = spawn(process.execPath, [program('events'), 'export', '--format', format], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'the secret of an export under load',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const use = watchProcess(child.pid ?? 0);
  const taken = { ...(await swallow(child.stdout)), use: use() };
  const [code] = await exited;
  if (code !== 0) throw new Error(`The command ended with ${code}`);
  return taken;
};
