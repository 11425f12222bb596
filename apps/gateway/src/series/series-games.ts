import {
  type GameContent,
  type GameQuestion,
  type PlayableGame,
  preparedIn,
  type SeriesRound,
  UserId,
  usualPoints,
} from '@clockbeat/domain';
import { type DueNight, QuestionStore, Quotas, SavedSetStore, type Series } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { SignedInAccounts } from '../auth/signed-in-accounts.js';
import { Environment } from '../config/environment.js';
import { bankQuestion, contentOf } from '../content/game-content.js';
import { GameDesk } from '../games/game-desk.js';
import { GameMaker } from '../games/game-maker.js';
import { checkPlayable, checkPlayers, rulesOf } from '../games/game-rules.js';
import { HttpProblem, invalid } from '../http/http-problem.js';
import { mayHost } from '../roles/roles.js';
import { SetLauncher } from '../sets/set-launcher.js';

/** Makes a night's game from its series, as a call of its host would. */
@Injectable()
export class SeriesGames {
  constructor(
    private readonly accounts: SignedInAccounts,
    private readonly questions: QuestionStore,
    private readonly sets: SavedSetStore,
    private readonly launcher: SetLauncher,
    private readonly quotas: Quotas,
    private readonly desk: GameDesk,
    private readonly maker: GameMaker,
    private readonly environment: Environment,
  ) {}

  /**
   * The night's game: made now, or by whoever was at it before and told nobody. Refused as the host's own call would be: with a problem
   * that says why, or QuotaReached.
   */
  async make(series: Series, { gameId }: DueNight): Promise<PlayableGame> {
    const begun = await this.desk.peek(gameId);
    if (begun) return begun;
    const { template, userId: hostId } = series;
    const host = await this.accounts.find(hostId);
    if (host === null || !mayHost(host)) throw new HttpProblem('not_a_host');
    const rules = rulesOf(template.rules, this.environment);
    checkPlayers(rules, await this.quotas.most(hostId, 'playersPerGame'));
    const setId = nextSetOf(series);
    const content =
      setId === null
        ? await this.drawn(template.rounds ?? [], hostId, usualPoints[rules.scoring])
        : await this.launcher.contentOf(setId, hostId);
    checkPlayable(rules, content);
    const teams = template.preparedTeams && preparedIn(template);
    const game = await this.maker.make({
      hostId,
      content: { ...content, title: series.title },
      teamMode: template.teamMode ?? false,
      teams,
      rules,
      gameId,
    });
    if (setId !== null) await this.sets.launched(setId, gameId);
    return game;
  }

  /** Fewer than were asked for would be another evening than the one that its host has planned. */
  private async drawn(rounds: readonly SeriesRound[], hostId: UserId, usual: number): Promise<GameContent> {
    const questions: GameQuestion[] = [];
    for (const { title, category, difficulty, kinds, count } of rounds) {
      const before = questions.flatMap(({ id }) => id ?? []);
      const wanted = { category, difficulty, kinds, count, room: { hostId } };
      const drawn = await this.questions.draw({ ...wanted, exclude: before, beside: before });
      if (drawn.length < count)
        throw invalid(`The bank has only ${drawn.length} such questions of ${category ?? 'all categories'}.`);
      questions.push(...drawn.map((stored) => bankQuestion(stored, null, { round: title }, usual)));
    }
    return contentOf({ questions: [] }, questions, '');
  }
}

/** Sets take turns: each night that was made has used one. Null: this series draws its questions. */
const nextSetOf = ({ template: { sets = [] }, made }: Series): string | null =>
  sets[made % sets.length] ?? null;
