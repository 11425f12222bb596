import type { BrowserStorage } from '../lib/stored.js';
import { SeatStorage } from './seat-storage.js';

/** A browser that keeps this. */
const memory = (kept = '[]'): { storage: BrowserStorage } => {
  let text: string | null = kept;
  const keep = (value: string | null): void => {
    text = value;
  };
  return {
    storage: { getItem: () => text, setItem: (_, value) => keep(value), removeItem: () => keep(null) },
  };
};
const now = new Date('2026-01-01T20:00:00Z');

it('keeps a token of its own before anything is sent', () => {
  const browser = memory();
  const seat = new SeatStorage(browser).prepare('ABC123', 'Ada', null, now);
  expect(seat.token).toMatch(/^[\w-]{22}$/);
  expect(new SeatStorage(browser).find('ABC123')).toEqual(seat);
});

it('asks with the same token again for the same name, so that a lost reply costs no seat', () => {
  const seats = new SeatStorage(memory());
  const first = seats.prepare('ABC123', 'Ada', null, now);
  expect(seats.prepare('ABC123', ' ada ', null, now).token).toBe(first.token);
});

it('gives another person at the same device another token', () => {
  const seats = new SeatStorage(memory());
  const first = seats.prepare('ABC123', 'Ada', null, now);
  expect(seats.prepare('ABC123', 'Bo', null, now).token).not.toBe(first.token);
});

it('finds a seat by game once the server has said which', () => {
  const seats = new SeatStorage(memory());
  const seat = seats.prepare('ABC123', 'Ada', null, now);
  seats.save({ ...seat, gameId: 'game_1', playerId: 'p_1' });
  expect(seats.find('game_1')?.playerId).toBe('p_1');
  expect(seats.find('ABC123')?.playerId).toBe('p_1');
});

it('keeps the seats of two games of one team', () => {
  const seats = new SeatStorage(memory());
  const seat = seats.prepare('TEAM42', 'Ada', null, now);
  seats.save({ ...seat, gameId: 'game_1', playerId: 'p_1' });
  seats.save({ ...seat, gameId: 'game_2', playerId: 'p_2' });
  expect(seats.find('game_1')?.playerId).toBe('p_1');
  expect(seats.find('TEAM42')?.playerId).toBe('p_2');
});

it('forgets a refused seat', () => {
  const seats = new SeatStorage(memory());
  seats.forget(seats.prepare('ABC123', 'Ada', null, now));
  expect(seats.find('ABC123')).toBeNull();
});

it('works without a storage, until the reload', () => {
  const seats = new SeatStorage({ storage: null });
  const seat = seats.prepare('ABC123', 'Ada', null, now);
  expect(seats.find('ABC123')).toEqual(seat);
});

it('starts empty over a damaged record', () => {
  expect(new SeatStorage(memory('{oops')).find('ABC123')).toBeNull();
});

it('knows the seat that was used last, and not one that had no answer', () => {
  const seats = new SeatStorage(memory());
  expect(seats.latest()).toBeNull();
  const first = seats.prepare('ABC123', 'Ada', null, now);
  expect(seats.latest()).toBeNull();
  expect(seats.waiting()?.teamCode).toBe('ABC123');
  seats.save({ ...first, gameId: 'game_1', playerId: 'p_1' });
  expect(seats.waiting()).toBeNull();
  seats.prepare('DEF456', 'Ada', null, now);
  expect(seats.latest()?.gameId).toBe('game_1');
  expect(seats.waiting()?.teamCode).toBe('DEF456');
});

it.each(['[{"token":5,"displayName":"Ada","teamCode":"ABC123"}]', '[null]', '["Ada"]', '{}', '7', '"x"'])(
  'reads no seat out of %s',
  (stored) => {
    const seats = new SeatStorage(memory(stored));
    expect(seats.latest()).toBeNull();
    expect(seats.find('ABC123')).toBeNull();
  },
);
