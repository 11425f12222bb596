import { useId } from 'react';
import { bankCategories } from '../../../hosting/bank-categories.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { controlClass } from '../../../ui/field.js';
import { wholeBank } from './solo-categories.js';

interface CategoryFieldProps {
  value: string;
  onChange: (key: string) => void;
}

/** Which questions: the browser's own list, the quickest to use on a phone. One that is not ours stands under its own name. */
export const CategoryField = ({ value, onChange }: CategoryFieldProps) => {
  const t = useVisitorTexts();
  const id = useId();
  const known = value === wholeBank || bankCategories.some(({ key }) => key === value);
  return (
    <div>
      <label htmlFor={id} className="block font-bold">
        {t('solo.category')}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass(null)}
      >
        {!known && <option value={value}>{value}</option>}
        {bankCategories.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        <option value={wholeBank}>{t('solo.wholeBank')}</option>
      </select>
    </div>
  );
};
