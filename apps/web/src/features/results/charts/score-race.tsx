import type { RaceLine } from '@clockbeat/domain';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { classNames } from '../../../ui/class-names.js';
import { ChartFrame } from './chart-frame.js';
import { race, racersOf } from './race-shape.js';

/** The best is set in ink, the others by colour and by the pattern of their line: colour never speaks alone. */
const looks = [
  { line: 'text-text', width: 5, dash: undefined },
  { line: 'text-coral', width: 4, dash: undefined },
  { line: 'text-sky', width: 4, dash: '14 7' },
  { line: 'text-grape', width: 4, dash: '3 8' },
  { line: 'text-muted', width: 3, dash: '10 6 2 6' },
] as const;

/** How the scores of the best grew, from the first question to the last. */
export const ScoreRace = ({ lines }: { lines: readonly RaceLine[] }) => {
  const d = useDeskTexts();
  const t = useTexts();
  const racers = racersOf(lines);
  const questions = lines[0]?.totals.length ?? 0;
  if (questions === 0) return null;
  const columns = [...Array(questions).keys()];
  return (
    <ChartFrame
      title={d('charts.race')}
      text={d('charts.raceText', { count: racers.length })}
      head={[d('charts.player'), ...columns.map((index) => d('charts.questionShort', { number: index + 1 }))]}
      rows={lines.map(({ id, name, totals }) => ({ key: id, cells: [name, ...totals.map(String)] }))}
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[1fr_minmax(10rem,14rem)]">
        <div>
          <svg
            viewBox={`0 0 ${race.width} ${race.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-56 w-full sm:h-72"
            fill="none"
            stroke="currentColor"
          >
            {columns.map((index) => {
              const x = racers[0]?.points[index + 1]?.x;
              return (
                <path
                  key={index}
                  d={`M${x} ${race.top}V${race.height - race.bottom}`}
                  vectorEffect="non-scaling-stroke"
                  className="text-line"
                />
              );
            })}
            {racers.map(({ id, points }, index) => (
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
            ))}
          </svg>
          <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-muted">
            <span>{d('charts.start')}</span>
            <span>{d('charts.question', { number: questions })}</span>
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
