import {
  cleanName,
  jokerOf,
  nameKey,
  type PlayableGame,
  PlayerId,
  type RecordedEvent,
} from '@clockbeat/domain';
import { fieldsOf, isRefusal, knownAt, versionOf, walk } from './reading.js';
import type { BrokenPromise, Frame, GameRecord, Violation, Witness } from './record.js';

/** The words that were acknowledged, and what they say of the game. */
const saying = {
  setReady: ({ ready }, game, playerId) => seatOf(game, playerId)?.ready === ready,
  chooseTeam: ({ teamName }, game, playerId) =>
    nameKey(seatOf(game, playerId)?.teamName ?? '') === nameKey(String(teamName)),
  declareJoker: ({ round }, game, playerId) => {
    const seat = seatOf(game, playerId);
    return seat !== undefined && jokerOf(game, seat) === round;
  },
  setTeamMode: ({ teamMode }, game) => game.teamMode === teamMode,
  setJoining: ({ joining }, game) => game.joining === joining,
  // of two who answer at once the first one is heard
  admitPlayer: ({ playerId }, game) => !game.seats.knocks.has(PlayerId(String(playerId))),
} as const satisfies Readonly<
  Record<string, (said: Fields, game: PlayableGame, playerId: string | null) => boolean>
>;
type Fields = Readonly<Record<string, unknown>>;

const seatOf = (game: PlayableGame, playerId: string | null) =>
  [...game.seats.byId.values()].find((seat) => seat.playerId === playerId);

const isSaying = (name: string): name is keyof typeof saying => name in saying;

/** What was said in the lobby and at its door: each word is in the log once at most, and there if it was acknowledged. */
export const lobby = (record: GameRecord): Violation[] => {
  const violations: Violation[] = [];
  const broken = (promise: BrokenPromise, what: string): void => void violations.push({ promise, what });
  for (const [word, { stored, sent, refused }] of countsOf(record))
    if (stored > sent - refused)
      broken('the log is whole', `${word}: stored ${stored} times, sent ${sent}, ${refused} of it refused`);
  for (const what of unkept(record)) broken('no acknowledged word of the lobby is missing', what);
  return violations;
};

/** Whether what was acknowledged was so at some version since it was sent. */
const unkept = (record: GameRecord): string[] => {
  const pending = record.witnesses.flatMap((witness) => {
    const known = knownAt(witness);
    return witness.frames.flatMap(({ kind, name, body, request }) =>
      kind === 'ack' && isSaying(name) && !isRefusal(body)
        ? [{ witness, name, request, from: known.get(request) ?? 0, to: versionOf(body) ?? 0, kept: false }]
        : [],
    );
  });
  walk(record, ({ version }, game) => {
    for (const told of pending)
      if (version >= told.from && version <= told.to)
        told.kept ||= saying[told.name](fieldsOf(told.request), game, told.witness.playerId);
  });
  return pending
    .filter(({ kept }) => !kept)
    .map(
      ({ witness, name, request, from, to }) =>
        `${witness.name}: ${name} ${JSON.stringify(request)} was acknowledged, not in versions ${from} to ${to}`,
    );
};

interface Count {
  stored: number;
  sent: number;
  /** For good: these will never be stored. */
  refused: number;
}

const countsOf = (record: GameRecord): Map<string, Count> => {
  const counts = new Map<string, Count>();
  const count = (word: string | null, what: keyof Count): void => {
    if (word === null) return;
    const known = counts.get(word) ?? { stored: 0, sent: 0, refused: 0 };
    known[what] += 1;
    counts.set(word, known);
  };
  for (const event of record.log) count(storedWord(event, record), 'stored');
  for (const witness of record.witnesses)
    for (const frame of witness.frames) {
      if (frame.kind === 'sent') count(sentWord(witness, frame.name, frame.body), 'sent');
      if (isRefusedForGood(frame)) count(sentWord(witness, frame.name, frame.request), 'refused');
    }
  return counts;
};

const isRefusedForGood = ({ kind, body }: Frame): boolean =>
  kind === 'ack' && isRefusal(body) && body.error.code !== 'unavailable';

/** The seat of a solo game is taken by the call that makes it, which no frame tells of; a deadline may move before. */
const isMadeWith = (log: readonly RecordedEvent[], version: number): boolean => {
  const [first] = log;
  const isSolo = first?.type === 'GameCreated' && first.data.kind === 'solo';
  return isSolo && log.find(({ type }) => type === 'PlayerJoined')?.version === version;
};

const storedWord = ({ type, data, version }: RecordedEvent, { log }: GameRecord): string | null => {
  switch (type) {
    case 'PlayerJoined':
      return isMadeWith(log, version) ? null : `seat for ${data.name}`;
    case 'PlayerReadied':
      return `${data.playerId} ready ${data.ready}`;
    case 'TeamChosen':
      return `${data.playerId} of ${data.teamName}`;
    case 'JokerDeclared':
      return `${data.playerId} joker ${data.round}`;
    case 'TeamModeSet':
      return `team mode ${data.teamMode}`;
    case 'JoiningChanged':
      return `joining ${data.joining}`;
    default:
      return null;
  }
};

const sentWord = ({ playerId }: Witness, name: string, body: unknown): string | null => {
  const { playerName, teamName, ready, round, teamMode, joining } = fieldsOf(body);
  const team = typeof teamName === 'string' ? cleanName(teamName) : null;
  switch (name) {
    case 'joinGame':
      return `seat for ${playerName}`; // of a team only where it came in time for one
    case 'setReady':
      return `${playerId} ready ${ready}`;
    case 'chooseTeam':
      return `${playerId} of ${team}`;
    case 'declareJoker':
      return `${playerId} joker ${round}`;
    case 'setTeamMode':
      return `team mode ${teamMode}`;
    case 'setJoining':
      return `joining ${joining}`;
    default:
      return null;
  }
};
