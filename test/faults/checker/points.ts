import { type GameEventData, type PlayableGame, questionAt } from '@clockbeat/domain';

/** Which round a question is in, from 1, as docs/protocol.md tells it. */
export const roundAt = ({ content }: Pick<PlayableGame, 'content'>, questionIndex: number): number => {
  const titles = content.questions.slice(0, questionIndex + 1).map(({ round = '' }) => round);
  return titles.filter((title, nth) => nth === 0 || (title !== '' && title !== titles[nth - 1])).length;
};

type Answer = Pick<GameEventData['AnswerSubmitted'], 'questionIndex' | 'timeFactor' | 'joker'>;

/** What a right answer earns, reckoned once more as docs/protocol.md tells it ("Points"); `inRow`: with this one. */
export const earned = (
  { rules, content }: Pick<PlayableGame, 'rules' | 'content'>,
  { questionIndex, timeFactor = 1, joker }: Answer,
  msLeft: number,
  inRow: number,
  share = 1,
): { points: number; speedBonus: number; streakBonus?: number } => {
  const { points: worth, timeLimit } = questionAt({ content }, questionIndex);
  const ms = msLeft / timeFactor;
  const half = Math.round(worth / 2);
  const round = roundAt({ content }, questionIndex);
  const [base, speed] = {
    classic: [worth, worth === 0 ? 0 : 10 * Math.floor(ms / 1_000)],
    balanced: [half, Math.round((worth / 2) * (1 + ms / (timeLimit * 1_000))) - half],
    accuracy: [worth, 0],
    rounds: [worth * round, 0],
  }[rules.scoring] as [number, number];
  const times = joker ? 2 : 1;
  // what is right in part earns that part of what is not for speed
  if (share < 1) return { points: Math.floor(base * times * share + 1e-9), speedBonus: 0 };
  const more = rules.streakBonus ? Math.min(0.5, Math.max(0, inRow - 1) / 10) : 0;
  const streakBonus = Math.round((base + speed) * times * more);
  const points = (base + speed) * times + streakBonus;
  return { points, speedBonus: speed * times, ...(streakBonus > 0 && { streakBonus }) };
};
