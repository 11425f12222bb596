import { ChartFrame } from '../../../shared/charts/chart-frame.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';

/** How fast the answers came: a column for each tenth of the time. */
export const AnswerTimes = ({ bins }: { bins: readonly number[] }) => {
  const d = useDeskTexts();
  const t = useTexts();
  const most = Math.max(...bins);
  if (most <= 0) return null;
  const rangeOf = (index: number): string => d('charts.timeBin', { from: index * 10, to: (index + 1) * 10 });
  return (
    <ChartFrame
      title={d('charts.times')}
      text={d('charts.timesText')}
      head={[d('charts.times'), d('charts.answers')]}
      rows={bins.map((count, index) => ({ key: rangeOf(index), cells: [rangeOf(index), String(count)] }))}
    >
      <div aria-hidden="true">
        <div className="flex h-44 items-end gap-1 sm:gap-1.5">
          {bins.map((count, index) => (
            <div key={rangeOf(index)} className="flex h-full min-w-0 flex-1 flex-col justify-end">
              <span className="numbers text-center text-sm font-bold">
                {count > 0 && t('common.figure', { count })}
              </span>
              <span
                className="block min-h-0.5 rounded-t-md bg-text"
                style={{ height: `${(80 * count) / most}%` }}
              />
            </div>
          ))}
        </div>
        <p className="mt-1 flex justify-between border-t-2 border-line-strong pt-1 text-sm text-muted">
          <span>{d('charts.timesAxisStart')}</span>
          <span>{d('charts.timesAxisEnd')}</span>
        </p>
      </div>
    </ChartFrame>
  );
};
