import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { letters, type PlayerId } from '@clockbeat/domain';
import { Broadcast } from '../../apps/gateway/src/live/wire/broadcast.js';
import type { Connection } from '../../apps/gateway/src/live/wire/connection.js';
import { inRoot } from '../../scripts/paths.mjs';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { until } from '../support/live/until.js';

/** examples/player.mjs in a process of its own, as somebody would run it. */
class Example {
  output = '';
  errors = '';
  private constructor(private readonly child: ChildProcess) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors += text;
    });
  }

  static run(words: readonly string[], env: Readonly<Record<string, string>> = {}): Example {
    const child = spawn(process.execPath, [inRoot('examples/player.mjs'), ...words], {
      env: { ...process.env, ...env },
    });
    return new Example(child);
  }

  get token(): string {
    return /^My token is (\S+)$/m.exec(this.output)?.[1] ?? '';
  }

  says(text: string, times = 1): Promise<void> {
    return until(`the example says "${text}" (it said ${this.output}${this.errors})`, () => {
      return this.output.split(text).length > times;
    });
  }

  async ends(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}

describe('examples/player.mjs', () => {
  let night: Night;
  let gateway: TestGateway;
  const running: Example[] = [];
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(async () => {
    for (const example of running) example.stop();
    await night?.end();
  });

  const play = (words: readonly string[], env?: Readonly<Record<string, string>>): Example => {
    const example = Example.run([gateway.url, ...words], env);
    running.push(example);
    return example;
  };
  const connectionsOf = (gameId: string): Connection[] =>
    [...gateway.app.get(Broadcast).connections()].filter(({ seats }) =>
      [...seats.keys()].some((id) => id === gameId),
    );
  const answersIn = async (gameId: string) =>
    eventsOf(await logOf(gateway, gameId), 'AnswerSubmitted').map(({ data }) => [
      data.questionIndex,
      data.choice,
    ]);

  it('plays a game from the lobby to its place, over a lost connection', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(3) });
    const example = play([host.joinCode.toLowerCase(), 'Example', 'BCA']);
    const { player } = await host.hears('playerJoined');
    expect(player.name).toBe('Example');

    await host.start();
    await example.says('Right!');
    await host.next(0);
    await example.says('Right!', 2);

    for (const { socket } of connectionsOf(host.gameId)) socket.conn.close();
    await example.says('The connection is lost');
    await example.says('I have a seat', 2);
    await host.next(1);
    await example.says(`Wrong: it was ${host.questions[2]?.options[3]}`);
    await host.next(2);

    expect([await example.ends(), example.errors]).toEqual([0, '']);
    expect(example.output).toMatch(/^1\. Example: \d+$/m);
    expect(example.output).toMatch(/^The end\. Place 1 of 1, \d+ points\.$/m);
    expect(example.output).toMatch(/^1: B, right\n2: C, right\n3: A, wrong$/m);
    expect(await answersIn(host.gameId)).toEqual([
      [0, letters.indexOf('B')],
      [1, letters.indexOf('C')],
      [2, letters.indexOf('A')],
    ]);
    const seats = eventsOf(await logOf(gateway, host.gameId), 'PlayerJoined').map(
      ({ data }) => data.playerId,
    );
    expect(seats).toEqual([player.id as PlayerId]);
  });

  it('comes back in the middle of a question with its token, and says nothing twice', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(1) });
    const first = play([host.joinCode, 'Example', 'B']);
    await host.hears('playerJoined');
    await host.start();
    await first.says('Right!');
    first.stop();
    const second = play([host.joinCode, 'Example', 'C'], { SEAT_TOKEN: first.token });
    await second.says('Right!');
    await host.next(0);
    expect(await second.ends()).toBe(0);
    expect(await answersIn(host.gameId)).toEqual([[0, letters.indexOf('B')]]);
  });

  it('shows how late it is by the server’s clock, not by its own', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(1, { timeLimit: 100 }) });
    const example = play([host.joinCode, 'Example']);
    await host.hears('playerJoined');
    await host.start();
    await example.says('Question 1, ');
    const left = Number(/^Question 1, ([\d.]+) s left/m.exec(example.output)?.[1]);
    // By its own clock, which begins with its process, it would be fifty years.
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(1_000);
    await host.finish();
    expect(await example.ends()).toBe(0);
  });

  it('says why it did not get in', async () => {
    const example = play(['NOSUCH', 'Example']);
    expect(await example.ends()).toBe(1);
    expect(example.errors).toBe('I did not get in: No game has this code.\n');
    const wrongly = play(['ABC123']);
    expect(await wrongly.ends()).toBe(2);
    expect(wrongly.errors).toContain('node examples/player.mjs URL CODE NAME');
  });
});
