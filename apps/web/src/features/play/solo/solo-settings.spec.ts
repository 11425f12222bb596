import { readSoloSettings, soloAddress, soloGameBody } from './solo-settings.js';

const read = (key: string, query = '') => readSoloSettings(key, new URLSearchParams(query));

it('asks five easy questions unless the address says otherwise', () => {
  expect(read('general')).toEqual({ key: 'general', difficulty: 'Easy', count: 5, allKinds: false });
  expect(read('general', 'difficulty=HARD&count=12')).toEqual({
    key: 'general',
    difficulty: 'Hard',
    count: 12,
    allKinds: false,
  });
  expect(read('solo', 'difficulty=mixed')).toMatchObject({ difficulty: 'mixed' });
});

it.each([
  'difficulty=brutal',
  'count=0',
  'count=51',
  'count=-1',
  'count=5.5',
  'count=1e1',
  'count=',
  'count=five',
])('takes %s for left out', (query) => {
  expect(read('general', query)).toEqual({ key: 'general', difficulty: 'Easy', count: 5, allKinds: false });
});

it('plays a finished game whole, unless the address says otherwise', () => {
  const key = 'game_0123456789abcdef';
  expect(read(key)).toEqual({ key, difficulty: 'mixed', count: null, allKinds: false });
  expect(soloGameBody(read(key))).toEqual({ fromGameId: key, difficulty: 'mixed', timePerQuestion: 30 });
  expect(read(key, 'difficulty=easy&count=2')).toEqual({
    key,
    difficulty: 'Easy',
    count: 2,
    allKinds: false,
  });
});

it('names the same settings by an address', () => {
  const pop = 'difficulty=Hard&count=7';
  for (const settings of [read('pop', pop), read('pop', `${pop}&kinds=all`), read('game_0123456789abcdef')]) {
    const [path = '', query = ''] = soloAddress(settings).split('?');
    expect(read(decodeURIComponent(path.replace('/play/', '')), query)).toEqual(settings);
  }
});

it('asks the server for what it shows', () => {
  expect(soloGameBody(read('pop', 'count=3'))).toEqual({
    category: 'pop',
    difficulty: 'Easy',
    count: 3,
    timePerQuestion: 30,
  });
  expect(soloGameBody(read('pop', 'kinds=all')).kinds).toEqual(['single', 'multi', 'number', 'order']);
  expect(soloGameBody(read('game_0123456789abcdef', 'kinds=all'))).not.toHaveProperty('kinds');
});

it('plays against the people of a game with all that it asked, whatever else the address says', () => {
  const key = 'game_0123456789abcdef';
  const settings = read(key, 'ghosts=yes&difficulty=Hard&count=2');
  expect(soloGameBody(settings)).toEqual({ fromGameId: key, ghosts: true });
  expect(soloAddress(settings)).toBe(`/play/${key}?ghosts=yes`);
  expect(soloGameBody(read('general', 'ghosts=yes'))).not.toHaveProperty('ghosts');
});
