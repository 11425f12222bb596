/** @typedef {{ onStop: (stop: () => Promise<void>) => void, ended: (why: number | Error) => void }} Run */

/**
 * Starts things one after another and holds them until a signal comes or one of them ends; then stops them, the last
 * one first, and exits: 0 when we were asked to stop, else with the code of what ended.
 * @param {(run: Run) => Promise<void>} start
 */
export async function runUntilStopped(start) {
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  let leaving = false;

  /** @param {number} code */
  const leave = async (code) => {
    if (leaving) return;
    leaving = true;
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      await stop().catch((error) => console.error(error.message));
    }
    process.exit(code);
  };

  // a second Ctrl-C changes nothing: every stop has a time limit of its own
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => leave(0));

  /** @param {number | Error} why */
  const ended = (why) => {
    if (leaving) return;
    if (why instanceof Error) console.error(`\n${why.message}\n`);
    leave(typeof why === 'number' ? why : 1);
  };

  try {
    await start({
      // what came up while we were leaving is stopped at once
      onStop: (stop) => (leaving ? stop() : stops.push(stop)),
      ended,
    });
  } catch (error) {
    ended(error instanceof Error ? error : new Error(String(error)));
  }
}
