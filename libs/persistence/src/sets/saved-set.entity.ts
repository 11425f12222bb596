import type { GameDifficulty, UserId } from '@clockbeat/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A set of questions that a host, or a guest until it is claimed, keeps to play from. */
@Entity('saved_trivia_sets')
export class SavedSetEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'varchar', length: 100 })
  title: string;

  @Column({ type: 'varchar', length: 50 })
  category: string;

  @Column({ type: 'varchar', length: 10 })
  difficulty: GameDifficulty;

  @Column({ name: 'questions_per_game', type: 'int' })
  questionsPerGame: number;

  /** Whole seconds. */
  @Column({ name: 'time_per_question', type: 'int' })
  timePerQuestion: number;

  /** The account it belongs to; null: a guest's. */
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: UserId | null;

  /** The guest it belongs to; null: an account's. */
  @Column({ name: 'guest_session_id', type: 'varchar', length: 36, nullable: true })
  guestSessionId: string | null;

  /** Ids of stored questions, in the order they were chosen. */
  @Column({ name: 'selected_questions', type: 'text', array: true })
  selectedQuestions: string[];

  @Column({ name: 'is_draft', type: 'boolean' })
  isDraft: boolean;

  /** The last time that a game was made of it. */
  @Column({ name: 'launched_at', type: 'timestamptz', precision: 3, nullable: true })
  launchedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
