import type { SeriesPageView, SeriesView } from '@clockbeat/domain/contract';

/** Thursdays at eight in Vienna, as everybody sees them; the second night is skipped. */
export const aSeriesPage = (over: Partial<SeriesPageView> = {}): SeriesPageView => ({
  id: 'series_thursdays',
  title: 'Quiz at the Anchor',
  code: '204817',
  joinUrl: 'https://quiz.example/join/204817',
  pageUrl: 'https://quiz.example/series/series_thursdays',
  calendarUrl: 'https://quiz.example/api/series/series_thursdays/calendar.ics',
  schedule: { startsOn: '2026-12-03', time: '20:00', zone: 'Europe/Vienna', everyWeeks: 1, endsOn: null },
  paused: false,
  upcoming: [
    { night: '2026-12-03', startsAt: '2026-12-03T19:00:00.000Z', skipped: false },
    { night: '2026-12-10', startsAt: '2026-12-10T19:00:00.000Z', skipped: true },
    { night: '2026-12-17', startsAt: '2026-12-17T19:00:00.000Z', skipped: false },
  ],
  game: null,
  ...over,
});

/** The same for its owner. */
export const aSeries = (over: Partial<SeriesView> = {}): SeriesView => ({
  ...aSeriesPage(),
  template: {
    rounds: [
      { title: 'Warm up', category: 'Science', count: 10 },
      { title: 'Heat', count: 20 },
    ],
    rules: { pacing: 'host' },
    teamMode: true,
    preparedTeams: ['Owls', 'Foxes'],
  },
  problem: null,
  league: null,
  past: [
    { night: '2026-11-26', startsAt: '2026-11-26T19:00:00.000Z', state: 'made', gameId: 'game_last' },
    { night: '2026-11-19', startsAt: '2026-11-19T19:00:00.000Z', state: 'missed', gameId: null },
  ],
  createdAt: '2026-11-01T12:00:00.000Z',
  ...over,
});
