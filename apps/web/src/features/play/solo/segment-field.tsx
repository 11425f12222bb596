import { useId } from 'react';

interface SegmentFieldProps<T> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** A few choices side by side: radio buttons, so that arrows and a screen reader work as in any other group. */
export const SegmentField = <T extends string | number | null>({
  label,
  value,
  options,
  onChange,
}: SegmentFieldProps<T>) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-bold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-1.5 sm:gap-2">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className="numbers grid min-h-12 min-w-14 cursor-pointer place-items-center rounded-full border-2 border-line-strong px-4 font-bold has-checked:border-text has-checked:bg-text has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
