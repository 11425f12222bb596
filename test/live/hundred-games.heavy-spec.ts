import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const games = 100;
/** As many games as an account may make in a minute, and a few accounts. */
const perAccount = 50;
const atOnce = 10;

interface Table {
  readonly host: TestHost;
  readonly players: TestPlayer[];
  readonly marks: readonly string[];
}

describe('a hundred games at once on two gateways', () => {
  let night: Night;
  let gateways: TestGateway[];
  beforeAll(async () => {
    night = await Night.begin();
    gateways = [await night.gateway(), await night.gateway()];
  });
  afterAll(() => night.end());

  const gateway = (index: number): TestGateway => gateways[index % gateways.length]!;

  /** A table of two players on two gateways, whose every text names the table. */
  const seat = async (number: number): Promise<Table> => {
    const mark = `table-${number}-`;
    const host = await TestHost.on(gateway(number), {
      email: `host-${Math.floor(number / perAccount)}@example.org`,
      questions: quiz(2, { name: mark }),
      game: { title: `${mark}night` },
    });
    const players = await Promise.all(
      [0, 1].map((index) =>
        TestPlayer.on(gateway(number + index)).join(host.joinCode, `${mark}player-${index}`),
      ),
    );
    return { host, players, marks: [mark, host.gameId, ...players.map(({ playerId }) => playerId)] };
  };

  const play = async ({ host, players }: Table): Promise<void> => {
    await host.start();
    for (const index of [0, 1]) {
      await Promise.all(players.map((player) => player.sees(index)));
      await Promise.all(players.map((player) => player.answer(index === 0 ? 'B' : 'C')));
      await host.next(index);
    }
    await Promise.all([host, ...players].map((somebody) => somebody.hears('gameFinished')));
  };

  it('no frame of one reaches another, and each ends with its own scores', async () => {
    const tables: Table[] = [];
    for (let first = 0; first < games; first += atOnce)
      tables.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => seat(first + index)))));
    await Promise.all(tables.map(play));

    for (const { host, players, marks } of tables) {
      for (const client of [host, ...players]) {
        for (const { name, body } of client.heard.frames) {
          const text = JSON.stringify(body);
          // whole values: a random token may well hold the letters of an id
          const named = [...text.matchAll(/table-\d+-|(?<=")(?:game_|p_)[\w-]{16}(?=")/g)].map(
            ([found]) => found,
          );
          const others = named.filter((found) => !marks.includes(found));
          expect({ name, others }).toEqual({ name, others: [] });
        }
        const [end] = client.heard.all('gameFinished');
        expect(end?.finalScores).toMatchObject([{ correct: 2 }, { correct: 2 }]);
        expect(client.heard.all('gameFinished')).toHaveLength(1);
      }
    }
  });
});
