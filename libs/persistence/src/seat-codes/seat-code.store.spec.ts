import { type GameId, PlayerId, seatCodeLength } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const seatIn = (gameId: GameId, who = 'ada') => ({ gameId, playerId: PlayerId(`p_${who}`) });

/** As if so much of its ten minutes had passed. */
const age = (gameId: GameId, time: string) =>
  test.store.pool.query('update seat_codes set expires_at = expires_at - $2::interval where game_id = $1', [
    gameId,
    time,
  ]);

it('finds the seat of a code, in any case and with letters for digits, and keeps the code itself nowhere', async () => {
  const { seatCodes } = test.store;
  const seat = seatIn(newGame());
  const { code, expiresAt } = await seatCodes.issue(seat);
  expect(code).toMatch(new RegExp(`^[0-9CDFGHJKMNPRTVWXY]{${seatCodeLength}}$`));
  expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(10);
  const asTyped = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('2', 'z');
  expect(await seatCodes.find(asTyped)).toEqual(seat);
  expect(await seatCodes.find('CCCCCCCCCC')).toBeNull();
  const { rows } = await test.store.pool.query('select * from seat_codes where game_id = $1', [seat.gameId]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('gives a code to the first token that comes, which may come again', async () => {
  const { seatCodes } = test.store;
  const seat = seatIn(newGame());
  const { code } = await seatCodes.issue(seat);
  const phones = Array.from({ length: 8 }, (_, nth) => `phone ${nth}`);
  const claims = await Promise.all(phones.map((phone) => seatCodes.claim(code, phone)));
  const first = phones.filter((_, nth) => claims[nth] !== null);
  expect(first).toHaveLength(1);
  expect(await seatCodes.claim(code.toLowerCase(), first[0] ?? '')).toEqual(seat);
  expect(await seatCodes.find(code)).toBeNull();
});

it('ends a seat’s code with its next one, and no other seat’s', async () => {
  const { seatCodes } = test.store;
  const game = newGame();
  const [ada, bo] = [seatIn(game), seatIn(game, 'bo')];
  const first = await seatCodes.issue(ada);
  const ofBo = await seatCodes.issue(bo);
  await seatCodes.claim(first.code, 'phone');
  const second = await seatCodes.issue(ada);
  expect(await seatCodes.claim(first.code, 'phone')).toBeNull();
  expect(await seatCodes.claim(second.code, 'tablet')).toEqual(ada);
  expect(await seatCodes.find(ofBo.code)).toEqual(bo);
});

it('is over after ten minutes, and leaves nothing behind', async () => {
  const { seatCodes } = test.store;
  const game = newGame();
  const { code } = await seatCodes.issue(seatIn(game));
  await age(game, '9 minutes 30 seconds');
  expect(await seatCodes.find(code)).not.toBeNull();
  await age(game, '31 seconds');
  expect(await seatCodes.find(code)).toBeNull();
  expect(await seatCodes.claim(code, 'phone')).toBeNull();
  await seatCodes.issue(seatIn(newGame()));
  const { rows } = await test.store.pool.query('select from seat_codes where game_id = $1', [game]);
  expect(rows).toEqual([]);
});
