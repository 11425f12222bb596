/*
 * Runs in the page before anything of it: sets its wall clock wrong, as far as asked. What is measured is told by the machine's
 * own clock.
 */
const Right = Date;
const wrongBy = globalThis.clockIsWrongBy ?? 0;
globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Right.now() + wrongBy]));
  }
  static now() {
    return Right.now() + wrongBy;
  }
};
