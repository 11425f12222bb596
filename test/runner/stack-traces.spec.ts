/** Nothing of it is left when it is compiled, so that what follows stands on another line there. */
interface Nowhere {
  readonly line: number;
}

it('tells the lines of our TypeScript where an error came from', () => {
  const here: Nowhere = { line: 8 };
  const { stack } = new Error('made on line 8');
  expect(stack).toContain(`test/runner/stack-traces.spec.ts:${here.line}:21`);
});
