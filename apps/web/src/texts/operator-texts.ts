import { catalogue } from './catalogue.js';
import { operator } from './en/operator.js';
import type { TranslateOf } from './runtime.js';

export type OperatorTranslate = TranslateOf<typeof operator>;

/** The texts of the operators' page. A catalogue of their own: nobody else reads them. */
export const useOperatorTexts: () => OperatorTranslate = catalogue('operator', operator).useTexts;
