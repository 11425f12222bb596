import { setImmediate as nextTurn } from 'node:timers/promises';
import { OneATurn } from './one-a-turn.js';

describe('one thing a turn', () => {
  it('does each in a turn of its own, in the order in which they came', async () => {
    const turns = new OneATurn();
    const done: string[] = [];
    for (const name of ['a', 'b', 'c']) turns.do(() => done.push(name));
    expect(done).toEqual([]);
    const seen: string[] = [];
    while (done.length < 3) {
      await nextTurn();
      seen.push(done.join(''));
    }
    expect(seen.slice(-3)).toEqual(['a', 'ab', 'abc']);
  });

  it('begins anew once all is done', async () => {
    const turns = new OneATurn();
    await new Promise<void>((resolve) => turns.do(resolve));
    await new Promise<void>((resolve) => turns.do(resolve));
  });

  it('has what follows a wait in its turn, too', async () => {
    const turns = new OneATurn();
    const done: string[] = [];
    const lasts = async (name: string) => {
      await turns.next();
      done.push(name);
    };
    const all = Promise.all(['a', 'b', 'c'].map(lasts));
    const seen: string[] = [];
    while (done.length < 3) {
      await nextTurn();
      seen.push(done.join(''));
    }
    await all;
    expect(seen.slice(-3)).toEqual(['a', 'ab', 'abc']);
  });
});
