import { limits, setCategories } from '@clockbeat/domain/contract';
import { languageChoices } from '../../../frame/shared-sets/set-languages.js';
import type { SetFields } from '../../../hosting/drafts.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useLanguage } from '../../../texts/language-context.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Select } from '../../../ui/desk/select.js';
import { TextField } from '../../../ui/field.js';
import { NumberField } from '../../../ui/number-field.js';
import { type SetErrors, withNumbers } from './set-rules.js';

interface SetDetailsProps {
  fields: SetFields;
  errors: SetErrors;
  onChange: (fields: SetFields) => void;
}

/** Stands for nobody having said it. */
const unsaid = '-';

const levels = ['easy', 'medium', 'hard'] as const;

/** The fields of a set: title, what it is about, and how a game of it runs. */
export const SetDetails = ({ fields, errors, onChange }: SetDetailsProps) => {
  const t = useQuestionsTexts();
  const d = useDeskTexts();
  const { language } = useLanguage();
  const set = (change: Partial<SetFields>): void => onChange({ ...fields, ...change });
  /** Passing through a field changes nothing. */
  const settle = (): void => {
    const { questionsPerGame, timePerQuestion } = withNumbers(fields);
    if (questionsPerGame !== fields.questionsPerGame || timePerQuestion !== fields.timePerQuestion)
      set({ questionsPerGame, timePerQuestion });
  };
  const said = (key: SetErrors[keyof SetErrors]): string | undefined => key && t(key);
  const categories: readonly string[] = setCategories;
  const difficulties = fields.difficulty === 'mixed' ? ([...levels, 'mixed'] as const) : levels;
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={t('sets.setTitle')}
          error={said(errors.title)}
          placeholder={t('sets.titlePlaceholder')}
          value={fields.title}
          onChange={(event) => set({ title: event.target.value })}
          autoComplete="off"
        />
      </div>
      <Select
        label={t('sets.category')}
        // An upload may have brought one of its own.
        options={[...new Set([...categories, fields.category])].map((value) => ({ value, label: value }))}
        value={fields.category}
        onChange={(category) => set({ category })}
        placeholder={t('sets.choose')}
      />
      <Select
        label={t('sets.difficulty')}
        options={difficulties.map((value) => ({ value, label: d(`difficulties.${value}`) }))}
        value={fields.difficulty}
        onChange={(difficulty) => set({ difficulty })}
        placeholder={t('sets.choose')}
      />
      <div className="sm:col-span-2">
        <Select
          label={t('sets.language')}
          options={[
            { value: unsaid, label: t('sets.languageUnsaid') },
            ...languageChoices(language, fields.language),
          ]}
          value={fields.language || unsaid}
          onChange={(chosen) => set({ language: chosen === unsaid ? '' : chosen })}
          placeholder={t('sets.choose')}
        />
      </div>
      <NumberField
        label={t('sets.questionsPerGame')}
        hint={t('sets.questionsPerGameHint')}
        error={said(errors.questionsPerGame)}
        bounds={limits.setQuestionsPerGame}
        value={fields.questionsPerGame}
        onChange={(questionsPerGame) => set({ questionsPerGame })}
        onBlur={settle}
      />
      <NumberField
        label={t('sets.timePerQuestion')}
        hint={t('sets.timePerQuestionHint')}
        error={said(errors.timePerQuestion)}
        bounds={limits.timePerQuestion}
        value={fields.timePerQuestion}
        onChange={(timePerQuestion) => set({ timePerQuestion })}
        onBlur={settle}
      />
    </div>
  );
};
