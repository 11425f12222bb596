import { evenings, fivePairs, foundIn, honestRooms, namedIn } from './measure.js';
import { simulatedRoom } from './simulated-room.js';

// how often it errs in how many rooms: signals.heavy-spec.ts

it('names nobody in rooms in which everybody thinks for themselves', () => {
  expect(
    honestRooms(11).flatMap(({ pairs, following, quick }) => [...pairs, ...following, ...quick]),
  ).toEqual([]);
});

it('names pairs that share 16 of 20 answers, and nobody else', () => {
  const { planted, others } = foundIn(30, 20, 1);
  expect(planted).toEqual([5]);
  expect(others).toBe(0);
});

describe('a room of 30 with 20 questions', () => {
  const room = () => simulatedRoom({ seats: 30, questions: 20, seed: 7, changing: 0.2 }, fivePairs);

  it('has no pair within a team: those who play together are to think alike', () => {
    const { table, changes } = room();
    expect(namedIn({ table, changes }).pairs.length).toBeGreaterThanOrEqual(4);
    const teams = table.teams.map((_, seat) => Math.floor(seat / 2));
    expect(namedIn({ table: { ...table, teams }, changes }).pairs).toEqual([]);
  });

  it('names whoever is right at once of what takes others their time', () => {
    const { table, changes } = room();
    for (let question = 0; question < 12; question += 1) {
      table.chosen[29 * 20 + question] = table.keys[question] ?? 0;
      table.ms[29 * 20 + question] = 500;
    }
    const { quick } = namedIn({ table, changes });
    expect(quick).toMatchObject([{ seat: 29, quick: 12, quickRight: 12, chance: 0.25 ** 12 }]);
  });

  it('names whoever changes its mind to what another one has just said, and only that one', () => {
    const { table, changes } = room();
    const [first, second] = [20, 21];
    for (let question = 0; question < 20; question += 1) {
      const [one, other] = [first * 20 + question, second * 20 + question];
      const to = table.chosen[one] ?? -1;
      if (to < 0) continue;
      const fromMs = Math.max(100, (table.ms[one] ?? 0) - 800);
      const ms = (table.ms[one] ?? 0) + 1_500;
      changes.push({ seat: second, question, from: (to + 1) % 4, to, fromMs, ms });
      table.chosen[other] = to;
      table.ms[other] = ms;
    }
    expect(namedIn({ table, changes }).following).toMatchObject([{ first, second }]);
  });
});

it('names nobody in simulated evenings, most of which are large and long enough', () => {
  const { told, named } = evenings(8, true);
  expect(told).toBeGreaterThan(3);
  expect(named).toBe(0);
});
