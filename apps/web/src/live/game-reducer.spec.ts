import { foldNews } from './game-reducer.js';
import type { GameNews } from './news.js';
import {
  closed,
  gameId,
  joined,
  openState,
  pictureAfter,
  result,
  told,
  waitingState,
} from './picture.fixture.js';
import { noTurn } from './picture.js';

const inQuestion = (index: number, version: number): GameNews => ({
  type: 'nextQuestion',
  body: told(openState(index, version)),
});
const seated: GameNews = { type: 'roomJoined', body: joined(waitingState()) };
const started: GameNews = { type: 'gameStarted', body: told(openState(0, 3)) };
const sent = { questionIndex: 0, answer: 1 } as const;
const chosen: GameNews = { type: 'answerSent', ...sent };

describe('the state of a game', () => {
  it('drops a state that is older than the one it has', () => {
    const picture = pictureAfter(seated, inQuestion(1, 7), {
      type: 'stateAcknowledged',
      body: told(openState(0, 4)),
    });
    expect(picture.state?.currentQuestionIndex).toBe(1);
    expect(picture.turn.index).toBe(1);
  });

  it('is the same whether the acknowledgement or the broadcast comes first', () => {
    const ack: GameNews = { type: 'stateAcknowledged', body: told(openState(1, 7)) };
    expect(pictureAfter(seated, started, ack, inQuestion(1, 7))).toEqual(
      pictureAfter(seated, started, inQuestion(1, 7), ack),
    );
  });

  it('keeps the answers that only the host was sent when a broadcast without them follows', () => {
    const { question } = openState(0, 3);
    const questions = question ? [{ ...question, answer: 2 as const }] : [];
    const picture = pictureAfter(
      { type: 'hostConnected', body: { version: 3, gameState: openState(0, 3, { questions }), players: [] } },
      inQuestion(1, 4),
    );
    expect(picture.state?.questions).toEqual(questions);
  });

  it('ignores messages about another game on the same socket', () => {
    const other = told(openState(2, 9, { gameId: 'game_another_one_000' }));
    const before = pictureAfter(seated, started);
    expect(foldNews(before, { type: 'nextQuestion', body: other })).toBe(before);
  });

  it('starts afresh when a team opens its next game', () => {
    const next = waitingState({ gameId: 'game_next_0000000000', version: 1 });
    const picture = pictureAfter(seated, started, chosen, { type: 'roomJoined', body: joined(next) });
    expect(picture.state?.gameId).toBe('game_next_0000000000');
    expect(picture.turn.locked).toBe(false);
  });

  it('is finished by gameFinished, which carries no state', () => {
    const picture = pictureAfter(seated, started, {
      type: 'gameFinished',
      body: { gameId, version: 9, finalScores: [], teams: [], participantCount: 4, endedBy: 'questions' },
    });
    expect(picture.state).toMatchObject({ status: 'finished', phase: 'final', question: null, endsAt: null });
    expect(picture.participants.count).toBe(4);
  });

  it('leaves the waiting room of a team once a game is there', () => {
    expect(pictureAfter({ type: 'waiting', for: 'game' }).waitingFor).toBe('game');
    expect(pictureAfter({ type: 'waiting', for: 'game' }, seated).waitingFor).toBeNull();
  });
});

describe('a player’s answer', () => {
  it('is locked as soon as it is chosen, and only the first choice counts', () => {
    const picture = pictureAfter(seated, started, chosen, {
      type: 'answerSent',
      questionIndex: 0,
      answer: 3,
    });
    expect(picture).toMatchObject({ turn: { locked: true, answer: 1 }, unheard: [sent] });
  });

  it('brings score, streak and feedback when it was judged', () => {
    const picture = pictureAfter(seated, started, chosen, { type: 'answerResult', body: result(0) });
    expect(picture.me).toMatchObject({ score: 150, streak: 1 });
    expect(picture.feedback).toMatchObject({ isCorrect: true, missed: null, points: 150, speedBonus: 50 });
    expect(picture).toMatchObject({ turn: { locked: true }, unheard: [] });
  });

  it('is forgotten by the next question', () => {
    const picture = pictureAfter(
      seated,
      started,
      chosen,
      { type: 'answerResult', body: result(0) },
      inQuestion(1, 8),
    );
    expect(picture.turn).toEqual({ ...noTurn, index: 1 });
    expect(picture.me?.score).toBe(150);
  });

  it('counts when its result comes after the next question opened, without locking that one', () => {
    const picture = pictureAfter(seated, started, chosen, closed0, inQuestion(1, 8), {
      type: 'answerResult',
      body: result(0),
    });
    expect(picture.me?.score).toBe(150);
    expect(picture.feedback).toMatchObject({ questionIndex: 0, isCorrect: true });
    expect(picture.turn).toMatchObject({ index: 1, locked: false });
  });

  it('is not turned back by an older result repeated', () => {
    const picture = pictureAfter(
      seated,
      started,
      { type: 'answerResult', body: result(0) },
      inQuestion(1, 8),
      { type: 'answerResult', body: result(1, { totalScore: 300, streak: 2 }) },
      { type: 'answerResult', body: result(0, { repeated: true }) },
    );
    expect(picture.me).toMatchObject({ score: 300, streak: 2 });
  });

  it('shows its feedback once, also when the result is repeated', () => {
    const once = pictureAfter(seated, started, chosen, { type: 'answerResult', body: result(0) });
    const twice = foldNews(once, { type: 'answerResult', body: result(0, { repeated: true }) });
    expect(twice.feedback).toBe(once.feedback);
  });

  it('may be chosen again after a refusal that is not about time', () => {
    const picture = pictureAfter(seated, started, chosen, {
      type: 'answerRefused',
      questionIndex: 0,
      tooLate: false,
    });
    expect(picture.turn).toMatchObject({ locked: false, answer: null });
  });
});

const closed0: GameNews = { type: 'questionClosed', body: closed(0, 7) };

describe('the end of a question', () => {
  it('is a miss with the right answer for a player who gave none', () => {
    const streaking: GameNews = {
      type: 'roomJoined',
      body: joined(openState(0, 3), { streak: 4, score: 400 }),
    };
    const picture = pictureAfter(streaking, closed0);
    expect(picture.feedback).toMatchObject({
      isCorrect: false,
      missed: 'no-answer',
      key: { choice: 1, text: 'b' },
    });
    expect(picture.me).toMatchObject({ streak: 0, score: 400 });
  });

  it('leaves the streak as it was where the question asked for an opinion', () => {
    const streaking: GameNews = { type: 'roomJoined', body: joined(openState(0, 3), { streak: 4 }) };
    const opinion = { ...closed(0, 7), correctAnswer: null, correctAnswerText: '' };
    const picture = pictureAfter(streaking, { type: 'questionClosed', body: opinion });
    expect(picture).toMatchObject({ me: { streak: 4 }, feedback: { missed: 'no-answer', key: null } });
  });

  it('changes nothing for a player whose answer was judged', () => {
    const judged = pictureAfter(seated, started, chosen, { type: 'answerResult', body: result(0) });
    expect(foldNews(judged, closed0).feedback).toBe(judged.feedback);
  });

  it('tells the right answer to a player who gave an empty one, which was told none', () => {
    const {
      correctAnswer: _,
      correctAnswerText: __,
      ...untold
    } = result(0, { answer: null, isCorrect: false });
    const judged = pictureAfter(seated, started, { type: 'answerResult', body: untold });
    expect(judged).toMatchObject({ feedback: null, turn: { locked: true, answer: null } });
    expect(foldNews(judged, closed0).feedback).toMatchObject({
      missed: 'no-answer',
      key: { choice: 1, text: 'b' },
    });
  });

  it('waits for an answer that is still on its way, and is a miss when that was too late', () => {
    const pending = pictureAfter(seated, started, chosen, closed0);
    expect(pending.feedback).toBeNull();
    const late = foldNews(pending, { type: 'answerRefused', questionIndex: 0, tooLate: true });
    expect(late.feedback).toMatchObject({ missed: 'late', key: { text: 'b' } });
  });

  it('is a miss also when that is heard in the next question, whose streak it cannot take', () => {
    const late: GameNews = { type: 'answerRefused', questionIndex: 0, tooLate: true };
    const next = pictureAfter(seated, started, chosen, closed0, inQuestion(1, 8));
    expect(foldNews(next, late)).toMatchObject({ feedback: { missed: 'late' }, turn: { locked: false } });
    const judged = foldNews(next, { type: 'answerResult', body: result(1, { streak: 1 }) });
    expect(foldNews(judged, late)).toMatchObject({
      me: { streak: 1 },
      feedback: { questionIndex: 0, missed: 'late' },
      unheard: [],
    });
  });

  it('is late for a choice that was refused before the end was heard, also where nobody tells what was right', () => {
    const late: GameNews = { type: 'answerRefused', questionIndex: 0, tooLate: true };
    const refused = pictureAfter(seated, started, chosen, late);
    expect(refused).toMatchObject({ feedback: null, turn: { locked: true, answer: 1 } });
    expect(foldNews(refused, closed0).feedback).toMatchObject({ missed: 'late' });
    const unheardEnd = pictureAfter(seated, started, chosen, inQuestion(1, 8), late);
    expect(unheardEnd.feedback).toMatchObject({ questionIndex: 0, missed: 'late', key: null });
  });

  it('is no miss of a question that another tab of the seat has answered', () => {
    const late: GameNews = { type: 'answerRefused', questionIndex: 0, tooLate: true };
    const back = joined(openState(1, 8), { score: 150, lastResult: result(0) });
    const known = pictureAfter({ type: 'roomJoined', body: back }, late);
    expect(known.feedback).toBeNull();
  });

  it('tells the projector, which has no seat, the right answer and no miss', () => {
    const picture = pictureAfter({ type: 'stateAcknowledged', body: told(openState(0, 3)) }, closed0);
    expect(picture.lastClosed?.correctAnswer).toBe(1);
    expect(picture.feedback).toBeNull();
  });
});

describe('a player who comes back', () => {
  it('has its score and its locked answer again, without a second celebration', () => {
    const back = joined(openState(0, 5), { answered: true, score: 150, streak: 1, lastResult: result(0) });
    const picture = pictureAfter({ type: 'roomJoined', body: back });
    expect(picture.me).toMatchObject({ score: 150, streak: 1 });
    expect(picture.turn).toMatchObject({ locked: true, answer: 1 });
    expect(picture.feedback).toBeNull();
  });

  it('hears what became of the answer that was on its way', () => {
    const back = joined(openState(0, 5), { answered: true, score: 150, lastResult: result(0) });
    const picture = pictureAfter(seated, started, chosen, { type: 'roomJoined', body: back });
    expect(picture.feedback).toMatchObject({ isCorrect: true });
  });

  it('keeps an unanswered choice locked, to be sent again', () => {
    const picture = pictureAfter(seated, started, chosen, {
      type: 'roomJoined',
      body: joined(openState(0, 3)),
    });
    expect(picture).toMatchObject({ turn: { locked: true, answer: 1 }, unheard: [sent] });
  });

  it('hears in a later question what became of the answer that was on its way', () => {
    const back = joined(openState(1, 8), { score: 150, lastResult: result(0) });
    const picture = pictureAfter(seated, started, chosen, { type: 'roomJoined', body: back });
    expect(picture).toMatchObject({ feedback: { questionIndex: 0, isCorrect: true }, unheard: [] });
    const lost = pictureAfter(seated, started, chosen, { type: 'roomJoined', body: joined(openState(1, 8)) });
    expect(lost).toMatchObject({ feedback: null, unheard: [sent] });
  });

  it('has the choice of before a reload on the screen, to be sent', () => {
    const picture = pictureAfter(chosen, { type: 'roomJoined', body: joined(openState(0, 3)) });
    expect(picture).toMatchObject({ turn: { locked: true, answer: 1 }, unheard: [sent] });
  });

  it('may answer the open question when it had not', () => {
    const picture = pictureAfter({
      type: 'roomJoined',
      body: joined(openState(1, 8), { lastResult: result(0) }),
    });
    expect(picture.turn).toMatchObject({ index: 1, locked: false });
  });

  it('is not missing a question it answered before the reload', () => {
    const back = joined(openState(0, 5), { answered: true, score: 150 });
    expect(pictureAfter({ type: 'roomJoined', body: back }, closed0).feedback).toBeNull();
  });

  it('takes nothing from a reply older than what it has heard since', () => {
    const picture = pictureAfter(seated, inQuestion(1, 8), { type: 'answerResult', body: result(1) }, seated);
    expect(picture.me?.score).toBe(150);
    expect(picture.state?.currentQuestionIndex).toBe(1);
  });
});

describe('an answer in a paced game', () => {
  const rules = {
    pacing: 'host',
    scoring: 'classic',
    answers: 'until_close',
    boardEvery: 'question',
    streakBonus: false,
    hostSeesVotes: true,
    closeWhenAllAnswered: true,
  } as const;
  const opened: GameNews = { type: 'gameStarted', body: told(openState(0, 3, { rules })) };
  const stored = (choice: 1 | 2, changesLeft: number): GameNews => ({
    type: 'answerResult',
    body: { gameId, version: 4, questionIndex: 0, answer: choice, stored: true, changesLeft },
  });
  const changed: GameNews = { type: 'answerSent', questionIndex: 0, answer: 2 };

  it('stays marked and may be changed as often as the server says', () => {
    const once = pictureAfter(seated, opened, chosen, stored(1, 1));
    expect(once.turn).toMatchObject({ locked: false, answer: 1, result: null });
    expect(once.unheard).toEqual([]);
    const last = [changed, stored(2, 0)].reduce(foldNews, once);
    expect(last.turn).toMatchObject({ locked: true, answer: 2 });
  });

  it('is what it was before a change that was refused', () => {
    const refused = (tooLate: boolean): GameNews => ({ type: 'answerRefused', questionIndex: 0, tooLate });
    const before = pictureAfter(seated, opened, chosen, stored(1, 3), changed);
    expect(foldNews(before, refused(false)).turn).toMatchObject({ locked: false, answer: 1 });
    const late = foldNews(before, refused(true));
    expect(late.turn).toMatchObject({ locked: true, answer: 1 });
    expect(late.feedback).toBeNull();
  });

  it('was not missed when the question closes before its result is here', () => {
    const picture = pictureAfter(seated, opened, chosen, stored(1, 0), {
      type: 'questionClosed',
      body: closed(0, 5),
    });
    expect(picture.feedback).toBeNull();
    const told = foldNews(picture, { type: 'answerResult', body: result(0) });
    expect(told.feedback).toMatchObject({ isCorrect: true, points: 150 });
  });
});

it('who comes while an answer is revealed has missed no question', () => {
  const stage = { name: 'revealed', since: 12_000, until: null } as const;
  const revealed = openState(0, 5, { phase: 'revealed', stage, opensAt: null, endsAt: null });
  const end: GameNews = { type: 'questionClosed', body: closed(0, 5) };
  const newcomer = pictureAfter({ type: 'roomJoined', body: joined(revealed) }, end);
  expect(newcomer).toMatchObject({ feedback: null, lastClosed: { questionIndex: 0 } });
  // who sat there all the time has
  const seatedSince = pictureAfter(seated, started, { type: 'roomJoined', body: joined(revealed) }, end);
  expect(seatedSince.feedback).toMatchObject({ questionIndex: 0, missed: 'no-answer' });
});
