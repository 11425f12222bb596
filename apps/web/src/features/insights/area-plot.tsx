import { useAfterTexts } from '../../texts/after-texts.js';
import { classNames } from '../../ui/class-names.js';

/** Both from 0 to 1: how far along, and which share. */
interface PlotPoint {
  x: number;
  y: number;
}

interface AreaPlotProps {
  points: readonly PlotPoint[];
  /** Points with a word of their own. */
  marks?: readonly (PlotPoint & { label: string })[];
  /** What stands under the ground line. */
  labels: readonly { x: number; label: string }[];
}

const percent = (share: number): string => `${100 * share}%`;
const levels = [1, 0.5, 0];

/** A share that grows or shrinks from left to right, for the eye alone: whoever reads has the table. */
export const AreaPlot = ({ points, marks = [], labels }: AreaPlotProps) => {
  const a = useAfterTexts();
  const line = points.map(({ x, y }) => `${100 * x},${100 - 100 * y}`).join(' ');
  return (
    <div aria-hidden="true" className="numbers ps-14 text-sm text-muted">
      <div className="relative h-48 sm:h-56">
        {levels.map((level) => (
          <p
            key={level}
            className="absolute end-0 -start-14 flex -translate-y-1/2 items-center gap-2"
            style={{ top: percent(1 - level) }}
          >
            <span className="w-12 text-end whitespace-nowrap">
              {a('insights.percent', { percent: 100 * level })}
            </span>
            <span className="h-0.5 grow bg-line" />
          </p>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
          fill="none"
        >
          <polygon points={`${line} 100,100 0,100`} fill="currentColor" className="text-line" />
          {marks.map(({ x, y }) => (
            <path
              key={x}
              d={`M${100 * x} 100V${100 - 100 * y}`}
              vectorEffect="non-scaling-stroke"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray="5 5"
              className="text-text"
            />
          ))}
          <polyline
            points={line}
            vectorEffect="non-scaling-stroke"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="text-text"
          />
        </svg>
        {marks.map(({ x, y, label }) => (
          <p
            key={x}
            className={classNames(
              'absolute mx-1 bg-line px-1 font-bold whitespace-nowrap text-text',
              x > 0.55 && '-translate-x-[calc(100%+0.5rem)]',
            )}
            style={{ left: percent(x), top: percent(1 - y / 2) }}
          >
            {label}
          </p>
        ))}
      </div>
      <p className="relative mt-1 h-5">
        {labels.map(({ x, label }) => (
          <span
            key={x}
            className={classNames(
              'absolute whitespace-nowrap',
              x === 0 ? '' : x === 1 ? '-translate-x-full' : '-translate-x-1/2',
            )}
            style={{ left: percent(x) }}
          >
            {label}
          </span>
        ))}
      </p>
    </div>
  );
};

/** A share from 0 to 1 in whole percent; what is not quite nothing or everything does not look like it. */
export const wholePercent = (share: number): number => {
  const percent = Math.round(100 * share);
  if (percent === 0 && share > 0) return 1;
  return percent === 100 && share < 1 ? 99 : percent;
};

export const useShareText = (): ((share: number) => string) => {
  const a = useAfterTexts();
  return (share) => a('insights.percent', { percent: wholePercent(share) });
};
