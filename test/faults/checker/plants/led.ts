import { eventOf, frame, type Plant, witness } from './planting.js';

/** What breaks a promise in an evening that is led from phase to phase, and in no other. */
export const ledPlants: readonly Plant[] = [
  [
    'an acknowledgement that says who was right',
    'no key before its time',
    (night) => {
      frame(night, 'Ada', 'ack', 'submitAnswer').body.isCorrect = false;
    },
  ],
  [
    'an outcome before the close',
    'no key before its time',
    (night) => {
      frame(night, 'Bo', 'message', 'answerResult').body.version -= 1;
    },
  ],
  [
    'a seat that comes back and is told its new score before the close',
    'what was told stays true',
    (night) => {
      const { frames } = witness(night, 'Ada');
      const back = structuredClone(frame(night, 'Ada', 'ack', 'joinGame'));
      const [before] = [frame(night, 'Ada', 'ack', 'submitAnswer', 1)];
      frames.push({
        ...back,
        at: before.at,
        connection: 2,
        body: { ...back.body, version: before.body.version, score: 170 },
      });
    },
  ],
  [
    'a panel that shows an outcome before the close',
    'what was told stays true',
    (night) => {
      frame(night, 'the host', 'message', 'updateScores').body.players[0].current = {
        answer: 1,
        isCorrect: false,
        points: 0,
      };
    },
  ],
  [
    'a stored answer that was acknowledged as another one',
    'no acknowledged answer is missing',
    (night) => {
      frame(night, 'Ada', 'ack', 'submitAnswer', 1).body.answer = 3;
    },
  ],
  [
    'more changes left than there are',
    'no acknowledged answer is missing',
    (night) => {
      frame(night, 'Ada', 'ack', 'submitAnswer', 1).body.changesLeft += 1;
    },
  ],
  [
    'a change that is stored as a first answer',
    'no answer counts twice',
    (night) => {
      delete eventOf(night, 'AnswerSubmitted', 1).data.change;
    },
  ],
  [
    'a change where answers are final',
    'no answer counts twice',
    (night) => {
      delete eventOf(night, 'GameCreated').data.rules.answers;
    },
  ],
  [
    'an answer while the question was read',
    'no answer after its question closed',
    (night) => {
      eventOf(night, 'AnswerSubmitted').at = eventOf(night, 'GameStarted').at + 4_999;
    },
  ],
  [
    'an answer while what was right was shown',
    'no answer after its question closed',
    (night) => {
      const [answer, close] = [eventOf(night, 'AnswerSubmitted', 3), eventOf(night, 'QuestionClosed', 1)];
      night.log.splice(answer.version - 1, 2, close, answer);
      [close.version, answer.version] = [answer.version, close.version];
    },
  ],
  [
    'a first answer that still counts beside its change',
    'scores are the fold of the log',
    (night) => {
      eventOf(night, 'AnswerSubmitted', 1).data.total += 10;
    },
  ],
  [
    'a joker that was acknowledged and is not stored',
    'no acknowledged word of the lobby is missing',
    (night) => {
      const { at, body } = frame(night, 'Ada', 'ack', 'submitAnswer');
      const said = { at, connection: 1, kind: 'ack', name: 'declareJoker', request: { round: 2 } };
      witness(night, 'Ada').frames.push({ ...said, body: { ok: true, version: body.version, round: 2 } });
    },
  ],
  [
    'an answer that counted double, and nobody had declared it',
    'scores are the fold of the log',
    (night) => {
      Object.assign(eventOf(night, 'AnswerSubmitted').data, { joker: true });
    },
  ],
  [
    'a question that closed as answered before its options had stood for two seconds',
    'every timer fires once',
    (night) => {
      const close = eventOf(night, 'QuestionClosed');
      close.data.closed.reason = 'answered';
      close.at = eventOf(night, 'GameStarted').data.opened.opensAt + 1_999;
    },
  ],
  [
    'an outcome that was told twice',
    'every timer fires once',
    (night) => {
      witness(night, 'Bo').frames.push(structuredClone(frame(night, 'Bo', 'message', 'answerResult')));
    },
  ],
  [
    'a board that moved before it was shown',
    'what was told stays true',
    (night) => {
      frame(night, 'the screen', 'message', 'liveLeaderboard').body.players.reverse();
    },
  ],
  [
    'a phase that was told to be another one',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'message', 'gameUpdated', 1).body.gameState.stage.name = 'break';
    },
  ],
];
