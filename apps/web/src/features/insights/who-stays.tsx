import type { InsightsStay } from '@clockbeat/domain/contract';
import { ChartFrame } from '../../shared/charts/chart-frame.js';
import { isNamed } from '../../shared/charts/is-named.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { AreaPlot } from './parts/area-plot.js';
import { useShareText, wholePercent } from './parts/share-text.js';
import { type StaysShape, staysShapeOf } from './shapes/stays.js';

/** How many of those who came still answer, from the first question to the last that half of the games came to. */
export const WhoStays = ({ stays }: { stays: readonly InsightsStay[] }) => {
  const d = useDeskTexts();
  const share = useShareText();
  const shape = staysShapeOf(stays);
  const reading = useReading();
  if (!shape) return null;
  const { shown } = shape;
  const points = shown.map(({ share: y }, index) => ({ x: index / Math.max(1, shown.length - 1), y }));
  return (
    <ChartFrame
      title={d('insights.stays')}
      reading={[...reading(shape), d('insights.staysWho')]}
      head={[d('insights.question'), d('insights.stillThere'), d('insights.players'), d('insights.games')]}
      rows={shown.map(({ questionIndex, share: part, stayed, players, games }) => ({
        key: String(questionIndex),
        cells: [
          d('charts.question', { number: questionIndex + 1 }),
          share(part),
          d('insights.chosenBy', { part: stayed, count: players }),
          String(games),
        ],
      }))}
    >
      <AreaPlot
        points={points.length === 1 ? [...points, { x: 1, y: points[0]?.y ?? 0 }] : points}
        labels={shown.flatMap(({ questionIndex }, index) =>
          isNamed(questionIndex + 1, shown.length, 8)
            ? { x: points[index]?.x ?? 0, label: String(questionIndex + 1) }
            : [],
        )}
      />
    </ChartFrame>
  );
};

const useReading = (): ((shape: StaysShape) => string[]) => {
  const d = useDeskTexts();
  return ({ last, drop }) => {
    if (last.share === 1) return [d('insights.staysAll', { number: last.number })];
    return [
      d('insights.staysText', { percent: wholePercent(last.share), number: last.number }),
      drop
        ? d('insights.staysDrop', { number: drop.number, percent: wholePercent(drop.share) })
        : d('insights.staysNoDrop'),
    ];
  };
};
