import { intlTag } from '@clockbeat/domain/contract';
import { useLanguage } from './language-context.js';

/** A number with one digit behind its point, or its comma. */
export const useOneDigit = (): ((value: number) => string) => {
  const { language } = useLanguage();
  const digits = new Intl.NumberFormat(intlTag(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (value) => digits.format(value);
};
