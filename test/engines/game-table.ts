import type { RecordedEvent } from '@clockbeat/domain';
import { Door } from '../faults/cluster/door.js';
import { toldLog } from '../people/api.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { quiz } from '../support/live/quiz.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';

/** The built product in a process of its own, and the network to it that browsers are on; the other people are not. */
export class GameTable {
  private constructor(
    private readonly database: TestDatabase,
    private readonly product: GatewayProcess,
    readonly network: Door,
  ) {}

  static async set(): Promise<GameTable> {
    const database = await freshDatabase();
    const product = await GatewayProcess.start(database.url);
    return new GameTable(database, product, await Door.before(product.url));
  }

  get url(): string {
    return this.product.url;
  }

  /** A game of three questions, whose right answers are B, C and D. */
  host(timeLimit = 60): Promise<TestHost> {
    return TestHost.on(this, { questions: quiz(3, { timeLimit }) });
  }

  /** The address of this page for a browser on that network. */
  at(address: string): string {
    const { pathname, search } = new URL(address, this.url);
    return `http://${this.network.address}${pathname}${search}`;
  }

  /** Everybody goes. What the product has to say of it is an error: it logs nothing else. */
  async clear(): Promise<void> {
    try {
      closeClients();
      expect(this.product.said).toBe('');
    } finally {
      await this.network.close();
      await this.product.kill();
      await this.database.drop();
    }
  }
}

type Answer = RecordedEvent<'AnswerSubmitted'>['data'];

/** The answers of a player in the order of the game's log, as its host is told it. */
export const answersOf = async (name: string, host: TestHost): Promise<Answer[]> => {
  const player = (await host.players()).find((each) => each.name === name);
  return (await toldLog(host.gateway.url, host.cookie, host.gameId))
    .flatMap(({ type, data }) => (type === 'AnswerSubmitted' ? [data as Answer] : []))
    .filter(({ playerId }) => playerId === player?.id);
};
