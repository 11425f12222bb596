import {
  type Choice,
  choices,
  limits,
  type OtherRules,
  otherRulesLimits,
  scorings,
} from '@clockbeat/domain/contract';
import { teamScores } from '../../../frame/rules/rules-words.js';

const isOn = (text: string | null): boolean | undefined =>
  text === '1' ? true : text === '0' ? false : undefined;

/** A whole number from 1 to `most`; undefined: it is none. */
const countIn = (text: string | null | undefined, most: number): number | undefined =>
  text && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

/** Of a question: its number from 1, then what is said of it. */
const splitAfterNumber = (text: string): [string, string] => {
  const digits = /^\d*/.exec(text)?.[0] ?? '';
  return [digits, text.slice(digits.length)];
};

const letterFor = (choice: Choice): string => String.fromCharCode(97 + choice);

/**
 * The rules that an address asks for, of a game that asked so many questions; what it says wrongly, or says twice of one
 * question, is left out. A wording without a text yet is there, too: somebody is about to type one.
 */
export const rulesInAddress = (query: URLSearchParams, asked: number): OtherRules => {
  const spoken = new Set<number>();
  const indexOf = (number: string): number | null => {
    const index = (countIn(number, Math.min(asked, limits.questionsPerGame.max)) ?? 0) - 1;
    if (index < 0 || spoken.has(index)) return null;
    spoken.add(index);
    return index;
  };
  const parts = (name: string): string[] => query.get(name)?.split('.') ?? [];

  const drop = parts('drop').flatMap((part) => indexOf(part) ?? []);
  const rekey = parts('key').flatMap((part) => {
    const [number, letter] = splitAfterNumber(part);
    const answer = choices.find((choice) => letterFor(choice) === letter);
    const questionIndex = answer === undefined ? null : indexOf(number);
    return answer === undefined || questionIndex === null ? [] : { questionIndex, answer };
  });
  const texts = new Map<number, string[]>();
  for (const part of query.getAll('accept')) {
    const [number, said] = splitAfterNumber(part);
    const own = countIn(number, asked) ?? 0;
    const index = texts.has(own - 1) ? own - 1 : indexOf(number);
    if (index === null || !said.startsWith(':')) continue;
    const all = texts.get(index) ?? [];
    texts.set(index, all);
    const text = said.slice(1);
    if (text !== '' && all.length < otherRulesLimits.texts) all.push(text);
  }
  const accept = [...texts].map(([questionIndex, all]) => ({ questionIndex, texts: all }));

  const scoring = scorings.find((each) => each === query.get('scoring'));
  const [speed, streakBonus] = [isOn(query.get('speed')), isOn(query.get('streak'))];
  const teamScore = teamScores.find((each) => each === query.get('team'));
  const best = countIn(query.get('best'), limits.questionsPerGame.max);
  return {
    ...(scoring && { scoring }),
    ...(speed === false && { speed }),
    ...(streakBonus !== undefined && { streakBonus }),
    ...(teamScore && { teamScore }),
    ...(best !== undefined && { best }),
    ...(drop.length > 0 && { drop }),
    ...(rekey.length > 0 && { rekey }),
    ...(accept.length > 0 && { accept }),
  };
};

/** The same rules as an address has them: `rulesInAddress` reads them back. */
export const addressOfRules = (rules: OtherRules): URLSearchParams => {
  const { scoring, speed, streakBonus, teamScore, best, drop = [], rekey = [], accept = [] } = rules;
  const query = new URLSearchParams();
  if (scoring) query.set('scoring', scoring);
  if (speed === false) query.set('speed', '0');
  if (streakBonus !== undefined) query.set('streak', streakBonus ? '1' : '0');
  if (teamScore) query.set('team', teamScore);
  if (best !== undefined) query.set('best', String(best));
  if (drop.length > 0) query.set('drop', drop.map((index) => index + 1).join('.'));
  if (rekey.length > 0)
    query.set(
      'key',
      rekey.map(({ questionIndex, answer }) => `${questionIndex + 1}${letterFor(answer)}`).join('.'),
    );
  for (const { questionIndex, texts } of accept)
    for (const text of texts.length > 0 ? texts : [''])
      query.append('accept', `${questionIndex + 1}:${text}`);
  return query;
};

/** As they are sent: without wordings that nobody has typed yet. */
export const rulesToSend = ({ accept = [], ...others }: OtherRules): OtherRules => {
  const typed = accept
    .map(({ questionIndex, texts }) => ({
      questionIndex,
      texts: texts.map((text) => text.trim()).filter((text) => text !== ''),
    }))
    .filter(({ texts }) => texts.length > 0);
  return typed.length > 0 ? { ...others, accept: typed } : others;
};
