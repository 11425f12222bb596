import type { GameStateView, StandingView } from '@clockbeat/domain/contract';
import { gameId } from '../../../../test-support/answers.js';
import { clientPage } from '../../../../test-support/page.js';
import {
  closed,
  joined,
  openState,
  result,
  seat,
  told,
  waitingState,
} from '../../../live/picture.fixture.js';

const page = clientPage();

const rules = {
  pacing: 'host',
  scoring: 'rounds',
  answers: 'until_close',
  boardEvery: 'question',
  streakBonus: true,
  hostSeesVotes: true,
  closeWhenAllAnswered: true,
} as const;
const round = { number: 2, count: 3, title: 'Space' };

let sent: unknown[] = [];
let jokers: number[] = [];
/** The server's clock stands where this device's does. */
const now = (): number => performance.now();

const openGame = async (state: GameStateView, over: Parameters<typeof joined>[1] = {}): Promise<void> => {
  sent = [];
  jokers = [];
  await page.openAt(`/player-game/${gameId}`, {
    keeps: { 'clockbeat.seats': [seat] },
    messages: {
      joinGame: () => ({ ok: true, ...joined({ ...state, serverTime: now() }, over) }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: now() }),
      submitAnswer: ({ questionIndex, answer: choice }) => {
        sent.push(choice);
        const left = { answer: choice, stored: true as const, changesLeft: 2 - sent.length };
        return { ok: true, gameId, version: 4, questionIndex, ...left };
      },
      declareJoker: ({ round: number }) => {
        jokers.push(number);
        return { ok: true, version: 3, round: number };
      },
    },
  });
};

/** A question whose title stands for 3 s, which is read for 5 and open for 10. */
const planned = (over: Partial<GameStateView> = {}): GameStateView => {
  const question = openState(0, 3).question;
  const from = now();
  return openState(0, 3, {
    rules,
    rounds: ['Rivers', 'Space', 'Songs'],
    readsAt: from + 3_000,
    opensAt: from + 8_000,
    endsAt: from + 18_000,
    question: question && { ...question, round },
    ...over,
  });
};
const standing = (over: Partial<StandingView>) => ({
  gameId,
  version: 9,
  position: 4,
  participantCount: 12,
  score: 150,
  correct: 1,
  total: 1,
  was: 6,
  next: { name: 'Bo', points: 20 },
  ...over,
});
const staged = (
  stage: NonNullable<GameStateView['stage']>,
  over: Partial<GameStateView> = {},
): GameStateView => planned({ version: 6, opensAt: null, endsAt: null, timeLeft: 0, stage, ...over });
const phaseOf = (name: 'revealed' | 'board' | 'break') => ({ name, since: now(), until: null });
const tiles = () => page.queryAllByRole('button', { name: /^Answer [A-D]:/ });
const spoken = (text: string | RegExp): number =>
  [...document.querySelectorAll('[aria-live], [role=status]')].filter(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent ?? ''),
  ).length;

it('goes from the round’s title to the question and its answers by the clock alone', async () => {
  await openGame(planned());
  await page.findByRole('heading', { name: 'Space' });
  page.getByText('Round 2 of 3');
  expect(page.queryByText('Question 0')).toBeNull();
  await page.passes(3_000);
  await page.findByRole('heading', { name: 'Question 0' });
  page.getByText('Get ready');
  expect(tiles()).toHaveLength(0);
  await page.passes(5_000);
  expect(tiles()).toHaveLength(4);
  expect(page.queryByText('Get ready')).toBeNull();
});

it('promises no verdict on an opinion', async () => {
  const { question } = planned();
  const asked = question && { ...question, kind: 'poll' as const };
  await openGame(planned({ readsAt: now(), opensAt: now(), question: asked }));
  await page.findByRole('heading', { name: 'Question 0' });
  await page.passes(600);
  await page.press(tiles()[0] as HTMLElement);
  page.getByText('Answer in.', { exact: false });
  expect(page.queryByText(/whether it is right/)).toBeNull();
});

it('keeps nothing of what was typed and not sent once the answer is shown', async () => {
  const { question } = planned();
  const asked = question && { ...question, kind: 'typed' as const, options: [] };
  await openGame(planned({ readsAt: now(), opensAt: now(), question: asked }));
  await page.type(await page.findByLabelText('Your answer'), 'Vil');
  expect(sessionStorage.getItem('clockbeat.draft')).toContain('Vil');
  await page.tell('gameUpdated', told(staged(phaseOf('revealed'), { question: asked })));
  expect(sessionStorage.getItem('clockbeat.draft')).toBeNull();
});

it('keeps what was chosen in sight, to be changed while that may be', async () => {
  await openGame(planned({ readsAt: now(), opensAt: now() }));
  await page.findByRole('heading', { name: 'Question 0' });
  await page.passes(600);
  const [a, b] = tiles() as [HTMLElement, HTMLElement];
  await page.press(a);
  page.getByText(/Answer in\. You will see at the reveal/);
  page.getByText('You may change it once more.');
  expect(a.getAttribute('aria-pressed')).toBe('true');
  await page.press(a);
  await page.press(b);
  expect(sent).toEqual([0, 1]);
  expect(b.getAttribute('aria-pressed')).toBe('true');
  expect(page.queryByText(/You may/)).toBeNull();
  expect(tiles().map((tile) => tile.getAttribute('aria-disabled'))).toEqual(Array(4).fill('true'));
});

it('tells a seat with more time that its clock is its own', async () => {
  await openGame(planned({ readsAt: now(), opensAt: now(), endsAt: now() + 10_000 }), { timeFactor: 2 });
  await page.findByText(/Your clock runs 2 times as long/);
  page.getByRole('timer', { name: '20 seconds left' });
});

it('shows what was right, why, who knew it and what it brought', async () => {
  await openGame(planned({ readsAt: now(), opensAt: now() }));
  await page.findByRole('heading', { name: 'Question 0' });
  await page.tell('answerResult', result(0, { streak: 3, streakBonus: 10 }));
  await page.tell('questionClosed', {
    ...closed(0, 6),
    counts: [1, 7, 2, 1],
    noAnswer: 1,
    correct: 7,
    explanation: 'Because it is.',
    fastest: { name: 'Ada', seconds: 2.34 },
  });
  // not before the room is told
  expect(page.getByTestId('own-score').textContent).toBe('0');
  expect(page.queryByText('3 in a row')).toBeNull();
  await page.tell('gameUpdated', told(staged(phaseOf('revealed'))));
  await page.findByText('+150');
  for (const text of ['Because it is.', '7 of 12 players were right', 'Fastest: Ada, 2.3 s', '3 in a row'])
    page.getByText(text);
  page.getByText(/In a row \+10/);
  await page.until(() => spoken(/^Correct!/) > 0);
  expect(spoken(/^Correct!/)).toBe(1);
});

it.each([
  ['an opinion', { correctAnswer: null, correctAnswerText: '' }, 0],
  ['a question with a right answer', {}, 1],
])('has a sign for who gave no answer to %s as it should', async (_, over, signs) => {
  await openGame(planned({ readsAt: now(), opensAt: now() }));
  await page.findByRole('heading', { name: 'Question 0' });
  await page.tell('questionClosed', { ...closed(0, 6), ...over });
  await page.tell('gameUpdated', told(staged(phaseOf('revealed'))));
  const verdict = (await page.findByText('Time is up.', { ignore: '[aria-live]' })).closest('p');
  expect(verdict?.querySelectorAll('svg')).toHaveLength(signs);
});

it('says the own place once, how it has moved, and how far it is to the next', async () => {
  await openGame(staged(phaseOf('revealed')));
  await page.tell('gameUpdated', told(staged(phaseOf('board'), { version: 7 })));
  // of the board before
  await page.tell('standing', standing({ total: 0, position: 6 }));
  expect(page.queryByRole('heading', { name: /6th/ })).toBeNull();
  await page.tell('standing', standing({}));
  await page.findByRole('heading', { name: '4th of 12' });
  page.getByText('Up 2 places');
  page.getByText('20 points behind Bo');
  await page.until(() => spoken('4th of 12') > 0);
  expect(spoken('4th of 12')).toBe(1);
});

it('says that a place is a dead heat, or close, rather than how far it is to the next', async () => {
  await openGame(staged(phaseOf('board'), { version: 7 }));
  await page.tell('standing', standing({ position: 1, next: null, deadHeatMs: 41 }));
  await page.findByRole('heading', { name: '1st of 12' });
  page.getByText('Dead heat within ± 41 ms');
  expect(page.queryByText('You are in front')).toBeNull();
  await page.until(() => spoken('1st of 12. Dead heat within ± 41 ms.') > 0);
  await page.tell('standing', standing({ closeMs: 23 }));
  await page.findByText('Close behind, within ± 23 ms');
});

it('names no place while nobody has a point', async () => {
  await openGame(staged(phaseOf('board'), { version: 7 }));
  await page.tell('standing', standing({ position: 1, score: 0, correct: 0, next: null, was: null }));
  await page.findByRole('heading', { name: 'Nobody has points yet' });
  expect(page.queryByText(/1st|You are in front/)).toBeNull();
  await page.until(() => spoken('Nobody has points yet') > 0);
});

it('a break says how long, what comes and what the host says, and takes a joker', async () => {
  const stage = { ...phaseOf('break'), until: now() + 300_000, text: 'Last orders!', next: round };
  await openGame(staged(stage, { question: null }));
  await page.findByRole('heading', { name: 'Break' });
  page.getByText('5:00');
  page.getByText('Last orders!');
  page.getByText('Next: Round 2 of 3 · Space');
  await page.type(page.getByRole('combobox', { name: 'Your joker' }), '3');
  await page.press(page.getByRole('button', { name: 'Play the joker on it' }));
  expect(jokers).toEqual([3]);
  page.getByText('Round 3 · Songs counts double for you.');
});

it('takes a joker in the lobby of a game that scores by rounds', async () => {
  await openGame(waitingState({ rules, rounds: ['Rivers', 'Space'] }));
  await page.press(await page.findByRole('button', { name: 'Play the joker on it' }));
  expect(jokers).toEqual([1]);
  page.getByText('Round 1 · Rivers counts double for you.');
});

it('a pause between two questions speaks of no time', async () => {
  await openGame(staged(phaseOf('board'), { status: 'paused', phase: 'paused' }));
  await page.findByText('The host has paused the game. It goes on from here.');
  expect(page.queryByRole('timer')).toBeNull();
});

it('is heard once of each: the verdict, the place on the board, and the place at the end', async () => {
  await openGame(planned({ readsAt: now(), opensAt: now() }));
  await page.findByRole('heading', { name: 'Question 0' });
  const heard: string[] = [];
  const ears = new MutationObserver((changes) => {
    const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    const regions = new Set(elements.map((one) => one?.closest('[aria-live], [role=status]')));
    for (const region of regions) if (region?.textContent) heard.push(region.textContent);
  });
  ears.observe(document.body, { childList: true, characterData: true, subtree: true });
  const times = (text: RegExp): number => heard.filter((one) => text.test(one)).length;

  await page.tell('answerResult', result(0));
  await page.tell('questionClosed', { ...closed(0, 6), correct: 1 });
  await page.tell('gameUpdated', told(staged(phaseOf('revealed'))));
  await page.until(() => times(/^Correct!/) > 0);
  await page.passes(5_000);
  await page.tell('gameUpdated', told(staged(phaseOf('board'), { version: 7 })));
  await page.tell('standing', standing({}));
  await page.until(() => times(/^4th of 12$/) > 0);
  await page.passes(5_000);
  // the end tells the own place once more, among all that it says
  const own = { id: 'p_ada', name: 'Ada', teamName: null, score: 150, correct: 1, position: 2 };
  await page.tell('gameFinished', {
    gameId,
    version: 9,
    participantCount: 12,
    endedBy: 'questions',
    teams: [],
    finalScores: [
      { ...own, id: 'p_bo', name: 'Bo', position: 1, score: 170, total: 1, averageSeconds: null },
      { ...own, total: 1, averageSeconds: 2 },
    ],
  });
  page.getByRole('heading', { name: 'And the winners are…' });
  expect(page.queryByText('Bo')).toBeNull();
  await page.tell('standing', standing({ position: 2 }));
  await page.until(() => times(/And the winners are…/) > 0);
  // nobody hears it before the wall shows it
  expect(times(/2nd of 12/)).toBe(0);
  await page.passes(5_000);
  await page.until(() => times(/2nd of 12/) > 0);
  ears.disconnect();
  page.getByRole('heading', { name: 'Game over' });
  expect({ verdict: times(/Correct!/), board: times(/4th of 12/), end: times(/2nd of 12/) }).toEqual({
    verdict: 1,
    board: 1,
    end: 1,
  });
});
