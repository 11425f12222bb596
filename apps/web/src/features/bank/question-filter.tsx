import { difficulties, difficultyNamed, limits } from '@clockbeat/domain/contract';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/text-field.js';
import type { useQuestionFilter } from './use-question-filter.js';

const any = 'any';

/** A word to look for, and how hard it may be. */
export const QuestionFilter = ({ filter }: { filter: ReturnType<typeof useQuestionFilter> }) => {
  const d = useDeskTexts();
  const labels = { Easy: d('bank.easy'), Medium: d('bank.medium'), Hard: d('bank.hard') };
  return (
    <search className="mt-6 grid grid-cols-[1fr_8.5rem] gap-x-3 sm:grid-cols-[1fr_14rem] sm:gap-x-4">
      <TextField
        type="search"
        label={d('bank.search')}
        placeholder={d('bank.searchHint')}
        value={filter.text}
        maxLength={limits.questionText}
        onChange={(event) => filter.setText(event.target.value)}
        enterKeyHint="search"
      />
      <Select
        label={d('bank.difficulty')}
        placeholder={d('bank.anyDifficulty')}
        options={[
          { value: any, label: d('bank.anyDifficulty') },
          ...difficulties.map((value) => ({ value, label: labels[value] })),
        ]}
        value={filter.difficulty ?? any}
        onChange={(value) => filter.setDifficulty(difficultyNamed(value) ?? null)}
      />
    </search>
  );
};
