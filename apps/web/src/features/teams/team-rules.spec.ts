import { appState } from '../../hosting/app-state.js';
import { pendingGame } from '../../hosting/current-game.js';
import { ownQuestion } from '../../hosting/hosting.fixture.js';
import { takePendingGame, teamErrors } from './team-rules.js';

it.each([
  ['', 'team.required'],
  [' \t ', 'team.required'],
  ['The Clocks', undefined],
  [` ${'x'.repeat(50)} `, undefined],
  ['🕰'.repeat(50), undefined],
  ['🕰'.repeat(51), 'team.nameTooLong'],
])('%j is refused with %s', (name, error) => {
  expect(teamErrors(name).name).toBe(error);
});

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
