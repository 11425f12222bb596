import library from '@jest/test-sequencer';

// its types speak of the CommonJS module
const Sequencer = /** @type {typeof library.default} */ (/** @type {unknown} */ (library));

/** Those that wait, for kills and deadlines, come before those that only reckon: these fill what is left of the processors. */
const order = ['heavy', 'e2e', 'store', 'documents', 'component', 'tools', 'unit'];

/** @param {import('@jest/test-result').Test} test */
const placeOf = ({ context }) => order.indexOf(context.config.displayName?.name ?? '');

/** As Jest has it (what failed or took long last time, else the largest file, is first), project by project. */
export default class extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
