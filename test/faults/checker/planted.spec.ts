import type { RecordedEvent } from '@clockbeat/domain';
import { honestNight } from './honest-night.js';
import {
  type BrokenPromise,
  type Frame,
  type GameRecord,
  promises,
  violationsIn,
  type Witness,
} from './index.js';

// biome-ignore lint/suspicious/noExplicitAny: what is planted is by its nature not what the types promise
type Anything = any;
type Planted = { -readonly [K in keyof GameRecord]: Anything };

const caught = (plant: (night: Planted) => void): BrokenPromise[] => {
  const night = honestNight() as Planted;
  plant(night);
  return [...new Set(violationsIn(night).map(({ promise }) => promise))];
};

const eventOf = (night: Planted, type: RecordedEvent['type'], nth = 0): Anything =>
  night.log.filter((event: RecordedEvent) => event.type === type)[nth];
const witness = (night: Planted, name: string): Anything =>
  night.witnesses.find((one: Witness) => one.name === name);
const frame = (night: Planted, of: string, kind: Frame['kind'], name: string, nth = 0): Anything =>
  witness(night, of).frames.filter((one: Frame) => one.kind === kind && one.name === name)[nth];
/** Leaves no gap behind: as if it had never been stored. */
const unstore = (night: Planted, event: Anything): void => {
  night.log = night.log.filter((one: RecordedEvent) => one !== event);
  for (const [index, one] of night.log.entries()) one.version = index + 1;
  night.stream.version -= 1;
};

it('finds nothing in an honest night', () => {
  expect(violationsIn(honestNight())).toEqual([]);
});

const plants: [string, BrokenPromise, (night: Planted) => void][] = [
  [
    'an event that is gone from the middle of the log',
    'the log is whole',
    (night) => void night.log.splice(4, 1),
  ],
  [
    'a stored answer that nobody sent',
    'the log is whole',
    (night) => {
      frame(night, 'Bo', 'sent', 'submitAnswer').body.answer = 3;
    },
  ],
  [
    'an acknowledged answer that is not stored',
    'no acknowledged answer is missing',
    (night) => unstore(night, eventOf(night, 'AnswerSubmitted', 3)),
  ],
  [
    'an acknowledgement of other points than stored',
    'no acknowledged answer is missing',
    (night) => {
      frame(night, 'Ada', 'ack', 'submitAnswer').body.points += 10;
    },
  ],
  [
    'a repeated result that differs from the first',
    'no acknowledged answer is missing',
    (night) => {
      const first = frame(night, 'Ada', 'ack', 'submitAnswer');
      const again = structuredClone(first);
      Object.assign(again.body, { repeated: true, streak: 2 });
      witness(night, 'Ada').frames.push(again);
    },
  ],
  [
    'an answer that counts twice',
    'no answer counts twice',
    (night) => {
      const first = eventOf(night, 'AnswerSubmitted');
      night.log.splice(first.version, 0, structuredClone(first));
      for (const [index, event] of night.log.entries()) event.version = index + 1;
    },
  ],
  [
    'an answer that was stored after its question closed',
    'no answer after its question closed',
    (night) => {
      eventOf(night, 'AnswerSubmitted', 2).data.questionIndex = 0;
    },
  ],
  [
    'an answer that arrived at the deadline',
    'no answer after its question closed',
    (night) => {
      eventOf(night, 'AnswerSubmitted', 1).at = eventOf(night, 'GameResumed').data.closesAt;
    },
  ],
  [
    'an answer of the time of a pause',
    'no answer after its question closed',
    (night) => {
      const [pause, answer] = [eventOf(night, 'GamePaused'), eventOf(night, 'AnswerSubmitted')];
      night.log.splice(4, 2, pause, answer);
      Object.assign(pause, { version: 5 });
      Object.assign(answer, { version: 6 });
    },
  ],
  [
    'a refusal of an answer that counts',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'ack', 'submitAnswer').body = { ok: false, error: { code: 'question_closed' } };
    },
  ],
  [
    'a board with a score that nobody had',
    'what was told stays true',
    (night) => {
      frame(night, 'the screen', 'message', 'liveLeaderboard').body.players[0].score += 10;
    },
  ],
  [
    'counts of a closed question that are not the log’s',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'message', 'questionClosed').body.noAnswer += 1;
    },
  ],
  [
    'a deadline that was told and moved',
    'what was told stays true',
    (night) => {
      frame(night, 'Ada', 'message', 'gameStarted').body.gameState.endsAt += 1;
    },
  ],
  [
    'a seat that came back with another score',
    'what was told stays true',
    (night) => {
      frame(night, 'Ada', 'ack', 'joinGame').body.score = 100;
    },
  ],
  [
    'news of what was never stored',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'message', 'gameFinished').body.version += 1;
    },
  ],
  [
    'news that came before it was stored',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'message', 'nextQuestion').at -= 100;
    },
  ],
  [
    'a board of a question after the next one had begun',
    'nobody is shown an older state',
    (night) => {
      const { frames } = witness(night, 'Ada');
      frames.push(structuredClone(frame(night, 'Ada', 'message', 'liveLeaderboard')));
    },
  ],
  [
    'somebody who came back to a gateway that lagged behind',
    'nobody is shown an older state',
    (night) => {
      const request = { roomId: 'QUIZ42' };
      const old = { ...structuredClone(frame(night, 'Ada', 'ack', 'joinGame')), connection: 2, request };
      witness(night, 'Ada').frames.push({ ...old, kind: 'sent', body: request }, old);
    },
  ],
  [
    'an answer that was scored wrongly',
    'scores are the fold of the log',
    (night) => {
      eventOf(night, 'AnswerSubmitted').data.points = 180;
    },
  ],
  [
    'a total that forgot an answer',
    'scores are the fold of the log',
    (night) => {
      eventOf(night, 'AnswerSubmitted', 3).data.total -= 100;
    },
  ],
  [
    'a read model that lacks an answer',
    'read models are the fold of the log',
    (night) => void night.readModels.answers.pop(),
  ],
  [
    'a read model that counted a question wrongly',
    'read models are the fold of the log',
    (night) => {
      night.readModels.questions[0].correct += 1;
    },
  ],
  [
    'a game that its read model believes to be active',
    'read models are the fold of the log',
    (night) => {
      night.readModels.game.status = 'active';
    },
  ],
  [
    'a gateway that answers other results',
    'read models are the fold of the log',
    (night) => {
      night.results[2].scores.reverse();
    },
  ],
  [
    'somebody who ended on other standings',
    'everybody ends on the same standings',
    (night) => {
      frame(night, 'Bo', 'message', 'gameFinished').body.finalScores.reverse();
    },
  ],
  [
    'somebody who was never told the end',
    'everybody ends on the same standings',
    (night) => {
      const bo = witness(night, 'Bo');
      bo.frames = bo.frames.filter(({ name }: Frame) => name !== 'gameFinished');
    },
  ],
  [
    'a timer that fired early',
    'every timer fires once',
    (night) => {
      eventOf(night, 'QuestionAdvanced').at -= 1;
    },
  ],
  [
    'a timer of a gateway whose clock ran ahead',
    'every timer fires once',
    (night) => {
      eventOf(night, 'QuestionAdvanced').recordedAt -= 2_000;
    },
  ],
  [
    'a timer that never fired',
    'every timer fires once',
    (night) => {
      unstore(night, eventOf(night, 'GameFinished'));
    },
  ],
  [
    'a timer that skipped a question',
    'every timer fires once',
    (night) => {
      eventOf(night, 'QuestionAdvanced').data.closed.index = 1;
    },
  ],
  [
    'a question whose end was told twice',
    'every timer fires once',
    (night) => {
      const { frames } = witness(night, 'Bo');
      frames.push(structuredClone(frame(night, 'Bo', 'message', 'questionClosed', 1)));
    },
  ],
  [
    'a finished game that is still due',
    'every timer fires once',
    (night) => {
      night.stream.dueAt = 1;
    },
  ],
  [
    'a key on the projector before the question closed',
    'no key before its time',
    (night) => {
      frame(night, 'the screen', 'message', 'gameStarted').body.gameState.question.answer = 2;
    },
  ],
  [
    'a result that the wrong player heard',
    'no key before its time',
    (night) => {
      witness(night, 'Bo').frames.push(structuredClone(frame(night, 'Ada', 'ack', 'submitAnswer')));
    },
  ],
  [
    'the next question before it was opened',
    'no key before its time',
    (night) => {
      frame(night, 'Ada', 'message', 'gamePaused').body.next = 'What about stars?';
    },
  ],
];

it.each(plants)('catches %s', (_what, promise, plant) => {
  expect(caught(plant)).toContain(promise);
});

it('has a planted fault for every promise', () => {
  expect(new Set(plants.map(([, promise]) => promise))).toEqual(new Set(promises));
});
