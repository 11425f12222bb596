import { machine } from '../report.js';
import { conditions } from './slow-phone.js';
import type { DashboardVisit, Visit } from './visit.js';

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

/** The middle one, and the worst. */
const spread = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  return `median ${seconds(sorted[Math.floor(sorted.length / 2)]!)}   worst ${seconds(sorted.at(-1)!)}`;
};

/** The visits for people. Bytes are those of the last one: they hardly differ. */
export const printVisits = (
  of: string,
  visits: readonly Visit[],
  dashboards: readonly DashboardVisit[],
): string => {
  const last = visits.at(-1)!;
  const { cpus, load } = machine();
  const { downKbit, upKbit, roundTripMs, cpuSlowdown } = conditions;
  const rows: [string, string][] = [
    ['Product', of],
    [
      'Phone',
      `${downKbit / 1_000} Mbit/s down, ${upKbit} kbit/s up, ${roundTripMs} ms round trip, CPU ${cpuSlowdown}× slower`,
    ],
    ['Machine', `${cpus}, load ${load}`],
    ['Visits', `${visits.length}, each with an empty cache`],
    ['Link opened → name can be typed', spread(visits.map(({ usable }) => usable))],
    ['Form sent → lobby shown', spread(visits.map(({ lobby }) => lobby))],
    ['Host starts → question shown', spread(visits.map(({ question }) => question))],
    ['Host starts → an answer of another kind can be typed', spread(visits.map(({ field }) => field))],
    ['Dashboard opened → usable', spread(dashboards.map(({ usable }) => usable))],
    ['Until the dashboard can be used', bytes(dashboards.at(-1)!.bytes)],
    ['Until the name can be typed', bytes(last.bytesWhenUsable)],
    ['Until the first question', bytes(last.bytes)],
    ...last.parts.map((part): [string, string] => [`  ${part.name}`, kB(part.bytes)]),
  ];
  return rows.map(([what, figures]) => `${what.padEnd(70)}${figures}`).join('\n');
};

const bytes = ({ all, scripts, fonts }: Visit['bytes']): string =>
  `scripts ${kB(scripts)}   fonts ${kB(fonts)}   all ${kB(all)}`;
