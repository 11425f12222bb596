import type { TeamId, UserId } from '@clockbeat/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A host's team; players come in by its code. */
@Entity('teams')
export class TeamEntity {
  @PrimaryColumn({ type: 'text' })
  id: TeamId;

  @Column({ type: 'varchar', length: 50 })
  name: string;

  @Column({ type: 'text', unique: true })
  code: string;

  @Column({ name: 'owner_id', type: 'uuid' })
  ownerId: UserId;

  /** By which the players of its games are known again without their names; of no use to anybody but the database. */
  @Column({ name: 'mark_secret', type: 'bytea', select: false, insert: false, update: false })
  readonly markSecret?: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
