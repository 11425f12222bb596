import { eventOf, frame, type Plant, storeAgain, unstore, witness } from './planting.js';

/** Answers, and what they count. */
export const answerPlants: readonly Plant[] = [
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
      storeAgain(night, eventOf(night, 'AnswerSubmitted'));
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
      const { version } = answer;
      night.log.splice(version - 1, 2, pause, answer);
      Object.assign(pause, { version });
      Object.assign(answer, { version: version + 1 });
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
    'a team whose score is not the mean of its members',
    'scores are the fold of the log',
    (night) => {
      for (const { teams } of night.results) teams[0].score += 1;
    },
  ],
  [
    'a member that its team forgot',
    'scores are the fold of the log',
    (night) => {
      frame(night, 'Cleo', 'message', 'gameFinished').body.teams[0].members -= 1;
    },
  ],
];
