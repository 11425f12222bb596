import type { Choice, OptionMedia, OptionTexts, OtherTask, QuestionMedia } from '@clockbeat/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A question that lives in one set and goes with it. */
@Entity('saved_custom_questions')
export class SetQuestionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'saved_trivia_set_id', type: 'uuid' })
  savedTriviaSetId: string;

  /** From 1. */
  @Column({ type: 'int' })
  order: number;

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

  /** Whole seconds; null leaves it to the set. */
  @Column({ name: 'time_limit', type: 'int', nullable: true })
  timeLimit: number | null;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
