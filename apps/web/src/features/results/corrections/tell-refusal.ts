import type { CorrectionRefusalCode } from '@clockbeat/domain/contract';
import { ApiError } from '../../../api/request.js';
import { tellFailure } from '../../../shared/tell-failure.js';
import type { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { correctionRefusals } from '../../../texts/desk/en/corrections.js';
import type { Translate } from '../../../texts/texts.js';
import { notify } from '../../../ui/notices.js';

const isOfCorrections = (code: string): code is CorrectionRefusalCode =>
  Object.hasOwn(correctionRefusals, code);

/** Says why a correction was refused: what only corrections meet in the desk's words, anything else in everybody's. */
export const tellRefusal = (d: ReturnType<typeof useDeskTexts>, t: Translate, error: unknown): void => {
  if (error instanceof ApiError && isOfCorrections(error.code))
    notify(d(`correctionRefusals.${error.code}`), { tone: 'error' });
  else tellFailure(t, error);
};
