import { questionParts, type RejectionCode, rejectionCodes, rejections } from '@clockbeat/domain/contract';
import { questions as questionsEn } from '../../texts/en/questions.js';
import { questions as questionsFr } from '../../texts/fr/questions.js';
import { typesetFrench } from '../../texts/fr/typeset-french.js';
import { makeTranslate } from '../../texts/runtime.js';
import { rejectionText } from './rejection-text.js';

const english = makeTranslate<typeof questionsEn>({ tag: 'en', catalogue: questionsEn });
const french = makeTranslate<typeof questionsEn>({
  tag: 'fr',
  catalogue: questionsFr,
  typeset: typesetFrench,
});
const reason = 'What the server says.';

/** Every value that a reason may name, each other than the rest. */
const valuesOf = (code: RejectionCode): Record<string, string | number> =>
  Object.fromEntries(
    rejections[code].map((name, index) => [name, name === 'part' ? 'optionB' : `value ${index}`]),
  );

describe('why a line cannot be used', () => {
  it.each(rejectionCodes)('is said in French, with all its values: %s', (code) => {
    const values = valuesOf(code);
    const said = rejectionText(french, { reason, code, values });
    expect(said).not.toContain(reason);
    expect(said).not.toMatch(/[{}]|rejections\./);
    for (const value of Object.values(values))
      expect(said).toContain(value === 'optionB' ? 'L’option B' : value);
  });

  it.each(rejectionCodes)('is in English what the server says: %s', (code) => {
    expect(rejectionText(english, { reason, code, values: valuesOf(code) })).toBe(reason);
  });

  it.each(questionParts)('names each part of a question: %s', (part) => {
    const said = rejectionText(french, { reason, code: 'text_empty', values: { part } });
    expect(said).toMatch(/^(La |L’|Une? )[\p{L}’ ]+( [A-F])? est vide\.$/u);
  });

  it('writes what came from the file as it was', () => {
    const values = { given: 'A ! {part}' };
    expect(rejectionText(french, { reason, code: 'ambiguous_upper_case_answer', values })).toContain(
      '«\u202fA ! {part}\u202f»',
    );
  });

  it('is what a newer server says, where we know neither its reason nor its part', () => {
    const newer = 'spelt_wrong' as RejectionCode;
    expect(rejectionText(french, { reason, code: newer, values: {} })).toBe(reason);
    expect(rejectionText(french, { reason, code: 'text_empty', values: { part: 'picture' } })).toBe(reason);
  });
});
