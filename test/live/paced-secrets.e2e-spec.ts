import { deflateRawSync, gzipSync } from 'node:zlib';
import type {
  AnswerStoredAck,
  Choice,
  CreateGameBody,
  EventView,
  RulesBody,
  StateMessage,
  Versioned,
} from '@clockbeat/domain';
import { keys } from '../faults/checker/keys.js';
import type { GameRecord, Witness } from '../faults/checker/record.js';
import { telling } from '../faults/checker/telling.js';
import { toldLog } from '../people/api.js';
import type { Recording } from '../people/recording.js';
import type { TestGateway } from '../support/app.js';
import { logOf, Night } from '../support/live/night.js';
import { inRounds, quiz } from '../support/live/quiz.js';
import type { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { TestTv } from '../support/live/test-tv.js';

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
    const { tv } = await TestTv.of(host, at(2));
    const tvScreen = await tv.screen(host.gameId, at(0));
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
    const tvAgain = await tv.screen(host.gameId, at(1));
    const ears: (TestPlayer | TestClient | TestHost)[] = [
      host,
      tab,
      screen,
      wall,
      tv,
      tvScreen,
      tvAgain,
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
    await tvScreen.hears('questionClosed');
    for (const one of [paused, late, host, tvScreen]) expect(heardBy(one)).toMatch(outcomeFields);
    expect(await bodies(host, { cookie: host.cookie })).toContain('AnswerSubmitted');
  });

  it('nobody does in a whole game, with somebody back and somebody new in every phase', async () => {
    const questions = inRounds(quiz(3, { name: 'led' }));
    const rules = { readSeconds: 15, answers: 'until_close', streakBonus: true } as const;
    const host = await TestHost.on(at(0), { game: led(rules), questions });
    const witnesses: Witness[] = [];
    const note = (role: Witness['role'], { heard }: { heard: Recording }, player?: TestPlayer): void =>
      void witnesses.push({
        name: `${role} ${witnesses.length}`,
        role,
        playerId: player?.playerId ?? null,
        isThereAtTheEnd: false,
        frames: heard.frames,
      });
    const join = async (name: string): Promise<TestPlayer> => {
      const player = await TestPlayer.on(at(witnesses.length)).join(host.joinCode, name);
      note('player', player, player);
      return player;
    };
    note('host', host);
    note('screen', await host.projector(at(1)));
    let ada = await join('Ada');
    const bo = await join('Bo');

    /** In each phase: a seat comes back, somebody joins, a wall and a second panel are opened, each on another gateway. */
    const visit = async (closed: number): Promise<void> => {
      ada = await ada.comesBack(at(witnesses.length));
      note('player', ada, ada);
      await join(`Late ${witnesses.length}`);
      note('screen', await host.projector(at(witnesses.length)));
      note('host', await host.secondTab(at(witnesses.length)));
      const told = await toldLog(at(witnesses.length).url, host.cookie, host.gameId);
      const answered = told.flatMap(({ type, data }: EventView) =>
        type === 'AnswerSubmitted' ? [(data as { questionIndex: number }).questionIndex] : [],
      );
      // replay and export tell of those that are closed, and they do tell of them
      expect(new Set(answered)).toEqual(new Set([0, 1, 2].slice(0, closed)));
      if (closed > 0) return;
      expect(await bodies(host, { authorization: `Bearer ${ada.token}` })).not.toMatch(outcomeFields);
    };

    await host.start();
    for (const index of [0, 1, 2]) {
      for (const phase of ['round', 'reading'] as const) {
        await visit(index);
        await host.next(index, phase);
      }
      const opened = ({ gameState: { phase, currentQuestionIndex } }: StateMessage): boolean =>
        phase === 'question' && currentQuestionIndex === index;
      await Promise.all([ada, bo].map((player) => player.hears('gameUpdated', opened)));
      await ada.choose('B', index);
      await bo.choose('C', index);
      await visit(index);
      await host.pause();
      await visit(index);
      await host.resume();
      await host.next(index, 'question');
      await bo.hears('answerResult', ({ questionIndex }) => questionIndex === index);
      await visit(index + 1);
      await host.next(index, 'revealed');
      for (const phase of index === 0
        ? (['board', 'break'] as const)
        : index === 1
          ? (['board'] as const)
          : []) {
        await visit(index + 1);
        await host.next(index, phase);
      }
    }
    await ada.hears('gameFinished');
    const log = await logOf(at(0), host.gameId);
    const record = { gameId: host.gameId, log, witnesses } as unknown as GameRecord;
    expect(keys(record)).toEqual([]);
    // every sum, place and board that anybody was told is what the fold has, where no pending answer is in any
    expect(telling(record)).toEqual([]);
    // the search would find it: of an outcome that came one message sooner
    const early = witnesses.map((one) => ({
      ...one,
      frames: one.frames.map((frame) =>
        frame.name === 'answerResult'
          ? { ...frame, body: { ...(frame.body as object), version: (frame.body as Versioned).version - 1 } }
          : frame,
      ),
    }));
    expect(keys({ ...record, witnesses: early }).length).toBeGreaterThan(0);
  });

  it('200 right and 200 wrong answers are acknowledged in the same bytes', async () => {
    const host = await TestHost.on(at(0), { game: led(), questions: quiz(8, { name: 'same' }) });
    const players = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => TestPlayer.on(at(nth)).join(host.joinCode, `Player ${nth}`)),
    );
    await host.start();
    const acks: { right: boolean; ack: AnswerStoredAck }[] = [];
    for (const [index, { answer }] of host.questions.entries()) {
      const answers = players.map(async (player, nth) => {
        await player.sees(index);
        const right = (nth + index) % 2 === 0;
        // of wrong options each in its turn, so that every option is right, and wrong, as often as the others
        const choice = (right ? answer : (answer + 1 + ((nth + index) % 3)) % 4) as Choice;
        acks.push({ right, ack: await player.choose(choice, index) });
      });
      await Promise.all(answers);
      await host.next(index, 'question');
      await host.next(index, 'revealed');
      if (index < 7) await host.next(index, 'board');
    }
    /** But for what the player knows: which answer to which question, in which order. */
    const bytesOf = (isRight: boolean): Set<string> =>
      new Set(
        acks
          .filter(({ right }) => right === isRight)
          .map(({ ack: { receipt, ...ack } }) => {
            // digests are of events with 96 random bits each: as long for all, and said of every answer
            const lengths = [receipt?.digest.length, receipt?.seal?.length];
            return JSON.stringify({ ...ack, receipt: lengths, version: 100, questionIndex: 0 });
          }),
      );
    expect([true, false].map((is) => acks.filter(({ right }) => right === is).length)).toEqual([200, 200]);
    expect([...bytesOf(true)].sort()).toEqual([...bytesOf(false)].sort());
    // so nothing that compresses them on the way tells them apart either
    for (const pack of [deflateRawSync, gzipSync]) {
      const lengths = (isRight: boolean) => new Set([...bytesOf(isRight)].map((text) => pack(text).length));
      expect(lengths(true)).toEqual(lengths(false));
    }
  });
});
