import { connectTimeoutOf } from './connect-timeout.js';

describe('how long connecting may take', () => {
  it.each([
    ['postgres://me@host/clockbeat', 5_000],
    ['postgres://me@host/clockbeat?connect_timeout=30', 30_000],
    ['postgres://me@host/clockbeat?sslmode=require&connect_timeout=1', 1_000],
  ])('of %s is %s ms', (url, ms) => {
    expect(connectTimeoutOf(url, 5_000)).toBe(ms);
  });

  it.each(['', '0', '-1', '1.5', 'soon'])('is refused where the address says "%s"', (said) => {
    expect(() => connectTimeoutOf(`postgres://host/x?connect_timeout=${said}`, 5_000)).toThrow(
      'connect_timeout must be a whole number of seconds',
    );
  });
});
