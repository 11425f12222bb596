import type { CreateGameBody, RulesBody } from '@clockbeat/domain';
import type { Recording } from '../people/recording.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import type { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const led = (rules: RulesBody = {}): Omit<CreateGameBody, 'questions'> => ({
  rules: { pacing: 'host', readSeconds: 0, closeWhenAllAnswered: false, ...rules },
});

/** Fields that stand nowhere but beside an outcome. */
const outcomeFields =
  /"(isCorrect|correctAnswer|correctAnswerText|speedBonus|totalScore|fastest)":|"streakBonus":\d/;
/** What a score, a place or a streak would be that the first question has changed. */
const changedSums = /"(score|correct|correctMs|streak|points|total)":[1-9]/;

/** What the game itself holds: who leads it has its questions with their answers and points. */
const withoutQuestions = (text: string): string =>
  text.replace(/"questions?":(\[\{.*?\}\]|\{[^{}]*(\{[^{}]*\}[^{}]*)*\})/g, '"q":0');

describe('until a led game closes its question', () => {
  let night: Night;
  let gateways: TestGateway[];
  beforeAll(async () => {
    night = await Night.begin();
    gateways = [await night.gateway(), await night.gateway(), await night.gateway()];
  });
  afterAll(() => night.end());
  const at = (index: number): TestGateway => gateways[index % gateways.length] as TestGateway;

  const heardBy = ({ heard }: { heard: Recording }): string =>
    heard.frames.map(({ body }) => withoutQuestions(JSON.stringify(body ?? null))).join('\n');

  /** What anybody may ask for over HTTP, the host included, and what the gateways measure. */
  const bodies = async (host: TestHost, headers: Record<string, string>): Promise<string> => {
    const paths = [
      `/api/games/${host.gameId}`,
      `/api/games/${host.gameId}/results`,
      `/api/games/${host.gameId}/events?limit=200`,
      `/api/join/${host.joinCode}`,
      '/api/games',
      '/api/analytics/events?scope=mine',
    ];
    const answers = await Promise.all(
      paths.map(async (path, index) => {
        const answer = await fetch(`${at(index).url}${path}`, { headers });
        return `${path} ${answer.status} ${await answer.text()}`;
      }),
    );
    return withoutQuestions(answers.join('\n'));
  };
  const measured = async (): Promise<string> => {
    const texts = await Promise.all(gateways.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
    return texts
      .flatMap((text) => text.split('\n').filter((line) => /^clockbeat_answers/.test(line)))
      .join('\n');
  };

  it.each([
    ['final', {}],
    ['to be changed', { answers: 'until_close' }],
    ['hidden from the host', { hostSeesVotes: false }],
  ] as const)('nobody learns who was right; answers are %s', async (_, rules) => {
    const before = await measured();
    const host = await TestHost.on(at(0), { game: led(rules), questions: quiz(2) });
    const screen = await host.projector(at(1));
    const ada = await TestPlayer.on(at(1)).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(at(2)).join(host.joinCode, 'Bo');
    await host.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    const acks = [await ada.choose('B'), await bo.choose('A')];
    await host.hears('updateScores', ({ answeredNow }) => answeredNow === 2);
    await host.pause();
    await ada.hears('gamePaused');
    const paused = await ada.comesBack(at(2));
    await host.resume();
    const back = await bo.comesBack(at(0));
    const late = await TestPlayer.on(at(1)).join(host.joinCode, 'Late');
    const tab = await host.secondTab(at(2));
    const wall = await host.projector(at(0));
    const ears: (TestPlayer | TestClient | TestHost)[] = [
      host,
      tab,
      screen,
      wall,
      ada,
      bo,
      paused,
      back,
      late,
    ];
    const texts = [
      ...ears.map(heardBy),
      await bodies(host, { cookie: host.cookie }),
      await bodies(host, { authorization: `Bearer ${ada.token}` }),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(outcomeFields);
      expect(text).not.toMatch(changedSums);
      expect(text).not.toContain('AnswerSubmitted');
    }
    // a right answer's word is as long as a wrong one's
    const lengths = acks.map(({ version, ...ack }) => JSON.stringify({ ...ack, version: 0 }).length);
    expect(new Set(lengths).size).toBe(1);
    const ofNight = (text: string): string => text.replace(/^.*correct="untold".*\n?/gm, '');
    expect(ofNight(await measured())).toBe(ofNight(before));
    const votes = 'hostSeesVotes' in rules ? [null, null] : [1, 0];
    expect([tab.newestOf('Ada'), tab.newestOf('Bo')].map((player) => player?.current?.answer)).toEqual(votes);

    // the search would find it
    await host.next(0, 'question');
    await late.hears('questionClosed');
    await paused.hears('answerResult');
    for (const one of [paused, late, host]) expect(heardBy(one)).toMatch(outcomeFields);
    expect(await bodies(host, { cookie: host.cookie })).toContain('AnswerSubmitted');
  });
});
