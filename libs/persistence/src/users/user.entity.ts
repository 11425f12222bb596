import type { UserId } from '@clockbeat/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A signed-in account. */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id: UserId;

  @Column({ name: 'google_id', type: 'text', nullable: true, unique: true })
  googleId: string | null;

  /** Lower case. */
  @Column({ type: 'varchar', length: 255, unique: true })
  email: string;

  /** Whether it was vouched for by somebody whom the operator trusts with addresses: then it stands for the person. */
  @Column({ name: 'email_trusted', type: 'boolean', default: true })
  emailTrusted: boolean;

  @Column({ name: 'first_name', type: 'text', nullable: true })
  firstName: string | null;

  @Column({ name: 'last_name', type: 'text', nullable: true })
  lastName: string | null;

  @Column({ name: 'profile_image_url', type: 'text', nullable: true })
  profileImageUrl: string | null;

  /** Nobody else's in any case: an index on its lower case says so. */
  @Column({ type: 'varchar', length: 50, nullable: true })
  username: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  bio: string | null;

  @Column({ name: 'is_profile_complete', type: 'boolean', default: false })
  isProfileComplete: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}

/** A signed-in account, as a plain object. */
export type User = Readonly<UserEntity>;
