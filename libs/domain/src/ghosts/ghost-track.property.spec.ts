import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { anyNight, play } from '../../test-support/game-night.js';
import { finishGame, knowing, record, theGame } from '../../test-support/index.js';
import { apply, fold } from '../apply.js';
import { hasResults } from '../corrections.js';
import { decide } from '../decide/index.js';
import type { RecordedEvent } from '../events.js';
import { type Game, type PlayableGame, unborn } from '../game.js';
import { type BoardSeat, type RankedSeat, standings, standingsAmong, teamStandings } from '../standings.js';
import { upcast } from '../upcast.js';
import { GhostTrack } from './ghost-track.js';
import { ghostsOf } from './ghosts-of.js';

const names = { player: (order: number) => `Ghost ${order}`, team: (order: number) => `Team ${order}` };

const run = <T>(steps: Generator<void, T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** A board by what it shows of everybody but names and ids, which ghosts do not have. */
const hashOf = (ranked: readonly RankedSeat<BoardSeat>[]): string => {
  const first = Math.min(...ranked.map(({ seat }) => seat.order));
  const rows = ranked.map(({ seat, ...place }) => {
    const { order, score, correct, correctMs, chosen, chosenMs, doubt } = seat;
    return [place, order - first, score, correct, correctMs, chosen, chosenMs, doubt ?? null];
  });
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
};

const teamsOf = (game: PlayableGame) => teamStandings(game).map(({ teamName: _, ...team }) => team);

const nobodyElse = (game: PlayableGame): PlayableGame => ({
  ...game,
  seats: { ...game.seats, byId: new Map() },
});

const trackOf = (log: readonly RecordedEvent[]): GhostTrack | null => {
  const game = fold(
    theGame,
    log.map((event) => ({ ...event, gameId: theGame }) as RecordedEvent),
  );
  return hasResults(game) && game.seats.participants > 0
    ? run(GhostTrack.from(ghostsOf(game), log, names))
    : null;
};

/** What was said again later of an answer, or of its question. */
const isSaidLater = ({ type }: RecordedEvent): boolean =>
  ['AnswersJudged', 'QuestionCorrected', 'CorrectionUndone'].includes(type);

const renumbered = (log: readonly RecordedEvent[]): RecordedEvent[] =>
  log.map((event, index) => ({ ...event, version: index + 1 }) as RecordedEvent);

/** Without what people brought along from another game. */
const begunHere = (event: RecordedEvent): RecordedEvent => {
  if (event.type !== 'PlayerJoined') return event;
  const { carried: _, ...data } = event.data;
  return { ...event, data: { ...data, startingScore: 0 } };
};

/** At every event, of the evening as it went. */
const isTheSameAtEveryEvent = (log: readonly RecordedEvent[]): void => {
  const track = trackOf(log);
  if (!track) return;
  let game: Game = unborn(theGame);
  for (const event of log) {
    game = apply(game, event);
    const ghosts = track.asOf(event.version);
    const ranked = standingsAmong(nobodyElse(game), ghosts);
    expect([event.version, hashOf(ranked)]).toEqual([event.version, hashOf(standings(game))]);
    const teams = teamStandings(nobodyElse(game), undefined, ghosts);
    // equals are listed by their names, which are others
    const places = teams.map(({ teamName: _, ghost: __, ...team }) => team);
    expect(new Set(places.map((one) => JSON.stringify(one)))).toEqual(
      new Set(teamsOf(game).map((one) => JSON.stringify(one))),
    );
  }
};

const finished = (events: readonly RecordedEvent[]): RecordedEvent[] => {
  const log = [...events];
  const game = fold(theGame, log);
  const decision = decide(knowing(finishGame()(game, log.at(-1)?.at ?? 0), log), game);
  return decision.outcome === 'accepted' ? [...log, record(decision.event, log.length + 1)] : log;
};

it('shows the board of the evening at every event, whatever happened', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const { events } = play(night, (_, __, ask) => ask()).stream;
      isTheSameAtEveryEvent(finished(renumbered(events.filter((event) => !isSaidLater(event)))));
    }),
    { numRuns: 150 },
  );
});

it('comes to the same end where answers were judged, and questions corrected', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const log = finished(play(night, (_, __, ask) => ask()).stream.events);
      const track = trackOf(log);
      const game = fold(theGame, log);
      if (!track || game.status !== 'finished') return;
      const ranked = standingsAmong(nobodyElse(game), track.asOf(game.version));
      expect(hashOf(ranked)).toBe(hashOf(standings(game)));
    }),
    { numRuns: 150 },
  );
});

it.each(recordedLogs)('shows the boards of the recorded log $name', ({ events }) => {
  const log = events
    .map(upcast)
    .map(begunHere)
    .map((event) => ({ ...event, gameId: theGame }) as RecordedEvent);
  isTheSameAtEveryEvent(renumbered(log.filter((event) => !isSaidLater(event))));
  const track = trackOf(log);
  const game = fold(theGame, log);
  if (!track || game.status !== 'finished') return;
  expect(hashOf(standingsAmong(nobodyElse(game), track.asOf(game.version)))).toBe(hashOf(standings(game)));
});

it('is at the end of each question where the evening was when the next one was opened', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const log = finished(renumbered(play(night, (_, __, ask) => ask()).stream.events));
      const track = trackOf(log);
      const game = fold(theGame, log);
      if (!track || game.status !== 'finished') return;
      const { questions } = ghostsOf(game);
      for (const [index, original] of questions.entries()) {
        const next = log.find(
          ({ type, data }) =>
            (type === 'QuestionAdvanced' || type === 'QuestionOpened') &&
            'opened' in data &&
            data.opened.index === original + 1,
        );
        const before = next ? next.version - 1 : game.version;
        expect(track.at({ index, openMs: Number.POSITIVE_INFINITY })).toEqual(track.asOf(before));
      }
    }),
    { numRuns: 50 },
  );
});

it('goes from one moment to the next as it says', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const log = finished(renumbered(play(night, (_, __, ask) => ask()).stream.events));
      const track = trackOf(log);
      if (!track) return;
      let openMs = -1;
      for (;;) {
        const next = track.nextAfter({ index: 0, openMs });
        if (next === null) break;
        expect(next).toBeGreaterThan(openMs);
        const before = { index: 0, openMs: (openMs + next) / 2 };
        expect(track.at(before)).toEqual(track.at({ index: 0, openMs }));
        expect(track.answeredAt(before)).toBe(track.answeredAt({ index: 0, openMs }));
        openMs = next;
      }
      const end = { index: 0, openMs: Number.POSITIVE_INFINITY };
      expect(track.answeredAt({ index: 0, openMs })).toBe(track.answeredAt(end));
    }),
    { numRuns: 50 },
  );
});
