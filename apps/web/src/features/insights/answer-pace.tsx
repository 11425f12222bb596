import type { InsightsPace } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { ChartFrame } from '../../ui/chart-frame.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { AreaPlot, useShareText, wholePercent } from './area-plot.js';
import { fewestForPace, type PaceShape, paceShapeOf, type Verdict } from './shapes/pace.js';

/** The answers as they came in, against the clock; one time limit at a time. */
export const AnswerPace = ({ paces }: { paces: readonly InsightsPace[] }) => {
  const a = useAfterTexts();
  const share = useShareText();
  const oneDigit = useOneDigit();
  const verdictText = useVerdictText();
  const [limit, setLimit] = useState<number | null>(null);
  const pace = paces.find(({ timeLimit }) => timeLimit === limit) ?? paces[0];
  if (!pace) return null;
  const { timeLimit } = pace;
  const shape = paceShapeOf(pace);
  const { verdict } = shape;
  const seconds = (count: number): string => a('insights.seconds', { seconds: count });
  return (
    <ChartFrame
      title={a('insights.pace')}
      reading={[
        ...(verdict === null
          ? [a('insights.paceFew', { count: pace.answers, fewest: fewestForPace })]
          : [
              a('insights.paceText', {
                half: oneDigit(shape.half),
                most: oneDigit(shape.most),
                limit: timeLimit,
              }),
              verdictText(verdict),
            ]),
        ...(verdict !== null && shape.missed > 0
          ? [a('insights.paceMissed', { percent: wholePercent(shape.missed) })]
          : []),
      ]}
      head={[a('insights.time'), a('insights.paceSoFar')]}
      rows={wholeSeconds(shape, timeLimit).map(([at, come]) => ({
        key: String(at),
        cells: [seconds(at), share(come)],
      }))}
    >
      {paces.length > 1 && (
        <div className="mb-5">
          <PillChoice
            label={a('insights.paceLimit')}
            options={paces.map((each) => ({
              value: String(each.timeLimit),
              label: seconds(each.timeLimit),
            }))}
            value={String(timeLimit)}
            onChange={(value) => setLimit(Number(value))}
          />
        </div>
      )}
      <AreaPlot
        points={shape.shares.map((y, index) => ({ x: index / (2 * timeLimit), y }))}
        marks={
          verdict === null
            ? []
            : [
                {
                  x: shape.half / timeLimit,
                  y: 0.5,
                  label: a('insights.paceHalf'),
                },
                {
                  x: shape.most / timeLimit,
                  y: 0.9,
                  label: a('insights.paceMost'),
                },
              ]
        }
        labels={[0, 0.5, 1].map((x) => ({ x, label: seconds(x * timeLimit) }))}
      />
    </ChartFrame>
  );
};

const wholeSeconds = ({ shares }: PaceShape, timeLimit: number): [second: number, come: number][] =>
  Array.from({ length: timeLimit }, (_, index) => [index + 1, shares[2 * (index + 1)] ?? 1]);

const useVerdictText = (): ((verdict: Verdict) => string) => {
  const a = useAfterTexts();
  return (verdict) => {
    switch (verdict.kind) {
      case 'generous':
        return a('insights.paceGenerous', { percent: wholePercent(verdict.share), seconds: verdict.seconds });
      case 'tight':
        return a('insights.paceTight', { percent: wholePercent(verdict.share) });
      case 'fits':
        return a('insights.paceFits');
    }
  };
};
