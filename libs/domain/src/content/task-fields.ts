import type { TaskFields } from '../contract/task-fields.js';
import type { OtherTask } from '../kinds/task.js';
import { answerText, type GameQuestion, rightAnswer } from '../questions.js';

/** What a task gives to choose from or to put in order. */
export const textsOf = (task: OtherTask): string[] => {
  if ('options' in task) return [...task.options];
  return task.kind === 'order' ? [...task.items] : [];
};

/** What a task asks for, field by field, as its author reads it; nothing where one option is right. */
export const taskFields = (task: OtherTask | null): TaskFields => {
  switch (task?.kind) {
    case 'multi':
      return { kind: 'multi', right: [...task.right], exactOnly: task.exactOnly };
    case 'typed':
      return { kind: 'typed', accepted: [...task.accepted], refused: [...task.refused] };
    case 'number': {
      const { kind, value, unit, band, range } = task;
      return { kind, value, unit, band, ...(range && { range }) };
    }
    case 'order':
      return { kind: 'order', items: [...task.items] };
    case 'poll':
    case 'cloud':
      return { kind: task.kind };
    default:
      return {};
  }
};

/** The same for whoever must not know what is right: of items not their order either. */
export const openTaskFields = (task: OtherTask | null): TaskFields & { options?: string[] } => {
  if (task === null) return {};
  const { kind } = task;
  if (kind === 'order') return { kind, options: [...task.items].sort() };
  return kind === 'number' ? { kind, unit: task.unit } : { kind };
};

/** The right answer to a task in words; empty where none is right. */
export const rightText = (task: OtherTask): string => {
  const question = task as GameQuestion;
  const right = rightAnswer(question);
  return right === null ? '' : answerText(question, right);
};
