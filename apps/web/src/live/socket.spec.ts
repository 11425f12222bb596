import { io } from 'socket.io-client';
import { socketOptions } from './socket.js';

it('connects and comes back in the times that the specification gives', () => {
  const { io: manager } = io('http://localhost', { ...socketOptions, autoConnect: false });
  expect(manager.opts.path).toBe('/socket.io');
  expect(manager.timeout()).toBe(20_000);
  expect(manager.reconnection()).toBe(true);
  expect(manager.reconnectionDelay()).toBe(1_000);
  expect(manager.reconnectionDelayMax()).toBe(5_000);
  expect(manager.randomizationFactor()).toBe(0.5);
});
