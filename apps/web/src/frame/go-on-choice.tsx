import { useId, useState } from 'react';
import { useAfterTexts } from '../texts/after-texts.js';
import { classNames } from '../ui/class-names.js';
import { TextField } from '../ui/field.js';

interface Item<Id> {
  id: Id;
  label: string;
  lang?: string | undefined;
  /** Beside it, in small. */
  note?: string | undefined;
}

interface ChoiceProps<Id> {
  label: string;
  hint: string;
  error?: string | undefined;
  items: readonly Item<Id>[];
  chosen: ReadonlySet<Id>;
  onChoose: (chosen: ReadonlySet<Id>) => void;
}

/** More than so many are looked through by what they are called. */
const atAGlance = 12;

/** A list to tick some of: it scrolls within itself, and is searched where it is long. */
export const Choice = <Id extends string | number>({
  label,
  hint,
  error,
  items,
  chosen,
  onChoose,
}: ChoiceProps<Id>) => {
  const a = useAfterTexts();
  const hintId = useId();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLocaleLowerCase();
  const shown = items.filter((item) => item.label.toLocaleLowerCase().includes(words));
  const toggle = (id: Id, isChosen: boolean): void =>
    onChoose(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-bold">{label}</legend>
      <p id={hintId} className={classNames('text-sm', error ? 'font-bold text-bad' : 'text-muted')}>
        {error ?? hint}
      </p>
      <p role="status" className="mt-1 mb-2 text-sm font-bold empty:hidden">
        {chosen.size > 0 && a('goOn.chosenCount', { count: chosen.size })}
      </p>
      {items.length > atAGlance && (
        <TextField
          label={a('goOn.search')}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className="max-h-[min(22rem,45dvh)] overflow-y-auto rounded-2xl border-2 border-line px-3">
        {shown.map(({ id, label: name, lang, note }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-b-2 border-line py-1 last:border-0"
          >
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ target }) => toggle(id, target.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            <span dir="auto" lang={lang} className="line-clamp-3 min-w-0 grow wrap-anywhere">
              {name}
            </span>{' '}
            {note && <span className="numbers shrink-0 text-sm text-muted">{note}</span>}
          </label>
        ))}
        {shown.length === 0 && <p className="py-3 text-muted">{a('goOn.nothingFound')}</p>}
      </div>
    </fieldset>
  );
};
