import { activeSeat, GameId, PlayerId, type TeamId, type UserId } from '@clockbeat/domain';
import { tokenIdOf } from '../../../apps/gateway/src/live/join/seat-tokens.js';
import type { GameRecord, ToldResults } from '../../faults/checker/index.js';
import { alike, eventsOf, fieldsOf, versionOf, walk } from '../../faults/checker/reading.js';
import { Corrector } from '../../faults/people/corrector.js';
import { Random } from '../../support/random.js';
import { cookieOf, sessionOf } from '../gateway/gateway.js';
import { type Client, type Entrance, type Room, roomOf } from '../people/client.js';
import { SimulatedCoHost, SimulatedHost, SimulatedScreen, TeamWatcher } from '../people/host.js';
import { SecondPhone, SimulatedPlayer } from '../people/player.js';
import { serviceAt, untilHeard } from '../people/service.js';
import { SimulatedTv, TvScreen } from '../people/tv.js';
import { carriedOver } from './carried.js';
import type { Cluster } from './cluster.js';
import { contentOf, creation, rulesOf } from './content.js';
import type { GameScript } from './script.js';
import { Table, tokenFrom } from './table.js';
import type { Broken } from './watch.js';

const hostIdOf = (label: string) => `00000000-0000-4000-8000-00000000000${label}` as UserId;
const coHostIdOf = (place: number) => `00000000-0000-4000-8000-00000000001${place}` as UserId;
/** What is told of each event as such, on every gateway: lists are gathered there and told by their own ticks. */
const ofEvents: ReadonlySet<string> = new Set([
  ...[
    'gameStarted',
    'nextQuestion',
    'gamePaused',
    'gameResumed',
    'gameUpdated',
    'questionClosed',
    'gameFinished',
  ],
]);
/** A host whose call was not answered looks among its games for so long before it makes another one, ms. */
const looksForMs = 20_000;

interface Seated {
  readonly gameId: GameId | null;
  /** Of its people: at a rematch they are called as before. */
  readonly label: string;
  readonly tokens: readonly string[];
  /** Of the phones that some go on with. */
  readonly spares: readonly string[];
  readonly tv: SimulatedTv | null;
}

/** A game of a host's, with its projector, its co-hosts, and what comes after it: corrections, and a rematch. */
export class HostedTable extends Table {
  readonly players: readonly SimulatedPlayer[];
  private readonly phones: readonly SecondPhone[];
  private readonly host: SimulatedHost;
  private readonly hostRoom: Room;
  private readonly screen: SimulatedScreen | null;
  private readonly tv: SimulatedTv | null;
  private readonly tvScreen: TvScreen | null;
  private readonly coHosts: readonly SimulatedCoHost[];
  private readonly watcher: TeamWatcher | null;
  private readonly askedFor: unknown[] = [];

  private constructor(
    cluster: Cluster,
    entrance: Entrance,
    private readonly script: GameScript,
    private readonly seated: Seated,
    /** Told of a table that goes on with the people of this one. */
    private readonly another: (table: Table) => void,
    private readonly parent: HostedTable | null,
  ) {
    super(cluster, entrance);
    const { side } = cluster.postgres;
    const { gameId, label, tokens } = seated;
    const cookie = cookieOf(sessionOf(this.hostId));
    side.sessions.set(sessionOf(this.hostId), this.hostId);
    const code = `TEAM${label}`;
    this.hostRoom = gameId === null ? { code, gameId } : roomOf(gameId);
    const room = (): Room => ({ ...this.hostRoom });
    const isOver = (): boolean => this.isOver;
    const firsts = script.players.map((player, place) => {
      const name = `Player ${place + 1} of ${label}`;
      return new SimulatedPlayer(name, room(), tokens[place] ?? '', player, entrance, isOver);
    });
    this.phones = script.players.flatMap((player, place) => {
      const [first, spare] = [firsts[place], seated.spares[place]];
      if (!player.moves || !first || spare === undefined) return [];
      // one that gave its seat back would be led on to a rematch, where nobody speaks for it
      const fidgets = player.fidgets.filter(({ what }) => script.rematch === null || what !== 'leave');
      const own = { ...player, fidgets };
      return [new SecondPhone(first, spare, player.moves, own, room(), entrance, this.service, isOver)];
    });
    this.players = [...firsts, ...this.phones];
    this.host = new SimulatedHost(
      `Host ${label}`,
      this.hostRoom,
      this.players,
      script.host,
      entrance,
      cookie,
    );
    this.screen =
      script.screen && new SimulatedScreen(`Screen ${label}`, this.hostRoom, script.screen, entrance, cookie);
    this.tv = seated.tv;
    this.tvScreen =
      script.tv && seated.tv && new TvScreen(`TV ${label}`, this.hostRoom, seated.tv, script.tv, entrance);
    this.coHosts = script.coHosts.map((coHost, place) => {
      const userId = coHostIdOf(place);
      side.sessions.set(sessionOf(userId), userId);
      const name = `Co-host ${place + 1} of ${label}`;
      const services = { own: serviceAt(entrance, coHost, userId), host: this.service };
      const own = cookieOf(sessionOf(userId));
      const { hostRoom, players } = this;
      return new SimulatedCoHost(name, hostRoom, players, coHost, entrance, userId, own, services);
    });
    this.watcher =
      script.team === null ? null : new TeamWatcher(`Watcher ${label}`, code, script.team, entrance);
  }

  /** Made by the first gateway, as its host's call would; that of a team is made when its people are there. */
  static async make(
    script: GameScript,
    index: number,
    random: Random,
    cluster: Cluster,
    entrance: Entrance,
    another: (table: Table) => void,
  ): Promise<HostedTable> {
    const { gateways, postgres, world } = cluster;
    const chance = random.branch(`tokens ${index}`);
    const tokens = script.players.map(() => tokenFrom(chance));
    const spares = script.players.map(() => tokenFrom(chance));
    const label = `${index + 1}`;
    const host = serviceAt(entrance, script.host, hostIdOf(label));
    const tv = script.tv && new SimulatedTv(`TV of ${label}`, tokenFrom(chance), script.tv, entrance, host);
    if (script.team !== null) {
      postgres.side.openTeam(teamIdOf(label), `TEAM${label}`);
      return new HostedTable(
        cluster,
        entrance,
        script,
        { gameId: null, label, tokens, spares, tv },
        another,
        null,
      );
    }
    const gameId = GameId(`game_simulated-night${index}`);
    const [first] = gateways;
    if (!first) throw new Error('A night has a gateway');
    world.current = first.self;
    await first.run(creation(gameId, hostIdOf(label), script, `NIGHT${index}`, postgres.now));
    world.current = null;
    return new HostedTable(cluster, entrance, script, { gameId, label, tokens, spares, tv }, another, null);
  }

  get gameId(): GameId | null {
    return this.hostRoom.gameId;
  }

  protected get everybody(): readonly Client[] {
    return [this.host, ...this.coHosts, ...this.screens, ...this.players];
  }

  /** Everybody comes when the script has it. */
  protected async goOn(): Promise<void> {
    const { script, watcher } = this;
    for (const phone of this.phones) void phone.live();
    for (const [place, player] of this.players.slice(0, script.players.length).entries())
      this.cluster.world.after(script.players[place]?.comesAfterMs ?? 0, null, () => void player.live());
    void watcher?.live();
    if (script.team !== null) await this.makeForTeam(script.team.madeAfterMs);
    if (this.parent === null) void this.tv?.live();
    for (const one of [this.host, ...this.screens, ...this.coHosts]) void one?.live();
    await this.until(() => this.isOver);
    if (script.corrections !== null && this.gameId !== null)
      await new Corrector(
        this.service,
        this.gameId,
        new Random(script.corrections),
        this.calls,
      ).lookThroughIt();
    if (script.rematch) await this.playAgain(script.rematch);
  }

  get granted(): readonly Broken[] {
    const { askedFor, watcher, parent } = this;
    const believed = [...this.players, ...this.coHosts].flatMap(({ name, granted }) =>
      granted.map((what): Broken => ({ promise: 'nobody is believed', what: `${name} ${what}` })),
    );
    const carried = parent ? carriedOver(parent.players, parent.log, this.players, this.log) : [];
    const games = new Set(askedFor);
    if (games.size > 1)
      carried.push({
        promise: 'a rematch carries its people',
        what: `asked for twice at once: ${[...games].join(' and ')}`,
      });
    if (watcher?.isIn && watcher.plays !== null)
      carried.push({
        promise: 'a code leads to one game',
        what: `${watcher.name} was told last that ${watcher.plays} is played, which is over`,
      });
    return [...believed, ...carried, ...this.strayScreens];
  }

  private get screens(): readonly Client[] {
    return [this.screen, this.tvScreen].filter((one) => one !== null);
  }

  /** A TV that hears something else than the projector, or goes on when it was let go, or shows what is over. */
  private get strayScreens(): Broken[] {
    const { tv, tvScreen, screen, parent, entrance } = this;
    if (!tv || !tvScreen) return [];
    const found = [...tv.granted, ...tvScreen.granted, ...tvScreen.astray];
    const follows = tv.isIn && tv.releasedAt === null;
    if (parent === null && follows && typeof tv.shows === 'string')
      found.push(`was told last that ${tv.shows} is played, which is over`);
    if (entrance.isQuiet && follows && screen?.isIn && tvScreen.isIn) {
      const since = Math.max(screen.since, tvScreen.since);
      const [shown, projected] = [tvScreen, screen].map(({ frames }) =>
        frames.flatMap(({ kind, name, body }) => {
          const version = versionOf(body) ?? 0;
          return kind === 'message' && ofEvents.has(name) && version > since ? [`${name} ${version}`] : [];
        }),
      );
      if (!alike(shown, projected)) found.push(`heard ${shown}, the projector ${projected}`);
    }
    return found.map((what) => ({
      promise: 'a TV is a projector of its host',
      what: `${tvScreen.name} ${what}`,
    }));
  }

  /** By name, since a rematch calls its people as before. */
  get banned(): readonly string[] {
    const here = eventsOf(this.log, 'PlayerRemoved').flatMap(({ data }) =>
      data.banned ? this.players.filter(({ playerId }) => playerId === data.playerId) : [],
    );
    return [...here.map(({ name }) => name), ...(this.parent?.banned ?? [])];
  }

  override record(calmSince: number | null): GameRecord {
    return { ...super.record(calmSince), bannedBefore: this.parent?.banned ?? [] };
  }

  override async askResults(): Promise<void> {
    const path = `/api/games/${this.gameId}/results`;
    const asked = this.cluster.gateways.map(async ({ self }, gateway): Promise<ToldResults[]> => {
      const service = serviceAt(this.entrance, { gateway, travelMs: 1 }, this.hostId);
      const { status, answer } = await service('GET', path, null);
      return status === 200 ? [{ ...(answer as ToldResults), of: self.name }] : [];
    });
    this.results = (await Promise.all(asked)).flat();
    for (const [gateway, player] of this.seatHolders.entries()) {
      const service = serviceAt(this.entrance, { gateway, travelMs: 1 }, null, player.token);
      const { status, answer } = await service('GET', path, null);
      if (status !== 200 || fieldsOf(answer)['playerId'] !== player.playerId)
        player.granted.push(`has a seat by its token, and its results are not its: ${status}`);
    }
  }

  /** Who was told of a seat that is theirs, by the log, with the token that they have. */
  private get seatHolders(): SimulatedPlayer[] {
    const { gameId, log } = this;
    if (gameId === null || log.length === 0) return [];
    const game = walk({ gameId, log }, () => undefined);
    if (game.status !== 'finished') return [];
    return this.players.filter(({ playerId, token }) => {
      const seat = playerId === null ? null : activeSeat(game, PlayerId(playerId));
      return seat?.tokenId === tokenIdOf(gameId, token);
    });
  }

  private get service() {
    return serviceAt(this.entrance, this.script.host, this.hostId);
  }

  private get hostId(): UserId {
    return hostIdOf(this.seated.label);
  }

  /** A call that was not answered may have been heard all the same: its host looks among its games before it calls again. */
  private async makeForTeam(afterMs: number): Promise<void> {
    await this.sleep(afterMs);
    const { side, log } = this.cluster.postgres;
    const teamId = teamIdOf(this.seated.label);
    const team = { id: teamId, name: 'The regulars', ownerId: this.hostId };
    const { script } = this;
    const plan = { team, teamMode: script.teamMode, content: contentOf(script), rules: rulesOf(script) };
    while (this.hostRoom.gameId === null && !this.entrance.isOver) {
      const { status, answer } = await this.service('POST', '/api/games', plan);
      if (status === 201) this.hostRoom.gameId = fieldsOf(answer)['gameId'] as GameId;
      const enough = this.cluster.world.now + looksForMs;
      while (this.hostRoom.gameId === null && this.cluster.world.now < enough) {
        this.hostRoom.gameId = side.gamesOf(teamId).findLast((gameId) => log.streams.has(gameId)) ?? null;
        await this.sleep(250);
      }
    }
  }

  /** Its host asks for a rematch, perhaps twice at once, until it is heard; everybody goes along who is told of it. */
  private async playAgain({ afterMs, clicks }: NonNullable<GameScript['rematch']>): Promise<void> {
    await this.sleep(afterMs);
    const { host } = this.script;
    const path = `/api/games/${this.gameId}/rematch`;
    const asks = Array.from({ length: clicks }, async (_, click) => {
      const service = serviceAt(this.entrance, { ...host, gateway: host.gateway + click }, this.hostId);
      const heard = await untilHeard(this.entrance, () => service('POST', path, { questions: 'same' }));
      if (heard) this.askedFor.push(fieldsOf(heard.answer)['gameId']);
      return heard;
    });
    if ((await Promise.all(asks)).every((heard) => heard === null)) return;
    const next = (): GameId | undefined => eventsOf(this.log, 'GameFollowed').at(0)?.data.nextGameId;
    await this.until(() => next() !== undefined);
    const gameId = next();
    if (gameId === undefined) return;
    const again = rematchOf(this.script);
    const moved = new Map(this.seatHolders.map(({ playerId, token }) => [playerId, token]));
    const tokens = this.seated.tokens.map(
      (token, place) => moved.get(this.players[place]?.playerId ?? null) ?? token,
    );
    const seated = { ...this.seated, gameId, tokens, spares: [] };
    const table = new HostedTable(this.cluster, this.entrance, again, seated, this.another, this);
    this.another(table);
    table.begin();
  }
}

const teamIdOf = (label: string): TeamId => `t_team-of-table-0${label}` as TeamId;

/** The same people at the next game. Its door stays open: it would be none for those who come over. */
const rematchOf = (script: GameScript): GameScript => ({
  ...script,
  team: null,
  players: script.players.map((player) => ({
    ...player,
    comesAfterMs: player.comesAfterMs % 1_000,
    moves: null,
  })),
  host: { ...script.host, acts: script.host.acts.filter(({ what }) => what !== 'lock') },
  coHosts: [],
  corrections: null,
  rematch: null,
});
