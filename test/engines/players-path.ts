import { describeWith } from '../support/describe-with.js';
import type { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';
import { Browser, type Engine } from './browser.js';
import { answersOf, GameTable } from './game-table.js';

/** Ada's phone has this engine; the host and Bob have whatever they like. */
export const playsTheWholePath = (name: string, engine: Engine): void =>
  describeWith(...engine.programs)(`a player with ${name}`, () => {
    let table: GameTable;
    let phone: Browser;
    beforeAll(async () => {
      table = await GameTable.set();
      phone = await Browser.start(engine, 'phone');
    });
    afterAll(async () => {
      await phone?.end();
      await table?.clear();
    });

    /** By the link of the QR code, up to the lobby. */
    const join = async (host: TestHost, browser = phone): Promise<void> => {
      await browser.open(table.at(host.card.joinUrl));
      await browser.sees('You are joining Quiz night');
      await browser.fill('Display name', 'Ada');
      await browser.press('Join Team');
      await browser.sees('Get Ready');
    };
    const sees = (host: TestHost, questionIndex: number, browser = phone): Promise<void> =>
      browser.sees(host.questions[questionIndex]!.question);

    it('joins by link, answers right and wrong, and sees the end and the results', async () => {
      const host = await table.host();
      const bob = await TestPlayer.on(table).join(host.joinCode, 'Bob');
      await join(host);
      await phone.sees('Bob');
      await phone.sees('2 players');
      await phone.press('I am ready');
      await until('the host sees that Ada is ready', async () =>
        (await host.players()).some(({ name, ready }) => name === 'Ada' && ready),
      );

      await host.start();
      await sees(host, 0);
      await phone.seesInPassing('Correct!', () => phone.press('Answer B:'));
      await phone.sees('You chose B');
      const [right] = await answersOf('Ada', host);
      expect(right).toMatchObject({ questionIndex: 0, choice: 1, isCorrect: true });
      const score = right!.points;
      await phone.seesBoard(`1 Ada ${score}`, '2 Bob 0');

      await host.next(0);
      await sees(host, 1);
      await phone.seesInPassing('Incorrect!', () => phone.press('Answer A:'));
      await phone.sees('C was right');

      await host.next(1);
      await sees(host, 2);
      await bob.sees(2);
      await phone.seesInPassing('Time is up.', () => host.finish());
      await phone.sees('You won!');
      await phone.sees(`${score} points`);
      await phone.sees('1 of 3 correct');
      await phone.seesBoard(`1 Ada ${score}`, '2 Bob 0');
      await phone.press('See all results');
      await phone.sees('Your answers');
      await phone.sees('Your answer: A');
      await phone.seesBoard(`1 Ada ${score}`, '2 Bob 0');
    });

    it('answers while the network is away: in time or too late, it is told what the log says', async () => {
      const host = await table.host();
      await join(host);
      await host.start();
      await sees(host, 0);
      table.network.shut();
      await phone.sees('No connection. Reconnecting…');
      await phone.press('Answer B:');
      await phone.sees('No connection. Your answer is sent as soon as it is back.');
      await phone.seesInPassing('Correct!', async () => table.network.unshut());
      await phone.sees('You chose B');
      await phone.seesNoMore('No connection.');
      const inTime = await answersOf('Ada', host);
      expect(inTime).toMatchObject([{ questionIndex: 0, isCorrect: true }]);

      await host.next(0);
      await sees(host, 1);
      table.network.shut();
      await phone.sees('No connection. Reconnecting…');
      await phone.press('Answer C:');
      await host.next(1);
      await phone.seesInPassing('Your answer came too late.', async () => table.network.unshut());
      await sees(host, 2);
      expect(await answersOf('Ada', host)).toEqual(inTime);
      await phone.sees(String(inTime[0]!.points));
    });

    it('keeps its seat through reloads, in a question and in a pause', async () => {
      const host = await table.host();
      await join(host);
      await phone.reload();
      await phone.sees('Get Ready');
      await host.start();
      await sees(host, 0);
      await phone.reload();
      await sees(host, 0);
      await phone.seesInPassing('Correct!', () => phone.press('Answer B:'));
      await phone.reload();
      await phone.sees('You were right');
      const [first] = await answersOf('Ada', host);
      await phone.seesBoard(`1 Ada ${first!.points}`);

      await host.next(0);
      await sees(host, 1);
      await host.pause();
      await phone.sees('Paused');
      await phone.reload();
      await phone.sees('Paused');
      await phone.seesNoMore(host.questions[1]!.question);
      await host.resume();
      await sees(host, 1);
      await phone.seesInPassing('Correct!', () => phone.press('Answer C:'));
      await until(
        'the log has both answers of one player',
        async () => (await answersOf('Ada', host)).length === 2,
      );
      expect(await host.players()).toHaveLength(1);
    });

    it('is heard when that is switched on, and keeps the switch', async () => {
      const host = await table.host();
      await join(host);
      await host.start();
      await sees(host, 0);
      await phone.run(countTones);
      await phone.press('Sound');
      await until('the switch is heard', async () => (await phone.run(tones)) === 2);
      await phone.reload();
      await sees(host, 0);
      await phone.run(countTones);
      await phone.press('Answer B:');
      await until('the verdict is heard', async () => (await phone.run(tones)) === 2);

      await phone.press('Sound');
      await host.next(0);
      await sees(host, 1);
      await phone.seesInPassing('Incorrect!', () => phone.press('Answer A:'));
      expect(await phone.run(tones)).toBe(2);
    });

    it('is dark where its system is, unless light was chosen here', async () => {
      const host = await table.host();
      await phone.open(table.at(host.card.joinUrl));
      expect(await phone.run(groundOfPage)).toBe(paper);
      const dark = await Browser.start(engine, 'phone', { dark: true });
      try {
        await join(host, dark);
        expect(await dark.run(groundOfPage)).toBe(ink);
        await host.start();
        await sees(host, 0, dark);
        await dark.seesInPassing('Correct!', () => dark.press('Answer B:'));
        expect(await dark.run(groundOfPage)).toBe(ink);
        // as the switch of the profile keeps it
        await dark.run(() => localStorage.setItem('clockbeat.theme', 'light'));
        await dark.reload();
        await dark.sees('You were right');
        expect(await dark.run(groundOfPage)).toBe(paper);
      } finally {
        await dark.end();
      }
    });
  });

const [paper, ink] = ['rgb(251, 247, 240)', 'rgb(21, 19, 31)'];

const groundOfPage = (): string => getComputedStyle(document.documentElement).backgroundColor;

/** Counts every tone that this page plays from now on. */
const countTones = (): void => {
  const { start } = OscillatorNode.prototype;
  document.body.dataset['tones'] = '0';
  OscillatorNode.prototype.start = function (when) {
    document.body.dataset['tones'] = String(Number(document.body.dataset['tones']) + 1);
    start.call(this, when);
  };
};

const tones = (): number => Number(document.body.dataset['tones']);
