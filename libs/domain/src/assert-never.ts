/** Makes the compiler prove that a switch is exhaustive; reached at run time only by a bug or a newer event. */
export const assertNever = (value: never): never => {
  throw new Error(`Not handled: ${JSON.stringify(value)}`);
};
