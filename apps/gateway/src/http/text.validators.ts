import { codePoints, isLongerThan, isPlainText } from '@clockbeat/domain';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';

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
        validate: (value: unknown) => typeof value === 'string' && !isLongerThan(value, max),
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
