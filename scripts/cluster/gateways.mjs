import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway, waitUntilReady } from '../gateway.mjs';

/** More often than this within a minute, and starting it again won't help. */
const RESTARTS_A_MINUTE = 5;

/** @typedef {{ url: string, env: NodeJS.ProcessEnv, nodeArgs?: string[], onLost: (error: Error) => void }} Options */

/** One gateway of several: started again when it ends by itself, and when it is asked to. */
export class SupervisedGateway {
  /** @type {ReturnType<typeof startGateway> | null} */
  #gateway = null;
  #stopping = false;
  #given;
  /** @type {number[]} */
  #revivals = [];

  /** @param {Options} options `onLost`: it does not stay up */
  constructor(options) {
    this.#given = options;
    this.#start();
  }

  get url() {
    return this.#given.url;
  }

  ready() {
    return waitUntilReady(this.url, () => this.#stopping);
  }

  /** Ends it as a deployment does, and starts it again; resolves when it is ready. */
  async restart() {
    const old = this.#gateway;
    this.#gateway = null;
    await old?.stop();
    if (!this.#stopping) this.#start();
    await this.ready();
  }

  async stop() {
    this.#stopping = true;
    await this.#gateway?.stop();
  }

  #start() {
    const { env, nodeArgs = [] } = this.#given;
    const gateway = startGateway({ env, nodeArgs });
    this.#gateway = gateway;
    gateway.exited.then((code) => {
      if (!this.#stopping && this.#gateway === gateway) this.#revive(code);
    });
  }

  /** @param {number} code */
  async #revive(code) {
    console.error(`The gateway ${this.url} ended by itself (${code}): starting it again.`);
    this.#revivals.push(Date.now());
    if (this.#revivals.filter((at) => at > Date.now() - 60_000).length > RESTARTS_A_MINUTE) {
      this.#stopping = true;
      this.#given.onLost(new Error(`The gateway ${this.url} does not stay up`));
      return;
    }
    await sleep(200);
    if (!this.#stopping) this.#start();
  }
}
