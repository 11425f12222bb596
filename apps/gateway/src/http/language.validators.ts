import { ValidateBy } from 'class-validator';

/** As long as RFC 5646 lets a tag become that names a language, a script and a region. */
const longest = 35;

/** Languages have two letters or three: Intl would take `German` for one too, and no text would ever be found in it. */
const begins = /^[a-z]{2,3}(-|$)/i;

/** A tag that names a language (BCP 47), of which Intl knows how it is made: `de`, `pt-BR`. */
export const isLanguageTag = (value: unknown): value is string => {
  if (typeof value !== 'string' || value.length > longest || !begins.test(value)) return false;
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
};

/** Such a tag as it is written everywhere: `pt-BR` for `PT-br`. */
export const canonicalTag = (tag: string): string => Intl.getCanonicalLocales(tag)[0] ?? tag;

export const LanguageTag = (): PropertyDecorator =>
  ValidateBy({
    name: 'languageTag',
    validator: {
      validate: isLanguageTag,
      defaultMessage: () => '$property must be the tag of a language, like "de" or "pt-BR"',
    },
  });
