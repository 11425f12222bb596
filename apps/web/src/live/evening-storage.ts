import { asRecord, asText, stored } from '../lib/stored.js';

/** How a game ended for the player of this browser. */
export interface KeptEvening {
  gameId: string;
  title: string;
  /** When this browser heard of its end. */
  endedAt: string;
  /** What its player was called. */
  name: string;
  score: number;
  /** Null: there was none to name. */
  position: number | null;
  participantCount: number;
}

/** Enough for a year of Thursdays; the oldest go. */
const kept = 50;

const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const readEvening = (from: unknown): KeptEvening | null => {
  const evening = asRecord(from);
  const gameId = asText(evening?.['gameId']);
  if (!evening || !gameId) return null;
  return {
    gameId,
    title: asText(evening['title']) ?? '',
    endedAt: asText(evening['endedAt']) ?? '',
    name: asText(evening['name']) ?? '',
    score: count(evening['score']),
    position: count(evening['position']) || null,
    participantCount: count(evening['participantCount']),
  };
};

/** The evenings of this browser, the newest first. */
export const keptEvenings = stored<readonly KeptEvening[]>({
  key: 'clockbeat.evenings',
  empty: [],
  read: (from) => (Array.isArray(from) ? from.flatMap((one) => readEvening(one) ?? []) : null),
});

/** Keeps how a game ended, again where a correction told it anew: it stays the evening that it was. */
export const keepEvening = (evening: KeptEvening): void =>
  keptEvenings.update((now) => {
    const before = now.find(({ gameId }) => gameId === evening.gameId);
    if (!before) return [evening, ...now].slice(0, kept);
    const anew = { ...evening, endedAt: before.endedAt };
    return now.map((one) => (one === before ? anew : one));
  });
