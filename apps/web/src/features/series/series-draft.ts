import {
  limits,
  type SeriesBody,
  type SeriesRound,
  type SeriesTemplate,
  type SeriesView,
  seriesLimits,
} from '@clockbeat/domain/contract';
import { teamsOf, type WrongTeams, wrongTeams } from '../../frame/prepared-teams.js';
import type { TeamsPlan } from '../../hosting/app-state.js';
import { bankKinds } from '../../hosting/bank-kinds.js';
import { type RulesPlan, readRulesPlan, rulesSaid } from '../../hosting/rules-plan.js';

/** The whole bank: no category is called so. */
export const everyCategory = '*';

export interface RoundDraft {
  readonly id: number;
  title: string;
  category: string;
  /** As typed. */
  count: string;
}

/** What stands in the form of a series. */
export interface SeriesDraft {
  title: string;
  startsOn: string;
  time: string;
  zone: string;
  everyWeeks: string;
  /** Empty: it goes on. */
  endsOn: string;
  from: 'drawn' | 'sets';
  rounds: RoundDraft[];
  /** Questions of other kinds than one right of four. */
  mixed: boolean;
  sets: string[];
  plan: RulesPlan;
  teams: TeamsPlan;
  /** Empty: none. */
  league: string;
}

let made = 0;
export const newRound = (round: Partial<RoundDraft> = {}): RoundDraft => {
  made += 1;
  return { title: '', category: everyCategory, count: '10', ...round, id: made };
};

/** `today`: a date of this browser, `2026-12-03`. */
export const newDraft = (today: string, zone: string): SeriesDraft => ({
  title: '',
  startsOn: today,
  time: '20:00',
  zone,
  everyWeeks: '1',
  endsOn: '',
  from: 'drawn',
  rounds: [newRound()],
  mixed: false,
  sets: [],
  plan: {},
  teams: { mode: false, lines: '', only: false },
  league: '',
});

export const draftOf = ({ title, schedule, template, league }: SeriesView): SeriesDraft => {
  const { sets, rounds, rules, teamMode = false, preparedTeams = [], onlyPreparedTeams = false } = template;
  return {
    title,
    ...schedule,
    everyWeeks: String(schedule.everyWeeks),
    endsOn: schedule.endsOn ?? '',
    from: sets ? 'sets' : 'drawn',
    rounds: rounds?.map(roundDraftOf) ?? [newRound()],
    mixed: rounds?.some(({ kinds }) => kinds !== undefined) ?? false,
    sets: sets ?? [],
    plan: readRulesPlan(rules) ?? {},
    teams: { mode: teamMode, lines: preparedTeams.join('\n'), only: onlyPreparedTeams },
    // of one that is gone nothing is left to say
    league: league === null || league.problem === 'gone' ? '' : league.id,
  };
};

const roundDraftOf = ({ title = '', category = everyCategory, count }: SeriesRound): RoundDraft =>
  newRound({ title, category, count: String(count) });

export const bodyOf = (draft: SeriesDraft): SeriesBody => ({
  title: draft.title.trim(),
  schedule: {
    startsOn: draft.startsOn,
    time: draft.time,
    zone: draft.zone,
    everyWeeks: Number(draft.everyWeeks),
    endsOn: draft.endsOn || null,
  },
  template: templateOf(draft),
});

const templateOf = ({ from, rounds, mixed, sets, plan, teams, league }: SeriesDraft): SeriesTemplate => ({
  ...(from === 'sets' ? { sets } : { rounds: rounds.map((round) => roundOf(round, mixed)) }),
  ...rulesSaid(plan),
  ...(teams.mode && { teamMode: true, ...teamsOf(teams) }),
  ...(league && { leagueId: league }),
});

const roundOf = ({ title, category, count }: RoundDraft, mixed: boolean): SeriesRound => ({
  ...(title.trim() && { title: title.trim() }),
  ...(category !== everyCategory && { category }),
  ...(mixed && { kinds: [...bankKinds] }),
  count: Number(count),
});

/** How many questions a night asks, as far as they are numbers. */
export const questionsIn = ({ rounds }: Pick<SeriesDraft, 'rounds'>): number =>
  rounds.reduce((sum, { count }) => sum + (Number(count) || 0), 0);

const { min, max } = limits.questionsPerGame;
export const isCount = (typed: string): boolean =>
  Number.isInteger(Number(typed)) && Number(typed) >= min && Number(typed) <= max;

/** What is wrong with a draft, by field. */
export interface WrongSeries extends WrongTeams {
  title?: true;
  startsOn?: true;
  time?: true;
  endsOn?: true;
  rounds?: 'count' | 'most';
  sets?: true;
}

export const wrongIn = (draft: SeriesDraft): WrongSeries => {
  const { title, startsOn, time, endsOn, from, rounds, sets, teams } = draft;
  const length = [...title.trim()].length;
  const wrongRounds = !rounds.every(({ count }) => isCount(count))
    ? 'count'
    : questionsIn(draft) > max
      ? 'most'
      : null;
  return {
    ...((length === 0 || length > limits.title) && { title: true }),
    ...(!startsOn && { startsOn: true }),
    ...(!time && { time: true }),
    ...(endsOn && endsOn < startsOn && { endsOn: true }),
    ...(from === 'drawn' && wrongRounds && { rounds: wrongRounds }),
    ...(from === 'sets' && sets.length === 0 && { sets: true }),
    ...(teams.mode && wrongTeams(teams)),
  };
};

/** All intervals that there are, in weeks. */
export const intervals: readonly number[] = Array.from(
  { length: seriesLimits.everyWeeks.max },
  (_, index) => index + 1,
);
