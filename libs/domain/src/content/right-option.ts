import { choicesFor, letters, optionText } from '../contract/choices.js';
import type { Choice, OptionTexts } from '../contract/game-state.js';
import { type Rejection, reject } from './rejection.js';

const byLetter = (options: OptionTexts, given: string): Choice | null =>
  choicesFor(options).find((choice) => letters[choice] === given.toUpperCase()) ?? null;
const byText = (options: OptionTexts, given: string): Choice | null =>
  choicesFor(options).find((choice) => options[choice] === given) ?? null;
/** The specification has clients send the answer with its first letter in upper case. */
const byRaisedText = (options: OptionTexts, given: string): Choice | null =>
  choicesFor(options).find((choice) => raised(optionText(options, choice)) === given) ?? null;

const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The option that an upload means by a letter or an exact text (OP-53), or why it cannot be told. */
export const uploadedAnswer = (options: OptionTexts, given: string): { answer: Choice } | Rejection => {
  const [letter, text] = [byLetter(options, given), byText(options, given)];
  if (letter !== null && text !== null && letter !== text)
    return reject(given === letters[letter] ? 'ambiguous_upper_case_answer' : 'ambiguous_lower_case_answer', {
      given,
    });
  const answer = letter ?? text ?? byRaisedText(options, given);
  return answer === null ? reject('unknown_answer') : { answer };
};

/** The option that a set means: its text first, since that is how we tell it; else its letter. */
export const answerInSet = (options: OptionTexts, given: string): Choice | null =>
  byText(options, given) ?? byLetter(options, given);

/**
 * The letter to write for the right option, so that every reader finds the same option: in lower case where another
 * option's text is that letter. No question has two options that differ by case alone.
 */
export const letterFor = ({ options, answer }: { options: OptionTexts; answer: Choice }): string => {
  const letter = letters[answer];
  const other = byText(options, letter);
  return other === null || other === answer ? letter : letter.toLowerCase();
};
