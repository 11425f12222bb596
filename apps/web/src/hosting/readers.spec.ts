import { readAppState } from './app-state.js';
import { readBasketQuestion } from './basket-question.js';
import { readCurrentGame, readCurrentTeam, toCurrentGame } from './current-game.js';
import { bankQuestion, gameCard } from './hosting.fixture.js';
import { readKeptUser } from './kept-user.js';
import { readPendingGame } from './pending-game.js';
import { readSavedGames, toSavedGame } from './saved-games.js';

const broken: [string, unknown][] = [
  ['a text', 'x'],
  ['a number', 7],
  ['nothing', null],
  ['a list', []],
  ['an empty object', {}],
  ['wrong fields', { teamId: 7, gameId: [], title: {}, basket: 'x', customQuestions: [null, 1] }],
];

describe.each(broken)('%s in the storage', (_, stored) => {
  it('is no team, game or pending game', () => {
    expect(readCurrentTeam(stored)).toBeNull();
    expect(readCurrentGame(stored)).toBeNull();
    expect(readPendingGame(stored)).toBeNull();
    expect(readBasketQuestion(stored)).toBeNull();
    expect(readKeptUser(stored)).toBeNull();
    expect(readSavedGames(stored) ?? []).toEqual([]);
  });

  it('leaves a state in which nothing was done yet', () => {
    const state = readAppState(stored);
    expect(state === null || (state.basket.length === 0 && state.gameId === null && !state.approved)).toBe(
      true,
    );
  });
});

it('reads back what was written', () => {
  const question = bankQuestion('sci1');
  const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  expect(readBasketQuestion(again(question))).toEqual(question);
  const game = toCurrentGame(gameCard('game_1', 'AAAAA1'), [question]);
  expect(readCurrentGame(again(game))).toEqual(game);
  const state = readAppState({ teamId: 't_1', basket: [question], approved: true, gameId: 'game_1' });
  expect(readAppState(again(state))).toEqual(state);
});

it('reads back who was here, and the games of a host without those that are none', () => {
  const user = { id: 'u_1', email: 'ada@example.org', firstName: 'Ada', username: null };
  expect(readKeptUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
  const saved = toSavedGame(gameCard('game_1', 'AAAAA1'), 'u_1');
  expect(readSavedGames([saved, null, { ...saved, createdBy: 7 }])).toEqual([saved]);
});

it('drops the broken questions of a basket, not the basket', () => {
  const good = bankQuestion('sci1');
  const basket = [good, { ...good, id: '' }, { ...good, id: 'sci2', options: ['one'] }, null];
  expect(readAppState({ basket })?.basket).toEqual([good]);
});

it('takes what a question may lack for the default', () => {
  const { id, question, options } = bankQuestion('sci1');
  expect(readBasketQuestion({ id, question, options, answer: 9, difficulty: 'Insane' })).toMatchObject({
    answer: null,
    correctAnswer: null,
    difficulty: 'Medium',
    timer: null,
    stored: false,
  });
});

it('reads what the evening has at a question, and nothing that no evening can have', () => {
  const plan = { round: 'Films', points: 200, breakAfter: { minutes: 10, text: null } };
  expect(readBasketQuestion({ ...bankQuestion('sci1'), ...plan })).toEqual(bankQuestion('sci1', plan));
  const broken = { round: ' ', points: 5, breakAfter: { minutes: 0 } };
  expect(readBasketQuestion({ ...bankQuestion('sci1'), ...broken })).toEqual(bankQuestion('sci1'));
});

it('reads questions of two to six options, with an answer that is one of them', () => {
  const { id, question } = bankQuestion('sci1');
  const read = (options: string[], answer: number) =>
    readBasketQuestion({ id, question, options, answer })?.correctAnswer;
  expect(read(['True', 'False'], 1)).toBe('False');
  expect(read(['1', '2', '3', '4', '5', '6'], 5)).toBe('6');
  expect(read(['True', 'False'], 2)).toBeNull();
  expect(read(['1', '2', '3', '4', '5', '6', '7'], 0)).toBeUndefined();
});
