import { asRecord, asText, stored } from '../lib/stored.js';
import type { UnheardAnswer } from './picture.js';

/** Whose they are: a seat's token may be the same in several games of a team. */
interface SeatInGame {
  gameId: string | null;
  token: string;
}

const nameOf = ({ gameId, token }: SeatInGame): string => `${gameId} ${token}`;

const kept = stored<{ seat: string; answers: readonly UnheardAnswer[] }>({
  key: 'clockbeat.unheard',
  empty: { seat: '', answers: [] },
  inTab: true,
  read: (from) => {
    const { seat, answers } = asRecord(from) ?? {};
    return Array.isArray(answers) ? { seat: asText(seat) ?? '', answers: answers.filter(isAnswer) } : null;
  },
});

const isAnswer = (from: unknown): from is UnheardAnswer => {
  const { questionIndex, answer } = asRecord(from) ?? {};
  return typeof questionIndex === 'number' && answer !== undefined;
};

/** What this tab's player chose and nobody has heard of yet: who reloads a page without a network loses no answer by it. */
export const unheardAnswers = {
  of: (seat: SeatInGame): readonly UnheardAnswer[] =>
    kept.get().seat === nameOf(seat) ? kept.get().answers : [],
  keep: (of: SeatInGame, answers: readonly UnheardAnswer[]): void => {
    const seat = nameOf(of);
    const before = kept.get();
    if (before.answers !== answers && (answers.length > 0 || before.seat === seat))
      kept.set({ seat, answers });
  },
};
