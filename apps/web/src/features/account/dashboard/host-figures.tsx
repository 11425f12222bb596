import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { useOneDigit } from '../../../texts/use-one-digit.js';
import type { HostFigures as Figures } from './figures-of.js';

/** Four numbers, set large between two lines: no boxes. */
export const HostFigures = ({ figures }: { figures: Figures }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const oneDigit = useOneDigit();
  const rows = [
    { label: t('dashboard.gamesHosted'), value: common('common.figure', { count: figures.gamesHosted }) },
    { label: t('dashboard.totalPlayers'), value: common('common.figure', { count: figures.totalPlayers }) },
    { label: t('dashboard.avgRating'), value: oneDigit(figures.avgRating) },
    { label: t('dashboard.questionSets'), value: common('common.figure', { count: figures.questionSets }) },
  ];
  return (
    <section aria-label={t('dashboard.statsTitle')} className="mt-10 border-y-2 border-line py-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {rows.map(({ label, value }) => (
          <div key={label} data-testid="stat" className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numbers font-display text-3xl leading-tight font-extrabold sm:text-4xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
