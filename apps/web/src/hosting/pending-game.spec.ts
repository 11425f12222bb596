import { appState } from './app-state.js';
import { ownQuestion } from './hosting.fixture.js';
import { pendingGame, takePendingGame } from './pending-game.js';

beforeEach(() => {
  appState.forget();
  pendingGame.forget();
});

it('does nothing where nothing waits', () => {
  expect(takePendingGame()).toBeNull();
  expect(appState.get().basket).toEqual([]);
});

it('fills the basket once, each question with its own time or its set’s', () => {
  pendingGame.set({
    title: 'Pub night',
    category: 'Food & Drink',
    difficulty: 'easy',
    questionsPerGame: 10,
    timePerQuestion: 25,
    customQuestions: [ownQuestion('own1'), ownQuestion('own2', { timer: 60 })],
    isCustom: true,
  });
  expect(takePendingGame()).toEqual({ title: 'Pub night', count: 2 });
  expect(appState.get().title).toBe('Pub night');
  expect(appState.get().basket.map(({ id, timer }) => [id, timer])).toEqual([
    ['own1', 25],
    ['own2', 60],
  ]);
  expect(takePendingGame()).toBeNull();
});
