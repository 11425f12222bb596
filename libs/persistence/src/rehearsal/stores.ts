import type { UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { AccessTokenStore } from '../access-tokens/access-token.store.js';
import { AnswerClock, AppendQueue, EventStore, StoreClock } from '../event-store/index.js';
import { GameReadModel } from '../games/game-read-model.js';
import { JoinCodeStore } from '../join-codes/join-code.store.js';
import { MediaStore } from '../media/media.store.js';
import { OverlayStore } from '../overlays/overlay.store.js';
import { QuestionStore } from '../questions/question.store.js';
import { RoomClaimStore } from '../room-claims/room-claim.store.js';
import { SeatCodeStore } from '../seat-codes/seat-code.store.js';
import { SeatStore } from '../seats/seat.store.js';
import { SessionStore } from '../sessions/session.store.js';
import { SnapshotStore } from '../snapshots/snapshot.store.js';
import { TvStore } from '../tvs/tv.store.js';
import { MemoryLog } from './memory-log.js';

type Asked = { readonly name?: string; readonly values?: readonly unknown[] };
type Store = abstract new (...args: never[]) => object;

/** A database in which nothing stands but the time, and that `host` is signed in: by the names of the statements that ask. */
const emptyPool = (host: UserId): pg.Pool => {
  const named: Readonly<Record<string, (values: readonly unknown[]) => readonly object[]>> = {
    clock: () => [{ now: Date.now(), since: 0, aheadMs: 0, version: 0 }],
    'session-user': () => [{ user: host }],
    'open-sessions': ([sids]) => (sids as string[]).map((sid) => ({ sid })),
  };
  const query = async (asked: string | Asked): Promise<object> => {
    const { name = '', values = [] } = typeof asked === 'string' ? {} : asked;
    const rows = named[name]?.(values) ?? [];
    return { rows, rowCount: rows.length };
  };
  return { query } as unknown as pg.Pool;
};

/** What the running game asks, for one that is rehearsed and led by `host`: nothing of it is kept, nothing else is known. */
export const rehearsalStores = (host: UserId): readonly (readonly [Store, object])[] => {
  const [pool, log] = [emptyPool(host), new MemoryLog()];
  return [
    [AppendQueue, new AppendQueue([log], new AnswerClock())],
    [EventStore, log],
    ...[StoreClock, SnapshotStore, SeatStore, SessionStore, JoinCodeStore, RoomClaimStore, SeatCodeStore].map(
      (Each) => [Each, new Each(pool)] as const,
    ),
    [MediaStore, { nameInGame: async () => undefined }],
    // nobody asks them: no access tokens, no TVs, no overlays, no demos, no lists
    ...[AccessTokenStore, TvStore, OverlayStore, QuestionStore, GameReadModel].map(
      (Each) => [Each, {}] as const,
    ),
  ];
};
