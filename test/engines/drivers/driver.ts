/** What a browser is asked to do, in the words of W3C WebDriver; both engines know these, each by its own way there. */
export interface Commands {
  readonly open: { url: string };
  readonly reload: object;
  readonly resize: { width: number; height: number };
  readonly run: { script: string; args: readonly unknown[] };
  readonly click: { id: string };
  readonly type: { id: string; text: string };
  readonly clear: { id: string };
}
export type Command = keyof Commands;

/** A browser in a process of its own, with one window. */
export interface Driver {
  send<C extends Command>(command: C, body: Commands[C]): Promise<unknown>;
  end(): Promise<void>;
}

/** What the browser says no with. */
export class Declined extends Error {
  constructor(
    command: string,
    readonly code: string,
    message: string,
  ) {
    super(`${command}: ${code}: ${message}`);
  }
}
