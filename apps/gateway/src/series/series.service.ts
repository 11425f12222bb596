import {
  limits,
  type SeriesBody,
  type SeriesChangeBody,
  SeriesId,
  type SeriesPageView,
  type SeriesTemplate,
  type SeriesView,
  seriesLimits,
  type UserId,
} from '@clockbeat/domain';
import {
  JoinCodeStore,
  LeagueStore,
  Quotas,
  SavedSetStore,
  type Series,
  type SeriesPlan,
  SeriesStore,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { GameDesk } from '../games/game-desk.js';
import { checkPlayers, rulesOf } from '../games/game-rules.js';
import { HttpProblem, invalid, notFound, unavailable } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { nextNight } from './next-night.js';
import { nightsAfter } from './nights.js';
import { SeriesMaker } from './series-maker.js';
import { pageViewOf, viewOf } from './series-view.js';

const idShape = /^series_[\w-]{16}$/;
const fullText = `This account has ${seriesLimits.series} series. Please end one first.`;
const tooEarly = `A night’s game can be made at most ${seriesLimits.madeEarlyMs / 3_600_000} hours before it begins.`;

/** A host's series, and the page of each (docs/decisions/103). */
@Injectable()
export class SeriesService {
  constructor(
    private readonly series: SeriesStore,
    private readonly sets: SavedSetStore,
    private readonly codes: JoinCodeStore,
    private readonly leagues: LeagueStore,
    private readonly quotas: Quotas,
    private readonly maker: SeriesMaker,
    private readonly desk: GameDesk,
    private readonly clock: ServerClock,
    private readonly environment: Environment,
  ) {}

  /** `origin`: what links begin with. */
  async create(body: SeriesBody, userId: UserId, origin: string): Promise<SeriesView> {
    await this.check(body, userId);
    await this.checkLeague(body.template, userId);
    const now = this.clock.now();
    const { title, schedule, template } = body;
    const next = nextNight({ schedule, nights: [] }, now);
    const made = await this.series.create(userId, { title, schedule, template, paused: false, next }, now);
    if (made === null) throw new HttpProblem('conflict', fullText);
    return this.viewOf(made, origin);
  }

  async listOf(userId: UserId, origin: string): Promise<SeriesView[]> {
    const all = await this.series.listOf(userId);
    return Promise.all(all.map((series) => this.viewOf(series, origin)));
  }

  /** What is left out stays. A night whose game is there stays, too. */
  async change(id: string, body: SeriesChangeBody, userId: UserId, origin: string): Promise<SeriesView> {
    const before = await this.ownOf(id, userId);
    await this.check({ ...before, ...said(body) }, userId);
    // one that is gone by now hinders no other change
    if (body.template && body.template.leagueId !== before.template.leagueId)
      await this.checkLeague(body.template, userId);
    const changed = await this.series.change(before.id, userId, (series) => {
      const { title, schedule, template, nights } = { ...series, ...said(body) };
      const paused = body.paused ?? series.paused;
      const next = paused ? null : nextNight({ schedule, nights }, this.clock.now());
      return { title, schedule, template, paused, next };
    });
    if (changed === null) throw notFound('Series');
    return this.viewOf(changed, origin);
  }

  /** A night that is still to come is skipped, or not skipped after all. */
  async skip(
    id: string,
    date: string,
    skipped: boolean,
    userId: UserId,
    origin: string,
  ): Promise<SeriesView> {
    const series = await this.ownOf(id, userId);
    const now = this.clock.now();
    const coming = nightsAfter(series.schedule, now, { count: seriesLimits.skipped });
    const night = coming.find((one) => one.night === date);
    if (night === undefined) throw notFound('Night');
    if (series.nights.some((kept) => kept.night === date && kept.state === 'made'))
      throw new HttpProblem('conflict', 'The game of this night is there already. End it on its panel.');
    const changed = await this.series.skip(series.id, userId, { ...night, skipped }, (after) =>
      after.paused ? null : nextNight(after, this.clock.now()),
    );
    if (changed === null) throw notFound('Series');
    return this.viewOf(changed, origin);
  }

  /** The id of tonight's game: the one that its code leads to, else the next night's, made now. */
  async makeNow(id: string, userId: UserId): Promise<string> {
    const series = await this.ownOf(id, userId);
    const open = (await this.codes.openGamesOf([series.id])).get(series.id);
    if (open) return open;
    const next = series.paused ? null : nextNight(series, this.clock.now());
    if (next === null || next.startsAt > this.clock.now() + seriesLimits.madeEarlyMs)
      throw new HttpProblem('conflict', tooEarly);
    const made = await this.maker.makeNext(series.id);
    if (made === null) throw unavailable('The game of this night is being made. Please try again.');
    return made.gameId;
  }

  async end(id: string, userId: UserId): Promise<void> {
    if (!idShape.test(id) || !(await this.series.delete(SeriesId(id), userId))) throw notFound('Series');
  }

  /** What everybody may see who has its address. */
  async pageOf(id: string, origin: string): Promise<SeriesPageView> {
    const series = idShape.test(id) ? await this.series.findShown(SeriesId(id)) : null;
    if (series === null) throw notFound('Series');
    return pageViewOf(series, { origin, now: this.clock.now(), game: await this.openGameOf(series) });
  }

  private async viewOf(series: Series, origin: string): Promise<SeriesView> {
    return viewOf(series, { origin, now: this.clock.now(), game: await this.openGameOf(series) });
  }

  private async openGameOf({ id }: Series) {
    const gameId = (await this.codes.openGamesOf([id])).get(id);
    return gameId === undefined ? null : this.desk.peek(gameId);
  }

  private async ownOf(id: string, userId: UserId): Promise<Series> {
    const series = idShape.test(id) ? await this.series.find(SeriesId(id)) : null;
    if (series?.userId !== userId) throw notFound('Series');
    return series;
  }

  private async check({ schedule, template }: SeriesPlan, userId: UserId): Promise<void> {
    if (schedule.endsOn !== null && schedule.endsOn < schedule.startsOn)
      throw invalid('schedule.endsOn: the last night cannot be before the first.');
    checkPlayers(rulesOf(template.rules, this.environment), await this.quotas.most(userId, 'playersPerGame'));
    await this.checkQuestions(template, userId);
  }

  private async checkLeague({ leagueId }: SeriesTemplate, userId: UserId): Promise<void> {
    if (leagueId !== undefined && (await this.leagues.find(leagueId, userId)) === null)
      throw invalid('template.leagueId: you run no such league.');
  }

  private async checkQuestions({ sets = [], rounds = [] }: SeriesTemplate, userId: UserId): Promise<void> {
    if (sets.length > 0 === rounds.length > 0)
      throw invalid('template: a series has either sets or rounds that are drawn.');
    const most = limits.questionsPerGame.max;
    if (rounds.reduce((sum, { count }) => sum + count, 0) > most)
      throw invalid(`template.rounds: a game has at most ${most} questions.`);
    const held = await this.sets.heldAmong(sets, { userId, guestSessionId: null });
    const missing = sets.findIndex((id) => !held.has(id));
    if (missing >= 0) throw invalid(`template.sets.${missing}: there is no such set of yours.`);
  }
}

/** A body is an object of a class with all fields that it declares. */
const said = (body: SeriesChangeBody): Partial<SeriesPlan> => {
  const { title, schedule, template } = body;
  return { ...(title && { title }), ...(schedule && { schedule }), ...(template && { template }) };
};
