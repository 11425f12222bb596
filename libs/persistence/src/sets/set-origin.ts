import { createHash } from 'node:crypto';
import type { StoredQuestion } from '../questions/question.types.js';
import type { NewSetQuestion, SavedSetInFull } from './saved-set.types.js';

/** One question of a set, by what tells it apart in its set. */
export interface SetItem {
  readonly key: string;
  readonly hash: string;
  readonly text: string;
  /** A question of the bank is pointed to; of any other a copy is made. */
  readonly content: { readonly bank: string } | { readonly own: NewSetQuestion };
}

/** What a copy had of each question of its original when both were last the same: its content, and the copy's own question. */
export type OriginBase = Readonly<
  Record<string, { readonly hash: string; readonly own?: string | undefined }>
>;

/** What a question asks, without where it is stored. */
const askedOf = ({
  question,
  options,
  answer,
  task,
  media,
  optionMedia,
  timeLimit,
}: NewSetQuestion): NewSetQuestion => ({ question, options, answer, task, media, optionMedia, timeLimit });

const hashOf = ({ question, options, answer, task, media, optionMedia, timeLimit }: NewSetQuestion): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        question,
        options,
        answer,
        task ?? null,
        media ?? null,
        optionMedia ?? null,
        timeLimit,
      ]),
    )
    .digest('base64url')
    .slice(0, 22);

/** The questions of a set in their order; `stored`: those that it points to, of the bank and of its owner. */
export const itemsOf = (
  set: Pick<SavedSetInFull, 'customQuestions' | 'selectedQuestions'>,
  stored: ReadonlyMap<string, StoredQuestion>,
): SetItem[] => [
  ...set.customQuestions.map((one): SetItem => {
    const own = askedOf(one);
    return { key: `own:${one.id}`, hash: hashOf(own), text: own.question, content: { own } };
  }),
  ...set.selectedQuestions.flatMap((id): SetItem[] => {
    const found = stored.get(id);
    if (found === undefined) return [];
    const own = askedOf(found);
    const text = own.question;
    if (found.createdBy === null) return [{ key: `bank:${id}`, hash: '', text, content: { bank: id } }];
    return [{ key: `stored:${id}`, hash: hashOf(own), text, content: { own } }];
  }),
];

export interface OriginDifference {
  readonly added: readonly SetItem[];
  readonly removed: readonly { readonly text: string; readonly isKept: boolean }[];
  readonly changed: readonly { readonly text: string; readonly now: string; readonly isKept: boolean }[];
}

/** What a copy would be with what its original has become. */
export interface Merged {
  readonly difference: OriginDifference;
  readonly customQuestions: readonly NewSetQuestion[];
  readonly selectedQuestions: readonly string[];
  /** For each of `customQuestions` the question of the original that it stands for. */
  readonly keys: readonly (string | null)[];
}

/**
 * Takes over what the original has become since `base`. What was changed or taken out of the copy itself stays as it is there:
 * nobody's own work is lost.
 */
export const mergeOrigin = (
  base: OriginBase,
  original: readonly SetItem[],
  copy: Pick<SavedSetInFull, 'customQuestions' | 'selectedQuestions'>,
  textOf: (bankId: string) => string,
): Merged => {
  const originals = new Map(original.map((item) => [item.key, item]));
  const keyOfOwn = new Map(
    Object.entries(base).flatMap(([key, { own }]) => (own ? [[own, key] as const] : [])),
  );
  const added = original.filter(({ key }) => !(key in base));
  const removed: { text: string; isKept: boolean }[] = [];
  const changed: { text: string; now: string; isKept: boolean }[] = [];
  const seen = new Set<string>();
  const customQuestions: NewSetQuestion[] = [];
  const keys: (string | null)[] = [];
  const keep = (question: NewSetQuestion, key: string | null): void => {
    customQuestions.push(question);
    keys.push(key);
  };
  for (const mine of copy.customQuestions) {
    const key = keyOfOwn.get(mine.id) ?? null;
    const was = key === null ? undefined : base[key];
    if (key === null || was === undefined) {
      keep(mine, null);
      continue;
    }
    seen.add(key);
    const now = originals.get(key);
    const isKept = hashOf(mine) !== was.hash;
    if (now === undefined) {
      removed.push({ text: mine.question, isKept });
      if (isKept) keep(mine, null);
    } else if (now.hash !== was.hash && 'own' in now.content) {
      changed.push({ text: mine.question, now: now.text, isKept });
      keep(isKept ? mine : { ...now.content.own, id: mine.id }, key);
    } else keep(mine, key);
  }
  for (const [key, { hash, own }] of Object.entries(base)) {
    const now = originals.get(key);
    // taken out of the copy, and changed since: it stays out
    if (own !== undefined && !seen.has(key) && now !== undefined && now.hash !== hash)
      changed.push({ text: now.text, now: now.text, isKept: true });
  }
  const gone = new Set(
    Object.keys(base).flatMap((key) =>
      key.startsWith('bank:') && !originals.has(key) ? [key.slice(5)] : [],
    ),
  );
  const selectedQuestions = copy.selectedQuestions.filter((id) => !gone.has(id));
  for (const id of copy.selectedQuestions)
    if (gone.has(id)) removed.push({ text: textOf(id), isKept: false });
  for (const { key, content } of added) {
    if ('own' in content) keep(content.own, key);
    else if (!selectedQuestions.includes(content.bank)) selectedQuestions.push(content.bank);
  }
  return { difference: { added, removed, changed }, customQuestions, selectedQuestions, keys };
};

/** What both have in common from now on: what the original has, and which of the copy's questions stands for it. */
export const baseOf = (original: readonly SetItem[], owns: ReadonlyMap<string, string>): OriginBase =>
  Object.fromEntries(
    original.map(({ key, hash, content }) => [
      key,
      // of one that the copy has no more: an id that nobody has
      'bank' in content ? { hash } : { hash, own: owns.get(key) ?? '' },
    ]),
  );
