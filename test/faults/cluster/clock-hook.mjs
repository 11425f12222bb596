/**
 * Loaded into a gateway under test before its own code: the parent may shift what it takes for the time of day, as an
 * operator or a broken NTP does. The monotonic clock goes on as it did: no machine's jumps.
 */
const RealDate = Date;
let shiftMs = 0;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

process.on('message', (/** @type {{ shiftMs?: number }} */ message) => {
  if (typeof message.shiftMs === 'number') shiftMs = message.shiftMs;
});
process.channel?.unref();
