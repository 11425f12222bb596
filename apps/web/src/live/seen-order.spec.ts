import {
  type Choice,
  type GameStateView,
  optionsSeen,
  type QuestionKind,
  type SentAnswer,
} from '@clockbeat/domain/contract';
import fc from 'fast-check';
import { closed, gameId, joined, openState, pictureAfter, result, told } from './picture.fixture.js';
import { type AskedQuestion, asSeen, asTold } from './seen-order.js';

const rules = {
  pacing: 'swift',
  scoring: 'classic',
  answers: 'final',
  boardEvery: 'question',
  streakBonus: false,
  hostSeesVotes: true,
  closeWhenAllAnswered: false,
  shuffle: true,
} as const;
const order = optionsSeen(gameId, 'p_ada', 0, 4);
const place = (index: number): number => order.indexOf(index as Choice);
const opened = openState(0, 3, { rules });
const openAs = (kind: QuestionKind): GameStateView => ({
  ...opened,
  question: opened.question && { ...opened.question, kind },
});
const at = (state = opened) => pictureAfter({ type: 'roomJoined', body: joined(state) });
const asked = ({ state }: ReturnType<typeof asSeen>): AskedQuestion | null => state?.question ?? null;

describe('a picture by the places at which a player sees the options', () => {
  it('has them in that order, and is otherwise as it was told', () => {
    // else nothing here would be seen to move
    expect(order).not.toEqual([0, 1, 2, 3]);
    expect(asked(asSeen(at()))).toEqual({
      ...opened.question,
      options: order.map((index) => ['a', 'b', 'c', 'd'][index]),
      order,
    });
  });

  it('is the picture itself where the game is not shuffled', () => {
    const { shuffle: _, ...others } = rules;
    for (const state of [openState(0, 3), openState(0, 3, { rules: others })]) {
      const picture = at(state);
      expect(asSeen(picture)).toBe(picture);
    }
  });

  it('leaves items to be put in order, and what is typed, as they are', () => {
    for (const kind of ['order', 'typed', 'number', 'cloud'] as const) {
      const state = { ...openAs(kind), gameId: `game_of_${kind}` };
      expect(asked(asSeen(at(state)))).toBe(state.question);
    }
  });

  it('speaks of places in answer, verdict and key, and of the one before when the next is open', () => {
    const answered = { type: 'answerResult', body: result(0, { answer: 2, isCorrect: false }) } as const;
    const seen = asSeen(pictureAfter({ type: 'roomJoined', body: joined(opened) }, answered));
    expect(seen.turn).toMatchObject({
      answer: place(2),
      result: { answer: place(2), correctAnswer: place(1) },
    });
    expect(seen.feedback?.key).toEqual({ choice: place(1), text: 'b' });

    const picture = pictureAfter(
      { type: 'roomJoined', body: joined(opened) },
      { type: 'questionClosed', body: closed(0, 5) },
      { type: 'nextQuestion', body: told(openState(1, 6, { rules })) },
    );
    expect(picture.feedback?.key?.choice).toBe(1);
    expect(asSeen(picture).feedback?.key?.choice).toBe(place(1));
    const counts = asSeen(picture).lastClosed?.counts;
    expect(counts?.[place(1)]).toBe(1);
  });

  it('is the same object for the same news, so that none is shown twice', () => {
    const picture = pictureAfter(
      { type: 'roomJoined', body: joined(opened) },
      { type: 'answerResult', body: result(0) },
    );
    expect(asSeen(picture)).toBe(asSeen(picture));
    const later = asSeen({ ...picture, answeredNow: 7 });
    expect(later).not.toBe(asSeen(picture));
    expect(later.feedback).toBe(asSeen(picture).feedback);
    expect(asked(later)).toBe(asked(asSeen(picture)));
  });
});

describe('an answer by places', () => {
  const ticks = fc
    .uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1 })
    .map((choices): SentAnswer => ({ kind: 'multi', choices: choices.sort() }));
  const choice = fc.integer({ min: 0, max: 3 }).map((index) => index as Choice);

  it('is told by indexes, and seen by places again', () => {
    fc.assert(
      fc.property(fc.oneof(choice, ticks), (given) => {
        const state = typeof given === 'object' ? openAs('multi') : opened;
        const sent = asTold(given, order);
        const stored = {
          gameId,
          version: 4,
          questionIndex: 0,
          answer: sent,
          stored: true,
          changesLeft: 2,
        } as const;
        const picture = pictureAfter(
          { type: 'roomJoined', body: joined(state) },
          { type: 'answerResult', body: stored },
        );
        expect(picture.turn.stored?.answer).toEqual(sent);
        expect(asSeen(picture).turn.stored?.answer).toEqual(given);
      }),
    );
  });

  it('is as it was where it names no option', () => {
    const typed: SentAnswer = { kind: 'typed', text: 'Vilnius' };
    expect(asTold(typed, order)).toBe(typed);
  });
});
