import { useId } from 'react';

interface PillChoiceProps<Value extends string> {
  /** What is chosen, for a screen reader. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: the browser's radio buttons, so that arrow keys go from one to the next. */
export const PillChoice = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: PillChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="flex w-fit max-w-full flex-wrap rounded-[1.625rem] border-2 border-line-strong p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 min-w-14 cursor-pointer items-center justify-center rounded-full px-2.5 font-bold whitespace-nowrap has-checked:bg-text has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-5"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
