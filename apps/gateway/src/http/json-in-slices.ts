import { type ParsedTokenInfo, Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import type { RequestHandler } from 'express';
import { breath } from '../runtime/breath.js';

/** Some milliseconds' worth. */
const sliceBytes = 32 * 1024;
/** No call takes as many in one object, in one list, and as many objects and lists in one another. */
const mostKeys = 64;
const mostItems = 10_000;
const deepest = 20;
/** Characters; a double needs 25. */
const longestNumber = 1_000;

/**
 * Reads a body of megabytes as JSON, which JSON.parse would do in one go of 50 ms and more: a running game does not notice.
 * What is far from anything that we take is refused at once. For bytes that another parser has taken in.
 */
export const jsonInSlices: RequestHandler = async (request, _response, next) => {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) return next();
  try {
    request.body = await parsed(bytes);
    next();
  } catch (error) {
    // as Express's parsers mark theirs: to-http-error.ts has the words
    next(Object.assign(new Error('unreadable', { cause: error }), { status: 400 }));
  }
};

const parsed = async (bytes: Buffer): Promise<unknown> => {
  let whole: unknown;
  const parser = new TokenParser({ paths: ['$'] });
  parser.onValue = ({ value }) => {
    whole = value;
  };
  const shape = new Shape();
  const tokenizer = new BoundedTokenizer({ stringBufferSize: sliceBytes, numberBufferSize: 32 });
  tokenizer.onToken = (token) => {
    shape.admit(token);
    parser.write(token);
  };
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    tokenizer.write(bytes.subarray(from, from + sliceBytes));
    await breath();
  }
  if (!tokenizer.isEnded) tokenizer.end();
  if (!parser.isEnded) parser.end();
  return whole;
};

class BoundedTokenizer extends Tokenizer {
  protected override parseNumber(digits: string): number {
    if (digits.length > longestNumber) throw new Error('a number is too long');
    return super.parseNumber(digits);
  }
}

/** How deep the parser stands, and how much each object and list around it has so far. */
class Shape {
  private readonly around: { readonly most: number; has: number }[] = [];

  admit({ token }: ParsedTokenInfo): void {
    const { around } = this;
    if (token === TokenType.LEFT_BRACE) around.push({ most: mostKeys, has: 1 });
    else if (token === TokenType.LEFT_BRACKET) around.push({ most: mostItems, has: 1 });
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) around.pop();
    const inner = around.at(-1);
    if (inner && token === TokenType.COMMA) inner.has += 1;
    if (around.length > deepest || (inner && inner.has > inner.most))
      throw new Error('too deep, or too much');
  }
}
