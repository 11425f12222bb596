import type { InsightsDecided } from '@clockbeat/domain/contract';
import { ChartFrame } from '../../shared/charts/chart-frame.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';

const kinds = ['knowledge', 'tie', 'speed'] as const;
/** By fill and frame, as the strip of a game's results: colour alone says nothing. */
const looks: Record<(typeof kinds)[number], string> = {
  knowledge: 'bg-text',
  tie: 'border-2 border-dashed border-line-strong',
  speed: 'border-2 border-text bg-coral',
};

/** Whether the first place went to who knew most, and how often to who was quickest. */
export const WhatDecides = ({ decided }: { decided: InsightsDecided }) => {
  const d = useDeskTexts();
  const t = useTexts();
  const games = kinds.reduce((sum, kind) => sum + decided[kind], 0);
  if (games === 0) return null;
  const { speed, tie } = decided;
  return (
    <ChartFrame
      title={d('insights.decides')}
      reading={[
        speed === 0 ? d('insights.decidesNever') : d('insights.decidesText', { count: speed, games }),
        ...(speed === 0 ? [] : [d('insights.decidesSelf')]),
        ...(tie === 0 ? [] : [d('insights.decidesTie', { count: tie })]),
      ]}
      head={[d('insights.decidedBy'), d('insights.games')]}
      rows={kinds.map((kind) => ({ key: kind, cells: [d(`insights.${kind}`), String(decided[kind])] }))}
    >
      <div aria-hidden="true">
        <div className="flex h-12 gap-1">
          {kinds.map(
            (kind) =>
              decided[kind] > 0 && (
                <span
                  key={kind}
                  className={`rounded-md ${looks[kind]}`}
                  style={{ flex: `${decided[kind]} 1 0` }}
                />
              ),
          )}
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {kinds.map((kind) => (
            <span key={kind} className="inline-flex items-center gap-2">
              <span className={`size-4 rounded-sm ${looks[kind]}`} />
              {d(`insights.${kind}`)}
              <span className="numbers font-bold">{t('common.figure', { count: decided[kind] })}</span>
            </span>
          ))}
        </p>
      </div>
    </ChartFrame>
  );
};
