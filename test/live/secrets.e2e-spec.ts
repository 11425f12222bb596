import { type MediaView, mediaPath } from '@clockbeat/domain';
import type { Recording } from '../people/recording.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { makeOverlay, overlayOn } from '../support/live/test-overlay.js';
import { TestPlayer } from '../support/live/test-player.js';
import { plain } from '../support/media-files.js';
import { signIn } from '../support/sign-in.js';

/** Field names that only ever stand beside a key. */
const keyFields = /"(correctAnswer|correctAnswerText|isCorrect|questions)":/;

/**
 * Every question has texts of its own, so what somebody knows can be searched. All that is heard of a question before its
 * close is looked through at that moment: by players who have not answered, a watcher, strangers, and those who come back.
 */
describe('nobody learns a key before the close, or a question before it opens', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let host: TestHost;
  /** The hash of each question's picture, and that of the same for small screens; the same of its first option's. */
  const pictures: string[][] = [];
  const ofOptions: string[][] = [];
  const kept = async (background: string, cookie: string): Promise<string[]> => {
    const body = new Uint8Array(await plain('png', { width: 700, height: 500, background }));
    const answer = await fetch(`${gatewayA.url}/api/media`, { method: 'POST', headers: { cookie }, body });
    const { hash, small = '' } = (await answer.json()) as MediaView;
    return [hash, small];
  };
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    const painter = await signIn(gatewayA.url, 'painter@example.org');
    for (const background of ['#102030', '#203040', '#304050'])
      pictures.push(await kept(background, painter));
    for (const background of ['#405060', '#506070', '#607080'])
      ofOptions.push(await kept(background, painter));
  });
  beforeEach(async () => {
    const questions = quiz(3, { name: 'secret' }).map((question, index) => {
      const [hash = ''] = pictures[index] ?? [];
      const [option = ''] = ofOptions[index] ?? [];
      const alt = `secret-question-${index}-picture`;
      return { ...question, media: { hash, alt }, optionMedia: [{ hash: option, alt }] };
    });
    host = await TestHost.on(gatewayA, { questions });
  });
  afterAll(() => night.end());

  const heardBy = ({ heard }: { heard: Recording }): string => JSON.stringify(heard.frames);
  const expectNothingOf = (text: string, ...indexes: number[]): void => {
    for (const index of indexes)
      for (const secret of [
        `secret-question-${index}`,
        ...(pictures[index] ?? []),
        ...(ofOptions[index] ?? []),
      ])
        expect(text).not.toContain(secret);
  };

  /** What anybody may ask for over HTTP. */
  const bodies = async (headers: Record<string, string> = {}): Promise<string> => {
    const paths = [
      `/api/games/${host.gameId}`,
      `/api/games/${host.gameId}/results`,
      `/api/games/${host.gameId}/events`,
      `/api/join/${host.joinCode}`,
      '/api/games',
      '/api/leaderboards?of=players&period=all',
    ];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`${gatewayB.url}${path}`, { headers });
        return `${path} ${answer.status} ${await answer.text()}`;
      }),
    );
    return answers.join('\n');
  };

  it('in the lobby no question is known to anybody', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const screen = await host.projector(gatewayB);
    const overlay = await overlayOn(gatewayB, host.gameId, (await makeOverlay(host)).token);
    await ada.ready();
    await Promise.all([screen.hears('lobbyUpdated'), overlay.hears('lobbyUpdated')]);
    for (const text of [heardBy(ada), heardBy(screen), heardBy(overlay), await bodies()]) {
      expectNothingOf(text, 0, 1, 2);
      expect(text).not.toMatch(keyFields);
    }
  });

  it('while a question is open, those who have not answered hear no key of it', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayA).join(host.joinCode, 'Bo');
    const screen = await host.projector(gatewayB);
    const overlay = await overlayOn(gatewayB, host.gameId, (await makeOverlay(host)).token);
    const stranger = new TestClient(gatewayB, 'player');
    await host.start();
    await Promise.all([ada.sees(0), screen.hears('gameStarted'), overlay.hears('gameStarted')]);
    await bo.answer('B');
    await ada.hears('liveLeaderboard', ({ players }) => (players[0]?.score ?? 0) > 0);
    await host.pause();
    await ada.hears('gamePaused');
    await host.resume();
    await ada.hears('gameResumed');
    for (const message of ['hostConnect', 'watchGame', 'startGame', 'nextQuestion', 'finishGame'])
      await stranger.refusal(message, { roomId: host.gameId });
    await ada.refusal('submitAnswer', {
      roomId: host.gameId,
      playerId: bo.playerId,
      questionIndex: 0,
      answer: 1,
    });
    await ada.refusal('submitAnswer', {
      roomId: host.gameId,
      playerId: ada.playerId,
      questionIndex: 1,
      answer: 1,
    });
    ada.wire.lose();
    const back = await ada.comesBack(gatewayA);
    const late = await TestPlayer.on(gatewayB).join(host.joinCode, 'Late');
    const asAda = { authorization: `Bearer ${ada.token}` };
    const known = [ada, screen, overlay, stranger, back, late].map(heardBy);
    for (const text of [...known, await bodies(), await bodies(asAda)]) {
      expect(text).not.toMatch(keyFields);
      expectNothingOf(text, 1, 2);
    }
    expect(heardBy(stranger)).not.toContain('secret-question');
    // the open one's picture is told with it, and there to be had
    const open = [pictures[0], ofOptions[0]].flatMap((hashes = []) => hashes);
    for (const text of [heardBy(ada), heardBy(screen), heardBy(overlay), heardBy(late)])
      for (const hash of open) expect(text).toContain(hash);
    for (const path of open)
      expect((await fetch(`${gatewayB.url}${mediaPath(path)}`)).headers.get('content-type')).toBe(
        'image/webp',
      );
    // the search would find it: the host knows everything, who answered knows this key and no other question
    expect(heardBy(host)).toContain('secret-question-2-option-A');
    expect(heardBy(bo)).toMatch(keyFields);
    expectNothingOf(heardBy(bo), 1, 2);
    const boAgain = await bo.comesBack(gatewayB);
    expectNothingOf(heardBy(boAgain), 1, 2);
  });

  it('an empty answer is told the key no sooner than everybody else', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const told = await TestPlayer.on(gatewayA).join(host.joinCode, 'Told');
    await host.start();
    await Promise.all([ada.sees(0), told.sees(0)]);
    await ada.answer(null);
    await ada.answer('B', 0);
    told.tell('submitAnswer', {
      roomId: host.gameId,
      playerId: told.playerId,
      questionIndex: 0,
      answer: null,
    });
    await told.hears('answerResult');
    const back = await ada.comesBack(gatewayA);
    await host.pause();
    await back.hears('gamePaused');
    const paused = await back.comesBack(gatewayB);
    expect(await paused.answer('C', 0)).toMatchObject({ answer: null, repeated: true });
    for (const client of [ada, told, back, paused])
      expect(heardBy(client)).not.toMatch(/"(correctAnswer|correctAnswerText|questions)":/);
    await host.resume();
    await host.next(0);
    await paused.hears('questionClosed');
    const after = await paused.comesBack(gatewayA);
    expect(after.seat?.lastResult).toMatchObject({ answer: null, correctAnswer: 1 });
  });

  it('a closed question’s key is told, the open one’s and the next question are not', async () => {
    const ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    await host.start();
    await ada.answer('B');
    await host.next(0);
    await Promise.all([ada.sees(1), bo.sees(1)]);
    await bo.hears('standing');
    const back = await ada.comesBack(gatewayB);
    await bo.answer('A');
    for (const client of [ada, back]) {
      const text = heardBy(client);
      expectNothingOf(text, 2);
      expect(text).toContain('secret-question-0-option-B');
      for (const { body } of client.heard.frames) {
        const about = JSON.stringify(body);
        if (about.includes('secret-question-1')) expect(withoutLastResult(about)).not.toMatch(keyFields);
      }
    }
    expectNothingOf(heardBy(bo), 2);
  });

  it('after an early end the questions that were never opened stay unknown', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const screen = await host.projector(gatewayA);
    await host.start();
    await ada.answer('B');
    await host.finish();
    await Promise.all([ada.hears('standing'), screen.hears('gameFinished')]);
    const again = await ada.comesBack(gatewayA);
    await again.hears('gameFinished');
    const asAda = { authorization: `Bearer ${ada.token}` };
    for (const text of [heardBy(ada), heardBy(screen), heardBy(again), await bodies(), await bodies(asAda)])
      expectNothingOf(text, 1, 2);
  });

  it('no token is ever told to anybody but its owner', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayA).join(host.joinCode, 'Bo');
    await host.start();
    await ada.answer('B');
    await host.finish();
    await bo.hears('gameFinished');
    for (const text of [heardBy(bo), heardBy(host), await bodies({ cookie: host.cookie })])
      expect(text).not.toContain(ada.token);
  });
});

/** The result of an earlier question, which who comes back hears beside the open one. */
const withoutLastResult = (text: string): string => text.replace(/"lastResult":\{[^}]*\}/, '');
