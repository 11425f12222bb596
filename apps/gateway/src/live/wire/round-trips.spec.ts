import { EventEmitter } from 'node:events';
import { RoundTripMeter } from './round-trips.js';

class Socket extends EventEmitter {
  readonly readyState = 1;
  readonly asked: Buffer[] = [];
  ping(bytes: Buffer): void {
    this.asked.push(bytes);
  }
  answer(bytes = this.asked.at(-1)): void {
    this.emit('pong', bytes);
  }
}

const begun = () => {
  const socket = new Socket();
  const clock = { ms: 0 };
  const meter = new RoundTripMeter(
    () => ({ socket }),
    () => clock.ms,
  );
  /** The one that is under way comes back after so many ms. */
  const back = (ms: number): void => {
    clock.ms += ms;
    socket.answer();
  };
  return { socket, clock, meter, back };
};

it('measures one after another, as many as are wanted', () => {
  const { socket, meter, back } = begun();
  meter.measure(3);
  meter.measure(3);
  expect(socket.asked).toHaveLength(1);
  for (const ms of [40, 60]) back(ms);
  expect(meter.measured).toBeUndefined();
  back(50);
  expect(socket.asked).toHaveLength(4);
  expect(meter.measured).toEqual({ meanMs: 50, jitterMs: 10 });
});

it('hears no answer to what it has not asked, nor one twice', () => {
  const { socket, clock, meter } = begun();
  socket.answer(Buffer.alloc(8));
  meter.measure(8);
  for (let nth = 0; nth < 3; nth += 1) {
    socket.answer(Buffer.alloc(8, nth));
    clock.ms += 100;
    const [own] = socket.asked.slice(-1);
    socket.answer(own);
    socket.answer(own);
  }
  expect(meter.measured).toEqual({ meanMs: 100, jitterMs: 0 });
});

it('forgets all but the newest eight', () => {
  const { meter, back } = begun();
  meter.measure(20);
  for (let nth = 0; nth < 8; nth += 1) back(900);
  for (let nth = 0; nth < 8; nth += 1) back(30);
  expect(meter.measured).toEqual({ meanMs: 30, jitterMs: 0 });
});

it('measures nothing over long polling', () => {
  const meter = new RoundTripMeter(() => ({}));
  meter.measure(4);
  expect(meter.measured).toBeUndefined();
});
