import type {
  Choice,
  Difficulty,
  OptionMedia,
  OptionTexts,
  OtherTask,
  QuestionMedia,
  UserId,
} from '@clockbeat/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Written and read by what brings, mends and draws the bank alone. */
const ofTheBank = { insert: false, update: false, select: false } as const;

/** A question of the bank (nobody's) or of a user. */
@Entity('questions')
export class QuestionEntity {
  /** `sci1` … in the bank, else a uuid. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  /** Order of making: lists keep it. */
  @Column({ type: 'bigint', insert: false, update: false })
  place: string;

  @Column({ type: 'varchar', length: 50 })
  category: string;

  @Column({ type: 'varchar', length: 10, default: 'Medium' })
  difficulty: Difficulty;

  @Column({ type: 'text' })
  question: string;

  @Column({ type: 'text', array: true })
  options: OptionTexts;

  /** Index of the right option; null where the task says what is right. */
  @Column({ type: 'smallint', nullable: true })
  answer: Choice | null;

  /** What it asks for, where that is not one right option. `options` are then what its texts are searched by. */
  @Column({ type: 'jsonb', nullable: true })
  task: OtherTask | null;

  /** What there is to see or to hear; null: nothing. */
  @Column({ type: 'jsonb', nullable: true })
  media: QuestionMedia | null;

  /** Pictures of the options, in their order; null: none has one. */
  @Column({ name: 'option_media', type: 'jsonb', nullable: true })
  optionMedia: OptionMedia | null;

  /** Whole seconds; null leaves it to the game. */
  @Column({ name: 'time_limit', type: 'int', nullable: true })
  timeLimit: number | null;

  @Column({ type: 'text', nullable: true })
  explanation: string | null;

  /** Questions of the bank that are the same save for their answers have one; null: nobody else has its words. */
  @Column({ ...ofTheBank, type: 'text', nullable: true })
  template?: string | null;

  /** Ids of the questions of the bank that answer this one, or that it answers. */
  @Column({ ...ofTheBank, type: 'text', array: true, nullable: true })
  answering?: string[] | null;

  /** No release has it any more. */
  @Column({ ...ofTheBank, type: 'boolean' })
  retired?: boolean;

  /** An operator has taken it out of draws. */
  @Column({ ...ofTheBank, type: 'boolean' })
  withdrawn?: boolean;

  /** Null: the bank's. */
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: UserId | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
