import { GameId, type StoredEvent } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import pg from 'pg';
import { GameNight, type Person, type SeatedPlayer } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { until } from '../support/live/until.js';
import { type CliResult, runCli } from '../support/run-cli.js';

describe('npm run replay', () => {
  let night: GameNight;
  let host: Person;
  let game: { id: string };
  let ada: SeatedPlayer;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
    game = await night.makeGame(host, { title: 'Quiz of the evening' });
    ada = await night.join(game, 'Ada');
    const start = await night.start(game, host);
    await night.answer(game, ada, 0, 0, start + 1_000);
    await night.advance(game, host, 0, start + 2_000);
    await night.finish(game, host);
  });
  afterAll(() => night?.end());

  const replay = (words: readonly string[], heard?: (output: string) => void): Promise<CliResult> =>
    runCli('replay', words, { DATABASE_URL: night.database.url }, heard);
  const stored = (): Promise<StoredEvent[]> =>
    night.gateway.app.get(EventStore).readStored(GameId(game.id), 0);

  it('tells the game as a story', async () => {
    const { code, output, errors } = await replay([game.id]);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^ {5}1 {2}\d\d:\d\d:\d\d\.\d {2}A live game.*“Quiz of the evening”, 3 questions/);
    expect(output).toMatch(/\n {5}4 .*Ada answered A Ada after 1\.0 s: right, \+290 \(290\)\n/);
    expect(output).toMatch(/The host ended the game\n +1\. Ada 290\n$/);
  });

  it('writes the log as it lies on disk, an event a line', async () => {
    const { output } = await replay([game.id, '--format', 'ndjson']);
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line): StoredEvent => JSON.parse(line));
    expect(lines).toEqual(await stored());
  });

  it('plays at a pace, and follows a game that has ended to its end', async () => {
    const [fast, followed, all] = await Promise.all([
      replay([game.id, '--speed', '1000']),
      replay([game.id, '--follow']),
      replay([game.id]),
    ]);
    expect(fast).toEqual(all);
    expect(followed).toEqual(all);
  });

  it('follows a game that runs, until it has ended', async () => {
    const running = await night.makeGame(host);
    let heard = '';
    const followed = replay([running.id, '--follow'], (output) => {
      heard = output;
    });
    await until('it tells of the lobby', async () => heard.includes('A live game'));
    await night.join(running, 'Bo');
    await until('it tells who joins', async () => heard.includes('Bo joined'));
    await night.start(running, host);
    await night.finish(running, host);
    expect(await followed).toMatchObject({
      code: 0,
      output: expect.stringMatching(/The host ended the game/),
    });
  });

  it('shows the state at a version', async () => {
    const { output } = await replay([game.id, '--at', '4']);
    expect(output.replace(/Fingerprint [0-9a-f]{64}\n/, '')).toBe(
      `${game.id}, version 4: active\n“Quiz of the evening”, 3 questions, 1 player\n` +
        'Question 1: Which one is number 0?\n   1. Ada: 290, 1 of 1 answer right\n',
    );
    const { output: json } = await replay([game.id, '--at', '2', '--format', 'ndjson']);
    expect(JSON.parse(json)).toMatchObject({ version: 2, status: 'waiting', seats: { participants: 1 } });
  });

  it('verifies the log, and names what was tampered with', async () => {
    await listsFollowed(night.gateway);
    const sound = await replay([game.id, '--verify']);
    expect(sound).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^game_.*, version 6\nSeal {2}[0-9a-f]{64}\nThe log is what it was/),
    });
    const seal = /[0-9a-f]{64}/.exec(sound.output)?.[0] ?? '';
    expect(await replay([game.id, '--verify', '--seal', seal])).toEqual(sound);
    expect(await replay([game.id, '--verify', '--seal', 'ab'.repeat(32)])).toMatchObject({
      code: 1,
      output: expect.stringContaining('The seal is another than the one that was written down'),
    });

    const client = new pg.Client({ connectionString: night.database.url });
    await client.connect();
    await client.query(
      `update events set data = data || '{"choice": 2}' where game_id = $1 and version = 4`,
      [game.id],
    );
    expect(await replay([game.id, '--verify'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('\nVersion 4 of the log was changed after it was sealed.\n'),
    });
    const { output } = await replay([game.id, '--verify', '--format', 'ndjson']);
    expect(JSON.parse(output)).toMatchObject({ gameId: game.id, sound: false, version: 6 });
    await client.query(
      `update events set data = data || '{"choice": 0}' where game_id = $1 and version = 4`,
      [game.id],
    );
    await client.end();
    expect(await replay([game.id, '--verify'])).toEqual(sound);
  });

  it.each([
    [['game_0000000000000000'], 'There is no game game_0000000000000000.\n'],
    [['game_0000000000000000', '--verify'], 'There is no game game_0000000000000000.\n'],
    [[], /^Name one game, by its id: npm run replay/],
    [['x', '--at', 'y'], '--at must be a whole number from 1, not "y"\n'],
  ])('says what is wrong with %j', async (words, told) => {
    const { code, errors } = await replay(words);
    expect(code).toBe(1);
    if (typeof told === 'string') expect(errors).toBe(told);
    else expect(errors).toMatch(told);
  });

  it('says where the log does not go so far', async () => {
    expect(await replay([game.id, '--at', '99'])).toEqual({
      code: 1,
      output: '',
      errors: `${game.id} has 6 versions, not 99.\n`,
    });
  });
});
