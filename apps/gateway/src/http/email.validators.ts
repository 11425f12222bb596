import { isPlainText, limits } from '@clockbeat/domain';
import { isEmail, ValidateBy } from 'class-validator';

/** An e-mail address that a mail program would take, of 255 characters at most. */
export const EmailAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'emailAddress',
    validator: {
      // The plain text first: half of a surrogate pair makes the library throw.
      validate: (value: unknown) =>
        typeof value === 'string' && value.length <= limits.email && isPlainText(value) && isEmail(value),
      defaultMessage: () => 'Please enter a valid email address.',
    },
  });
