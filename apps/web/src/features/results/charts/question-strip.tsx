import type { QuestionFigures } from '@clockbeat/domain/contract';
import { ChartFrame } from '../../../shared/charts/chart-frame.js';
import { isNamed } from '../../../shared/charts/is-named.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';

/** Each question as a column: how many were right, wrong, or said nothing. */
export const QuestionStrip = ({ questions }: { questions: readonly QuestionFigures[] }) => {
  const d = useDeskTexts();
  const columns = questions.map(shares);
  return (
    <ChartFrame
      title={d('charts.strip')}
      head={[d('charts.answers'), d('charts.right'), d('charts.wrong'), d('charts.missed')]}
      rows={columns.map(({ number, right, wrong, missed }) => ({
        key: String(number),
        cells: [d('charts.question', { number }), String(right), String(wrong), String(missed)],
      }))}
    >
      <div aria-hidden="true">
        <div className="flex h-40 gap-1 sm:gap-1.5">
          {columns.map(({ number, right, wrong, missed }) => (
            <div key={number} className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="border-2 border-dashed border-line-strong" style={grow(missed)} />
              <span className="border-2 border-bad" style={grow(wrong)} />
              <span className="bg-good" style={grow(right)} />
            </div>
          ))}
        </div>
        <div className="numbers mt-1 flex gap-1 text-center text-sm text-muted sm:gap-1.5">
          {columns.map(({ number }) => (
            <span key={number} className="min-w-0 flex-1">
              {isNamed(number, columns.length) && number}
            </span>
          ))}
        </div>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Key className="bg-good" text={d('charts.right')} />
          <Key className="border-2 border-bad" text={d('charts.wrong')} />
          <Key className="border-2 border-dashed border-line-strong" text={d('charts.missed')} />
        </p>
      </div>
    </ChartFrame>
  );
};

const Key = ({ className, text }: { className: string; text: string }) => (
  <span className="inline-flex items-center gap-2">
    <span className={`size-4 rounded-sm ${className}`} />
    {text}
  </span>
);

const shares = ({ questionIndex, counts, correctAnswer, noAnswer }: QuestionFigures) => {
  const right = counts[correctAnswer];
  const given = counts.reduce((sum, count) => sum + count, 0);
  return { number: questionIndex + 1, right, wrong: given - right, missed: noAnswer };
};

/** Nothing takes no place at all, not even its frame. */
const grow = (count: number) =>
  count === 0 ? { display: 'none' } : { flex: `${count} 1 0`, borderRadius: 4 };
