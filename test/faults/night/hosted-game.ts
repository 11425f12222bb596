import { setTimeout as sleep } from 'node:timers/promises';
import {
  answerModes,
  boardMoments,
  type CreateGameBody,
  type GameQuestionBody,
  type LeagueKind,
  scorings,
} from '@clockbeat/domain';
import { makeGame } from '../../people/api.js';
import { kindsQuiz, quiz } from '../../support/live/quiz.js';
import type { Random } from '../../support/random.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { callServiceAt } from '../people/call-service.js';
import { Corrector } from '../people/corrector.js';
import { Screen, StubbornHost } from '../people/host.js';
import { StubbornPlayer } from '../people/player.js';
import type { Attendee } from '../people/stubborn-wire.js';
import type { Proof } from './evidence.js';
import { FaultyGame, until } from './game.js';
import type { NightSize } from './night-size.js';

/** The least that the contract allows: a night of four questions lasts half a minute. */
const timeLimit = 5;
const endsWithinMs = 240_000;

/** The same questions with rounds and breaks, by rules that are not those of a swift game. */
const evening = (
  questions: readonly GameQuestionBody[],
  random: Random,
): Pick<CreateGameBody, 'questions' | 'rules'> => ({
  questions: questions.map((question, index) => ({
    ...question,
    ...(random.chance(0.5) && { round: random.of(['Rivers', 'Songs']) }),
    ...(index < questions.length - 1 && random.chance(0.3) && { breakAfter: { minutes: 1, text: null } }),
  })),
  rules: {
    pacing: random.of(['host', 'timed']),
    readSeconds: random.whole(0, 2),
    revealSeconds: 3,
    boardSeconds: 3,
    boardEvery: random.of(boardMoments),
    closeWhenAllAnswered: random.chance(0.5),
    answers: random.of(answerModes),
    hostSeesVotes: random.chance(0.5),
    scoring: random.of(scorings),
    streakBonus: random.chance(0.5),
    shuffle: random.chance(0.5),
  },
});

interface Parts {
  readonly gameId: string;
  readonly teams: readonly string[];
  readonly proof: Proof;
  readonly host: StubbornHost;
  readonly screen: Screen;
  readonly players: readonly StubbornPlayer[];
  readonly corrector: Corrector;
  readonly lobbyMs: number;
}

/** A host with a projector, and players of whom some come late. */
export class HostedGame extends FaultyGame {
  protected readonly gameId: string;
  protected readonly proof: Proof;
  protected readonly everybody: readonly Attendee[];
  protected override readonly calls: Corrector['calls'];

  private constructor(
    cluster: FaultyCluster,
    private readonly parts: Parts,
    private readonly random: Random,
  ) {
    super(cluster);
    const { gameId, proof, host, screen, players, corrector } = parts;
    this.gameId = gameId;
    this.proof = proof;
    this.everybody = [host, screen, ...players];
    this.calls = corrector.calls;
  }

  static async make(
    cluster: FaultyCluster,
    cookie: string,
    name: string,
    size: NightSize,
    random: Random,
    isPaced: boolean,
  ): Promise<HostedGame> {
    const of = { timeLimit, name: `${name.replaceAll(' ', '-')}-${random.whole(1000, 9999)}` };
    const optionCounts = [random.whole(2, 6), 4, random.whole(2, 6)];
    const count = random.whole(...size.questions);
    const kinds = random.branch('kinds');
    const questions: GameQuestionBody[] = kinds.chance(0.6)
      ? kinds.shuffled([...kindsQuiz(of), ...quiz(2, { ...of, optionCounts })]).slice(0, count)
      : quiz(count, { ...of, optionCounts });
    const { url } = cluster;
    const played = isPaced ? evening(questions, random.branch('pace')) : { questions };
    const game = await makeGame(url, cookie, { title: name, ...played, teamMode: random.chance(0.3) });
    const teams = ['Reds', 'Blues', 'Greens'].map((team) => `${team} ${game.id.slice(-8)}`);
    const players = Array.from({ length: random.whole(...size.players) }, (_, index) => {
      const invitation = { roomId: random.chance(0.5) ? game.id : game.gameCode, teams };
      return new StubbornPlayer(
        url,
        `${name} player ${index + 1}`,
        invitation,
        random.branch(`player ${index}`),
      );
    });
    const parts = {
      gameId: game.id,
      teams,
      proof: { cookie },
      host: new StubbornHost(url, `${name} host`, game.id, cookie, random.branch('host')),
      screen: new Screen(url, `${name} screen`, game.id, cookie),
      players,
      corrector: new Corrector(callServiceAt(url, { cookie }), game.id, random.branch('corrections')),
      lobbyMs: random.whole(...size.lobbyMs),
    };
    return new HostedGame(cluster, parts, random);
  }

  get id(): string {
    return this.gameId;
  }

  /** By their names. */
  get competitors(): Readonly<Record<LeagueKind, readonly string[]>> {
    const { players, teams } = this.parts;
    return { players: players.map(({ name }) => name), teams };
  }

  protected override async goOn(): Promise<void> {
    const { host, players, corrector } = this.parts;
    const isOver = (): boolean => this.isOver;
    const late = players.filter(() => this.random.chance(0.25));
    this.letIn(this.everybody.filter((one) => !late.some((other) => other === one)));
    await until(() => host.wire.status !== 'unknown', 20_000);
    await Promise.all([
      this.watchTheLog(endsWithinMs),
      ...late.map((player) => this.comeLate(player)),
      this.beHost(isOver),
      host.sayWhatCounts(isOver),
      ...players.map((player) => player.play(isOver)),
    ]);
    if (this.random.chance(0.5)) await corrector.lookThroughIt();
  }

  private async beHost(isOver: () => boolean): Promise<void> {
    const { host, players, lobbyMs } = this.parts;
    await host.mindTheLobby(lobbyMs, isOver);
    await host.lead(players, isOver);
  }

  private async comeLate(player: StubbornPlayer): Promise<void> {
    await sleep(this.random.whole(1_000, 8_000));
    this.letIn([player]);
  }
}
