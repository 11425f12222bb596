import type { AnswerResultView, GameStateView, OpenQuestionView } from '@clockbeat/domain/contract';
import { fireEvent } from '@testing-library/dom';
import { gameId } from '../../../../test-support/answers.js';
import { clientPage } from '../../../../test-support/page.js';
import { joined, openState, result, seat, told } from '../../../live/picture.fixture.js';

const page = clientPage();

let sent: unknown[] = [];
/** What the server says of an answer. */
let verdict: Partial<AnswerResultView> = {};

const asking = (asked: Partial<OpenQuestionView>, index = 0): GameStateView => {
  const state = openState(index, 3 + index);
  return { ...state, question: state.question && { ...state.question, options: [], ...asked } };
};

/** The page of a game at a question whose answers may be given. */
const openAt = async (state: GameStateView): Promise<void> => {
  sent = [];
  await page.openAt(`/player-game/${gameId}`, {
    keeps: { 'clockbeat.seats': [seat] },
    messages: {
      joinGame: () => ({ ok: true, ...joined(state) }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: t }),
      submitAnswer: ({ questionIndex, answer }) => {
        sent.push(answer);
        const told = { answer, isCorrect: false, points: 0, correctAnswer: null, correctAnswerText: 'so' };
        return { ok: true, ...result(questionIndex, { ...told, ...verdict }) };
      },
    },
  });
  await page.findByRole('button', { name: 'Lock in' });
  await page.passes(600);
};
const lockIn = () => page.getByRole('button', { name: 'Lock in' });
const field = (label: string) => page.getByLabelText(label) as HTMLInputElement;
const rows = () => page.getAllByRole('listitem');
const items = () => rows().map((row) => row.querySelector('span:nth-child(2)')?.textContent);
const tile = (letter: string) => page.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) });
const ticked = () =>
  ['A', 'B', 'C', 'D'].filter((letter) => tile(letter).getAttribute('aria-pressed') === 'true');

/** An event of the browser at a time of ours. */
const at = <E extends Event>(timeStamp: number, event: E): E =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });

const order: Partial<OpenQuestionView> = { kind: 'order', options: ['Mars', 'Venus', 'Earth', 'Jupiter'] };
const ticks: Partial<OpenQuestionView> = { kind: 'multi', options: ['a', 'b', 'c', 'd'], exactOnly: false };

beforeEach(() => {
  verdict = {};
});

describe('ticks', () => {
  it('are not made by a finger or a key that meant the question before', async () => {
    await openAt(asking(ticks));
    const began = performance.now();
    dispatchEvent(at(began, new Event('pointerdown')));
    await page.tell('nextQuestion', told(asking(ticks, 1)));
    await page.passes(900);
    const lifted = performance.now();
    dispatchEvent(at(lifted, new Event('pointerup')));
    fireEvent(tile('B'), at(lifted, new MouseEvent('click', { bubbles: true })));
    fireEvent(document.body, at(began, new KeyboardEvent('keydown', { key: 'c', bubbles: true })));
    await page.settle();
    expect(ticked()).toEqual([]);
    await page.press(tile('D'));
    await page.key('a');
    expect(ticked()).toEqual(['A', 'D']);
  });

  it('are deaf in the first half second', async () => {
    await openAt(asking(ticks));
    await page.tell('nextQuestion', told(asking(ticks, 1)));
    await page.press(tile('A'));
    await page.key('b');
    expect(ticked()).toEqual([]);
  });

  it('say in words which right one is missing, and stay ticks', async () => {
    verdict = { key: { kind: 'multi', choices: [0, 2] }, fraction: 0.5, points: 50 };
    await openAt(asking(ticks));
    await page.press(tile('A'));
    await page.press(tile('B'));
    await page.press(lockIn());
    expect(ticked()).toEqual(['A', 'B']);
    const saying = ['A', 'B', 'C', 'D'].map((letter) => /not ticked/.test(tile(letter).textContent ?? ''));
    expect(saying).toEqual([false, false, true, false]);
  });
});

describe('an order', () => {
  it('is marked by what stands in its order, as it is scored', async () => {
    verdict = { key: { kind: 'order', order: [1, 2, 0, 3] }, fraction: 2 / 3, points: 67 };
    await openAt(asking(order));
    await page.press(lockIn());
    // Venus and Earth are right behind each other, and before Jupiter, though neither is where it belongs
    expect(rows().map((row) => /(in|out of) order/.exec(row.textContent ?? '')?.[0])).toEqual([
      'out of order',
      'in order',
      'in order',
      'in order',
    ]);
  });

  it('marks nothing where nothing stands in order', async () => {
    verdict = { key: { kind: 'order', order: [3, 2, 1, 0] } };
    await openAt(asking(order));
    await page.press(lockIn());
    expect(page.getAllByText('out of order')).toHaveLength(4);
  });

  it('follows the arrow keys, which move the row that has the focus', async () => {
    await openAt(asking(order));
    const mars = rows()[0] as HTMLElement;
    mars.focus();
    const press = async (key: string): Promise<void> => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      await page.settle();
    };
    await press('ArrowDown');
    expect(items()).toEqual(['Venus', 'Mars', 'Earth', 'Jupiter']);
    expect(document.activeElement?.textContent).toContain('Mars');
    page.getByText('Mars, now 2 of 4');
    await press('ArrowDown');
    await press('ArrowDown');
    await press('ArrowDown'); // it is the last one
    expect(items()).toEqual(['Venus', 'Earth', 'Jupiter', 'Mars']);
    page.getByRole('button', { name: 'Move Mars down' }).focus();
    await press('ArrowUp');
    expect(items()).toEqual(['Venus', 'Earth', 'Mars', 'Jupiter']);
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Move Mars down' }));
  });
});

describe('a number', () => {
  it('gets its minus from a button, since the digits of a phone may have none', async () => {
    await openAt(asking({ kind: 'number', unit: '°C' }));
    expect(field('Your number').inputMode).toBe('decimal');
    await page.type(field('Your number'), '40');
    await page.press(page.getByRole('button', { name: 'Plus or minus' }));
    expect(field('Your number').value).toBe('-40');
    await page.press(lockIn());
    expect(sent).toEqual([{ kind: 'number', value: -40 }]);
  });

  it('loses it by the same button, and where none can be right there is none', async () => {
    await openAt(asking({ kind: 'number' }));
    await page.type(field('Your number'), ' −4');
    await page.press(page.getByRole('button', { name: 'Plus or minus' }));
    expect(field('Your number').value).toBe('4');
    await openAt(asking({ kind: 'number', range: { from: 0, to: 10 } }));
    expect(page.queryByRole('button', { name: 'Plus or minus' })).toBeNull();
  });
});

it('words that the server takes for one are not sent as two', async () => {
  await openAt(asking({ kind: 'cloud' }));
  await page.type(field('Word 1'), 'Café');
  await page.type(field('Word 2'), 'the cafe');
  page.getByText('One of them is there twice.');
  await page.press(lockIn());
  expect(sent).toEqual([]);
  await page.type(field('Word 2'), 'tea');
  await page.press(lockIn());
  expect(sent).toEqual([{ kind: 'cloud', entries: ['Café', 'tea'] }]);
  // nothing more may be said
  expect(page.getAllByRole('textbox')).toHaveLength(2);
});

describe('what is not sent yet', () => {
  const kept = (): string | null => sessionStorage.getItem('clockbeat.draft');
  const ways = [
    ['ticks', ticks, () => page.press(tile('C')), () => ticked().join()],
    [
      'a text',
      { kind: 'typed' },
      () => page.type(field('Your answer'), 'Vil'),
      () => field('Your answer').value,
    ],
    [
      'a number',
      { kind: 'number' },
      () => page.type(field('Your number'), '1,'),
      () => field('Your number').value,
    ],
    [
      'an order',
      order,
      () => page.press(page.getByRole('button', { name: 'Move Earth up' })),
      () => items().join(),
    ],
    [
      'words',
      { kind: 'cloud' },
      async () => {
        await page.type(field('Word 1'), 'tea');
        await page.type(field('Word 2'), 'co');
      },
      () =>
        page
          .getAllByLabelText(/^Word/)
          .map((word) => (word as HTMLInputElement).value)
          .join(),
    ],
  ] as const;

  it.each(ways)('outlives a reload: %s', async (_, asked, give, given) => {
    await openAt(asking(asked));
    const empty = given();
    await give();
    const before = given();
    expect(before).not.toBe(empty);
    await openAt(asking(asked));
    expect(given()).toBe(before);
    // of another question it is nothing
    await page.tell('nextQuestion', told(asking(asked, 1)));
    expect(given()).toBe(empty);
  });

  it('outlives a pause, which hides the question', async () => {
    const state = asking({ kind: 'typed' });
    await openAt(state);
    await page.type(field('Your answer'), 'Vil');
    await page.tell(
      'gamePaused',
      told({ ...state, version: 4, status: 'paused', phase: 'paused', endsAt: null }),
    );
    expect(page.queryByLabelText('Your answer')).toBeNull();
    await page.tell('gameResumed', told({ ...state, version: 5 }));
    expect(field('Your answer').value).toBe('Vil');
  });

  it('is forgotten when it is sent', async () => {
    await openAt(asking({ kind: 'typed' }));
    await page.type(field('Your answer'), 'Vilnius');
    expect(kept()).toContain('Vilnius');
    await page.press(lockIn());
    expect(sent).toEqual([{ kind: 'typed', text: 'Vilnius' }]);
    expect(kept()).toBeNull();
  });

  it('is nothing that a broken storage has', async () => {
    for (const input of [7, ['Mars'], [0, 0, 1, 2], [0, 1, 2]]) {
      sessionStorage.setItem('clockbeat.draft', JSON.stringify({ gameId, index: 0, input }));
      await openAt(asking(order));
      expect(items()).toEqual(order.options);
    }
  });
});
