import type { Difficulty } from './difficulty.js';
import type { RulesBody } from './http.js';
import type { QuestionKind } from './kinds.js';

/** Evenings that come again (docs/protocol.md, "Series"). */
export const seriesLimits = {
  /** Of an account. */
  series: 20,
  /** From one night to the next. */
  everyWeeks: { min: 1, max: 8 },
  /** Saved sets that take turns. */
  sets: 20,
  /** That are drawn anew each night. */
  rounds: 10,
  /** Nights that are skipped beforehand. */
  skipped: 52,
  /** Nights that are told of beforehand, and of those that were. */
  shownNights: 8,
  /** How long before a night its game is made. What nobody starts ends by itself after 24 hours. */
  madeBeforeMs: 3 * 60 * 60 * 1000,
  /** How long before a night its host may have it made. */
  madeEarlyMs: 20 * 60 * 60 * 1000,
  /** How long after its beginning a night may still be made; later it is missed. */
  lateMs: 60 * 60 * 1000,
} as const;

/** When the nights are: on the weekday of the first one, by the clocks of their place. */
export interface SeriesSchedule {
  /** The first night, `2026-12-03`. */
  startsOn: string;
  /** When a night begins, `20:00`. */
  time: string;
  /** Of the IANA's zones, `Europe/Vienna`. */
  zone: string;
  /** 1 to 8. */
  everyWeeks: number;
  /** No night is later than that; null: they go on. */
  endsOn: string | null;
}

/** Questions of the bank that are drawn for each night. */
export interface SeriesRound {
  /** As players see it; left out: it has none. */
  title?: string;
  category?: string;
  difficulty?: Difficulty;
  /** Left out: one right of four options, without a picture. */
  kinds?: QuestionKind[];
  count: number;
}

/** What a night's game is made from: of `sets` and `rounds` one is there. */
export interface SeriesTemplate {
  /** Saved sets of mine by their ids, each night the next one, and again from the first. */
  sets?: string[];
  rounds?: SeriesRound[];
  /** Left out: as usual. */
  rules?: RulesBody;
  teamMode?: boolean;
  preparedTeams?: string[];
  onlyPreparedTeams?: boolean;
  /** A league that I run: each night becomes one of its nights. */
  leagueId?: string;
}

export interface SeriesBody {
  title: string;
  schedule: SeriesSchedule;
  template: SeriesTemplate;
}

/** What is left out stays. */
export interface SeriesChangeBody extends Partial<SeriesBody> {
  /** No game is made while it is. */
  paused?: boolean;
}

export interface SeriesNightBody {
  skipped: boolean;
}

/** `making`: a gateway is at it. `missed`: none was there when its game was to be made, or it could not be. */
export type NightState = 'making' | 'made' | 'skipped' | 'missed';

/** Why the next game could not be made so far: its questions are not there; as many games go on as may; its host may not host. */
export type SeriesProblem = 'questions' | 'quota' | 'not_a_host';

/** Why nights come into the league no more: I run none of that id any more, its season is over, or it has as many as it may. */
export type SeriesLeagueProblem = 'gone' | 'ended' | 'full';

/** The league that nights of a series come into. */
export interface SeriesLeague {
  id: string;
  /** Null: it is gone. */
  title: string | null;
  problem: SeriesLeagueProblem | null;
}

export interface UpcomingNight {
  /** Its date where it is played. */
  night: string;
  startsAt: string;
  skipped: boolean;
}

export interface PastNight {
  night: string;
  startsAt: string;
  state: NightState;
  gameId: string | null;
}

/** Where tonight's game is. */
export interface SeriesGame {
  gameId: string;
  gameCode: string;
  status: 'waiting' | 'active' | 'paused';
}

/** A series, as everybody who knows its address may see it. */
export interface SeriesPageView {
  id: string;
  title: string;
  /** Leads to tonight's game, for good. */
  code: string;
  joinUrl: string;
  pageUrl: string;
  calendarUrl: string;
  schedule: SeriesSchedule;
  /** No night is sure while it is. */
  paused: boolean;
  /** The next ones, those that are skipped among them; none: it is paused, or over. */
  upcoming: UpcomingNight[];
  /** The game that its code leads to now; null: none. */
  game: SeriesGame | null;
}

/** The same for its owner. */
export interface SeriesView extends SeriesPageView {
  template: SeriesTemplate;
  problem: SeriesProblem | null;
  /** Null: it has none. */
  league: SeriesLeague | null;
  /** The last ones, the newest first. */
  past: PastNight[];
  createdAt: string;
}
