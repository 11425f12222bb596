import { appState } from './app-state.js';
import { gameBodyOf, keepApproved, keepPublished } from './approval.js';
import { fillBasket } from './basket.js';
import { chooseTeam, currentGame, currentTeam, forgetTeam } from './current-game.js';
import { bankQuestion, gameCard, ownQuestion, team } from './hosting.fixture.js';

const basket = [bankQuestion('sci1')];

beforeEach(() => {
  for (const kept of [appState, currentTeam, currentGame]) kept.forget();
  chooseTeam(team('t_1'));
  fillBasket(basket);
});

describe('an approved game', () => {
  beforeEach(() => keepApproved(gameCard('game_1', 'AAAAA1'), basket));

  it('is remembered with its draft, code and id, and is ready', () => {
    expect(appState.get()).toMatchObject({
      teamId: 't_1',
      approved: true,
      draftId: expect.stringMatching(/^draft_[0-9a-f]{16}$/),
      joinCode: 'AAAAA1',
      gameId: 'game_1',
      published: false,
    });
    expect(currentTeam.get()).toMatchObject({ joinCode: 'AAAAA1', draftId: appState.get().draftId });
    expect(currentGame.get()).toMatchObject({ gameId: 'game_1', status: 'ready', startedAt: null });
  });

  it('keeps its draft when it is approved again', () => {
    const { draftId } = appState.get();
    keepApproved(gameCard('game_1', 'AAAAA1'), basket);
    expect(appState.get().draftId).toBe(draftId);
  });

  it('is live once it was started from the share page', () => {
    keepPublished(gameCard('game_1', 'AAAAA1'), '2026-05-01T20:10:00.000Z');
    expect(appState.get().published).toBe(true);
    expect(currentGame.get()).toMatchObject({
      status: 'live',
      startedAt: '2026-05-01T20:10:00.000Z',
      questions: basket,
    });
  });

  it('is not the one that another game is started for', () => {
    keepPublished(gameCard('game_2', 'AAAAA2'), '2026-05-01T20:10:00.000Z');
    expect(appState.get().published).toBe(false);
    expect(currentGame.get()).toMatchObject({ gameId: 'game_2', status: 'live', questions: [] });
  });

  it('is let go of with its team; the questions stay', () => {
    chooseTeam(team('t_2'));
    expect(appState.get()).toMatchObject({ teamId: 't_2', basket, approved: false, gameId: null });
    forgetTeam();
    expect(currentTeam.get()).toBeNull();
    expect(appState.get()).toMatchObject({ teamId: null, basket, draftId: null });
  });
});

it('names stored questions by their id and brings own ones in full, each with its time', () => {
  const basket = [
    bankQuestion('sci1'),
    bankQuestion('mine', { timer: null }),
    ownQuestion('own1', { timer: 45, difficulty: 'Hard' }),
    ownQuestion('own2'),
  ];
  const full = { options: ['one', 'two', 'three', 'four'], answer: 1, category: 'Custom' };
  expect(gameBodyOf(basket, { teamId: 't_1', title: 'Mixed trivia' })).toEqual({
    teamId: 't_1',
    title: 'Mixed trivia',
    questions: [
      { id: 'sci1', timeLimit: 10 },
      { id: 'mine' },
      { ...full, question: 'What is own1?', difficulty: 'Hard', timeLimit: 45 },
      { ...full, question: 'What is own2?', difficulty: 'Easy' },
    ],
  });
});

it('names each question’s round, and leaves out breaks that nothing follows or that a swift game has not', () => {
  const pause = { minutes: 10, text: null };
  const evening = [
    bankQuestion('sci1', { points: 0 }),
    bankQuestion('sci2', { round: 'Films', breakAfter: pause }),
    bankQuestion('sci3', { breakAfter: pause }),
  ];
  const said = { title: 'Pub night' };
  const questions = [
    { id: 'sci1', timeLimit: 10, points: 0 },
    { id: 'sci2', timeLimit: 10, round: 'Films' },
    { id: 'sci3', timeLimit: 10, round: 'Films' },
  ];
  expect(gameBodyOf(evening, said).questions).toEqual(questions);
  expect(gameBodyOf(evening, { ...said, rules: { pacing: 'host' } }).questions).toEqual(
    questions.map((question) => (question.id === 'sci2' ? { ...question, breakAfter: pause } : question)),
  );
});

it('names the kind of a question that has not four options, and of no other', () => {
  const two = ownQuestion('own1', { options: ['True', 'False'], answer: 1 });
  const { questions } = gameBodyOf([two, ownQuestion('own2'), bankQuestion('sci1')], { title: 'Quiz' });
  expect(questions[0]).toMatchObject({ kind: 'single', options: ['True', 'False'], answer: 1 });
  for (const question of questions.slice(1)) expect(question).not.toHaveProperty('kind');
});
