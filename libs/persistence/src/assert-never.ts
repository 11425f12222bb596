/** The compiler proves that no case is missing; data that lies about its type ends here. */
export const assertNever = (value: never): never => {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`);
};
