import { type HTMLAttributes, useEffect, useId, useRef } from 'react';
import { controlClass } from '../../../ui/field.js';

interface AnswerFieldProps {
  label: string;
  value: string;
  /** Code points, as the server counts. */
  longest: number;
  onChange: (text: string) => void;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** It has the focus from the start, where that opens no keyboard over the question. */
  focused?: boolean;
  describedBy?: string;
}

/** One line to type an answer into, of which the phone puts nothing right. */
export const AnswerField = ({
  label,
  value,
  longest,
  onChange,
  inputMode,
  focused = false,
  describedBy,
}: AnswerFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused && !matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, [focused]);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        value={value}
        onChange={({ target }) => onChange([...target.value].slice(0, longest).join(''))}
        placeholder={label}
        inputMode={inputMode}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        className={controlClass(null, 'text-[max(16px,1.25rem)] font-bold')}
      />
    </div>
  );
};
