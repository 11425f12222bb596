import {
  type Locale,
  makeTranslate as make,
  type Sections,
  type TranslateOf,
} from '@clockbeat/domain/contract';

export type { Entry, LikeSections, Sections, TranslateOf } from '@clockbeat/domain/contract';

/** The translator of one locale. Ordinal texts (1st, 2nd) name their forms in the entry `besides.place`. */
export const makeTranslate = <C extends Sections>(locale: Omit<Locale<C>, 'ordinals'>): TranslateOf<C> =>
  make<C>({ ...locale, ordinals });

const ordinals: ReadonlySet<string> = new Set(['besides.place']);
