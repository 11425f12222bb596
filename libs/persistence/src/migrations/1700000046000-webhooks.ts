import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Endpoints of hosts' webhooks with the secrets that sign for them, and the outbox of what they are told. */
export class Webhooks1700000046000 implements MigrationInterface {
  readonly name = 'Webhooks1700000046000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table webhook_endpoints (
        id text collate "C" primary key,
        user_id uuid not null references users (id) on delete cascade,
        url text not null,
        events text[] not null,
        secret text not null,
        former_secret text,
        former_until timestamptz,
        created_at timestamptz not null,
        failing_since timestamptz,
        off_since timestamptz,
        off_because text collate "C",
        busy_with text collate "C",
        busy_until timestamptz
      );
      create index webhook_endpoints_user on webhook_endpoints (user_id);
      create table webhook_deliveries (
        id text collate "C" primary key,
        endpoint_id text collate "C" not null references webhook_endpoints (id) on delete cascade,
        event_key text collate "C" not null,
        type text collate "C" not null,
        game_id text collate "C",
        at timestamptz not null,
        noted_at timestamptz not null,
        attempts integer not null default 0,
        due_at timestamptz,
        tried_at timestamptz,
        delivered_at timestamptz,
        status integer,
        failure text collate "C",
        unique (endpoint_id, event_key)
      );
      create index webhook_deliveries_due on webhook_deliveries (due_at) where due_at is not null;
      create index webhook_deliveries_listed on webhook_deliveries (endpoint_id, noted_at, id);
      create index webhook_deliveries_noted on webhook_deliveries (noted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_deliveries; drop table webhook_endpoints');
  }
}
