import type { Fact } from '../facts/table.js';
import type { Ranked } from './put-in-order.js';

/** With its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title, and what parts it from others of the same name: "Alien, the first one". */
interface Titled {
  title: string;
  note: string;
}
const titled = (subject: string): Titled => {
  const [, title = subject, note = ''] = /^(.*?), (.*)$/.exec(subject) ?? [];
  return { title, note };
};

/** In quotes, as it stands in a sentence. */
export const inSentence = (subject: string): string => {
  const { title, note } = titled(subject);
  return note === '' ? `'${title}'` : `'${title}', ${note},`;
};

/** Alone. Of several of a name the first one is meant by everybody. */
export const asItem = (subject: string): string => {
  const { title, note } = titled(subject);
  return note === '' || note.endsWith('first one') ? title : `${title} (${note})`;
};

/** Facts whose right answer is a year, by that year. */
export const inYears = (facts: readonly Fact[], label: (subject: string) => string = capital): Ranked[] =>
  facts.map(({ subject, right }) => ({ label: label(subject), value: Number(right) }));

/** Of a table whose third column is what stands after these words. */
export const inWhichYear = ({ more: [clause = ''] }: Fact): string => `In which year ${clause}?`;
