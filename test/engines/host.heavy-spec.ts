import { paths } from '../../apps/web/src/paths.js';
import { describeWith } from '../support/describe-with.js';
import { type QuizQuestion, quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';
import { Browser, engines } from './browser.js';
import { GameTable } from './game-table.js';

const email = 'hanna@example.org';

/** As long as a wall shows beside its board. */
const longQuestion: QuizQuestion = {
  question:
    'Which of these novels did Gabriel García Márquez publish in 1967, fifteen years before his Nobel Prize?',
  options: [
    'The House of the Spirits',
    'Love in the Time of Cholera',
    'One Hundred Years of Solitude',
    'The Labyrinth of Solitude',
  ],
  answer: 2,
  timeLimit: 60,
};

describeWith(...engines.Firefox.programs)('a host with Firefox', () => {
  let table: GameTable;
  let browser: Browser;
  beforeAll(async () => {
    table = await GameTable.set();
    browser = await Browser.start(engines.Firefox, 'desktop');
    await browser.open(table.at(`/auth/google?${new URLSearchParams({ login_hint: email, name: 'Hanna' })}`));
    await until('Hanna is signed in', () => browser.run(() => !location.pathname.startsWith('/auth/')));
  });
  afterAll(async () => {
    await browser?.end();
    await table?.clear();
  });

  const play = async (questions: QuizQuestion[]) => {
    const host = await TestHost.on(table, { email, questions });
    const [ada, bob] = [TestPlayer.on(table), TestPlayer.on(table)];
    await ada.join(host.joinCode, 'Ada');
    await bob.join(host.joinCode, 'Bob');
    return { host, ada, bob };
  };

  it('leads a game on the panel, through a pause, a reload and a cut', async () => {
    const { host, ada, bob } = await play(quiz(3, { timeLimit: 60 }));
    await browser.open(table.at(paths.hostPanel(host.gameId)));
    await browser.sees('2 players');
    await browser.press('Start Game');
    await browser.sees(host.questions[0]!.question);
    await browser.sees('right answer');
    await ada.sees(0);
    const { points } = await ada.answer('B');
    await browser.sees('1 of 2 answered');
    await browser.sees(`${points}`);

    await browser.press('Pause');
    await browser.sees('Paused');
    expect((await host.state()).status).toBe('paused');
    await browser.reload();
    await browser.sees('Paused');
    await browser.press('Resume');
    await browser.sees('Live');
    await browser.press('Next Question');
    await bob.sees(1);
    await browser.sees(host.questions[1]!.question);

    table.network.shut();
    await browser.sees('No connection. Reconnecting…');
    await bob.answer('A');
    table.network.unshut();
    await browser.seesNoMore('No connection.');
    await browser.sees('1 of 2 answered');
    await browser.press('Finish');
    await browser.press('End the game');
    await browser.sees('Final leaderboard');
    await browser.seesBoard(`1 Ada ${points}`, '2 Bob 0');
    expect((await host.state()).status).toBe('finished');
  });

  it('shows all of it on an old wall, and leads from there', async () => {
    const { host, ada } = await play([...quiz(1, { timeLimit: 60 }), longQuestion]);
    await browser.resize('wall');
    await browser.open(table.at(paths.screen(host.gameId)));
    await browser.sees(host.joinCode);
    await browser.sees('Ada');
    expect(await browser.run(outOfSight)).toEqual([]);
    await browser.press('Start Game');
    await browser.sees(host.questions[0]!.question);
    await ada.sees(0);
    const { points } = await ada.answer('B');
    await browser.sees('1 of 2 answered');
    await browser.seesInPassing('Right answer: B', () => browser.press('Next Question'));
    await browser.sees(longQuestion.question);
    await browser.seesBoard(`1 Ada ${points}`, '2 Bob 0');
    expect(await browser.run(outOfSight)).toEqual([]);
    expect(await browser.run(groundsOfRows)).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);

    await browser.press('Pause');
    await browser.sees('Paused');
    await browser.seesNoMore(longQuestion.question);
    expect(await browser.run(outOfSight)).toEqual([]);
    await host.finish();
    await browser.sees('Winners');
    await browser.seesBoard(`1 Ada ${points}`, '2 Bob 0');
    expect(await browser.run(outOfSight)).toEqual([]);
  });
});

/** What stands beyond an edge of the screen, or how far that scrolls. */
const outOfSight = (): string[] => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const beyond = [...document.querySelectorAll('h1, li, tr, [role=img], [role=timer]')].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  return [
    ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? [`${scrollWidth} × ${scrollHeight}`] : []),
    ...beyond.map((element) => element.textContent),
  ];
};

/** Firefox lets the ground of a row stand out over the round corners of its cells: it has to have none. */
const groundsOfRows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => getComputedStyle(row).backgroundColor);
