import { EventStore1700000000000 } from './1700000000000-event-store.js';
import { PlainTables1700000001000 } from './1700000001000-plain-tables.js';
import { ReadModels1700000002000 } from './1700000002000-read-models.js';
import { Snapshots1700000003000 } from './1700000003000-snapshots.js';
import { RoomClaims1700000004000 } from './1700000004000-room-claims.js';

export const migrations = [
  EventStore1700000000000,
  PlainTables1700000001000,
  ReadModels1700000002000,
  Snapshots1700000003000,
  RoomClaims1700000004000,
];
