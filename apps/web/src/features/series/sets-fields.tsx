import { seriesLimits } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Pick } from '../../ui/pick.js';

interface SetsFieldsProps {
  /** By their ids, in the order in which they take turns; one may come twice. */
  chosen: readonly string[];
  isWrong: boolean;
  onChange: (chosen: string[]) => void;
}

/** The saved sets that take turns. */
export const SetsFields = ({ chosen, isWrong, onChange }: SetsFieldsProps) => {
  const t = useEveningsTexts();
  const sets = useQuery(reading.sets(null));
  const titles = new Map(sets.data?.map(({ id, title }) => [id, title]));
  if (sets.data?.length === 0 && chosen.length === 0)
    return (
      <p>
        {t('series.noSets')}{' '}
        <ButtonLink to={paths.savedSets} tone="quiet" className="-ms-3">
          {t('series.toSets')}
        </ButtonLink>
      </p>
    );
  const titleOf = (id: string): string => titles.get(id) ?? t('series.lostSet');
  return (
    <>
      {sets.isSuccess && (
        <ol className="divide-y-2 divide-line">
          {chosen.map((id, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same set may have several turns
            <li key={index} className="flex items-center gap-3 py-2">
              <span className="numbers min-w-7 font-extrabold">{index + 1}</span>
              <span dir="auto" className="min-w-0 grow wrap-anywhere">
                {titleOf(id)}
              </span>
              <Button
                tone="quiet"
                aria-label={t('series.removeSet', { title: titleOf(id) })}
                onClick={() => onChange(chosen.filter((_, at) => at !== index))}
              >
                ✕
              </Button>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < seriesLimits.sets && (
        <div className="mt-3 max-w-md">
          <Pick
            label={t('series.addSet')}
            error={isWrong ? t('series.setsMissing') : undefined}
            value=""
            options={[
              { value: '', label: t('series.chooseSet') },
              ...[...titles].map(([value, label]) => ({ value, label })),
            ]}
            onChange={(id) => id && onChange([...chosen, id])}
          />
        </div>
      )}
    </>
  );
};
