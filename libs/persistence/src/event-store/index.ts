export { AnswerClock } from './answer-clock.js';
export type { AppendOutcome, BatchReport, NewEvent } from './append.types.js';
export { AppendQueue } from './append-queue.js';
export type { AppendStats } from './append-stats.js';
export { beginning, type EventPage, EventStore, type Position, type StreamHead } from './event-store.js';
export { type AppendLimits, appendLimits } from './limits.js';
export { type ClockLook, type Correction, StoreClock } from './store-clock.js';
