import { createHash } from 'node:crypto';
import { GameId, nameFields, type SealedEvent, type StoredEvent, sealedText } from '@clockbeat/domain';
import { digestOf, SealReckoner } from '@clockbeat/persistence';
import { check } from '../../examples/verify-receipt.mjs';
import { seededRandom } from '../support/random.js';

type ProofFile = Parameters<typeof check>[0];

const gameId = GameId('game_00000000mutated');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const players = 45;
const begin = 1_700_000_000_000;

/** As a gateway decides them: a lobby, and then round by round everybody's answer, 1,000 events with the end. */
export const aLog = (): StoredEvent[] => {
  const random = seededRandom(75);
  const log: StoredEvent[] = [];
  const add = (type: string, actor: StoredEvent['actor'], data: object): void => {
    const version = log.length + 1;
    const at = begin + version * 40 + Math.floor(random() * 1_000) / 1_000;
    const commandId = `c_${createHash('sha256').update(`${version}`).digest('base64url').slice(0, 16)}`;
    log.push({
      gameId,
      version,
      type,
      schema: 1,
      at,
      recordedAt: at + 3.125,
      actor,
      data: { commandId, ...data },
    });
  };
  add('GameCreated', 'host', { title: 'Quiz', questions: [], kind: 'live', hostTeamName: 'The Hosts' });
  for (let seat = 0; seat < players; seat += 1)
    add('PlayerJoined', 'player', {
      playerId: `p_${seat}`,
      name: `Name ${seat}`,
      teamName: null,
      startingScore: 0,
    });
  add('GameStarted', 'host', { opened: { index: 0, opensAt: begin, closesAt: begin + 20_000 } });
  for (let questionIndex = 0; log.length < 999; questionIndex += 1) {
    for (let seat = 0; seat < players && log.length < 999; seat += 1)
      add('AnswerSubmitted', 'player', {
        playerId: `p_${seat}`,
        questionIndex,
        choice: Math.floor(random() * 4),
        responseMs: Math.floor(random() * 20_000_000) / 1_000,
        isCorrect: random() < 0.5,
        points: Math.floor(random() * 300),
        total: Math.floor(random() * 3_000),
      });
    if (log.length < 999)
      add('QuestionAdvanced', 'clock', { closed: { index: questionIndex, reason: 'time' } });
  }
  add('GameFinished', 'host', { endedBy: 'questions', closed: null });
  return log;
};

/** Everybody's receipts of the game as it was played: each tells the seal of up to four versions later than its own. */
export const receiptsOf = (log: readonly StoredEvent[]): Map<string, ProofFile['receipts']> => {
  const reckoner = new SealReckoner(gameId);
  const seals = log.map((event) => {
    reckoner.add(event);
    return reckoner.bytes.toString('base64url');
  });
  const receipts = new Map<string, ProofFile['receipts']>();
  for (const event of log) {
    if (event.type !== 'AnswerSubmitted') continue;
    const { version } = event;
    const sealed = Math.min(version + (version % 5), log.length - 1);
    const own = receipts.get(String(event.data['playerId'])) ?? [];
    receipts.set(String(event.data['playerId']), own);
    const digest = digestOf(event).toString('base64url');
    own.push({ version, digest, sealed, seal: seals[sealed - 1] ?? '' });
  }
  return receipts;
};

const digests = new WeakMap<StoredEvent, Buffer>();
const knownDigest = (event: StoredEvent): Buffer => {
  const digest = digests.get(event) ?? digestOf(event);
  digests.set(event, digest);
  return digest;
};

/** What a server tells each player of a log, whole in itself: whoever forges it has sealed it anew. */
export const sealedResultOf = (log: readonly StoredEvent[]) => {
  const all = log.map(knownDigest);
  const sealOf = (link: Buffer, digest: Buffer): Buffer => sha256(Buffer.concat([link, digest]));
  const seal = all.reduce(sealOf, sha256(Buffer.from(gameId))).toString('hex');
  const digests = Buffer.concat(all).toString('base64');
  return (playerId: string): ProofFile['sealed'] => {
    const answers = log.flatMap((event, index) =>
      event.type === 'AnswerSubmitted' && event.data['playerId'] === playerId
        ? [{ version: index + 1, text: sealedText(event) }]
        : [],
    );
    return { gameId, version: log.length, seal, digests, answers };
  };
};

/** Whether any of these players hears of it from its receipts alone, of a server that shows everybody the forged log. */
export const isGivenAway = (
  toldTo: ReturnType<typeof sealedResultOf>,
  receipts: ReadonlyMap<string, ProofFile['receipts']>,
): boolean =>
  [...receipts].some(
    ([playerId, own]) => check({ sealed: toldTo(playerId), receipts: own }).wrong.length > 0,
  );

/** What the log says of an event, but for its place. */
const rowOf = ({ type, schema, at, recordedAt, actor, data }: SealedEvent): string =>
  JSON.stringify({ type, schema, at, recordedAt, actor, data });

/** The event with another byte at one place of its row; null where that is no event any more, or says the same. */
const withOtherByte = (event: StoredEvent, place: number): StoredEvent | null => {
  const row = rowOf(event);
  const letter = row[place] ?? '';
  const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'x' ? 'y' : 'x';
  try {
    const changed = JSON.parse(row.slice(0, place) + other + row.slice(place + 1)) as StoredEvent;
    // a row that lacks a field is no event
    const isWhole = Object.keys(changed).every((field) => field in event);
    return isWhole && rowOf(changed) !== row ? { ...event, ...changed } : null;
  } catch {
    return null;
  }
};

/** Every byte of it is sealed, but for those of names. */
export const expectByteForByte = (event: StoredEvent): void => {
  const digest = digestOf(event).toString('hex');
  const bytes = rowOf(event).length;
  let tried = 0;
  for (let place = 0; place < bytes; place += 1) {
    const changed = withOtherByte(event, place);
    if (!changed) continue;
    tried += 1;
    const isNameAlone = nameFields.some(
      (field) => field in changed.data && changed.data[field] !== event.data[field],
    );
    if ((digestOf(changed).toString('hex') === digest) !== isNameAlone)
      throw new Error(`Byte ${place} of ${rowOf(event)}: ${isNameAlone ? 'a name is' : 'is not'} sealed`);
  }
  if (tried < 50) throw new Error(`${tried} bytes were tried of ${rowOf(event)}`);
};

/** The log with one event changed, re-timed, removed, repeated, added beside, or in its follower's place. */
export const forgeriesOf = (log: readonly StoredEvent[], index: number): StoredEvent[][] => {
  const [event, next] = [log[index], log[index + 1]];
  if (!event) throw new Error(`${index} is none of ${log.length}`);
  const by = (...events: StoredEvent[]): StoredEvent[] => log.toSpliced(index, 1, ...events);
  return [
    by({ ...event, data: { ...event.data, points: 999 } }),
    by({ ...event, at: event.at + 0.001 }),
    by({ ...event, recordedAt: event.recordedAt + 1 }),
    by(),
    by(event, event),
    by(event, { ...event, data: { ...event.data, commandId: 'c_another' } }),
    ...(next ? [log.toSpliced(index, 2, next, event)] : []),
  ];
};
