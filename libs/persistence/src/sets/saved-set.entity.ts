import type { GameDifficulty, OperatorReason, SetSharing, UserId } from '@clockbeat/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** Written and read by what shares sets alone (shared-sets.sql.ts). */
const ofSharing = { insert: false, update: false, select: false } as const;

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

  /** What its questions are written in, by its tag (BCP 47); null: nobody has said. */
  @Column({ type: 'varchar', length: 35, nullable: true })
  language: string | null;

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

  /** One more with each save. */
  @Column({ type: 'int', default: 1 })
  version: number;

  /** Who saved it last, and when; null: a guest, a release that did not say so, or an account that is gone. */
  @Column({ name: 'saved_by', type: 'uuid', nullable: true })
  savedBy: UserId | null;

  @Column({ name: 'saved_at', type: 'timestamptz', precision: 3, nullable: true })
  savedAt: Date | null;

  @Column({ type: 'text', default: 'private' })
  sharing: SetSharing;

  @Column({ ...ofSharing, name: 'share_token', type: 'text', nullable: true })
  shareToken?: string | null;

  @Column({ ...ofSharing, type: 'text', nullable: true })
  licence?: string | null;

  /** The name that its author shares it under. */
  @Column({ ...ofSharing, name: 'shared_as', type: 'text', nullable: true })
  sharedAs?: string | null;

  @Column({ ...ofSharing, name: 'shared_at', type: 'timestamptz', precision: 3, nullable: true })
  sharedAt?: Date | null;

  @Column({ ...ofSharing, name: 'question_count', type: 'int' })
  questionCount?: number;

  @Column({ ...ofSharing, type: 'text', array: true })
  kinds?: string[];

  @Column({ ...ofSharing, type: 'int' })
  stars?: number;

  /** Its words, by the rules of `search_language`. */
  @Column({ ...ofSharing, type: 'tsvector', nullable: true })
  search?: string | null;

  @Column({ ...ofSharing, name: 'search_language', type: 'text', nullable: true })
  searchLanguage?: string | null;

  /** Which link lets co-authors in, by its number; below 0: taken back. */
  @Column({ ...ofSharing, name: 'co_author_link', type: 'int', nullable: true })
  coAuthorLink?: number | null;

  /** An operator has hidden it from others; why, and in words to its author. */
  @Column({ name: 'hidden_at', type: 'timestamptz', precision: 3, nullable: true })
  hiddenAt: Date | null;

  @Column({ name: 'hidden_reason', type: 'text', nullable: true })
  hiddenReason: OperatorReason | null;

  @Column({ name: 'hidden_note', type: 'text', nullable: true })
  hiddenNote: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
