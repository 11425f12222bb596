export * from './problem-of-text.js';
export * from './question-problem.js';
export * from './read-task.js';
export * from './rejection.js';
export * from './right-option.js';
export * from './task-fields.js';
export * from './text.js';
export * from './uploaded-question.js';
