import { type ReactNode, useState } from 'react';
import { useSettled } from '../../lib/use-settled.js';
import { Button } from '../button.js';
import { TextField } from '../field.js';
import { Select } from './select.js';

/** A hand that types is not asked after each letter. */
const typingMs = 300;

interface ListSearchState<Choice extends string> {
  text: string;
  /** The text as it is searched for: settled, without spaces around it. */
  q: string;
  choice: Choice | null;
  active: boolean;
  setText: (text: string) => void;
  setChoice: (choice: Choice | null) => void;
  clear: () => void;
}

/** What a list is searched for: words, and one choice of a few. */
export const useListSearch = <Choice extends string>(): ListSearchState<Choice> => {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
  const settled = useSettled(text.trim(), typingMs);
  // An emptied field shows everything at once.
  const q = text === '' ? '' : settled;
  const clear = (): void => {
    setText('');
    setChoice(null);
  };
  return { text, q, choice, active: q !== '' || choice !== null, setText, setChoice, clear };
};

const any = 'any';

interface ListSearchProps<Choice extends string> {
  search: ListSearchState<Choice>;
  label: string;
  hint: string;
  maxLength: number;
  /** What is chosen, what it says when nothing is, and the choices in their order. */
  choice: { label: string; any: string; words: Readonly<Record<Choice, string>> };
  /** Another choice beside it. */
  more?: ReactNode;
}

/** A word to look for, and which of the list. */
export const ListSearch = <Choice extends string>({
  search,
  label,
  hint,
  maxLength,
  choice,
  more,
}: ListSearchProps<Choice>) => {
  const choices = Object.keys(choice.words) as Choice[];
  return (
    <search
      className={`mt-6 grid sm:gap-x-4 ${more ? 'sm:grid-cols-[1fr_9rem_14rem]' : 'sm:grid-cols-[1fr_14rem]'}`}
    >
      <TextField
        type="search"
        label={label}
        placeholder={hint}
        value={search.text}
        maxLength={maxLength}
        onChange={(event) => search.setText(event.target.value)}
        enterKeyHint="search"
      />
      <Select
        label={choice.label}
        placeholder={choice.any}
        options={[
          { value: any, label: choice.any },
          ...choices.map((value) => ({ value, label: choice.words[value] })),
        ]}
        value={search.choice ?? any}
        onChange={(value) => search.setChoice(choices.find((known) => known === value) ?? null)}
      />
      {more}
    </search>
  );
};

interface NothingFoundProps {
  title: string;
  text?: string;
  clear: string;
  onClear: () => void;
}

/** The list has something, but nothing like that. */
export const NothingFound = ({ title, text, clear, onClear }: NothingFoundProps) => (
  <div role="status" className="mt-4 mb-10 border-t-2 border-line pt-6">
    <p className="text-lg font-bold">{title}</p>
    {text !== undefined && <p className="text-muted">{text}</p>}
    <Button onClick={onClear} className="mt-4">
      {clear}
    </Button>
  </div>
);
