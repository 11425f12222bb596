/**
 * What a file could change for the files after it in the same worker: the globals of Node.js and the environment. A file
 * that leaves them otherwise fails, since it would make another one fail at times, far from the cause.
 */

/** Libraries that the worker keeps put these there when they are loaded: registries, and tslib its helpers. */
const ofLibraries = /^((__|Swagger|classValidator|typeorm)\w+|awslambda)$/;

/** libvips notes there where it lies, once it is loaded. */
const environment = () => {
  const { VIPSHOME: _, ...variables } = process.env;
  return variables;
};
const globalDescriptors = () => Object.getOwnPropertyDescriptors(globalThis);

/**
 * Notes them.
 * @returns {() => string[]} puts them back, and says what was otherwise
 */
export const surroundings = () => {
  const globalsBefore = globalDescriptors();
  const environmentBefore = environment();
  return () => {
    const globals = changes(globalsBefore, globalDescriptors(), isSameProperty).filter(
      (name) => !ofLibraries.test(name),
    );
    for (const name of globals) {
      const before = Reflect.get(globalsBefore, name);
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    }
    const variables = changes(environmentBefore, environment(), Object.is);
    for (const name of variables) delete process.env[name];
    Object.assign(process.env, environmentBefore);
    return [
      ...globals.map((name) => `The file left globalThis.${name} otherwise than it was`),
      ...variables.map((name) => `The file left process.env.${name} otherwise than it was`),
    ];
  };
};

/**
 * @param {object} before
 * @param {object} after
 * @param {(a: any, b: any) => boolean} isSame
 */
const changes = (before, after, isSame) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(Reflect.get(before, name), Reflect.get(after, name)),
  );

/**
 * @param {PropertyDescriptor | undefined} before
 * @param {PropertyDescriptor | undefined} after
 */
const isSameProperty = (before, after) => {
  if (!before || !after) return before === after;
  // Node.js puts some of its own there when they are first read
  if (before.get && !after.get) return before.get.call(globalThis) === after.value;
  return Object.is(before.value, after.value) && before.get === after.get && before.set === after.set;
};
