import { limits, seriesLimits } from '@clockbeat/domain/contract';
import { bankCategories } from '../../hosting/bank-categories.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { NumberField } from '../../ui/number-field.js';
import { Pick } from '../../ui/pick.js';
import { SwitchField } from '../../ui/switch-field.js';
import {
  everyCategory,
  isCount,
  newRound,
  type RoundDraft,
  type SeriesDraft,
  type WrongSeries,
} from './series-draft.js';

interface RoundsFieldsProps {
  draft: SeriesDraft;
  error: WrongSeries['rounds'];
  onChange: (changed: Partial<SeriesDraft>) => void;
}

/** The rounds whose questions are drawn for each night. */
export const RoundsFields = ({ draft, error, onChange }: RoundsFieldsProps) => {
  const t = useEveningsTexts();
  const d = useDeskTexts();
  const { rounds, mixed } = draft;
  return (
    <>
      <ol className="flex flex-col gap-5">
        {rounds.map((round, index) => (
          <li key={round.id} className="border-s-4 border-line ps-4">
            <RoundFields
              round={round}
              number={index + 1}
              isWrong={error === 'count' && !isCount(round.count)}
              onChange={(changed) =>
                onChange({ rounds: rounds.map((one) => (one === round ? { ...one, ...changed } : one)) })
              }
              onRemove={
                rounds.length > 1
                  ? () => onChange({ rounds: rounds.filter((one) => one !== round) })
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {error === 'most' && (
        <p data-invalid tabIndex={-1} role="alert" className="mt-2 font-bold text-bad">
          {t('series.tooMany', { most: limits.questionsPerGame.max })}
        </p>
      )}
      {rounds.length < seriesLimits.rounds && (
        <Button onClick={() => onChange({ rounds: [...rounds, newRound()] })} className="mt-4">
          {t('series.addRound')}
        </Button>
      )}
      <div className="mt-5 max-w-xl">
        <SwitchField
          label={d('pick.kinds')}
          hint={d('pick.kindsHint')}
          checked={mixed}
          onChange={(chosen) => onChange({ mixed: chosen })}
        />
      </div>
    </>
  );
};

interface RoundFieldsProps {
  round: RoundDraft;
  number: number;
  isWrong: boolean;
  onChange: (changed: Partial<RoundDraft>) => void;
  /** Undefined: it is the only one. */
  onRemove: (() => void) | undefined;
}

const RoundFields = ({ round, number, isWrong, onChange, onRemove }: RoundFieldsProps) => {
  const t = useEveningsTexts();
  const d = useDeskTexts();
  const { min, max } = limits.questionsPerGame;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would shrink to its longest option
    <div role="group" aria-label={t('series.round', { number })}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lg">{t('series.round', { number })}</h3>
        {onRemove && (
          <Button tone="quiet" onClick={onRemove} className="-me-3">
            {t('series.removeRound', { number })}
          </Button>
        )}
      </div>
      <div className="grid gap-x-6 sm:grid-cols-[2fr_2fr_1fr]">
        <TextField
          label={t('series.roundTitle')}
          hint={t('series.roundTitleHint')}
          value={round.title}
          maxLength={limits.round}
          onChange={({ target }) => onChange({ title: target.value })}
          autoComplete="off"
        />
        <div className="mb-7">
          <Pick
            label={d('pick.category')}
            value={round.category}
            options={[
              { value: everyCategory, label: d('pick.everything') },
              ...categoriesWith(round.category).map((name) => ({ value: name, label: name })),
            ]}
            onChange={(category) => onChange({ category })}
          />
        </div>
        <NumberField
          label={d('pick.count')}
          hint=""
          error={isWrong ? t('series.countWrong', { min, max }) : undefined}
          bounds={{ min, max }}
          value={round.count}
          onChange={(count) => onChange({ count })}
        />
      </div>
    </div>
  );
};

/** Those of the bank, and the one that is chosen: a program may have named another. */
const categoriesWith = (chosen: string): string[] => [
  ...new Set([...bankCategories.map(({ name }) => name), ...(chosen === everyCategory ? [] : [chosen])]),
];
