import { setTimeout as sleep } from 'node:timers/promises';
import type { Ack, ClientMessage, ClientMessages, ServerMessage, ServerMessages } from '@clockbeat/domain';
import { type Feedback, isUnheard } from '../../apps/web/src/live/picture.js';
import { PlayerSession } from '../../apps/web/src/live/player-session.js';
import { type KeptSeat, SeatStorage } from '../../apps/web/src/live/seat-storage.js';
import type { LinkState, LiveSocket } from '../../apps/web/src/live/socket.js';
import type { SocketIoWire } from '../people/socket-io-wire.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { openWire } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { until } from '../support/live/until.js';

const unreachable = { ok: false, error: { code: 'unavailable', message: '' } } as const;

/** What becomes of an answer that is sent just before the connection goes. */
type Fate = 'arrives' | 'never leaves';

/** A phone's connection, which goes when the test says so: the client's own socket in all else. */
class Phone implements LiveSocket {
  private wire: SocketIoWire | null = null;
  private fate: Fate | null = null;
  private readonly listeners: [message: ServerMessage, listener: (body: never) => void][] = [];
  private tell: (connection: LinkState) => void = () => {};
  private gone: () => void = () => {};
  private cutOff = Promise.resolve();

  constructor(private readonly gateway: TestGateway) {}

  async connect(): Promise<void> {
    const wire = openWire(this.gateway, 'player');
    for (const [message, listener] of this.listeners) wire.on(message, listener);
    this.wire = wire;
    this.fate = null;
    this.cutOff = new Promise((resolve) => {
      this.gone = resolve;
    });
    await wire.connected();
    this.tell('online');
  }

  /** The phone hears no more from now on; it notices only when `cut` is called. */
  willLose(fate: Fate): void {
    this.fate = fate;
    this.wire?.socket.removeAllListeners();
  }

  cut(): void {
    this.wire?.lose();
    this.wire = null;
    this.tell('reconnecting');
    this.gone();
  }

  async send<M extends ClientMessage>(
    message: M,
    body: ClientMessages[M]['body'],
  ): Promise<Ack<ClientMessages[M]['ack']>> {
    const { wire, fate } = this;
    if (!wire) return unreachable;
    const lost = this.cutOff.then(() => unreachable);
    if (fate === 'never leaves') return lost;
    const ack = wire.ask(message, body).catch(() => unreachable);
    return fate === 'arrives' ? lost : ((await Promise.race([ack, lost])) as Ack<ClientMessages[M]['ack']>);
  }

  on<M extends ServerMessage>(message: M, listener: (body: ServerMessages[M]) => void): void {
    this.listeners.push([message, listener]);
  }
  onConnection(listener: (connection: LinkState) => void): void {
    this.tell = listener;
  }
  close(): void {
    this.wire?.close();
  }
}

/** One player's client as it runs in a browser, and all that it has told its player. */
class Client {
  readonly told: Feedback[] = [];
  phone: Phone;
  session: PlayerSession;

  constructor(
    readonly gateway: TestGateway,
    private readonly seats: SeatStorage,
    seat: KeptSeat,
  ) {
    this.phone = new Phone(gateway);
    this.session = this.open(seat);
  }

  static async joins(gateway: TestGateway, code: string): Promise<Client> {
    const seats = new SeatStorage({ storage: null });
    const client = new Client(gateway, seats, seats.prepare(code, 'Ada', null, new Date()));
    await client.phone.connect();
    await until('Ada is seated', () => client.picture.me !== null);
    return client;
  }

  get picture() {
    return this.session.view.get().picture;
  }

  /** The page is loaded anew, without a network. */
  reload(): void {
    const seat = this.seats.find(this.session.room);
    if (!seat) throw new Error('The seat is lost');
    this.session.close();
    this.phone = new Phone(this.gateway);
    this.session = this.open(seat);
  }

  private open(seat: KeptSeat): PlayerSession {
    const session = new PlayerSession(this.phone, this.seats, seat, (ms) => sleep(ms / 20));
    let last: Feedback | null = null;
    session.view.subscribe(() => {
      const { feedback } = session.view.get().picture;
      if (feedback && feedback !== last) this.told.push(feedback);
      last = feedback;
    });
    return session;
  }
}

/** When the connection goes, and what the player does about its answer. */
const cuts = {
  'before the tap': async ({ phone, session }: Client) => {
    phone.cut();
    void session.answer(1);
  },
  'between tap and send': async ({ phone, session }: Client) => {
    phone.willLose('never leaves');
    void session.answer(1);
    phone.cut();
  },
  'between send and commit': async (client: Client, host: TestHost, night: Night) => {
    const log = await night.holdLog(host.gameId);
    client.phone.willLose('arrives');
    void client.session.answer(1);
    await until('the answer waits for the log', async () => (await log.waiting()) > 0);
    client.phone.cut();
    await log.release();
  },
  'between commit and acknowledgement': async (client: Client, host: TestHost) => {
    client.phone.willLose('arrives');
    void client.session.answer(1);
    await until('the answer is in the log', async () => (await answersIn(client.gateway, host)).length === 1);
    client.phone.cut();
  },
} as const;

/** What has happened in the game when the connection is back. */
const returns = {
  'before the close': async () => {},
  'after the close and the next question': async (host: TestHost) => {
    await host.next(0);
  },
  'after another question': async (host: TestHost) => {
    await host.next(0);
    await host.next(1);
  },
  'in a pause of its question, which goes on then': async (host: TestHost) => {
    await host.pause();
    setTimeout(() => void host.resume(), 300);
  },
  'in a pause of the next question': async (host: TestHost) => {
    await host.next(0);
    await host.pause();
  },
  'after the end': async (host: TestHost) => {
    await host.finish();
  },
} as const;

const answersIn = async (gateway: TestGateway, { gameId }: TestHost) =>
  eventsOf(await logOf(gateway, gameId), 'AnswerSubmitted');

describe('an answer given around a cut', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  describe.each(Object.entries(cuts))('%s', (_cut, goes) => {
    it.each(
      Object.entries(returns).flatMap(([when, happens]) => [
        { when, happens, reloaded: false },
        { when, happens, reloaded: true },
      ]),
    )('back $when (page loaded anew: $reloaded): what is told is what the log says', async (turn) => {
      const host = await TestHost.on(gateway);
      const ada = await Client.joins(gateway, host.joinCode);
      await host.start();
      await until('Ada sees the question', () => ada.picture.turn.index === 0);
      await goes(ada, host, night);
      if (turn.reloaded) ada.reload();
      await turn.happens(host);
      await ada.phone.connect();
      await until('Ada was told', () => ada.told.length > 0 && !isUnheard(ada.picture, 0));

      const logged = await answersIn(gateway, host);
      expect(ada.told).toHaveLength(1);
      expect(ada.told[0]).toMatchObject(
        logged.length === 1
          ? { questionIndex: 0, isCorrect: true, missed: null, points: logged[0]?.data.points }
          : { questionIndex: 0, isCorrect: false, missed: 'late', points: 0 },
      );
      expect(ada.picture.me?.score).toBe(logged[0]?.data.points ?? 0);
      expect(ada.session.view.get().problem).toBeNull();
      ada.session.close();
    });
  });
});
