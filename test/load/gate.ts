/** A promise that is resolved from outside. */
export class Gate {
  open = (): void => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
