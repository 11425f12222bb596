import { compare } from './bounds.js';
import type { Use } from './gauges.js';
import type { Report } from './report.js';
import type { Spread } from './spread.js';

const problemsShown = 20;

const mayBe = (value: number | null): string => (value === null ? 'not on this machine' : String(value));
const cpuOf = ({ gateways, postgres, driver, seconds }: Use): string =>
  `gateway ${mayBe(gateways)}   PostgreSQL ${mayBe(postgres)}   driver ${driver}   in ${seconds} s`;
const spread = ({ p50, p99, max }: Spread): string => `p50 ${p50}   p99 ${p99}   max ${max}`;

/** The report for people. */
export const print = (report: Report): string => {
  const { asked, machine, joins, fanOutMs, answerMs, use, cpuPerThousandAnswers: per } = report;
  const each = report.perPlayerAndQuestion;
  const rows: [string, string][] = [
    [
      'Players',
      `${asked.games} × ${asked.players}, ${asked.pacing}, ${asked.questions} questions, seed ${asked.seed}, ${asked.rehearsals} rehearsals`,
    ],
    ['Machine', `${machine.before.cpus}, load ${machine.before.load} → ${machine.after.load}`],
    ['Joins/s', `${joins.perSecond} (${joins.seconds} s, ${joins.sentAgain} sent again)`],
    ['Question → first player, ms', spread(fanOutMs.first)],
    ['Question → last player, ms', spread(fanOutMs.last)],
    ['First → last player, ms', spread(fanOutMs.firstToLast)],
    ...(report.reveal
      ? ([
          ['Reveal, first → last player, ms', spread(report.reveal.firstToLast)],
          ['As many bytes by a bare broadcast, ms', spread(report.reveal.bare)],
        ] satisfies [string, string][])
      : []),
    ['Answer → result, ms', `${spread(answerMs)}   (${answerMs.count} answers)`],
    [
      'CPU s per 1,000 answers',
      [
        `gateway ${mayBe(per.gateways)}   PostgreSQL ${mayBe(per.postgres)}   driver ${mayBe(per.driver)}`,
        ...(per.redis === null ? [] : [`Redis ${per.redis}`]),
        ...(per.balancer === null ? [] : [`load balancer ${per.balancer}`]),
      ].join('   '),
    ],
    ['Gateway writes per answer, system calls', mayBe(report.gatewayWritesPerAnswer)],
    ['CPU s in all, while playing', cpuOf(use)],
    ['CPU s in all, while joining', cpuOf(joins.use)],
    ['Per player and question', `${each.messages} messages, ${each.bytes} bytes`],
    ...Object.entries(each.byName).map(([name, { messages, bytes }]): [string, string] => [
      `  ${name}`,
      `${messages} messages, ${bytes} bytes`,
    ]),
    ...report.gateways.map(({ url, memory, loopDelayMs }): [string, string] => [
      url,
      [
        memory ? `${memory.rssMb} MB, at most ${memory.peakMb} MB` : '',
        loopDelayMs ? `event loop late by p99 ${loopDelayMs.p99} ms, max ${loopDelayMs.max} ms` : '',
      ].join('; '),
    ]),
    [
      'Driver',
      `event loop late by p99 ${report.driverLoopDelayMs.p99} ms, max ${report.driverLoopDelayMs.max} ms`,
    ],
  ];
  const verdicts = compare(report).map(({ what, figure, bound, met }): [string, string] => [
    `${met ? '✓' : '✗'} ${what}`,
    `${mayBe(figure)} (${bound})`,
  ]);
  return [...rows, ...verdicts]
    .map(([what, figures]) => `${what.padEnd(46)}${figures}`)
    .concat(outcome(report))
    .join('\n');
};

const outcome = ({ problems }: Report): string[] =>
  problems.length === 0
    ? ['Nobody missed a question; told = log = final.']
    : [`${problems.length} problems:`, ...problems.slice(0, problemsShown)];
