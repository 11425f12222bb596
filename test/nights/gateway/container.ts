import 'reflect-metadata';

export type Token<T = unknown> = abstract new (...args: never[]) => T;
type Concrete = new (...args: unknown[]) => object;

/**
 * Makes what is asked for by the types of its constructor's parameters, as Nest does, once each: so the simulation has the same
 * parts, wired in the same way, whatever is added to them. What is given stands for what is not simulated.
 */
export class Container {
  private readonly made = new Map<Token, object>();
  private readonly making = new Set<Token>();

  constructor(given: readonly (readonly [Token, object])[]) {
    for (const [token, part] of given) this.made.set(token, part);
  }

  get<T>(token: Token<T>): T {
    const known = this.made.get(token);
    if (known) return known as T;
    if (this.making.has(token)) throw new Error(`${token.name} needs itself`);
    this.making.add(token);
    const types = (Reflect.getMetadata('design:paramtypes', token) ?? []) as Token[];
    if (types.length < token.length)
      throw new Error(`${token.name} is no part of the running game: give one`);
    const part = new (token as unknown as Concrete)(...types.map((type) => this.get(type)));
    this.made.set(token, part);
    return part as T;
  }

  /** In the order in which they were made. */
  get parts(): readonly object[] {
    return [...this.made.values()];
  }
}
