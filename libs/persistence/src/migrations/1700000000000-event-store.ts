import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendEventsFunction } from '../event-store/append-events.sql.js';
import { eventStoreTables } from '../event-store/tables.sql.js';

export class EventStore1700000000000 implements MigrationInterface {
  readonly name = 'EventStore1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(eventStoreTables);
    await runner.query(appendEventsFunction);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_events; drop table events; drop table game_streams');
  }
}
