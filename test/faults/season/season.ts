import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AssignmentReport,
  type AssignmentView,
  type AttemptView,
  GameId,
  type LeagueMember,
  type LeaguePage,
  type LeagueView,
  type RecordedEvent,
} from '@clockbeat/domain';
import { connectPersistence, GameVerifier } from '@clockbeat/persistence';
import { call } from '../../people/api.js';
import { quiz } from '../../support/live/quiz.js';
import type { Random } from '../../support/random.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { logOf } from '../night/evidence.js';
import type { HostedGame } from '../night/hosted-game.js';
import type { NightSize } from '../night/night-size.js';
import { callServiceAt } from '../people/call-service.js';
import type { CallService, Heard } from '../people/corrector.js';
import { Attempt } from './attempt.js';
import {
  type ForkRecord,
  type LeagueRecord,
  type PupilRecord,
  type SeasonViolation,
  seasonViolations,
} from './checks.js';

const again = 300;
const hour = 3_600_000;
const timeLimit = 5;
/** Tables follow the log a moment later. */
const followedWithinMs = 20_000;
/** Of those who play at home some begin a second time. */
const attemptsEach = 2;

interface Parts {
  readonly leagues: readonly LeagueView[];
  readonly assignment: AssignmentView;
}

/** What more than one game belongs to: two leagues whose nights the games are, an assignment, and a game that goes on from one. */
export class Season {
  /** Made while the night goes on. */
  readonly attempts: Attempt[] = [];
  /** Nobody will do anything to it any more. */
  isDone = false;
  private readonly service: CallService;
  private readonly pupils: PupilRecord[] = [];
  private readonly forks: Pick<ForkRecord, 'version' | 'told'>[] = [];
  private readonly forked: string[] = [];

  private constructor(
    private readonly cluster: FaultyCluster,
    private readonly cookie: string,
    private readonly games: readonly HostedGame[],
    private readonly parts: Parts,
    private readonly size: NightSize,
    private readonly random: Random,
  ) {
    this.service = callServiceAt(cluster.url, { cookie });
  }

  static async make(
    cluster: FaultyCluster,
    cookie: string,
    games: readonly HostedGame[],
    size: NightSize,
    random: Random,
  ): Promise<Season> {
    const post = async <T>(path: string, body: object): Promise<T> =>
      (await (await call(cluster.url, path, cookie, { body })).json()) as T;
    const leagues: LeagueView[] = [];
    for (const kind of ['players', 'teams'] as const) {
      const league = await post<LeagueView>('/api/leagues', { title: `The ${kind} of a night`, kind });
      // some of those who come are nobody's of the league, and some of its members never come
      const names = games.flatMap((game) => game.competitors[kind]).filter(() => random.chance(0.8));
      await post(`/api/leagues/${league.id}/members`, { names: [...names, 'Somebody away'] });
      leagues.push(league);
    }
    const customQuestions = quiz(random.whole(...size.questions), { timeLimit, name: 'home' }).map(
      ({ options = [], answer = 0, ...question }) => ({
        ...question,
        options,
        answer: options[Number(answer)],
      }),
    );
    const set = { title: 'At home', category: 'Science', difficulty: 'easy', customQuestions };
    const { id: setId } = await post<{ id: string }>('/api/saved-trivia-sets', set);
    const assignment = await post<AssignmentView>('/api/assignments', {
      ...{ setId, timeZone: 'UTC', attempts: attemptsEach, counts: random.of(['best', 'first', 'last']) },
      ...{ closesAt: new Date(Date.now() + hour).toISOString(), feedback: 'each', identity: 'name' },
      ...{ mixed: random.chance(0.5), untimed: random.chance(0.3), board: false },
    });
    return new Season(cluster, cookie, games, { leagues, assignment }, size, random);
  }

  /** Beside the games, whatever happens. */
  async play(): Promise<void> {
    const { random, size } = this;
    const pupils = Array.from({ length: random.whole(...size.pupils) }, (_, index) => `Pupil ${index + 1}`);
    await Promise.all([
      ...this.parts.leagues.map((league) => this.addNights(league)),
      ...pupils.map((name) => this.playAtHome(name, random.branch(name))),
      this.moveDeadline(random.branch('deadline')),
      this.goOnFrom(random.branch('fork')),
    ]);
    this.isDone = true;
  }

  /** When everything runs again, and the attempts are over: what it all came to, held against the logs. */
  async judge(): Promise<SeasonViolation[]> {
    let found = seasonViolations(await this.record());
    for (const giveUp = performance.now() + followedWithinMs; performance.now() < giveUp; await sleep(250)) {
      if (found.length === 0) break;
      found = seasonViolations(await this.record());
    }
    return found.length > 0 ? found : seasonViolations(await this.recordOfRebuilt());
  }

  /** In any order, some of them before they have begun. */
  private async addNights({ id }: LeagueView): Promise<void> {
    // the list of games follows the log, and says until then that there is none
    for (const { id: gameId } of this.random.shuffled([...this.games]))
      await this.untilHeard(() => this.service('POST', `/api/leagues/${id}/nights`, { gameId }), [404]);
  }

  /** With a token of its own, on any gateway, and once more by another call in the middle of it. */
  private async playAtHome(name: string, random: Random): Promise<void> {
    const { cluster, parts, cookie } = this;
    const token = random.characters(24, 'abcdefghijklmnopqrstuvwxyz0123456789');
    const begun: AttemptView[] = [];
    this.pupils.push({ name, begun });
    const service = callServiceAt(cluster.url, { authorization: `Bearer ${token}` });
    const path = `/api/assignment-links/${parts.assignment.link}/attempts`;
    const begin = async (): Promise<AttemptView | null> => {
      const { status, answer } = await this.untilHeard(() => service('POST', path, { name }));
      // after the deadline, or where no attempt is left
      if (status === 409) return null;
      if (status !== 200) throw new Error(`${name} began an attempt: ${status} ${JSON.stringify(answer)}`);
      begun.push(answer as AttemptView);
      return answer as AttemptView;
    };
    await sleep(random.whole(0, 2_000));
    for (let nth = 0; nth < attemptsEach; nth += 1) {
      const told = await begin();
      if (told === null) return;
      const who = `${name}, attempt ${told.number}`;
      const attempt = new Attempt(cluster, who, told, token, { cookie }, random.branch(who));
      this.attempts.push(attempt);
      await Promise.all([attempt.play(), random.chance(0.5) && sleep(random.whole(500, 3_000)).then(begin)]);
      if (random.chance(0.5)) return;
    }
  }

  /** Earlier, while people play; perhaps later again, when for some it is over. */
  private async moveDeadline(random: Random): Promise<void> {
    await sleep(random.whole(...this.size.deadlineMovesAfterMs));
    let closesAt = Date.now() + random.whole(2_000, 8_000);
    await this.closeAt(closesAt);
    if (!random.chance(0.5)) return;
    await sleep(random.whole(500, 3_000));
    closesAt += random.whole(1_000, 4_000);
    await this.closeAt(closesAt);
  }

  private async closeAt(at: number): Promise<void> {
    const path = `/api/assignments/${this.parts.assignment.id}`;
    const closesAt = new Date(at).toISOString();
    const { status, answer } = await this.untilHeard(() => this.service('PATCH', path, { closesAt }));
    if (status !== 200) throw new Error(`The deadline moved: ${status} ${JSON.stringify(answer)}`);
  }

  /** From some event of the first game that is over, by two clicks at once. */
  private async goOnFrom(random: Random): Promise<void> {
    while (!this.games.some(({ isOver }) => isOver)) await sleep(100);
    const parent = this.games.find(({ isOver }) => isOver);
    if (!parent) return;
    const length = await this.lengthOf(parent.id);
    const version = random.whole(1, Math.max(1, length - 1));
    const body = { version, questions: 'all', leadOn: false };
    const click = () => this.untilHeard(() => this.service('POST', `/api/games/${parent.id}/fork`, body));
    const answers = await Promise.all([click(), click()]);
    const told = answers.map(({ status, answer }) => {
      if (status === 201) return (answer as { game: { id: string } }).game.id;
      throw new Error(`${parent.id} goes on from ${version}: ${status} ${JSON.stringify(answer)}`);
    });
    this.forks.push({ version, told });
    this.forked.push(parent.id);
  }

  private async lengthOf(gameId: string): Promise<number> {
    for (;;) {
      const rows = await this.cluster
        .query<{ version: number }>('select version from game_streams where game_id = $1', [gameId])
        .catch(() => null);
      if (rows?.[0]) return rows[0].version;
      await sleep(again);
    }
  }

  /** What was refused for now, or never answered, is sent again; so is what is refused with one of these. */
  private async untilHeard(
    ask: () => Promise<Heard>,
    orRefusedWith: readonly number[] = [],
  ): Promise<{ status: number; answer: unknown }> {
    for (;;) {
      const { status, answer } = await ask();
      const isHeard = status !== null && status !== 429 && status < 500 && !orRefusedWith.includes(status);
      if (isHeard) return { status, answer };
      await sleep(again);
    }
  }

  private async record(): Promise<Parameters<typeof seasonViolations>[0]> {
    const { cluster, parts, games, cookie } = this;
    const nights = await Promise.all(games.map(({ id }) => logOf(cluster, id)));
    const leagues = await Promise.all(
      parts.leagues.map(async (league): Promise<LeagueRecord> => {
        const members = await cluster.query<LeagueMember & { id: string }>(
          'select id, name, user_id as "userId" from league_members where league_id = $1',
          [league.id],
        );
        const told = await this.fromEach<LeaguePage>(`/api/league/${league.url.split('/').at(-1)}`);
        const { kind, rules } = league;
        return {
          kind,
          rules,
          members,
          nights,
          told: told.map(({ by, answer }) => ({ by, rows: answer.rows })),
        };
      }),
    );
    const rows = await cluster.query<{ gameId: string; person: number; number: number }>(
      `select game_id as "gameId", person, number from attempts where assignment_id = $1 order by person, number`,
      [parts.assignment.id],
    );
    const [kept] = await cluster.query<{ content: { questions: [] }; closesAt: Date }>(
      'select content, closes_at as "closesAt" from assignments where id = $1',
      [parts.assignment.id],
    );
    const attempts = await Promise.all(
      rows.map(async (row) => ({ ...row, log: await logOf(cluster, row.gameId) })),
    );
    const reports = await this.fromEach<AssignmentReport>(
      `/api/assignments/${parts.assignment.id}/report`,
      cookie,
    );
    const forks = await this.forkRecords(new Map(nights.map((log) => [log[0]?.gameId ?? '', log])));
    return {
      leagues,
      assignment: {
        ...{ questions: kept?.content.questions ?? [], counts: parts.assignment.counts },
        ...{ closesAt: kept?.closesAt.getTime() ?? 0, attempts, pupils: this.pupils },
        told: reports.map(({ by, answer }) => ({ by, people: answer.people })),
      },
      forks,
    };
  }

  /** The same once more, when the projection of results has been built again from nothing. */
  private async recordOfRebuilt(): Promise<Parameters<typeof seasonViolations>[0]> {
    const store = await connectPersistence({ url: this.cluster.postgres.url });
    try {
      await store.projections.rebuild('results');
    } finally {
      await store.close();
    }
    // longer than a gateway keeps a page
    await sleep(again);
    return this.record();
  }

  private async forkRecords(logs: ReadonlyMap<string, readonly RecordedEvent[]>): Promise<ForkRecord[]> {
    const store = await connectPersistence({ url: this.cluster.postgres.url });
    try {
      return await Promise.all(
        this.forks.map(async ({ version, told }, index): Promise<ForkRecord> => {
          const gameId = GameId(told[0] ?? '');
          const verified = await new GameVerifier(store).verify(gameId);
          const parent = logs.get(this.forked[index] ?? '') ?? [];
          const difference = verified === null ? `${gameId} is not there` : verified.difference;
          return { parent, version, told, difference, log: await logOf(this.cluster, gameId) };
        }),
      );
    } finally {
      await store.close();
    }
  }

  private fromEach<T>(path: string, cookie = ''): Promise<{ by: string; answer: T }[]> {
    return Promise.all(
      this.cluster.gateways.map(async ({ name: by, url }) => ({
        by,
        answer: (await (await call(url, path, cookie)).json()) as T,
      })),
    );
  }
}
