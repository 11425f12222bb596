import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Responses, ResponsesBuilder } from '../src/items/index.js';

interface Fitted {
  readonly b: number[];
  readonly logL: number;
}

/**
 * Five questions of the Law School Admission Test, 1,000 people (Bock and Lieberman 1970), with the figures that other programs
 * give for them.
 */
interface Lsat6 {
  readonly patterns: Readonly<Record<string, number>>;
  readonly expected: {
    readonly p: number[];
    readonly pointBiserialTotal: number[];
    readonly pointBiserialRest: number[];
    readonly alpha: number;
    readonly alphaWithout: number[];
    readonly onePL: Fitted & { readonly a: number };
    readonly twoPL: Fitted & { readonly a: number[] };
    readonly tolerance: { readonly a: number; readonly b: number; readonly logL: number };
  };
}

export const lsat6: Lsat6 = JSON.parse(readFileSync(join(import.meta.dirname, 'oracles/lsat6.json'), 'utf8'));

/** Each person a seat, all in one game. */
export const lsat6Responses = (): Responses => {
  const builder = new ResponsesBuilder();
  for (const [pattern, people] of Object.entries(lsat6.patterns))
    for (let person = 0; person < people; person += 1) {
      builder.seat(0);
      for (const [question, right] of [...pattern].entries())
        builder.add(question, right === '1', right === '1' ? 0 : 1);
    }
  return builder.build(5);
};
