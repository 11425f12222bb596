import {
  CommandId,
  type GameCommand,
  GameId,
  type GameQuestion,
  type RecordedEvent,
  rulesAskedFor,
  type UserId,
  upcast,
} from '@clockbeat/domain';
import type { GameRecord, ToldResults } from '../../faults/checker/index.js';
import { lastEnding } from '../../faults/checker/reading.js';
import { Corrector } from '../../faults/people/corrector.js';
import { Random } from '../../support/random.js';
import { cookieOf } from '../gateway/gateway.js';
import type { Client, Entrance } from '../people/client.js';
import { SimulatedCoHost, SimulatedHost, SimulatedScreen } from '../people/host.js';
import { SimulatedPlayer } from '../people/player.js';
import { serviceAt } from '../people/service.js';
import type { Cluster } from './cluster.js';
import type { GameScript } from './script.js';

const hostId = '00000000-0000-4000-8000-000000000001' as UserId;
const coHostIdOf = (place: number) => `00000000-0000-4000-8000-00000000001${place}` as UserId;
const sessionId = 'session-of-the-host-of-this-night';
const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** How often somebody looks whether a game is over, ms. */
const looksEveryMs = 250;

/** One game with its people. */
export class Table {
  /** What its host does after the end is done. */
  private isLookedThrough = false;
  private results: readonly ToldResults[] = [];

  private constructor(
    readonly gameId: GameId,
    private readonly script: GameScript,
    private readonly host: SimulatedHost,
    private readonly screen: SimulatedScreen | null,
    readonly players: readonly SimulatedPlayer[],
    readonly coHosts: readonly SimulatedCoHost[],
    private readonly corrector: Corrector | null,
  ) {}

  /** Made by the first gateway, as its host's call would. */
  static async make(
    script: GameScript,
    index: number,
    random: Random,
    { gateways, postgres, world }: Cluster,
    entrance: Entrance,
  ): Promise<Table> {
    const gameId = GameId(`game_simulated-night${index}`);
    const [first] = gateways;
    if (!first) throw new Error('A night has a gateway');
    postgres.side.sessions.set(sessionId, hostId);
    world.current = first.self;
    await first.run(creation(gameId, script, `NIGHT${index}`, postgres.now));
    world.current = null;
    const tokens = random.branch(`tokens ${index}`);
    const players = script.players.map((player, place) => {
      const name = `Player ${place + 1} of ${index + 1}`;
      return new SimulatedPlayer(name, gameId, tokens.characters(24, tokenAlphabet), player, entrance);
    });
    const cookie = cookieOf(sessionId);
    const host = new SimulatedHost(`Host ${index + 1}`, gameId, players, script.host, entrance, cookie);
    const screen =
      script.screen && new SimulatedScreen(`Screen ${index + 1}`, gameId, script.screen, entrance, cookie);
    const { corrections } = script;
    const service = serviceAt(entrance, script.host, hostId);
    const corrector = corrections === null ? null : new Corrector(service, gameId, new Random(corrections));
    const coHosts = script.coHosts.map((coHost, place) => {
      const userId = coHostIdOf(place);
      postgres.side.sessions.set(`session-of-${userId}`, userId);
      const name = `Co-host ${place + 1} of ${index + 1}`;
      const services = { own: serviceAt(entrance, coHost, userId), host: service };
      const own = cookieOf(`session-of-${userId}`);
      return new SimulatedCoHost(name, gameId, players, coHost, entrance, userId, own, services);
    });
    return new Table(gameId, script, host, screen, players, coHosts, corrector);
  }

  get everybody(): readonly Client[] {
    return [this.host, ...this.coHosts, ...(this.screen ? [this.screen] : []), ...this.players];
  }

  /** Everybody comes when the script has it. */
  begin(cluster: Cluster): void {
    const { world } = cluster;
    void this.host.live();
    void this.screen?.live();
    for (const coHost of this.coHosts) void coHost.live();
    for (const [place, player] of this.players.entries())
      world.after(this.script.players[place]?.comesAfterMs ?? 0, null, () => void player.live());
    void this.lookThroughIt(cluster);
  }

  /** Nothing is left to be played, or to be done after it. */
  isDone(cluster: Cluster): boolean {
    return this.isOver(cluster) && this.isLookedThrough;
  }

  private isOver({ postgres }: Cluster): boolean {
    return postgres.log.streams.get(this.gameId)?.dueAt === null;
  }

  private async lookThroughIt(cluster: Cluster): Promise<void> {
    while (this.corrector && !this.isOver(cluster)) await this.host.sleep(looksEveryMs);
    await this.corrector?.lookThroughIt();
    this.isLookedThrough = true;
  }

  /** What each gateway answers as the game's results. */
  async askResults({ gateways, world }: Cluster, entrance: Entrance): Promise<void> {
    const path = `/api/games/${this.gameId}/results`;
    const asked = gateways.map(async ({ self }, gateway): Promise<ToldResults[]> => {
      const service = serviceAt(entrance, { gateway, travelMs: 1 }, hostId);
      const { status, answer } = await service('GET', path, null);
      return status === 200 ? [{ ...(answer as ToldResults), of: self.name }] : [];
    });
    world.current = null;
    this.results = (await Promise.all(asked)).flat();
  }

  /** Those who are not there, or were not told the end, although everything runs. */
  missing(cluster: Cluster): readonly Client[] {
    const ending = lastEnding(this.log(cluster));
    const isBack = (one: Client): boolean =>
      one.isOut || (one.isIn && (!one.mustHear(ending) || one.hasHeardTheEnd(ending)));
    return this.everybody.filter((one) => !isBack(one));
  }

  /** What the checker judges by. */
  record(cluster: Cluster, calmSince: number | null): GameRecord {
    const { gameId } = this;
    const log = this.log(cluster);
    const ending = lastEnding(log);
    return {
      gameId,
      log,
      stream: cluster.postgres.log.streams.get(gameId) ?? { version: 0, round: 0, dueAt: null },
      witnesses: this.everybody.map((one) => one.witness(ending)),
      calls: this.corrector?.calls ?? [],
      calmSince,
      clockWasSet: cluster.clockWasSet,
      takenBack: [],
      results: this.results,
      readModels: noReadModels,
    };
  }

  /** As it was stored, with times of recording by a clock that nobody sets. */
  private log({ postgres }: Cluster): RecordedEvent[] {
    return (postgres.log.events.get(this.gameId) ?? []).map((row) => {
      const { key: _, transactionId: __, position: ___, trueAt, ...stored } = row;
      return { ...upcast(stored), recordedAt: trueAt };
    });
  }
}

/** The tables of read models are not modelled: a follower that reads the log stands for all of them. */
const noReadModels: GameRecord['readModels'] = {
  game: null,
  participants: [],
  answers: [],
  result: null,
  questions: [],
  teams: [],
  boards: [],
};

const questionOf = (index: number, timeLimit: number): GameQuestion<'single'> => ({
  id: null,
  kind: 'single',
  question: `question-${index}-text?`,
  options: ['A', 'B', 'C', 'D'].map((letter) => `question-${index}-option-${letter}`),
  answer: ((index + 1) % 4) as 0 | 1 | 2 | 3,
  timeLimit,
  category: 'Science',
  difficulty: 'Medium',
  explanation: '',
  points: 100,
  source: 'own',
});

const creation = (gameId: GameId, script: GameScript, gameCode: string, at: number): GameCommand => ({
  type: 'CreateGame',
  gameId,
  commandId: CommandId(`create-${gameId}`),
  at,
  kind: 'live',
  hostId,
  teamId: null,
  hostTeamName: null,
  gameCode,
  autoStartAt: null,
  teamMode: script.teamMode,
  rules: rulesAskedFor({
    pacing: script.pacing,
    closeWhenAllAnswered: script.closeWhenAllAnswered,
    ...(script.pacing === 'timed' && { readSeconds: 1, revealSeconds: 3, boardSeconds: 3 }),
  }),
  content: {
    title: 'A night',
    category: 'Science',
    difficulty: 'mixed',
    timePerQuestion: script.timeLimit,
    questions: Array.from({ length: script.questions }, (_, index) => questionOf(index, script.timeLimit)),
  },
});
