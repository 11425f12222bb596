import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Has the rights, and logs in nowhere: who may log in is a member of it. */
const role = 'clockbeat_analyst';

/** What PostgreSQL takes without quotes, so that every program does. */
const namePattern = /^[a-z][a-z0-9_]{0,40}$/;

/** A name that is none of a login of ours; says what is. */
export class UnfitAnalyst extends Error {
  override readonly name = 'UnfitAnalyst';
}

/** Again and again harmless, so each new login finds what a later release has made. */
const grants = /* sql */ `
do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
end $$;
grant usage on schema analysis to ${role};
grant select on all tables in schema analysis to ${role};
alter default privileges in schema analysis grant select on tables to ${role};`;

/**
 * What makes a login that reads the views and nothing else. The limits are against accidents: a transaction that stays open
 * holds back what projections may read, and a long question takes a core; whoever means it can set them otherwise.
 */
const statements = (name: string, password: string): string => /* sql */ `${grants}
create role ${name} login password '${password}' connection limit 10 in role ${role};
alter role ${name} set default_transaction_read_only = on;
alter role ${name} set statement_timeout = '60s';
alter role ${name} set idle_in_transaction_session_timeout = '60s';
alter role ${name} set search_path = analysis;`;

export interface NewAnalyst {
  readonly password: string;
  /** What makes it, for somebody who may make roles. */
  readonly sql: string;
}

/** A login with a password that nobody has chosen; nothing is done yet. */
export const newAnalyst = (name: string): NewAnalyst => {
  if (!namePattern.test(name) || name.startsWith('pg_') || name === role)
    throw new UnfitAnalyst(
      `"${name}" is no name for a login: up to 41 small letters, digits and _, a letter first.`,
    );
  const password = randomBytes(24).toString('base64url');
  return { password, sql: statements(name, password) };
};

const [insufficientPrivilege, duplicateObject] = ['42501', '42710'];

/** Makes it, as a whole or not at all. */
export const addAnalyst = async (client: pg.ClientBase, name: string, { sql }: NewAnalyst): Promise<void> => {
  try {
    // several statements at once are one transaction
    await client.query(sql);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (error.code === duplicateObject) throw new UnfitAnalyst(`There is a role ${name} already.`);
    if (error.code === insufficientPrivilege)
      throw new UnfitAnalyst(
        `This user may not make roles (${error.message}): npm run analysts -- --sql ${name} prints what an administrator has to run.`,
      );
    throw error;
  }
};

/** The logins that read the views, by name. */
export const listAnalysts = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select m.rolname::text as name from pg_auth_members a
     join pg_roles r on r.oid = a.roleid join pg_roles m on m.oid = a.member
     where r.rolname = $1 and m.rolcanlogin order by 1`,
    [role],
  );
  return rows.map(({ name }) => name);
};

/** Ends what it has open, and takes the login back. Only one that was made here: no other role is ever dropped. */
export const removeAnalyst = async (client: pg.ClientBase, name: string): Promise<void> => {
  if (!(await listAnalysts(client)).includes(name)) throw new UnfitAnalyst(`No analyst is called ${name}.`);
  await client.query(`alter role ${pg.escapeIdentifier(name)} nologin`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [name]);
  await client.query(`drop role ${pg.escapeIdentifier(name)}`);
};
