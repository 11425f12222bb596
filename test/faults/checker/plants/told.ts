import { frame, type Plant, witness } from './planting.js';

/** What clients were told, and when. */
export const toldPlants: readonly Plant[] = [
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
    'a lobby that shows another team',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'message', 'lobbyUpdated', 2).body.added[0].teamName = 'Greens';
    },
  ],
  [
    'a lobby that greets a newcomer with somebody who is not ready',
    'what was told stays true',
    (night) => {
      frame(night, 'Cleo', 'ack', 'joinGame', 1).body.lobby[0].ready = false;
    },
  ],
  [
    'somebody who was told to be gone and has a seat',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'message', 'lobbyUpdated').body.removed.push('p_ada');
    },
  ],
  [
    'a door that was told to be open and is locked',
    'what was told stays true',
    (night) => {
      frame(night, 'Ada', 'message', 'gameUpdated').body.gameState.joining = 'open';
    },
  ],
  [
    'a game that was told to be without teams and has some',
    'what was told stays true',
    (night) => {
      frame(night, 'Ada', 'message', 'gameStarted').body.gameState.teamMode = false;
    },
  ],
  [
    'a team on the board with the mean of another one',
    'what was told stays true',
    (night) => {
      frame(night, 'the screen', 'message', 'liveLeaderboard').body.teams[0].score += 1;
    },
  ],
  [
    'a place as it was before the correction',
    'what was told stays true',
    (night) => {
      frame(night, 'Ada', 'message', 'standing', 2).body.total += 1;
    },
  ],
  [
    'a code that leads to another game',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'ack', 'joinGame').body.gameId = 'game_of_another_table';
    },
  ],
  [
    'news of what was never stored',
    'what was told stays true',
    (night) => {
      frame(night, 'Bo', 'message', 'gameFinished', 3).body.version += 1;
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
    'the key of an open question, with an empty answer',
    'no key before its time',
    (night) => {
      night.log.find(({ type }: { type: string }) => type === 'AnswerSubmitted').data.choice = null;
      frame(night, 'Ada', 'ack', 'submitAnswer').body.answer = null;
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
