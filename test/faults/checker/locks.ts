import type { RecordedEvent } from '@clockbeat/domain';
import { committedBy, eventsOf, fieldsOf, isRefusal, sentAt, walk } from './reading.js';
import type { Frame, GameRecord, Violation, Witness } from './record.js';

/** A time in which something was so: surely after `committed`, perhaps from `recorded` on, surely not after `until`. */
interface Span {
  readonly recorded: number;
  readonly committed: number;
  /** From when on the end may have come, and by when it had. */
  endRecorded: number;
  endCommitted: number;
}

/** Refusals of who asks for a seat that say: ask again. */
const passing = new Set(['unavailable', 'too_many_requests']);
/** What its host gives out for a seat that is to move: nothing else is so long. */
const seatCode = /^[A-Z0-9]{10}$/;
const never = Number.POSITIVE_INFINITY;

/** No seat is made while joining is locked; nobody is turned away but for a reason that the log knows. */
export const locks = (record: GameRecord): Violation[] => {
  const found: string[] = [];
  const committed = committedBy(record);
  const begin = ({ recordedAt, version }: RecordedEvent): Span => ({
    recorded: recordedAt,
    committed: committed(version),
    endRecorded: never,
    endCommitted: never,
  });
  const end = (span: Span | undefined, { recordedAt, version }: RecordedEvent): void => {
    if (span?.endRecorded === never)
      Object.assign(span, { endRecorded: recordedAt, endCommitted: committed(version) });
  };

  const locked: Span[] = [];
  const over: Span[] = [];
  const followed: Span[] = [];
  const seats = new Map<string, Span[]>();
  const out = new Map<string, Span[]>();
  const moved = new Map<string, Span[]>();
  const left = new Map<string, Span[]>();
  const add = (spans: Map<string, Span[]>, playerId: string, event: RecordedEvent): void =>
    void spans.set(playerId, [...(spans.get(playerId) ?? []), begin(event)]);

  walk(
    record,
    () => undefined,
    (event, before) => {
      if (before.status === 'unborn') return;
      const { type, data } = event;
      if (type === 'JoiningChanged' && data.joining === 'locked') locked.push(begin(event));
      if (type === 'JoiningChanged' && data.joining === 'open') end(locked.at(-1), event);
      if (type === 'GameFollowed') followed.push(begin(event));
      if (type === 'GameFinished' || type === 'GameAbandoned') over.push(begin(event));
      if (type === 'PlayerJoined' && !before.seats.byId.has(data.playerId)) {
        // whom a host lets in who knocked comes through a locked door, too
        if (before.joining === 'locked' && event.actor === 'player')
          found.push(`version ${event.version}: ${data.name} got a seat while joining was locked`);
        add(seats, data.playerId, event);
      }
      const givesBack = type === 'PlayerLeft' && before.status === 'waiting';
      if (givesBack) add(left, data.playerId, event);
      if (type === 'SeatMoved') add(moved, data.playerId, event);
      if (givesBack || type === 'PlayerRemoved') end(seats.get(data.playerId)?.at(-1), event);
      if (type === 'PlayerRemoved' || type === 'KnockRefused') add(out, data.playerId, event);
    },
  );

  for (const witness of record.witnesses) {
    const sent = sentAt(witness);
    const playerId = seatIdOf(record, witness);
    for (const frame of witness.frames) {
      const code = turnedAway(frame);
      if (code === null) continue;
      const byCode = seatCode.test(String(fieldsOf(frame.request)['roomId']));
      const [from, to] = [sent.get(frame.request) ?? frame.at, frame.at];
      const mayBe = (spans: readonly Span[] = []): boolean =>
        spans.some(({ recorded, endCommitted }) => recorded - 1 <= to && endCommitted >= from);
      // led on, and turned away by the next game: that one's log knows why
      if (mayBe(followed)) continue;
      const surely = (spans: readonly Span[] = []): boolean =>
        spans.some((span) => span.committed < from && span.endRecorded > to);
      const reasons: Readonly<Record<string, boolean>> = {
        lobby_locked: mayBe(locked) && !surely(seats.get(playerId)),
        game_finished: mayBe(over) && (byCode || !surely(seats.get(playerId))),
        bad_token: mayBe(moved.get(playerId)),
        // its time was over by PostgreSQL's clock, or a call whose reply was lost has made a newer one
        unknown_code: byCode,
        not_joined: byCode && mayBe(left.get(playerId)),
        removed: mayBe(out.get(playerId)) || record.bannedBefore?.includes(witness.name) === true,
      };
      if (!reasons[code]) found.push(`${witness.name} was turned away: ${code}`);
    }
  }
  return found.map((what) => ({ promise: 'a locked door lets nobody in but who has a seat', what }));
};

/** Of one who never heard what came of joining, by the name. */
const seatIdOf = ({ log }: GameRecord, { playerId, name }: Witness): string =>
  playerId ??
  [...eventsOf(log, 'PlayerJoined'), ...eventsOf(log, 'PlayerKnocked')].find(({ data }) => data.name === name)
    ?.data.playerId ??
  '';

/** Why somebody got no seat, or not theirs again; null for all else. */
const turnedAway = ({ kind, name, body }: Frame): string | null => {
  if (kind !== 'ack' || name !== 'joinGame' || !isRefusal(body)) return null;
  const code = String(fieldsOf(body.error)['code']);
  return passing.has(code) ? null : code;
};
