import { asText, type BrowserStorage, type Stored, stored, storedSwitch } from './stored.js';

/** What several tabs of one browser share. */
const storageOf = (kept: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(kept));
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

const nameIn = (storage: BrowserStorage | null): Stored<string> =>
  stored({ key: 'name', empty: 'nobody', read: asText, storage });

/** What the browser tells all other tabs. */
const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), { key });

it('is there again after a reload', () => {
  const storage = storageOf();
  expect(nameIn(storage).set('Ada')).toBe(true);
  expect(nameIn(storage).get()).toBe('Ada');
});

it('is empty after it was forgotten, also after a reload', () => {
  const storage = storageOf();
  const name = nameIn(storage);
  name.set('Ada');
  name.forget();
  expect(name.get()).toBe('nobody');
  expect(nameIn(storage).get()).toBe('nobody');
});

it.each(['', '{', '{"a":1}', '42', 'null', 'undefined'])('takes %j for nothing', (text) => {
  expect(nameIn(storageOf({ name: text })).get()).toBe('nobody');
});

it('tells its listeners what another tab has changed', () => {
  const storage = storageOf();
  const name = nameIn(storage);
  const heard: string[] = [];
  const stop = name.subscribe(() => heard.push(name.get()));
  storage.setItem('name', '"Bo"');
  tabs.dispatchEvent(storageEvent('other'));
  expect(heard).toEqual([]);
  tabs.dispatchEvent(storageEvent('name'));
  expect(heard).toEqual(['Bo']);
  storage.texts.clear();
  tabs.dispatchEvent(storageEvent(null));
  expect(heard).toEqual(['Bo', 'nobody']);
  stop();
  name.set('Cleo');
  expect(heard).toHaveLength(2);
});

it('changes what is stored now, not what this tab saw last', () => {
  const storage = storageOf({ name: '"Ada"' });
  const name = nameIn(storage);
  storage.setItem('name', '"Bo"');
  name.update((now) => `${now} & Cleo`);
  expect(name.get()).toBe('Bo & Cleo');
  expect(storage.getItem('name')).toBe('"Bo & Cleo"');
});

it('knows what another tab has kept before it was told', () => {
  const storage = storageOf({ name: '"Ada"' });
  const name = nameIn(storage);
  expect(name.get()).toBe('Ada');
  storage.setItem('name', '"Bo"');
  expect(name.get()).toBe('Ada');
  expect(name.now()).toBe('Bo');
});

it('gives the same object until it changes', () => {
  const list = stored<string[]>({
    key: 'list',
    empty: [],
    read: (kept) => kept as string[],
    storage: storageOf({ list: '["a"]' }),
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
  expect(name.set('Ada')).toBe(false);
  expect(name.get()).toBe('Ada');
  const forbidden = nameIn({ getItem: refuse, setItem: refuse, removeItem: refuse });
  forbidden.set('Bo');
  forbidden.update((now) => `${now}!`);
  expect(forbidden.get()).toBe('Bo!');
  forbidden.forget();
  expect(forbidden.get()).toBe('nobody');
});

it('goes on from what it could not store, not from what is stored still', () => {
  const full = storageOf({ name: '"Ada"' });
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
  const storage = storageOf();
  const name = nameIn(storage);
  storage.setItem('name', '"Ada"');
  expect(name.get()).toBe('Ada');
});

it('does without any storage', () => {
  const name = nameIn(null);
  expect(name.set('Ada')).toBe(false);
  expect(name.get()).toBe('Ada');
});

it('keeps a text as it is where it says how', () => {
  const storage = storageOf({ name: '{' });
  const name = stored({ key: 'name', empty: '', read: asText, write: (text) => text, storage });
  expect(name.get()).toBe('{');
  name.set('"Bo"');
  expect(storage.getItem('name')).toBe('"Bo"');
});

describe('a choice between on and off', () => {
  const kept = storageOf();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const giveStorage = (storage: object | undefined): void => {
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  };
  beforeEach(() => {
    kept.texts.clear();
    giveStorage(kept);
  });
  afterAll(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it.each([true, false])('is %s until somebody chooses', (unset) => {
    expect(storedSwitch('keys', unset).get()).toBe(unset);
  });

  it('is what was chosen, also after a reload, and tells', () => {
    const keys = storedSwitch('keys', true);
    const heard: boolean[] = [];
    const stop = keys.subscribe(() => heard.push(keys.get()));
    keys.set(false);
    stop();
    keys.set(true);
    keys.set(false);
    expect(heard).toEqual([false]);
    expect(storedSwitch('keys', true).get()).toBe(false);
  });

  it('takes anything else that is stored for no choice', () => {
    kept.setItem('keys', '{}');
    expect(storedSwitch('keys', true).get()).toBe(true);
  });

  it('reads the storage when it is asked, not before', () => {
    const keys = storedSwitch('keys', true);
    kept.setItem('keys', 'off');
    expect(keys.get()).toBe(false);
  });

  it('remembers until the reload where there is no storage', () => {
    giveStorage(undefined);
    const keys = storedSwitch('keys', true);
    keys.set(false);
    expect(keys.get()).toBe(false);
  });
});
