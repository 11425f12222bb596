import { placingDoubt, withDoubt } from './doubt.js';
import type { ChangedOutcome, GameEventData, RecordedEvent, Verdict } from './events.js';
import { answerTo, type PlayableGame, questionAt, type Seat, type SeatAnswer, type Stage } from './game.js';
import { foldAnswer } from './kinds/folding.js';
import { roundNumber } from './rounds.js';
import { score } from './scoring.js';
import { jokerOf, placingMs } from './seats.js';

/** Whether two texts are the same answer to whoever reads them. */
export const isSameText = (one: string, other: string): boolean => foldAnswer(one) === foldAnswer(other);

/** The usual points of an answer that counts as right now, or none. What a streak adds is as it was told. */
const outcomeBy = (
  game: PlayableGame,
  seat: Seat,
  answer: SeatAnswer,
  verdict: Verdict,
): ChangedOutcome['is'] => {
  const question = questionAt(game, answer.questionIndex);
  const { timeFactor = 1 } = answer;
  const round = roundNumber(game.content, answer.questionIndex);
  return score(
    {
      rules: game.rules,
      question,
      msLeft: question.timeLimit * 1_000 * timeFactor - answer.responseMs,
      timeFactor,
      round,
      streak: Math.max(0, answer.streak - 1),
      joker: jokerOf(game, seat) === round,
    },
    verdict === 'accepted' ? 1 : 0,
  );
};

const outcomeOf = ({
  isCorrect,
  fraction,
  points,
  speedBonus,
  streakBonus,
}: SeatAnswer): ChangedOutcome['was'] => ({
  isCorrect,
  ...(fraction !== undefined && { fraction }),
  points,
  speedBonus,
  ...(streakBonus !== undefined && { streakBonus }),
});

/** What a verdict on a text changes: the answers to question `index` that say the same and counted otherwise. */
export const judgedOutcomes = (
  game: PlayableGame,
  index: number,
  text: string,
  verdict: Verdict,
): ChangedOutcome[] => {
  const changed: ChangedOutcome[] = [];
  for (const seat of game.seats.byId.values()) {
    const answer = answerTo(seat, index);
    if (answer?.given?.kind !== 'typed' || !isSameText(answer.given.text, text)) continue;
    if (answer.isCorrect === (verdict === 'accepted')) continue;
    changed.push({
      playerId: seat.playerId,
      responseMs: placingMs(answer, game.rules.scoring),
      ...placingDoubt(answer, game.rules.scoring),
      was: outcomeOf(answer),
      is: outcomeBy(game, seat, answer, verdict),
    });
  }
  return changed;
};

/** Whether somebody has said a word of a cloud. */
export const isSaid = ({ seats }: PlayableGame, index: number, word: string): boolean =>
  [...seats.byId.values()].some((seat) => {
    const given = answerTo(seat, index)?.given;
    return given?.kind === 'cloud' && given.entries.some((entry) => isSameText(entry, word));
  });

/** Whether the host has taken it off the wall. */
export const isHidden = ({ hidden = [] }: Stage, word: string): boolean => hidden.includes(foldAnswer(word));

/** Words of clouds that their host has taken off the wall, folded, by the index of their question. */
export type HiddenWords = ReadonlyMap<number, readonly string[]>;

/** Notes the host's word on one of a cloud, which changes no answer; other events leave nothing. */
export const noteWord = (hidden: Map<number, readonly string[]>, event: RecordedEvent): void => {
  if (event.type !== 'AnswersJudged' || event.data.outcomes.length > 0) return;
  const { questionIndex, text, verdict } = event.data;
  const word = foldAnswer(text);
  const others = (hidden.get(questionIndex) ?? []).filter((each) => each !== word);
  hidden.set(questionIndex, verdict === 'refused' ? [...others, word] : others);
};

/** The fold of a verdict on a word of a cloud: it goes off the wall, or comes back. Until the next question; nothing else changes. */
export const withWords = <G extends PlayableGame>(
  game: G,
  { questionIndex, text, verdict }: GameEventData['AnswersJudged'],
): G => {
  const stage = 'stage' in game ? game.stage : null;
  if (!stage || questionAt(game, questionIndex).kind !== 'cloud') return game;
  const word = foldAnswer(text);
  const others = (stage.hidden ?? []).filter((hidden) => hidden !== word);
  return { ...game, stage: { ...stage, hidden: verdict === 'refused' ? [...others, word] : others } };
};

/** The fold of a verdict: sums and last answers follow at once. A right answer begins a streak, a wrong one ends it. */
export const applyVerdict = ({ seats }: PlayableGame, { data }: RecordedEvent<'AnswersJudged'>): void => {
  for (const { playerId, responseMs, doubt, was, is } of data.outcomes) {
    const seat = seats.byId.get(playerId);
    if (!seat) continue;
    const turned = Number(is.isCorrect) - Number(was.isCorrect);
    seat.score += is.points - was.points;
    seat.correct += turned;
    seat.correctMs += turned * responseMs;
    Object.assign(seat, withDoubt(seat, doubt ? { doubt } : {}, turned));
    const answer = answerTo(seat, data.questionIndex);
    if (!answer) continue;
    const {
      isCorrect: _,
      fraction: __,
      points: ___,
      speedBonus: ____,
      streakBonus: _____,
      ...given
    } = answer;
    seat.last = { ...given, ...is, total: seat.score, streak: is.isCorrect ? Math.max(1, answer.streak) : 0 };
  }
};
