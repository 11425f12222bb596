import type { AssignmentId, GameId, UserId } from '@clockbeat/domain';
import type { Assignment, KeptAttempt } from '@clockbeat/persistence';
import type { ModelPostgres, Transaction } from './postgres.js';
import type { Statement } from './side-statements.js';

/** Rows of `assignments`, `assignment_people` and `attempts`, as far as gateways ask for them in a running night. */
export interface AssignmentRow extends Assignment {
  deadlineTold: boolean;
}
interface PersonRow {
  readonly person: number;
  readonly nameHash: string | null;
  readonly userId: UserId | null;
  readonly tokenHash: string;
}
export interface AttemptRow extends KeptAttempt {
  readonly toldClosesAt: number;
}

/** The rows of one assignment, each of which is replaced and never changed. What is in it is committed. */
export class AssignmentTables {
  row: AssignmentRow;
  people: readonly PersonRow[] = [];
  attempts: readonly AttemptRow[] = [];
  /** What running transactions have added, which only they see. */
  private readonly added = new WeakMap<Transaction, AttemptRow[]>();

  constructor(row: Assignment) {
    this.row = { ...row, deadlineTold: true };
  }

  /** As this transaction sees them, by person and number. */
  seenBy(transaction: Transaction): readonly AttemptRow[] {
    const all = [...this.attempts, ...(this.added.get(transaction) ?? [])];
    return all.sort((a, b) => a.person - b.person || a.number - b.number);
  }

  add(server: ModelPostgres, transaction: Transaction, row: AttemptRow): void {
    this.added.set(transaction, [...(this.added.get(transaction) ?? []), row]);
    server.write(transaction, () => {
      this.added.delete(transaction);
      this.attempts = [...this.attempts, row];
    });
  }
}

const kept = ({ gameId, person, number }: AttemptRow): KeptAttempt => ({ gameId, person, number });
const full = ({ deadlineTold: _, ...row }: AssignmentRow): Assignment => row;
const find = ({ side }: ModelPostgres, id: AssignmentId): AssignmentTables | undefined =>
  side.assignments.get(id);

/** What is prepared under a name. */
export const ofAssignments: Readonly<Record<string, Statement>> = {
  'assignment-by-link': ({ side }, [link]: [string]) =>
    [...side.assignments.values()].flatMap(({ row }) => (row.link === link ? [full(row)] : [])),
  'assignment-deadline': (server, [id]: [AssignmentId]) => {
    const found = find(server, id);
    return found ? [{ closesAt: found.row.closesAt }] : [];
  },
  'assignment-person': (server, [id, tokenHash, userId]: [AssignmentId, string | null, UserId | null]) => {
    const people = find(server, id)?.people ?? [];
    const found =
      people.find((one) => one.tokenHash === tokenHash) ??
      people.find((one) => userId !== null && one.userId === userId);
    return found ? [{ person: found.person, tokenHash: found.tokenHash }] : [];
  },
  'attempts-of-person': (server, [id, person]: [AssignmentId, number], transaction) => {
    const seen = find(server, id)?.seenBy(transaction) ?? [];
    return seen.filter((one) => one.person === person).map(kept);
  },
  'assignments-to-tell': ({ side }, [limit]: [number]) =>
    [...side.assignments.values()]
      .flatMap(({ row: { id, userId, closesAt, deadlineTold } }) =>
        deadlineTold ? [] : [{ id, userId, closesAt }],
      )
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit),
  // a night does not read the audit log
  'add-audit-line': () => [],
};

/** And without one, by how its text begins. */
export const ofAssignmentsUnnamed: readonly (readonly [begins: string, statement: Statement])[] = [
  ['select from audit_chain', () => [{}]],
  ['select from assignments where id = $1 for update', () => [{}]],
  [
    'select closes_at as "closesAt" from assignments where id = $1 for update',
    (server, [id]: [AssignmentId]) => {
      const found = find(server, id);
      return found ? [{ closesAt: found.row.closesAt }] : [];
    },
  ],
  [
    'insert into assignment_people',
    (server, values: [AssignmentId, string | null, UserId | null, string], transaction) => {
      const [id, nameHash, userId, tokenHash] = values;
      const found = find(server, id);
      if (!found) return [];
      const isTaken = found.people.some(
        (one) =>
          one.tokenHash === tokenHash ||
          (nameHash !== null && one.nameHash === nameHash) ||
          (userId !== null && one.userId === userId),
      );
      if (isTaken) return [];
      const person = Math.max(0, ...found.people.map((one) => one.person)) + 1;
      server.write(transaction, () => {
        found.people = [...found.people, { person, nameHash, userId, tokenHash }];
      });
      return [{ person, tokenHash }];
    },
  ],
  [
    'update assignment_people set token_hash',
    (server, [id, person, tokenHash]: [AssignmentId, number, string], transaction) => {
      const found = find(server, id);
      if (!found?.people.some((one) => one.person === person)) return [];
      server.write(transaction, () => {
        found.people = found.people.map((one) => (one.person === person ? { ...one, tokenHash } : one));
      });
      return [{}];
    },
  ],
  [
    'insert into attempts',
    (server, values: [GameId, AssignmentId, number, number, Date], transaction) => {
      const [gameId, id, person, number, closesAt] = values;
      const found = find(server, id);
      const isTaken = (one: AttemptRow): boolean =>
        one.gameId === gameId || (one.person === person && one.number === number);
      if (!found || (!server.unsound.forgetfulClaims && found.seenBy(transaction).some(isTaken))) return [];
      found.add(server, transaction, { gameId, person, number, toldClosesAt: closesAt.getTime() });
      return [];
    },
  ],
  [
    'select t.game_id as "gameId", t.person, t.number from attempts t where t.assignment_id = $1 and t.person',
    (server, [id, person, number]: [AssignmentId, number, number], transaction) => {
      const seen = find(server, id)?.seenBy(transaction) ?? [];
      const found = seen.findLast((one) => one.person === person && one.number === number);
      return found ? [kept(found)] : [];
    },
  ],
  [
    'select \na.id, a.user_id as "userId", a.link',
    (server, [id, userId]: [AssignmentId, UserId]) => {
      const found = find(server, id);
      if (!found || found.row.userId !== userId) return [];
      const { row, people, attempts } = found;
      const questionCount = row.content.questions.length;
      return [{ ...full(row), questionCount, people: people.length, attemptsMade: attempts.length }];
    },
  ],
  [
    'with taken_back as (',
    (server, values: (string | number | Date | null)[], transaction) => {
      const [id, userId, title, opensAt, closesAt, timeZone, remindHours] = values;
      const found = find(server, id as AssignmentId);
      if (!found || found.row.userId !== userId) return [];
      const { row } = found;
      const changed = {
        ...row,
        title: (title ?? row.title) as string,
        opensAt: (opensAt ?? row.opensAt) as Date,
        closesAt: (closesAt ?? row.closesAt) as Date,
        timeZone: (timeZone ?? row.timeZone) as string,
        remindHours: (remindHours ?? row.remindHours) as number,
      };
      const isSame = changed.closesAt.getTime() === row.closesAt.getTime();
      server.write(transaction, () => {
        found.row = { ...changed, deadlineTold: row.deadlineTold && isSame };
      });
      return [full(changed)];
    },
  ],
  [
    'update attempts t set told_closes_at',
    (server, [id, closesAt]: [AssignmentId, Date], transaction) => {
      const found = find(server, id);
      if (!found) return [];
      const hasEnded = ({ gameId }: AttemptRow): boolean => {
        const stream = server.log.streams.get(gameId);
        return stream !== undefined && stream.version > 0 && stream.dueAt === null;
      };
      const ended = new Set(found.attempts.filter(hasEnded).map(({ gameId }) => gameId));
      server.write(transaction, () => tell(found, ended, closesAt));
      return [];
    },
  ],
  [
    'select game_id as "gameId" from attempts where assignment_id',
    (server, [id, closesAt, limit]: [AssignmentId, Date, number]) =>
      (find(server, id)?.attempts ?? [])
        .flatMap(({ gameId, toldClosesAt }) => (toldClosesAt === closesAt.getTime() ? [] : [{ gameId }]))
        .sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
        .slice(0, limit),
  ],
  [
    'update attempts set told_closes_at',
    (server, [gameIds, closesAt]: [GameId[], Date], transaction) => {
      const told = new Set(gameIds);
      server.write(transaction, () => {
        for (const found of server.side.assignments.values()) tell(found, told, closesAt);
      });
      return [];
    },
  ],
  [
    'update assignments a set deadline_told',
    (server, [id, closesAt]: [AssignmentId, Date], transaction) => {
      const found = find(server, id);
      const until = closesAt.getTime();
      const isTold =
        found?.row.closesAt.getTime() === until &&
        found.attempts.every(({ toldClosesAt }) => toldClosesAt === until);
      if (found && isTold)
        server.write(transaction, () => {
          found.row = { ...found.row, deadlineTold: true };
        });
      return [];
    },
  ],
];

const tell = (found: AssignmentTables, gameIds: ReadonlySet<GameId>, closesAt: Date): void => {
  const toldClosesAt = closesAt.getTime();
  found.attempts = found.attempts.map((one) => (gameIds.has(one.gameId) ? { ...one, toldClosesAt } : one));
};

/** These wait for the row of their assignment, or keep others waiting for it. Null: the statement needs none. */
export const assignmentLockedBy = (text: string, values: readonly unknown[]): string | null => {
  const told = text.trimStart();
  const locks =
    (told.startsWith('select') && told.includes('from assignments where id = $1 for update')) ||
    told.startsWith('with taken_back as (') ||
    told.startsWith('update assignments a set deadline_told');
  return locks ? `assignment ${String(values[0])}` : null;
};
