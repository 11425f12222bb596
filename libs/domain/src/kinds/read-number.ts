/** What a language parts fractions and groups of three with, in the digits that are typed. */
const separatorsOf = (language: string): { readonly decimal: string; readonly group: string } => {
  const parts = formatOf(language).formatToParts(1_234_567.8);
  const signOf = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: signOf('decimal'), group: signOf('group') };
};
const formatOf = (language: string): Intl.NumberFormat => {
  const known = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) ? [language, 'en'] : 'en';
  return new Intl.NumberFormat(known, { numberingSystem: 'latn' });
};

/** A sign, and digits with at most one separator between two of them; a fraction may have none before it or behind. */
const written = /^[+−-]?(?:\d+(?:[ '.,]\d+)*[.,]?|[.,]\d+)$/;
/** Groups of three, all of them parted by the same sign; a nought begins none. */
const grouped = /^[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*$/;

/** Where the fraction begins. Of two kinds of separators the last one parts it; of one kind, the language decides. */
const endOfWhole = (number: string, language: string): number => {
  const [point, comma] = [number.lastIndexOf('.'), number.lastIndexOf(',')];
  const last = Math.max(point, comma);
  if (last < 0) return number.length;
  if (Math.min(point, comma) >= 0) return last;
  const separator = number[last];
  const { decimal, group } = separatorsOf(language);
  const isGroups = grouped.test(number) && (separator === group || number.indexOf(separator ?? '') < last);
  return isGroups && separator !== decimal ? number.length : last;
};

/**
 * The number that a text says to a reader of a language (`fr`, `en-GB`): `1,234.5`, `1 234,5`, `1.234,5`; null where it says
 * none. A sign that parts no fraction in that language does so all the same where it can part no groups: 3.5 is one in all.
 */
export const readNumber = (text: string, language: string): number | null => {
  const number = text
    .normalize('NFKC')
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/^([+−-]) /, '$1');
  if (!written.test(number)) return null;
  const digits = number.replace(/^[+−-]/, '');
  const end = endOfWhole(digits, language);
  const [whole, fraction] = [digits.slice(0, end), digits.slice(end + 1)];
  if (!/^\d*$/.test(fraction) || !(/^\d*$/.test(whole) || grouped.test(whole))) return null;
  const value = Number(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`);
  if (!Number.isFinite(value)) return null;
  return /^[−-]/.test(number) && value !== 0 ? -value : value;
};
