import type { RecordedEvent } from '@clockbeat/domain';
import type { BrokenPromise, Call, Frame, GameRecord, Witness } from '../record.js';

// biome-ignore lint/suspicious/noExplicitAny: what is planted is by its nature not what the types promise
export type Anything = any;
export type Planted = { -readonly [K in keyof GameRecord]: Anything };
/** What is planted in an honest night, and the promise that it breaks. */
export type Plant = readonly [what: string, promise: BrokenPromise, plant: (night: Planted) => void];

export const eventOf = (night: Planted, type: RecordedEvent['type'], nth = 0): Anything =>
  night.log.filter((event: RecordedEvent) => event.type === type)[nth];
export const witness = (night: Planted, name: string): Anything =>
  night.witnesses.find((one: Witness) => one.name === name);
export const frame = (night: Planted, of: string, kind: Frame['kind'], name: string, nth = 0): Anything =>
  witness(night, of).frames.filter((one: Frame) => one.kind === kind && one.name === name)[nth];
export const calls = (night: Planted, what: string, nth = 0): Anything =>
  night.calls.filter((call: Call) => call.what === what)[nth];
/** Leaves no gap behind: as if it had never been stored. */
export const unstore = (night: Planted, event: Anything): void => {
  night.log = night.log.filter((one: RecordedEvent) => one !== event);
  for (const [index, one] of night.log.entries()) one.version = index + 1;
  night.stream.version -= 1;
};

/** A second time, under the next version, as if it had been appended again. */
export const storeAgain = (night: Planted, event: Anything): void => {
  night.log.splice(event.version, 0, structuredClone(event));
  for (const [index, one] of night.log.entries()) one.version = index + 1;
  night.stream.version += 1;
};
