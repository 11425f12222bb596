import { createHash } from 'node:crypto';
import {
  apply,
  currentIndex,
  fingerprintText,
  type Game,
  type GameId,
  openedCount,
  type StoredEvent,
  Storyteller,
  standings,
  toSnapshot,
  unborn,
  upcast,
} from '@clockbeat/domain';

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 21);
const placeWidth = 6;

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The log as lines of a story, each with its version and the time of day (UTC). */
export async function* storyLines(gameId: GameId, log: AsyncIterable<StoredEvent>): AsyncGenerator<string> {
  const teller = new Storyteller(gameId);
  for await (const stored of log) {
    const [first = '', ...more] = teller.tell(upcast(stored));
    const place = `${String(stored.version).padStart(placeWidth)}  ${timeOf(stored.at)}  `;
    yield [`${place}${first}`, ...more.map((line) => `${' '.repeat(place.length)}${line}`)].join('\n');
  }
}

/** The log as it lies on disk, an event a line. */
export async function* storedLines(log: AsyncIterable<StoredEvent>): AsyncGenerator<string> {
  for await (const event of log) yield JSON.stringify(event);
}

/** The game after `version`; it throws when its log does not go that far. */
export const stateAt = async (
  gameId: GameId,
  version: number,
  log: AsyncIterable<StoredEvent>,
): Promise<Exclude<Game, { status: 'unborn' }>> => {
  let game: Game = unborn(gameId);
  for await (const stored of log) {
    game = apply(game, upcast(stored));
    if (game.version === version) return game;
  }
  throw new Error(`${gameId} has ${counted(game.version, 'version')}, not ${version}.`);
};

/** A state as somebody reads it. */
export const stateText = (game: Exclude<Game, { status: 'unborn' }>): string => {
  const { title, questions } = game.content;
  const lines = [
    `${game.gameId}, version ${game.version}: ${game.status}`,
    `“${title}”, ${counted(questions.length, 'question')}, ${counted(game.seats.participants, 'player')}`,
  ];
  lines.push(`Fingerprint ${fingerprintOf(game)}`);
  const open = openedCount(game) === 0 ? undefined : questions[currentIndex(game)];
  if (open) lines.push(`Question ${currentIndex(game) + 1}: ${open.question}`);
  for (const { seat, position } of standings(game)) {
    const { name, teamName, score, correct, answered } = seat;
    lines.push(
      `${String(position).padStart(4)}. ${name}${teamName === null ? '' : ` (${teamName})`}: ${score}, ` +
        `${correct} of ${counted(answered, 'answer')} right`,
    );
  }
  return lines.join('\n');
};

/** The same for programs: the whole state as the fold keeps it, and its fingerprint. */
export const stateJson = (game: Exclude<Game, { status: 'unborn' }>): string =>
  JSON.stringify({ ...toSnapshot(game), fingerprint: fingerprintOf(game) });

/** SHA-256 of a state, in hex; names and ids of people left out. */
export const fingerprintOf = (game: Exclude<Game, { status: 'unborn' }>): string =>
  createHash('sha256').update(fingerprintText(game)).digest('hex');
