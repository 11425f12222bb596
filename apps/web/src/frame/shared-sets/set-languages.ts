import { languages } from '@clockbeat/domain/contract';

/** What questions are written in most, beside our own languages; another one may come with a file. */
const others =
  'bg bn ca cs cy da el et eu fa fi ga gl he hi hr hu id is ja ko lb lt lv mk ms mt nb nl pl pt ro ru sk sl sq sr sv sw ta th tl tr uk ur vi zh'.split(
    ' ',
  );

interface LanguageChoice {
  value: string;
  label: string;
}

/** The languages that a set may be in, named and sorted for the reader of one; with the one that it is in, whichever. */
export const languageChoices = (reader: string, present: string): LanguageChoice[] => {
  const names = namesFor(reader);
  const tags = new Set<string>([...languages, ...others, ...(present === '' ? [] : [present])]);
  return [...tags]
    .map((value) => ({ value, label: nameOf(names, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, reader));
};

/** A language by its code, as its reader calls it. */
export const languageName = (reader: string, tag: string): string => nameOf(namesFor(reader), tag);

const namesFor = (reader: string): Intl.DisplayNames =>
  new Intl.DisplayNames(reader, { type: 'language', fallback: 'code' });

/** What a browser keeps, or an address says, may be no tag. */
const nameOf = (names: Intl.DisplayNames, tag: string): string => {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
};
