import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';

/** Control characters except tab and line breaks, which a text of several lines may hold. */
const controlCharacter = /(?![\t\n\r])\p{Cc}/u;
/** Line breaks of all kinds, and what turns the direction of the text that stands behind it: no name needs them. */
const lineCharacter = /[\t\n\r\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const loneSurrogate = /\p{Surrogate}/u;

const invisible = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Nothing to read: white space and characters that nobody sees. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === '';

/** How many characters a person would count, roughly: code points, not UTF-16 units. */
export const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Whether PostgreSQL and a screen can take this text: no U+0000 or other control character, no half of a pair. */
export const isPlainText = (text: string, lines: 'one' | 'many' = 'one'): boolean =>
  !controlCharacter.test(text) &&
  !loneSurrogate.test(text) &&
  (lines === 'many' || !lineCharacter.test(text));

/** A text without control characters and lone surrogates; line breaks only where `lines` is `many`. */
export const PlainText = (lines: 'one' | 'many' = 'one', options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'plainText',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isPlainText(value, lines),
        defaultMessage: () => '$property must be a text without control characters',
      },
    },
    options,
  );

/** At most so many code points. */
export const MaxCodePoints = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxCodePoints',
      constraints: [max],
      validator: {
        // The cheap comparison first: a text of a megabyte is not counted through.
        validate: (value: unknown) =>
          typeof value === 'string' && value.length <= max * 2 && codePoints(value) <= max,
        defaultMessage: () => '$property must have $constraint1 characters or fewer',
      },
    },
    options,
  );

/** At least so many code points. */
export const MinCodePoints = (min: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'minCodePoints',
      constraints: [min],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && codePoints(value) >= min,
        defaultMessage: () => '$property must have $constraint1 characters or more',
      },
    },
    options,
  );

/** Without the white space around it; before it is checked. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Characters. All texts that are composed are shorter; composing takes longer by the square, 4.6 s for 125,000 marks. */
const longestComposed = 3_000;

/** As it is stored: without the white space around it, and composed (NFC), so that equal texts are equal. Before it is checked. */
export const Composed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    return value.length > longestComposed ? value : value.trim().normalize('NFC');
  });

/** May be left out; unlike `IsOptional`, null is a value like any other and is checked. */
export const MayBeLeftOut = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);
