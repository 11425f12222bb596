import {
  type Choice,
  type GameStateView,
  letters,
  optionsSeen,
  type StandingView,
  type Sureness,
} from '@clockbeat/domain/contract';
import { fireEvent } from '@testing-library/dom';
import { gameId } from '../../../test-support/answers.js';
import { clientPage } from '../../../test-support/page.js';
import { joined, openState, result, seat, told, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

let sent: { questionIndex: number; choice: unknown }[] = [];

const openGame = async (state: GameStateView): Promise<void> => {
  sent = [];
  await page.openAt(`/player-game/${gameId}`, {
    keeps: { 'clockbeat.seats': [seat] },
    messages: {
      joinGame: () => ({ ok: true, ...joined(state) }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: t }),
      submitAnswer: ({ questionIndex, answer: choice }) => {
        sent.push({ questionIndex, choice });
        return { ok: true, ...result(questionIndex) };
      },
    },
  });
};

const tile = (letter: string) => page.findByRole('button', { name: new RegExp(`^Answer ${letter}:`) });

/** An event of the browser at a time of ours: how long it has been on its way is what this is about. */
const at = <E extends Event>(timeStamp: number, event: E): E =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });

describe('a press that was meant for another question', () => {
  it('answers nothing in the first half second of a question, by tile and by key', async () => {
    await openGame(openState(0, 3));
    const a = await tile('A');
    expect(a.getAttribute('aria-disabled')).toBe('true');
    await page.press(a);
    fireEvent.keyDown(document.body, { key: 'a' });
    await page.settle();
    expect(sent).toEqual([]);

    await page.passes(500);
    expect(a.getAttribute('aria-disabled')).toBe('false');
    await page.press(a);
    expect(sent).toEqual([{ questionIndex: 0, choice: 0 }]);
  });

  it('answers nothing when the finger went down before, however late it is lifted', async () => {
    await openGame(openState(0, 3));
    const began = performance.now();
    dispatchEvent(at(began, new Event('pointerdown')));
    await page.passes(900);
    const lifted = performance.now();
    dispatchEvent(at(lifted, new Event('pointerup')));
    fireEvent(await tile('B'), at(lifted, new MouseEvent('click', { bubbles: true })));
    await page.settle();
    expect(sent).toEqual([]);

    dispatchEvent(at(lifted + 1, new Event('pointerdown')));
    dispatchEvent(at(lifted + 90, new Event('pointerup')));
    fireEvent(await tile('C'), at(lifted + 90, new MouseEvent('click', { bubbles: true })));
    await page.settle();
    expect(sent).toEqual([{ questionIndex: 0, choice: 2 }]);
  });

  it('answers nothing when the next finger comes down as that one is lifted', async () => {
    await openGame(openState(0, 3));
    const by = <E extends Event>(pointerId: number, event: E): E =>
      Object.defineProperty(event, 'pointerId', { value: pointerId });
    dispatchEvent(by(2, at(performance.now(), new Event('pointerdown'))));
    await page.passes(900);
    // a busy browser hands on what lay there all at once
    const now = performance.now();
    dispatchEvent(by(2, at(now, new Event('pointerup'))));
    dispatchEvent(by(3, at(now, new Event('pointerdown'))));
    fireEvent(await tile('B'), by(2, at(now, new MouseEvent('click', { bubbles: true }))));
    await page.settle();
    expect(sent).toEqual([]);

    dispatchEvent(by(3, at(now + 90, new Event('pointerup'))));
    fireEvent(await tile('C'), by(3, at(now + 90, new MouseEvent('click', { bubbles: true }))));
    await page.settle();
    expect(sent).toEqual([{ questionIndex: 0, choice: 2 }]);
  });

  it('answers nothing by a key that the browser was late to tell of', async () => {
    await openGame(openState(0, 3));
    await tile('A');
    const pressed = performance.now();
    await page.passes(600);
    fireEvent(document.body, at(pressed, new KeyboardEvent('keydown', { key: 'b', bubbles: true })));
    await page.settle();
    expect(sent).toEqual([]);
  });

  it('is deaf anew with each question', async () => {
    await openGame(openState(0, 3));
    await tile('A');
    await page.passes(500);
    await page.tell('nextQuestion', told(openState(1, 5)));
    const a = await tile('A');
    expect(a.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('who is about to leave', () => {
  const asked = async (): Promise<void> => {
    await openGame(waitingState());
    await page.press(await page.findByRole('button', { name: 'Leave game' }));
    await page.findByRole('dialog');
  };

  it('is still asked when the game begins meanwhile', async () => {
    await asked();
    await page.tell('gameStarted', told(openState(0, 3)));
    await tile('A');
    expect(page.queryByRole('dialog')?.textContent).toContain('Leave game');
  });

  it('is asked no more when the game is over', async () => {
    await asked();
    await page.tell('gameFinished', {
      gameId,
      version: 9,
      participantCount: 1,
      endedBy: 'host',
      teams: [],
      finalScores: [
        {
          id: 'p_ada',
          name: 'Ada',
          teamName: null,
          score: 0,
          correct: 0,
          position: 1,
          total: 0,
          averageSeconds: null,
        },
      ],
    });
    await page.findByRole('heading', { name: 'Game over' });
    expect(page.queryByRole('dialog')).toBeNull();
  });
});

describe('in a shuffled game', () => {
  const rules = {
    pacing: 'swift',
    scoring: 'classic',
    answers: 'final',
    boardEvery: 'question',
    streakBonus: false,
    hostSeesVotes: true,
    closeWhenAllAnswered: false,
    shuffle: true,
  } as const;
  const order = optionsSeen(gameId, seat.playerId, 0, 4);
  const letterOf = (index: Choice) => letters[order.indexOf(index) as Choice];
  const state = openState(0, 3, { rules });

  it('letters belong to places, and what is sent is the option as it is told', async () => {
    await openGame(state);
    for (const [place, index] of order.entries())
      expect((await tile(letters[place as Choice])).textContent).toContain(state.question?.options[index]);
    await page.passes(500);
    await page.press(await tile('A'));
    expect(sent).toEqual([{ questionIndex: 0, choice: order[0] }]);
    await page.findByText(`Right answer: ${letterOf(1)} · b`);
  });

  it('a key means the place, too', async () => {
    await openGame(state);
    await tile('A');
    await page.passes(500);
    await page.key('c');
    expect(sent).toEqual([{ questionIndex: 0, choice: order[2] }]);
  });
});

describe('the line over a question', () => {
  const line = async (over: Partial<StandingView>): Promise<string | null | undefined> => {
    await openGame(openState(1, 5));
    await tile('A');
    await page.passes(1_000);
    await page.tell('standing', {
      ...{
        gameId,
        version: 5,
        position: 1,
        participantCount: 12,
        score: 150,
        correct: 1,
        total: 1,
        next: null,
      },
      ...over,
    });
    return (await page.findByText(/of 12$/, { ignore: '[aria-live]' })).closest('p')?.textContent;
  };

  it('says where one stands, and how far it is to the next one', async () => {
    expect(await line({ position: 2, next: { name: 'Bo', points: 20 } })).toBe(
      '2nd of 12 · 20 points behind Bo',
    );
    expect(await line({})).toBe('1st of 12 · You are in front');
  });

  it('says that measured times cannot part who shares a place, or only just', async () => {
    expect(await line({ deadHeatMs: 41 })).toBe('1st of 12 · Dead heat within ± 41 ms');
    expect(await line({ position: 2, next: { name: 'Bo', points: 1 }, closeMs: 23 })).toBe(
      '2nd of 12 · Close behind, within ± 23 ms',
    );
  });
});

describe('the end', () => {
  const others = ['Zoé', 'Bo', 'Cy', 'Di'];
  /**
   * Ada's place, points and right answers among five; the others before her have more points, as many as share her place have
   * hers, those after her none.
   */
  const ended = async (
    position: number,
    score: number,
    correct: number,
    sharing = 0,
    sureness: Sureness = {},
  ): Promise<string> => {
    await openGame(openState(2, 8));
    // what comes after the question is fetched while it stands
    await tile('A');
    await page.passes(1_000);
    const own = { id: 'p_ada', name: 'Ada', teamName: null, score, correct, position, ...sureness };
    const rest = others.map((name, index) => ({
      id: `p_${name}`,
      name,
      teamName: null,
      ...placed(index),
      correct: 1,
    }));
    function placed(index: number) {
      if (index < position - 1) return { score: score + 100, position: 1 };
      if (index < position - 1 + sharing) return { score, position };
      return { score: 0, position: position + 1 + sharing };
    }
    await page.tell('gameFinished', {
      gameId,
      version: 9,
      participantCount: 5,
      endedBy: 'host',
      teams: [],
      finalScores: [...rest, own]
        .sort((one, other) => one.position - other.position)
        .map((entry) => ({ ...entry, total: 3, averageSeconds: null })),
    });
    const text = page.getByRole('region', { name: 'Your result' }).textContent ?? '';
    return `${page.getByRole('heading', { level: 1 }).textContent} | ${text}`;
  };

  it('is a moment for the winner, and comes with the message', async () => {
    expect(await ended(1, 400, 2)).toBe(
      'You won! | 1st of 5400 points2 of 3 correctYou left 4 players behind you.',
    );
    // it is among this browser's evenings from then on
    const about = { gameId, name: 'Ada', score: 400, position: 1, participantCount: 5 };
    expect(JSON.parse(localStorage.getItem('clockbeat.evenings') ?? '[]')).toMatchObject([about]);
  });

  it('counts nobody behind a winner who stands beside it', async () => {
    expect(await ended(1, 400, 2, 1)).toBe(
      'You share first place! | 1st of 5400 points2 of 3 correctYou left 3 players behind you.',
    );
  });

  it('says within what time a place was shared, or won by no more than that', async () => {
    expect(await ended(1, 400, 2, 1, { deadHeatMs: 41 })).toContain(
      '1st of 5Dead heat within ± 41 ms400 points',
    );
    expect(await ended(2, 400, 2, 0, { closeMs: 23 })).toContain(
      '2nd of 5Close behind, within ± 23 ms400 points',
    );
  });

  it('has a kind and true word for everybody else', async () => {
    expect(await ended(2, 400, 3)).toContain(
      'Game over | 2nd of 5400 points3 of 3 correctEvery answer was right.',
    );
    expect(await ended(5, 90, 1)).toContain(
      '5th of 590 points1 of 3 correct1 right answer, and it was yours.',
    );
  });

  it('names no place that nothing was won for', async () => {
    expect(await ended(1, 0, 0)).toMatch(/^Game over \| 0 points0 of 3 correctThank you for playing\./);
    // on the podium neither, beside somebody with points
    await ended(2, 0, 0);
    page.getByText('1st');
    expect(page.queryByText('2nd')).toBeNull();
  });
});

describe('a question with another number of options than four', () => {
  const asking = (options: string[]): GameStateView => {
    const state = openState(0, 3);
    return { ...state, question: state.question && { ...state.question, options } };
  };
  const tiles = () =>
    page.queryAllByRole('button', { name: /^Answer [A-F]:/ }).map(({ textContent }) => textContent);

  it('has as many tiles, and its keys alone answer', async () => {
    await openGame(asking(['True', 'False']));
    await tile('B');
    expect(tiles()).toEqual(['AAnswer A:True', 'BAnswer B:False']);
    await page.passes(500);
    for (const key of ['c', '3', 'f', '6']) await page.key(key);
    expect(sent).toEqual([]);
    await page.key('2');
    expect(sent).toEqual([{ questionIndex: 0, choice: 1 }]);
  });

  it.each([
    ['f', 5],
    ['6', 5],
    ['E', 4],
  ])('is answered by %s', async (key, choice) => {
    await openGame(asking(['1', '2', '3', '4', '5', '6']));
    await tile('F');
    expect(tiles()).toHaveLength(6);
    await page.passes(500);
    await page.key(key);
    expect(sent).toEqual([{ questionIndex: 0, choice }]);
  });
});
