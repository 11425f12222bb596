import type { RaceLine } from '@clockbeat/domain/contract';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ChartFrame, isNamed } from '../../ui/chart-frame.js';
import { classNames } from '../../ui/class-names.js';
import { levelsOf, race, racersOf, stepAt } from './race-shape.js';

/** The best is set in ink, the others by colour and by the pattern of their line: colour never speaks alone. */
const looks = [
  { line: 'text-text', width: 3, dash: undefined },
  { line: 'text-coral', width: 5, dash: undefined },
  { line: 'text-sky', width: 4, dash: '14 7' },
  { line: 'text-grape', width: 4, dash: '3 8' },
  { line: 'text-muted', width: 3, dash: '10 6 2 6' },
] as const;

const percent = (part: number, of: number): string => `${(100 * part) / of}%`;

/** How the scores of the best grew, from the first question to the last. */
export const ScoreRace = ({ lines }: { lines: readonly RaceLine[] }) => {
  const a = useAfterTexts();
  const t = useTexts();
  const racers = racersOf(lines);
  const questions = lines[0]?.totals.length ?? 0;
  if (questions === 0) return null;
  const columns = [...Array(questions).keys()];
  return (
    <ChartFrame
      title={a('charts.race')}
      text={a('charts.raceText', { count: racers.length })}
      head={[a('charts.player'), ...columns.map((index) => a('charts.questionShort', { number: index + 1 }))]}
      rows={lines.map(({ id, name, totals }) => ({ key: id, cells: [name, ...totals.map(String)] }))}
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[1fr_minmax(10rem,14rem)]">
        <div dir="ltr" aria-hidden="true" className="numbers ps-12 text-sm text-muted">
          <div className="relative h-56 sm:h-80">
            {levelsOf(lines).map(({ points, y }) => (
              <p
                key={points}
                className="absolute end-0 -start-12 flex -translate-y-1/2 items-center gap-2"
                style={{ top: percent(y, race.height) }}
              >
                <span className="w-10 text-end">{t('common.figure', { count: points })}</span>
                <span className="h-0.5 grow bg-line" />
              </p>
            ))}
            <svg
              viewBox={`0 0 ${race.width} ${race.height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="absolute inset-0 size-full"
              fill="none"
              stroke="currentColor"
            >
              {/* The best come last, so that they lie on top where lines meet. */}
              {racers
                .map(({ id, points }, index) => (
                  <polyline
                    key={id}
                    points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                    vectorEffect="non-scaling-stroke"
                    strokeWidth={looks[index]?.width}
                    strokeDasharray={looks[index]?.dash}
                    strokeLinejoin="round"
                    strokeLinecap="round"
                    className={looks[index]?.line}
                  />
                ))
                .reverse()}
            </svg>
          </div>
          <p className="relative h-5">
            {questions <= 15 && (
              <span
                className="absolute -translate-x-1/2 max-sm:hidden"
                style={{ left: percent(stepAt(0, questions), race.width) }}
              >
                {a('charts.start')}
              </span>
            )}
            {columns.map(
              (index) =>
                isNamed(index + 1, questions) && (
                  <span
                    key={index}
                    className="absolute -translate-x-1/2"
                    style={{ left: percent(stepAt(index + 1, questions), race.width) }}
                  >
                    {index + 1}
                  </span>
                ),
            )}
          </p>
        </div>
        <ol className="flex flex-col gap-2">
          {racers.map(({ id, name, total }, index) => (
            <li key={id} className="flex items-center gap-3">
              <svg
                viewBox="0 0 32 8"
                aria-hidden="true"
                className={classNames('h-2 w-8 shrink-0', looks[index]?.line)}
                stroke="currentColor"
                strokeWidth={looks[index]?.width}
                strokeDasharray={looks[index]?.dash}
              >
                <path d="M2 4h28" />
              </svg>
              <span className="min-w-0 grow truncate font-bold">{name}</span>
              <span className="numbers">{t('common.figure', { count: total })}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
};
