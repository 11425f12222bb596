import { content } from '../../../libs/domain/test-support/content.js';
import { given } from '../../../libs/domain/test-support/given.js';
import {
  ada,
  advanced,
  at,
  bo,
  boardShown,
  created,
  decided,
  finished,
  joined,
  judgeAnswers,
  question,
  questionClosed,
  questionOfKind,
  started,
  submitAnswer,
} from '../../../libs/domain/test-support/index.js';
import { answers } from './answers.js';
import { bareRecord } from './honest-night.js';
import { honestWitnesses } from './honest-telling.js';
import { eventOf, frame, type Planted } from './plants/planting.js';
import type { GameRecord } from './record.js';
import { scores } from './scores.js';
import { telling } from './telling.js';
import { timers } from './timers.js';

const typed = (text: string) => ({ kind: 'typed', text }) as const;

/** Ada's misspelled city counts, and the host takes that back; Bo's counts to the end. */
const night = (): Planted => {
  const { events: log } = given(
    created({
      rules: { pacing: 'host', streakBonus: true, scoring: 'balanced' },
      ...content({ questions: [questionOfKind('typed'), question('stars')] }),
    }),
    joined('Ada'),
    joined('Bo'),
    joined('Cleo'),
    started({ at: at('0') }),
    decided(submitAnswer({ by: ada, choice: typed('Kaunas'), at: at('2') })),
    decided(submitAnswer({ by: bo, choice: typed('kaunas '), at: at('3') })),
    questionClosed({ at: at('5'), reason: 'host' }),
    decided(judgeAnswers('KAUNAS', 'accepted', { to: 0 })),
    boardShown({ at: at('7') }),
    decided(judgeAnswers('kaunas', 'refused', { to: 0 })),
    decided(judgeAnswers('kaunas', 'accepted', { to: 0 })),
    advanced({ at: at('10'), reason: 'host' }),
    decided(submitAnswer({ by: bo, choice: 2, at: at('12') })),
    questionClosed({ at: at('15'), reason: 'host' }),
    finished({ at: at('16') }),
  );
  const record = bareRecord(log);
  return structuredClone({ ...record, witnesses: honestWitnesses(record) }) as Planted;
};

const found = (record: Planted): string[] =>
  [answers, scores, telling, timers].flatMap((check) =>
    check(record as GameRecord).map(({ promise }) => promise),
  );

describe('what a host says of answers while the game goes on', () => {
  it('is held against the rule, from the answers alone', () => {
    expect(found(night())).toEqual([]);
  });

  it('concerns all who have typed the same', () => {
    const forged = night();
    eventOf(forged, 'AnswersJudged', 2).data.outcomes.pop();
    expect(found(forged)).toContain('scores are the fold of the log');
  });

  it('gives what the rule gives, and no more', () => {
    const forged = night();
    eventOf(forged, 'AnswersJudged').data.outcomes[0].is.points += 1;
    expect(found(forged)).toContain('scores are the fold of the log');
  });

  it('is told as it is stored, to each of them', () => {
    const forged = night();
    frame(forged, 'Bo', 'message', 'answerResult', 1).body.isCorrect = false;
    expect(found(forged)).toContain('no acknowledged answer is missing');
  });

  it('is told once', () => {
    const forged = night();
    const told = forged.witnesses.find(({ name }: { name: string }) => name === 'Bo');
    told.frames.push(structuredClone(frame(forged, 'Bo', 'message', 'answerResult', 1)));
    expect(found(forged)).toContain('every timer fires once');
  });
});
