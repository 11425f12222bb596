import { useId } from 'react';
import { useBesidesTexts } from '../texts/besides-texts.js';
import { classNames } from './class-names.js';

const steps = [1, 2, 3, 4, 5];
const path = 'M12 2l3 7 7.5.7-5.7 5 1.8 7.3L12 18l-6.6 4 1.8-7.3-5.7-5L9 9z';

interface StarRatingProps {
  label: string;
  value: number;
  onChange: (stars: number) => void;
}

/** Five radio buttons dressed as stars: arrows and a screen reader work as in any other group. */
export const StarRating = ({ label, value, onChange }: StarRatingProps) => {
  const t = useBesidesTexts();
  const name = useId();
  return (
    <fieldset>
      <legend className="text-lg font-bold">{label}</legend>
      <div className="-ms-2 flex">
        {steps.map((stars) => (
          <label
            key={stars}
            className="grid size-[min(3rem,16vw)] cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{t('besides.rateStar', { count: stars })}</span>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className={classNames(
                'size-2/3',
                stars <= value ? 'stroke-text text-accent' : 'stroke-current text-line-strong',
              )}
              fill={stars <= value ? 'currentColor' : 'none'}
              strokeWidth="2"
              strokeLinejoin="round"
            >
              <path d={path} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
