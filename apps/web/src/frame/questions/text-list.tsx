import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.js';
import { controlClass, controlState } from '../../ui/field.js';
import { RemoveButton } from '../../ui/remove-button.js';

interface TextListProps {
  label: string;
  hint: string;
  texts: readonly string[];
  limits: { readonly min: number; readonly max: number };
  /** What each field is called, and its button, by its number. */
  nameOf: (number: number) => string;
  removeOf: (number: number) => string;
  add: string;
  errorOf: (place: number) => string | undefined;
  onChange: (texts: readonly string[]) => void;
  /** What comes after the fields. */
  children?: ReactNode;
}

/** Texts that an author lists, a field each. */
export const TextList = ({
  label,
  hint,
  texts,
  limits: { min, max },
  nameOf,
  removeOf,
  add,
  errorOf,
  onChange,
  children,
}: TextListProps) => {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  /** What was pressed is gone or has moved: the field that comes next has the focus, or the button that adds one. */
  const change = (changed: readonly string[], place: number): void => {
    flushSync(() => onChange(changed));
    const fields = list.current?.querySelectorAll<HTMLElement>('input[type=text]');
    (fields?.[place] ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  };
  return (
    <fieldset ref={list} aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="font-bold">{label}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      {texts.map((text, place) => (
        <TextLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place, whatever is typed into it
          key={place}
          name={nameOf(place + 1)}
          removeName={removeOf(place + 1)}
          text={text}
          error={errorOf(place)}
          onText={(typed) => onChange(texts.with(place, typed))}
          onRemove={
            texts.length > min
              ? () => change(texts.toSpliced(place, 1), Math.min(place, texts.length - 2))
              : undefined
          }
        />
      ))}
      <div className="-ms-3">
        {texts.length < max && (
          <Button tone="quiet" data-add onClick={() => change([...texts, ''], texts.length)}>
            {add}
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  );
};

interface TextLineProps {
  name: string;
  removeName: string;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onRemove: (() => void) | undefined;
}

const TextLine = ({ name, removeName, text, error, onText, onRemove }: TextLineProps) => {
  const id = useId();
  return (
    <div className="mt-1">
      <div className="flex items-center gap-1">
        <input
          {...controlState(id, error)}
          type="text"
          aria-label={name}
          value={text}
          onChange={(event) => onText(event.target.value)}
          autoComplete="off"
          className={controlClass(error, 'min-w-0')}
        />
        {onRemove && <RemoveButton label={removeName} onPress={onRemove} />}
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className="text-sm font-bold text-bad empty:hidden"
      >
        {error}
      </p>
    </div>
  );
};
