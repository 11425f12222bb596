import type { Receipt, SealedResult } from '@clockbeat/domain/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import type { KeptReceipt } from '../../../live/receipts.js';

/** An answer of the sealed result. */
export interface CheckedAnswer {
  version: number;
  questionIndex: number;
  /** When it arrived, epoch ms. */
  at: number;
  responseMs: number;
  points: number;
  /** `none`: this browser kept no receipt of it. */
  receipt: 'fits' | 'differs' | 'none';
}
export interface Checked {
  answers: CheckedAnswer[];
  /** Acknowledged, and not in the result. */
  missing: number;
  /** Whether the digests come to the seal that the server names, and the texts to their digests. */
  isWhole: boolean;
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const isSame = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && hexOf(a) === hexOf(b);

/** Each event's digest, and the seal after each event; the first one is that of no event. */
const chainOf = ({ gameId, digests }: SealedResult): { digests: Uint8Array[]; seals: Uint8Array[] } => {
  const all = bytesOf(digests);
  const each: Uint8Array[] = [];
  let seal = sha256(utf8(gameId));
  const seals = [seal];
  const both = new Uint8Array(64);
  for (let from = 0; from + 32 <= all.length; from += 32) {
    const digest = all.subarray(from, from + 32);
    both.set(seal);
    both.set(digest, 32);
    seal = sha256(both);
    each.push(digest);
    seals.push(seal);
  }
  return { digests: each, seals };
};

/** "type schema at recordedAt actor {data}", times in µs. */
const answerIn = (text: string) => {
  const [, , at] = text.split(' ', 3);
  const { questionIndex, responseMs, points } = JSON.parse(text.slice(text.indexOf('{'))) as CheckedAnswer;
  return { at: Math.floor(Number(at) / 1_000), questionIndex, responseMs, points };
};

/**
 * Holds what this browser kept against the result, without asking the server: with a library of ours, since pages that come
 * over http have no cryptography of the browser's. `examples/verify-receipt.mjs` does the same for a saved file.
 */
export const checkReceipts = (sealed: SealedResult, receipts: readonly KeptReceipt[]): Checked => {
  const { digests, seals } = chainOf(sealed);
  const last = seals.at(-1);
  let isWhole = digests.length === sealed.version && last !== undefined && hexOf(last) === sealed.seal;
  const fits = (version: number, { digest, seal, sealed: upTo = 0 }: Receipt): boolean =>
    isSame(digests[version - 1], bytesOf(digest)) &&
    (seal === undefined || upTo > sealed.version || isSame(seals[upTo], bytesOf(seal)));
  const answers = sealed.answers.map(({ version, text }): CheckedAnswer => {
    if (!isSame(digests[version - 1], sha256(utf8(text)))) isWhole = false;
    const receipt = receipts.find((kept) => kept.version === version);
    const judged = receipt ? (fits(version, receipt) ? 'fits' : 'differs') : 'none';
    return { version, ...answerIn(text), receipt: judged };
  });
  const isMissing = ({ version }: KeptReceipt): boolean =>
    !answers.some((answer) => answer.version === version);
  return { answers, missing: receipts.filter(isMissing).length, isWhole };
};
