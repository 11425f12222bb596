import { limits } from '@clockbeat/domain/contract';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formulaParts } from './formula-parts.js';

const x = { tex: 'x' };

describe('formulas in a text', () => {
  it.each([
    ['$x$', [x]],
    ['Solve $x^2 = 4$ for $x$.', ['Solve ', { tex: 'x^2 = 4' }, ' for ', x, '.']],
    ['($x$), “$x$” and $x$-axis', ['(', x, '), “', x, '” and ', x, '-axis']],
    ['Costs $5; solve $x$', ['Costs $5; solve ', x]],
    [String.raw`$\text{a \$ b}$`, [{ tex: String.raw`\text{a \$ b}` }]],
    [String.raw`$a\\b$`, [{ tex: String.raw`a\\b` }]],
    ['$a\nb$', [{ tex: 'a\nb' }]],
  ])('are found in %j', (text, parts) => {
    expect(formulaParts(text)).toEqual(parts);
  });

  it.each([
    'It costs $5 and $10',
    'Between $5 and 10',
    '$5-$10',
    'from $1,000 to $2,000, or $3',
    '10$-20$',
    '10 $ ou 20 $',
    'US$5 or A$6, C$7',
    'A$AP Rocky or A$AP Ferg?',
    '$ign and Ke$ha',
    'Ty Dolla $ign',
    '$$$ or $$',
    '$$x$$',
    '$',
    '$ x $',
    '$x $',
    '$ x$',
    'jQuery: $("a") or $.ajax',
    '$HOME/$USER',
    '$a == $b',
    'the $n$th',
    '',
  ])('are none in %j', (text) => {
    expect(formulaParts(text).join('')).toBe(text);
  });

  it('has a dollar where one is marked as such', () => {
    expect(formulaParts(String.raw`from \$5 to 10\$`)).toEqual(['from $5 to 10$']);
  });

  it('is no longer than a question', () => {
    const longest = 'x'.repeat(limits.questionText);
    expect(formulaParts(`$${longest}$`)).toEqual([{ tex: longest }]);
    expect(formulaParts(`$x${longest}$`)).toEqual([`$x${longest}$`]);
  });
});

describe('any text', () => {
  const text = fc
    .array(fc.constantFrom('$', '$', '\\', ' ', 'x', '5', '{', '}', ',', '\n', 'é', '😀'), { maxLength: 60 })
    .map((letters) => letters.join(''));
  const source = (part: ReturnType<typeof formulaParts>[number]): string =>
    typeof part === 'string' ? part.replaceAll('$', String.raw`\$`) : `$${part.tex}$`;

  it('comes back from its parts, but for how a dollar is written', () => {
    fc.assert(
      fc.property(text, (written) => {
        const plain = (said: string): string => said.replaceAll(String.raw`\$`, '$');
        const parts = formulaParts(written);
        expect(plain(parts.map(source).join(''))).toBe(plain(written));
      }),
    );
  });

  it('has formulas that neither begin nor end with a blank, and no empty part', () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const part of formulaParts(written)) {
          if (typeof part === 'string') expect(part).not.toBe('');
          else expect(part.tex).toMatch(/^\S(.*\S)?$/su);
        }
      }),
    );
  });

  it('has none without two dollars', () => {
    const poor = text.map((written) => written.replaceAll('$', ''));
    fc.assert(
      fc.property(poor, poor, (before, after) => {
        const written = `${before}$${after}`;
        expect(formulaParts(written).every((part) => typeof part === 'string')).toBe(true);
      }),
    );
  });
});
