import { keptSwitch } from './kept-switch.js';

const kept = new Map<string, string>();
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const giveStorage = (storage: object | undefined): void => {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
};
beforeEach(() => {
  kept.clear();
  giveStorage({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterAll(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it.each([true, false])('is %s until somebody chooses', (unset) => {
  expect(keptSwitch('keys', unset).isOn()).toBe(unset);
});

it('is what was chosen, also after a reload, and tells', () => {
  const keys = keptSwitch('keys', true);
  const heard: boolean[] = [];
  const stop = keys.subscribe(() => heard.push(keys.isOn()));
  keys.set(false);
  stop();
  keys.set(true);
  keys.set(false);
  expect(heard).toEqual([false]);
  expect(keptSwitch('keys', true).isOn()).toBe(false);
});

it('takes anything else that is stored for no choice', () => {
  kept.set('keys', '{}');
  expect(keptSwitch('keys', true).isOn()).toBe(true);
});

it('reads the storage when it is asked, not before', () => {
  const keys = keptSwitch('keys', true);
  kept.set('keys', 'off');
  expect(keys.isOn()).toBe(false);
});

it('remembers until the reload where there is no storage', () => {
  giveStorage(undefined);
  const keys = keptSwitch('keys', true);
  keys.set(false);
  expect(keys.isOn()).toBe(false);
});
