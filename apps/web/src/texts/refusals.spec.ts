import {
  type AccountRefusalCode,
  correctionRefusalCodes,
  type HttpErrorCode,
  type QuotaRefusalCode,
  type RefusalCode,
  refusalCodes,
  type SetRefusalCode,
  type TokenRefusalCode,
} from '@clockbeat/domain/contract';
import { after as afterEn } from './en/after.js';
import { player as en } from './en/player.js';
import { after as afterFr } from './fr/after.js';
import { player as fr } from './fr/player.js';
import { problemText } from './problem-text.js';
import { makeTranslate } from './runtime.js';

/** A new code of HTTP breaks the compile here; those of accounts, sets, quotas, tokens and lists are not said everywhere. */
type SaidElsewhere =
  | RefusalCode
  | AccountRefusalCode
  | QuotaRefusalCode
  | TokenRefusalCode
  | SetRefusalCode
  | 'bad_cursor';
const ofHttp: Record<Exclude<HttpErrorCode, SaidElsewhere>, true> = {
  not_found: true,
  conflict: true,
  validation: true,
  forbidden: true,
};
const ofCorrections: readonly string[] = correctionRefusalCodes;
const anywhere = [...refusalCodes, ...Object.keys(ofHttp)].filter((code) => !ofCorrections.includes(code));

describe('a refusal is said in both languages', () => {
  const english = makeTranslate<typeof en>({ tag: 'en', catalogue: en });
  const french = makeTranslate<typeof en>({ tag: 'fr', catalogue: fr });
  const message = 'What the server says.';

  it.each(anywhere)('on every page: %s', (code) => {
    expect(Object.keys(en.errors)).toContain(code);
    const inFrench = problemText(french, { code, message });
    expect(inFrench).not.toBe(message);
    expect(inFrench).not.toBe(problemText(english, { code, message }));
  });

  it.each(correctionRefusalCodes)('where a question is corrected: %s', (code) => {
    expect(afterEn.correctionRefusals[code]).toMatch(/\w/);
    expect(afterFr.correctionRefusals[code]).toMatch(/\w/);
    expect(afterFr.correctionRefusals[code]).not.toBe(afterEn.correctionRefusals[code]);
  });
});
