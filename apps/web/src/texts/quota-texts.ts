import type { QuotaName, QuotaRefusal, QuotaUse } from '@clockbeat/domain/contract';
import { megabytesOf } from '../lib/megabytes.js';
import { catalogue } from './catalogue.js';
import { quotas } from './en/quotas.js';
import { languageAtStart } from './language.js';

const texts = catalogue('quotas', quotas);

/** The texts of what an account may have. A catalogue of their own: hardly anybody ever comes so far. */
export const useQuotaTexts = texts.useTexts;

/** As people count: bytes in MB, all else as it is. */
export const quotaFigures = (name: QuotaName, { used, most }: QuotaUse): QuotaUse =>
  name === 'mediaBytes' ? { used: megabytesOf(used), most: megabytesOf(most) } : { used, most };

/** What a refusal for a quota says to a person, in the language of the page. */
export const quotaRefused = async ({ name, of, used, most }: QuotaRefusal): Promise<string> => {
  const t = await texts.load(languageAtStart());
  if (of === 'installation' && (name === 'runningGames' || name === 'mediaBytes'))
    return t(`refusedHere.${name}`);
  if (most === 0 && name !== 'playersPerGame') return t(`none.${name}`);
  return t(`refused.${name}`, quotaFigures(name, { used: used ?? 0, most }));
};
