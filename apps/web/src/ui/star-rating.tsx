import { useId } from 'react';
import { useBesidesTexts } from '../texts/besides-texts.js';
import { StarShape } from './star-shape.js';

const steps = [1, 2, 3, 4, 5];

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
            <StarShape on={stars <= value} className="size-2/3" />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
