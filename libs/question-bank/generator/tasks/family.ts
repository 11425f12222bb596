import type { SeedKind, SeedTask } from '../../src/questions.types.js';

/** A question of another kind than one right of four options, as its family makes it. */
export interface MadeTask<K extends SeedKind = SeedKind>
  extends Pick<SeedTask<K>, 'id' | 'question' | 'difficulty' | 'task'> {}

/** Questions of one kind about one thing, and the category to which they belong. */
export interface TaskFamily<K extends SeedKind = SeedKind> {
  name: string;
  category: string;
  kind: K;
  tasks: readonly MadeTask<K>[];
}
