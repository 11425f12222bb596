/**
 * How long connecting to PostgreSQL may take, ms. As in libpq the address may say it, in seconds: `?connect_timeout=30`, for a
 * database far away or a machine with much other work. Throws for one that is no whole number above 0.
 */
export const connectTimeoutOf = (url: string, usualMs: number): number => {
  const said = /[?&]connect_timeout=([^&#]*)/.exec(url)?.[1];
  if (said === undefined) return usualMs;
  if (!/^[1-9]\d{0,5}$/.test(said)) throw new Error('connect_timeout must be a whole number of seconds');
  return Number(said) * 1_000;
};
