import { asText, KeptValue, type KeyValueStore } from './kept-value.js';

/** What several tabs of one browser share. */
const storeOf = (stored: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(stored));
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
};

let tabs: EventTarget;
beforeEach(() => {
  tabs = new EventTarget();
  Object.assign(globalThis, { addEventListener: tabs.addEventListener.bind(tabs) });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'addEventListener'));

const nameIn = (store: KeyValueStore | null): KeptValue<string> =>
  new KeptValue({ key: 'name', empty: 'nobody', read: asText, store });

/** What the browser tells all other tabs. */
const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), { key });

it('is there again after a reload', () => {
  const store = storeOf();
  nameIn(store).set('Ada');
  expect(nameIn(store).get()).toBe('Ada');
});

it('is empty after it was forgotten, also after a reload', () => {
  const store = storeOf();
  const name = nameIn(store);
  name.set('Ada');
  name.forget();
  expect(name.get()).toBe('nobody');
  expect(nameIn(store).get()).toBe('nobody');
});

it.each(['', '{', '{"a":1}', '42', 'null', 'undefined'])('takes %j for nothing', (text) => {
  expect(nameIn(storeOf({ name: text })).get()).toBe('nobody');
});

it('tells its listeners what another tab has changed', () => {
  const store = storeOf();
  const name = nameIn(store);
  const heard: string[] = [];
  const stop = name.subscribe(() => heard.push(name.get()));
  store.setItem('name', '"Bo"');
  tabs.dispatchEvent(storageEvent('other'));
  expect(heard).toEqual([]);
  tabs.dispatchEvent(storageEvent('name'));
  expect(heard).toEqual(['Bo']);
  store.texts.clear();
  tabs.dispatchEvent(storageEvent(null));
  expect(heard).toEqual(['Bo', 'nobody']);
  stop();
  name.set('Cleo');
  expect(heard).toHaveLength(2);
});

it('changes what is stored now, not what this tab saw last', () => {
  const store = storeOf({ name: '"Ada"' });
  const name = nameIn(store);
  store.setItem('name', '"Bo"');
  name.update((now) => `${now} & Cleo`);
  expect(name.get()).toBe('Bo & Cleo');
  expect(store.getItem('name')).toBe('"Bo & Cleo"');
});

it('gives the same object until it changes', () => {
  const list = new KeptValue<string[]>({
    key: 'list',
    empty: [],
    read: (stored) => stored as string[],
    store: storeOf({ list: '["a"]' }),
  });
  const first = list.get();
  tabs.dispatchEvent(storageEvent('list'));
  expect(list.get()).toBe(first);
});

it('remembers until the reload where the storage is full or forbidden', () => {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };
  const name = nameIn({ getItem: () => null, setItem: refuse, removeItem: refuse });
  name.set('Ada');
  expect(name.get()).toBe('Ada');
  const forbidden = nameIn({ getItem: refuse, setItem: refuse, removeItem: refuse });
  forbidden.set('Bo');
  forbidden.update((now) => `${now}!`);
  expect(forbidden.get()).toBe('Bo!');
  forbidden.forget();
  expect(forbidden.get()).toBe('nobody');
});

it('goes on from what it could not store, not from what is stored still', () => {
  const full = storeOf({ name: '"Ada"' });
  const name = nameIn({
    ...full,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  name.update((now) => `${now} & Bo`);
  name.update((now) => `${now} & Cleo`);
  expect(name.get()).toBe('Ada & Bo & Cleo');
  full.setItem('name', '"Dan"');
  tabs.dispatchEvent(storageEvent('name'));
  expect(name.get()).toBe('Dan');
});

it('touches the storage only when it is wanted', () => {
  const store = storeOf();
  const name = nameIn(store);
  store.setItem('name', '"Ada"');
  expect(name.get()).toBe('Ada');
});

it('does without any storage', () => {
  const name = nameIn(null);
  name.set('Ada');
  expect(name.get()).toBe('Ada');
});
