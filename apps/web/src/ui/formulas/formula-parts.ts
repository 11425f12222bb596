import { limits } from '@clockbeat/domain/contract';

/** A stretch of a text: as it reads, or a formula without its dollars. */
export type TextPart = string | { readonly tex: string };

/**
 * A dollar that is one, `\$`; or a formula. Prices are no formulas: behind the first dollar and before the second there is no
 * blank, before the first and behind the second neither letter, digit nor dollar ("from $5 to $10", "Ke$ha", "10$-20$").
 */
const marked = /\\\$|(?<![\p{L}\p{N}$])\$(?![\s$])((?:\\.|[^\\$])+)(?<!\s)\$(?![\p{L}\p{N}$])/gsu;

/** The text in its stretches. What is longer than a question may be is no formula: nobody waits until it is set. */
export const formulaParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let plain = '';
  let from = 0;
  for (const { 0: found, 1: tex, index } of text.matchAll(marked)) {
    plain += text.slice(from, index);
    from = index + found.length;
    if (tex === undefined) plain += '$';
    else if (tex.length > limits.questionText) plain += found;
    else {
      if (plain !== '') parts.push(plain);
      parts.push({ tex });
      plain = '';
    }
  }
  plain += text.slice(from);
  return plain === '' ? parts : [...parts, plain];
};
