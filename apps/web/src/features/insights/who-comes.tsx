import { type Insights, intlTag } from '@clockbeat/domain/contract';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useLanguage } from '../../texts/language-context.js';
import { useDayText } from '../../texts/regional.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { ChartFrame } from '../../ui/chart-frame.js';
import { attendanceOf, type Column, type Span } from './shapes/attendance.js';

/** More columns than this have no room for a number on each. */
const numbered = 12;

/** Players of each game, or of each week's or month's games, and how many of them had come before. */
export const WhoComes = ({ insights }: { insights: Insights }) => {
  const a = useAfterTexts();
  const oneDigit = useOneDigit();
  const day = useDayText();
  const { span, columns, mean, fullest, trend } = attendanceOf(insights.games);
  const nameOf = useColumnName(span);
  const { accounts, returning } = insights.signedIn;
  const most = Math.max(1, ...columns.map(({ players }) => players));
  const countText = (count: number): string => (Number.isInteger(count) ? String(count) : oneDigit(count));
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last || !fullest) return null;
  const trendText = trend &&
    trend.later !== trend.earlier && {
      key: trend.later > trend.earlier ? ('insights.trendMore' as const) : ('insights.trendFewer' as const),
      values: { later: oneDigit(trend.later), earlier: oneDigit(trend.earlier) },
    };
  return (
    <ChartFrame
      title={a('insights.comes')}
      reading={[
        a('insights.comesText', { mean: oneDigit(mean), most: fullest.players, title: fullest.title }),
        ...(trendText ? [a(trendText.key, trendText.values)] : []),
        accounts === 0 ? a('insights.backNobody') : a('insights.back', { count: accounts, returning }),
      ]}
      head={[
        a('insights.when'),
        a('insights.games'),
        span === 'game' ? a('insights.players') : a('insights.perGame'),
        a('insights.cameBack'),
      ]}
      rows={columns.map((column, index) => ({
        key: String(index),
        cells: [nameOf(column), String(column.games), countText(column.players), countText(column.returning)],
      }))}
    >
      <div aria-hidden="true">
        <div className="flex h-44 items-end gap-1 sm:gap-1.5">
          {columns.map(({ day: at, title, players, returning: back }) => (
            <div key={`${at.getTime()} ${title}`} className="flex h-full min-w-0 flex-1 flex-col justify-end">
              {columns.length <= numbered && (
                <span className="numbers text-center text-sm font-bold">{countText(players)}</span>
              )}
              <span
                className="flex min-h-0.5 flex-col justify-end overflow-hidden rounded-t-md border-2 border-b-0 border-text"
                style={{ height: `${(82 * players) / most}%` }}
              >
                <span
                  className="bg-text"
                  style={{ height: `${players === 0 ? 0 : (100 * back) / players}%` }}
                />
              </span>
            </div>
          ))}
        </div>
        <p className="numbers mt-1 flex justify-between border-t-2 border-line-strong pt-1 text-sm text-muted">
          <span>{day(first.day.getTime())}</span>
          {columns.length > 1 && <span>{day(last.day.getTime())}</span>}
        </p>
        {accounts > 0 && (
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <span className="inline-flex items-center gap-2">
              <span className="size-4 rounded-sm bg-text" />
              {a('insights.cameBack')}
            </span>
            <span className="inline-flex items-center gap-2">
              <span className="size-4 rounded-sm border-2 border-text" />
              {a('insights.everybodyElse')}
            </span>
          </p>
        )}
      </div>
    </ChartFrame>
  );
};

/** What a column stands for, in words. */
const useColumnName = (span: Span): ((column: Column) => string) => {
  const a = useAfterTexts();
  const day = useDayText();
  const { language } = useLanguage();
  const months = new Intl.DateTimeFormat(intlTag(language), { month: 'long', year: 'numeric' });
  return ({ day: at, title }) => {
    const date = day(at.getTime());
    switch (span) {
      case 'game':
        return title ? `${title} · ${date}` : date;
      case 'week':
        return a('insights.weekOf', { day: date });
      case 'month':
        return months.format(at);
    }
  };
};
