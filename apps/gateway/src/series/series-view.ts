import {
  type PastNight,
  type PlayableGame,
  type SeriesGame,
  type SeriesPageView,
  type SeriesView,
  seriesLimits,
  type UpcomingNight,
} from '@clockbeat/domain';
import type { KeptNight, Series } from '@clockbeat/persistence';
import { nightsAfter } from './nights.js';

interface About {
  /** What links begin with. */
  readonly origin: string;
  /** ms */
  readonly now: number;
  /** The newest of its games that is open, as far as anybody knows. */
  readonly game: PlayableGame | null;
}

const { shownNights } = seriesLimits;

/** A series for everybody: built up from what may be shown. */
export const pageViewOf = (series: Series, { origin, now, game }: About): SeriesPageView => {
  const { id, title, code, schedule, paused } = series;
  const pageUrl = `${origin}/series/${id}`;
  return {
    id,
    title,
    code,
    joinUrl: `${origin}/join/${code}`,
    pageUrl,
    calendarUrl: `${origin}/api/series/${id}/calendar.ics`,
    schedule,
    paused,
    upcoming: paused ? [] : upcomingOf(series, now),
    game: game && gameOf(game),
  };
};

/** The same with what is its owner's. */
export const viewOf = (series: Series, about: About): SeriesView => ({
  ...pageViewOf(series, about),
  template: series.template,
  problem: series.problem,
  league: series.league,
  past: pastOf(series, about.now),
  createdAt: series.createdAt.toISOString(),
});

const upcomingOf = ({ schedule, nights }: Series, now: number): UpcomingNight[] => {
  const skipped = new Set(nights.filter(({ state }) => state === 'skipped').map(({ night }) => night));
  return nightsAfter(schedule, now, { count: shownNights }).map(({ night, startsAt }) => ({
    night,
    startsAt: new Date(startsAt).toISOString(),
    skipped: skipped.has(night),
  }));
};

/** A claim whose gateway died, and whose night was put off before another one took it, came to nothing. */
const stateOf = ({ nextNight }: Series, { night, state }: KeptNight): PastNight['state'] =>
  state === 'making' && night !== nextNight ? 'missed' : state;

const pastOf = (series: Series, now: number): PastNight[] =>
  series.nights
    .filter(({ state, startsAt }) => state === 'made' || startsAt.getTime() <= now)
    .slice(0, shownNights)
    .map((kept) => ({
      night: kept.night,
      startsAt: kept.startsAt.toISOString(),
      state: stateOf(series, kept),
      gameId: kept.gameId,
    }));

const gameOf = ({ gameId, gameCode, status }: PlayableGame): SeriesGame | null =>
  status === 'finished' ? null : { gameId, gameCode, status };
