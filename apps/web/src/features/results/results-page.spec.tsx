import type {
  Figure,
  FinalEntry,
  GameItems,
  GameSignals,
  PlayerResults,
  QuestionFigures,
  QuestionVerdict,
  Results,
} from '@clockbeat/domain/contract';
import { fireEvent } from '@testing-library/dom';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { kindNames, kinds } from '../../ui/crowd/kinds.fixture.js';

const page = clientPage();

const ada: FinalEntry = {
  id: 'p_ada',
  name: 'Ada',
  teamName: 'Owls',
  score: 560,
  position: 1,
  correct: 1,
  total: 2,
  averageSeconds: 1.3,
};
const about = {
  questionIndex: 0,
  question: 'How many moons?',
  options: ['one', 'two', 'three', 'four'] as [string, string, string, string],
  correctAnswer: 1 as const,
  correctAnswerText: 'two',
};
const results: Results = {
  gameId,
  title: 'Pub quiz',
  status: 'finished',
  participantCount: 1,
  questionCount: 2,
  scores: [ada],
  teams: [],
  nextCursor: null,
  you: null,
  race: [],
  corrections: [],
  questions: [
    {
      ...about,
      category: 'Science',
      timeLimit: 10,
      counts: [1, 0, 0, 0],
      noAnswer: 0,
      correctShare: 0,
      medianMs: 900,
    },
  ],
  answerTimes: [],
};
const ofAda: PlayerResults = {
  player: ada,
  breakdown: [{ ...about, answer: 0, correct: false, points: 0, ms: 900 }],
};
const call = `GET /api/games/${gameId}/results`;
const calls = {
  [`GET /api/games/${gameId}/question-reports`]: answer([]),
  [`GET /api/games/${gameId}`]: answer(gameCard({ status: 'finished' })),
  [call]: answer(results),
  [`${call}/players/p_ada`]: answer(ofAda),
  [`${call}/players/p_gone`]: refuse(404, 'not_found'),
};

it('says that a game has not ended yet, and shows its results as soon as it has', async () => {
  await page.openAt(`/game-results/${gameId}`, {
    signedIn: {},
    calls: { ...calls, [call]: refuse(409, 'wrong_state') },
  });
  await page.findByText('This game is still running. Results come at its end.');
  await page.passes(500);
  expect(page.asked(call)).toHaveLength(2);
  page.getByText('This game is still running. Results come at its end.');
  page.change({ [call]: answer(results) });
  await page.passes(1_000);
  await page.findByRole('heading', { name: 'Pub quiz' });
});

it('says when a game was deleted, and asks for it no more', async () => {
  const deletedAt = '2026-03-04T12:00:00.000Z';
  const gone = () =>
    Response.json({ statusCode: 404, code: 'not_found', message: 'Gone', deletedAt }, { status: 404 });
  await page.openAt(`/game-results/${gameId}`, { signedIn: {}, calls: { ...calls, [call]: gone } });
  await page.findByText('This game was deleted on Mar 4, 2026, as its time here was over.');
  expect(page.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it('a host makes it a night of a league whose season goes on', async () => {
  const card = { kind: 'teams', nights: 0, members: 0, madeAt: '2026-09-01T00:00:00.000Z', isOwner: true };
  const leagues = [
    { ...card, id: 'league_1', title: 'Autumn', endedAt: null },
    { ...card, id: 'league_2', title: 'Spring', endedAt: '2026-06-01T00:00:00.000Z' },
  ];
  const asked: unknown[] = [];
  await page.openAt(`/game-results/${gameId}`, {
    signedIn: {},
    calls: {
      ...calls,
      'GET /api/leagues': answer(leagues),
      'POST /api/leagues/league_1/nights': ({ body }) => {
        asked.push(body);
        return Response.json({});
      },
    },
  });
  await page.press(await page.findByRole('button', { name: 'Add to a league' }));
  await page.findByRole('button', { name: 'Add to Autumn' });
  expect(page.queryByRole('button', { name: 'Add to Spring' })).toBeNull();
  await page.press(page.getByRole('button', { name: 'Add to Autumn' }));
  await page.findByText('It is a night of Autumn now.');
  expect(asked).toEqual([{ gameId }]);
});

it('a host goes from the places to one player’s answers, and back', async () => {
  await page.openAt(`/game-results/${gameId}`, { signedIn: {}, calls });
  await page.press(await page.findByRole('link', { name: 'Ada' }));
  await page.findByRole('heading', { name: 'Answers of Ada' });
  expect(page.address()).toBe(`/game-results/${gameId}/players/p_ada`);
  const said = page.getByRole('main').textContent;
  for (const part of ['How many moons?', 'Answer: A · one', 'B · two', 'Owls', '560', '1.3 s'])
    expect(said).toContain(part);
  expect(said).not.toContain('Your');
  await page.press(page.getByRole('link', { name: 'Back to the results' }));
  await page.findByRole('heading', { name: 'Pub quiz' });
});

it('says which places times cannot part, and which are close behind', async () => {
  const scores: FinalEntry[] = [
    { ...ada, deadHeatMs: 40 },
    { ...ada, id: 'p_bo', name: 'Bo', deadHeatMs: 40 },
    { ...ada, id: 'p_cleo', name: 'Cleo', position: 3, closeMs: 25 },
  ];
  const said = ['Place 1: dead heat within ± 40 ms', 'Place 3: close behind, within ± 25 ms'];
  const host = { ...results, scores };
  for (const told of [host, { ...host, questions: undefined, answerTimes: undefined, breakdown: [] }]) {
    await page.openAt(`/game-results/${gameId}`, {
      signedIn: {},
      calls: { ...calls, [call]: answer(told) },
    });
    for (const line of said) await page.findByText(line);
  }
});

it('a player of a shuffled game reads words, since its letters were its own', async () => {
  const own = { ...results, questions: undefined, answerTimes: undefined, breakdown: ofAda.breakdown };
  const withOwn = (more: object) => ({ ...calls, [call]: answer({ ...own, ...more }) });
  await page.openAt(`/game-results/${gameId}`, { signedIn: {}, calls: withOwn({}) });
  await page.findByText('Your answer: A · one · Right answer: B · two');
  await page.openAt(`/game-results/${gameId}`, { signedIn: {}, calls: withOwn({ shuffle: true }) });
  await page.findByText('Your answer: one · Right answer: two');
});

it('names who made the pictures, where they are from, and shows them beside their questions', async () => {
  const media = {
    hash: 'a'.repeat(64),
    type: 'image/webp',
    bytes: 7,
    alt: 'A moon',
    credit: 'Ada',
    source: 'https://moons.example.org/7',
    licence: 'cc-by-sa',
  } as const;
  const ofOption = {
    ...media,
    hash: 'b'.repeat(64),
    alt: 'Two moons',
    credit: 'Bea',
    licence: 'own',
  } as const;
  const optionMedia = [null, ofOption, null, null];
  const questions = results.questions?.map((figures) => ({ ...figures, media, optionMedia }));
  await page.openAt(`/game-results/${gameId}`, {
    signedIn: {},
    calls: {
      ...calls,
      [call]: answer({ ...results, questions }),
      [`${call}/players/p_ada`]: answer({
        ...ofAda,
        breakdown: ofAda.breakdown.map((one) => ({ ...one, media, optionMedia })),
      }),
    },
  });
  await page.findByRole('heading', { name: 'Pictures and sounds' });
  page.getByRole('img', { name: 'A moon' });
  page.getByText(/^Question 1, picture: Ada · CC BY-SA/);
  page.getByRole('img', { name: 'Two moons' });
  page.getByText(/^Question 1, picture of option B: Bea/);
  for (const link of page.getAllByRole('link', { name: 'moons.example.org' }))
    expect(link.getAttribute('href')).toBe(media.source);
  await page.press(page.getByRole('link', { name: 'Ada' }));
  await page.findByRole('heading', { name: 'Pictures and sounds' });
  page.getByRole('img', { name: 'Two moons' });
});

it('a host finds one of a class by name, typed without accents, however far down', async () => {
  const pupil = (id: number, name: string): FinalEntry => ({ ...ada, id: `p_${id}`, name, position: id });
  const named = Array.from({ length: 12 }, (_, index) => pupil(index + 1, `Pupil ${index + 1}`));
  const first = { ...results, participantCount: 13, scores: named, nextCursor: 'more' };
  const rest = { ...results, participantCount: 13, scores: [pupil(13, 'Amélie')], nextCursor: null };
  await page.openAt(`/game-results/${gameId}`, {
    signedIn: {},
    calls: { ...calls, [call]: answer(first), [`${call}?cursor=more`]: answer(rest) },
  });
  const field = await page.findByLabelText('Find a player');
  expect(page.queryByText('Pupil 12')).toBeNull();
  await page.type(field, 'amelie');
  await page.findByRole('link', { name: 'Amélie' });
  expect(page.queryByRole('link', { name: 'Pupil 1' })).toBeNull();
  await page.type(field, 'zed');
  await page.findByText('No player has this name.');
});

it.each([
  [
    ['True', 'False'],
    [2, 1],
  ],
  [
    ['1', '2', '3', '4', '5', '6'],
    [0, 1, 0, 0, 0, 3],
  ],
])('draws who chose what of %j', async (options, counts) => {
  const questions = results.questions?.map((figures) => ({ ...figures, options, counts }));
  await page.openAt(`/game-results/${gameId}`, {
    signedIn: {},
    calls: { ...calls, [call]: answer({ ...results, questions }) },
  });
  const rows = await page.findAllByRole('row', { name: /^([A-F]) / });
  expect(rows.map((row) => row.querySelector('td:last-child')?.textContent)).toEqual(counts.map(String));
});

describe('of a question of each kind', () => {
  const figuresOf = (kind: keyof typeof kinds): QuestionFigures => {
    const { asked, fallen } = kinds[kind];
    return {
      questionIndex: 0,
      question: `A ${kind} question?`,
      ...asked,
      ...fallen,
      category: 'Science',
      timeLimit: 10,
      correctShare: 1 / 3,
      medianMs: 900,
    };
  };
  const openResults = (kind: keyof typeof kinds) =>
    page.openAt(`/game-results/${gameId}`, {
      signedIn: {},
      calls: {
        ...calls,
        [call]: answer({ ...results, participantCount: 12, questions: [figuresOf(kind)] }),
        [`POST ${`/api/games/${gameId}/corrections/preview`}`]: answer({
          playersChanged: 1,
          winnersBefore: ['Ada'],
          winnersAfter: ['Ada'],
        }),
      },
      otherwise: answer({ playersChanged: 1, winnersBefore: ['Ada'], winnersAfter: ['Ada'] }),
    });

  it.each(kindNames)('the host sees how it fell: %s', async (kind) => {
    await openResults(kind);
    await page.findByText(`A ${kind} question?`);
    const said = page.getByRole('main').textContent;
    const shown = {
      multi: 'Right answer',
      typed: 'Canbera',
      number: '324\u00a0m',
      order: 'Most often given',
      poll: 'films',
      cloud: 'friends',
    };
    expect(said).toContain(shown[kind]);
    const isOpinion = kind === 'poll' || kind === 'cloud';
    expect(said.includes('33 %')).toBe(!isOpinion);
    expect(page.queryByRole('button', { name: 'Fix this question (1)' }) === null).toBe(isOpinion);
  });

  it('words that the host took off the wall say so, and are drawn nowhere', async () => {
    const { asked, fallen } = kinds.cloud;
    const groups = (fallen.groups ?? []).map((group, nth) =>
      nth === 0 ? { ...group, hidden: true as const } : group,
    );
    const word = groups[0]?.answer.kind === 'cloud' ? groups[0].answer.entries[0] : undefined;
    const question = { questionIndex: 0, question: 'A cloud?', ...asked, ...fallen, groups };
    const figures = { ...question, category: 'Geography', timeLimit: 10, correctShare: 0, medianMs: 900 };
    await page.openAt(`/game-results/${gameId}`, {
      signedIn: {},
      calls: { ...calls, [call]: answer({ ...results, participantCount: 12, questions: [figures] }) },
    });
    const list = await page.findByRole('list', { name: 'Words by their votes' });
    expect(list.textContent).toContain(`${word}Hidden by the host`);
    expect(list.textContent.match(/Hidden by the host/g)).toHaveLength(1);
    expect(page.getAllByText(String(word))).toHaveLength(1);
  });

  it('only a question of one right option gets another key', async () => {
    await openResults('order');
    await page.press(await page.findByRole('button', { name: 'Fix this question (1)' }));
    const dialog = await page.findByRole('dialog');
    expect([...dialog.querySelectorAll('input[type=radio]')]).toHaveLength(1);
  });
});

it('lets typed texts count that were refused, those of the list and one more', async () => {
  const { asked, fallen } = kinds.typed;
  const question = { questionIndex: 0, question: 'Capital of Australia?', ...asked, ...fallen };
  const figures = { ...question, category: 'Geography', timeLimit: 10, correctShare: 1 / 3, medianMs: 900 };
  const effect = { playersChanged: 5, winnersBefore: ['Ada'], winnersAfter: ['Bo'] };
  const bodies: unknown[] = [];
  await page.openAt(`/game-results/${gameId}`, {
    signedIn: {},
    calls: {
      ...calls,
      [call]: answer({ ...results, participantCount: 12, questions: [figures] }),
      [`POST /api/games/${gameId}/corrections`]: ({ body }) => {
        bodies.push(body);
        return Response.json({ effect });
      },
    },
    otherwise: answer(effect),
  });
  await page.press(await page.findByRole('button', { name: 'Fix this question (1)' }));
  await page.findByRole('dialog');
  fireEvent.click(page.getByLabelText('The judging: more texts count'));
  await page.type(page.getByLabelText('Why?'), 'It was, once');
  await page.press(page.getByRole('button', { name: 'Correct the question' }));
  page.getByText('Please tick a text, or type one.');
  // the right ones are none to choose from
  expect(page.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Sydney 5 players',
  ]);
  fireEvent.click(page.getByLabelText(/^Sydney/));
  await page.type(page.getByLabelText('Another one'), ' Melbourne ');
  await page.passes(400);
  page.getByText('First place goes to Bo.', { exact: false });
  await page.press(page.getByRole('button', { name: 'Correct the question' }));
  const texts = ['Sydney', 'Melbourne'];
  expect(bodies).toEqual([{ questionIndex: 0, change: 'accept', texts, reason: 'It was, once' }]);
});

it('says how many questions were played where it ended before the last', async () => {
  await page.openAt(`/game-results/${gameId}`, { signedIn: {}, calls });
  await page.findByText(/1 of 2 questions played/);
});

it('says so where there is no such player', async () => {
  await page.openAt(`/game-results/${gameId}/players/p_gone`, { signedIn: {}, calls });
  await page.findByRole('heading', { name: 'No such player' });
  page.getByRole('link', { name: 'Back to the results' });
});

it('what mends a question does not read like a verdict on it', async () => {
  await page.openAt(`/game-results/${gameId}`, { signedIn: {}, calls });
  const button = await page.findByRole('button', { name: 'Fix this question (1)' });
  expect(button.textContent).toBe('Fix this question');
});

it('saves the sheet that was asked for', async () => {
  const saved: string[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => '#saved', revokeObjectURL: () => undefined });
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
  try {
    await page.openAt(`/game-results/${gameId}`, {
      signedIn: {},
      calls: { ...calls, [`${call}?sheet=players`]: answer({}), [`${call}?sheet=questions`]: answer({}) },
    });
    await page.press(await page.findByRole('button', { name: 'CSV' }));
    await page.press(page.getByRole('radio', { name: 'Questions' }));
    await page.press(page.getByRole('button', { name: 'Excel (XLSX)' }));
    await page.until(() => saved.length === 2);
    expect(saved).toEqual([`results-${gameId}.csv`, `results-${gameId}-questions.xlsx`]);
  } finally {
    HTMLAnchorElement.prototype.click = click;
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
});

describe('what the questions were worth', () => {
  const tooFew = { is: 'tooFew', answers: 40, needed: 100 } as const;
  const told = (value: number): Figure => ({ is: 'told', value, standardError: null });
  const verdict: QuestionVerdict = {
    questionIndex: 0,
    answers: 40,
    share: told(0.5),
    discrimination: tooFew,
    separation: null,
    doubtful: [],
    unused: [],
  };
  const open = (participantCount: number, of: Partial<QuestionVerdict>, more: Partial<GameItems> = {}) => {
    const items: GameItems = {
      gameId,
      questions: [{ ...verdict, ...of }],
      alpha: tooFew,
      lengthForReliable: tooFew,
      ...more,
    };
    return page.openAt(`/game-results/${gameId}`, {
      signedIn: {},
      calls: {
        ...calls,
        [call]: answer({ ...results, participantCount }),
        // a table of few is asked nothing
        ...(participantCount >= 30 && { [`GET /api/games/${gameId}/items`]: answer(items) }),
      },
    });
  };

  it('is not told of a table of few', async () => {
    await open(29, {});
    await page.findByText(/^From 30 players on, .* from 100 on/);
  });

  it('is, from 30 players on, which options nobody takes', async () => {
    await open(40, { unused: [2, 3] });
    await page.findByText('Hardly anybody chose C, D.');
    page.getByText(/^From 100 players on/);
    expect(page.getByRole('main').textContent).not.toContain('separates');
  });

  it('is which option to look at, rather than what follows from it', async () => {
    await open(
      120,
      { separation: 'backwards', doubtful: [2] },
      { alpha: told(0.42), lengthForReliable: told(28) },
    );
    await page.findByText('Look at option C: many of the best chose it.');
    page.getByText(/it takes about 28 questions like these/);
    expect(page.getByRole('main').textContent).not.toContain('Is the key right?');
  });

  it('is which question separates well, and whether all of them rank people', async () => {
    await open(120, { separation: 'well' }, { alpha: told(0.81), lengthForReliable: told(6) });
    await page.findByText('This question separates well: who knew the others knew this one.');
    page.getByText(/^Together these questions tell well/);
  });
});

describe('signals', () => {
  const ada = { id: 'p_ada', name: 'Ada' };
  const bo = { id: 'p_bo', name: 'Bo' };
  const nothing = { is: 'told' as const, signals: [], more: 0 };
  const none: GameSignals = {
    gameId,
    players: 30,
    questions: 20,
    alike: nothing,
    quick: nothing,
    following: nothing,
  };
  const open = async (signals: GameSignals) => {
    await page.openAt(`/game-results/${gameId}`, {
      signedIn: {},
      calls: {
        ...calls,
        // fewer than are told what questions are worth
        [call]: answer({ ...results, participantCount: 12 }),
        [`GET /api/games/${gameId}/signals`]: answer(signals),
      },
    });
    // what they are is said before anything is asked for
    await page.findByText(/signals, never verdicts: neighbours who think alike look the same/);
    await page.press(page.getByRole('button', { name: 'Look for signals' }));
  };

  it('name who is alike, follows or is quick, each with its chance', async () => {
    const chances = { chance: 1e-9, chanceOfAny: 0.0012 };
    const pair = {
      first: ada,
      second: bo,
      questions: 20,
      same: 17,
      sameWrong: 6,
      sameMoment: 15,
      ...chances,
    };
    await open({
      ...none,
      alike: { is: 'told', signals: [pair], more: 3 },
      quick: { is: 'told', signals: [{ player: ada, quick: 9, quickRight: 8, ...chances }], more: 0 },
      following: {
        is: 'told',
        signals: [{ first: ada, second: bo, changes: 9, followed: 7, ...chances, chanceOfAny: 1e-12 }],
        more: 0,
      },
    });
    await page.findByText(/^Ada and Bo gave the same answer to 17 of 20 questions \(6 .* 15 times/);
    page.getByText('Bo changed an answer to what Ada had just said: 7 of 9 times.');
    page.getByText(/^Ada answered 9 times in less time than it takes to read, and 8 times rightly/);
    expect(page.getAllByText(/looks like this once in 800 games/)).toHaveLength(2);
    page.getByText(/looks like this less than once in 1,000,000 games/);
    page.getByText('And 3 more.');
    await page.press(page.getByRole('button', { name: 'Hide the signals' }));
    expect(page.getByRole('main').textContent).not.toContain('Ada and Bo');
  });

  it('are none where chance explains all', async () => {
    await open(none);
    await page.findByText('Nothing stands out: chance explains it all.');
  });

  it('are too few to tell, and then no number', async () => {
    const tooFew = { is: 'tooFew' } as const;
    await open({ ...none, players: 4, alike: tooFew, quick: tooFew, following: tooFew });
    await page.findByText(/^Too few to say: it takes 10 players, and 8 questions/);
  });
});
