import { useAfterTexts } from '../../texts/after-texts.js';
import { TextField } from '../../ui/field.js';
import type { Correctable } from './correction.js';

/** Texts that are to count: of those listed, and one more, as it is typed. */
export interface Texts {
  listed: readonly string[];
  another: string;
}
export const noTexts: Texts = { listed: [], another: '' };
/** As many as one question takes. */
export const mostTexts = 20;

interface TextsFieldProps {
  question: Pick<Correctable, 'groups' | 'language'>;
  texts: Texts;
  error?: string | undefined;
  onChange: (texts: Texts) => void;
}

/** What was typed and did not count, to be ticked; and a field, since what only one has written stands in no list. */
export const TextsField = ({
  question: { groups = [], language },
  texts,
  error,
  onChange,
}: TextsFieldProps) => {
  const a = useAfterTexts();
  const { listed, another } = texts;
  const refused = groups.flatMap(({ answer, count, fraction }) =>
    answer.kind === 'typed' && fraction !== 1 ? [{ text: answer.text, count }] : [],
  );
  const toggle = (text: string): void =>
    onChange({
      another,
      listed: listed.includes(text) ? listed.filter((other) => other !== text) : [...listed, text],
    });
  return (
    <fieldset>
      <legend className="font-bold">{a('corrections.texts')}</legend>
      {refused.map(({ text, count }) => (
        <label key={text} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="checkbox"
            checked={listed.includes(text)}
            onChange={() => toggle(text)}
            className="size-5 shrink-0 accent-accent"
          />
          <span lang={language} dir="auto" className="min-w-0 grow wrap-anywhere">
            {text}
          </span>{' '}
          <span className="numbers shrink-0 text-muted">{a('corrections.textCount', { count })}</span>
        </label>
      ))}
      <TextField
        label={a('corrections.another')}
        hint={a('corrections.anotherHint')}
        error={error}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        value={another}
        onChange={({ target }) => onChange({ listed, another: target.value })}
      />
    </fieldset>
  );
};
