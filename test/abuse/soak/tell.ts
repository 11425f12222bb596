import { cpus } from 'node:os';
import { rounded } from '../../load/spread.js';
import type { SoakOptions } from './options.js';
import type { Tally } from './tally.js';
import { type Sample, trendOf } from './trend.js';

const titles: Readonly<Record<string, string>> = {
  rss_mb: 'RSS, MB',
  nodejs_heap_size_used_bytes: 'heap used, MB',
  nodejs_heap_size_total_bytes: 'heap, MB',
  nodejs_external_memory_bytes: 'outside the heap, MB',
  nodejs_active_handles_total: 'handles',
  process_open_fds: 'open files',
  clockbeat_sockets: 'sockets',
  'games in memory': 'games in memory',
  machine_load: 'load of the machine',
};
const megabytes = (name: string): number => (name.endsWith('_bytes') ? 1_048_576 : 1);

/** The warm-up: compiled code, caches and the first round of games. At most a third of a short soak. */
export const warmUpSeconds = ({ minutes }: SoakOptions): number => Math.min(300, minutes * 20);

/** A table for people of what matters, then every other series of which a trend can be told. */
export const tellSoak = (options: SoakOptions, samples: readonly Sample[], tally: Tally): string => {
  const warmUp = warmUpSeconds(options);
  const row = (name: string): string[] => {
    const trend = trendOf(samples, name, warmUp);
    if (!trend) return [];
    const { first, median, max, last, perHour } = trend;
    const figures = [first, median, max, last, perHour].map((value) => rounded(value / megabytes(name), 2));
    return [`| ${titles[name] ?? name} | ${figures.join(' | ')} |`];
  };
  const names = [...new Set(samples.flatMap(({ values }) => [...values.keys()]))];
  const others = names.filter((name) => titles[name] === undefined).toSorted();
  const head = '| | first | median | max | last | per hour |\n| --- | --- | --- | --- | --- | --- |';
  return [
    `${options.games} games of ${options.players} players for ${options.minutes} minutes, seed ${options.seed}, ` +
      `on ${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}; ${samples.length} samples, ` +
      `median and slope without the first ${warmUp} s`,
    head,
    ...Object.keys(titles).flatMap(row),
    '',
    `Seen by the driver: ${JSON.stringify(tally.all)}`,
    `Problems: ${JSON.stringify(tally.problems)}`,
    '',
    'Every series:',
    head,
    ...others.flatMap(row),
  ].join('\n');
};
