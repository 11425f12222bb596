import { limits } from '@clockbeat/domain/contract';
import { isEmail } from '../../lib/is-email.js';

interface FeedbackFields {
  text: string;
  email: string;
}
interface FeedbackErrors {
  text?: 'feedback.textMissing' | 'feedback.textLong';
  email?: 'feedback.emailBad';
}

/** What is wrong with the form, by field; empty when nothing is. Lengths are code points, as the server counts them. */
export const feedbackErrors = ({ text, email }: FeedbackFields): FeedbackErrors => {
  const errors: FeedbackErrors = {};
  if (text.trim() === '') errors.text = 'feedback.textMissing';
  else if ([...text.trim()].length > limits.feedback) errors.text = 'feedback.textLong';
  if (email.trim() !== '' && !isEmail(email)) errors.email = 'feedback.emailBad';
  return errors;
};
