export { afterRestore } from './after-restore.js';
export { makeDataSource } from './data-source.js';
export * from './event-store/index.js';
export { type GameListing, GameReadModel } from './games/game-read-model.js';
export { JoinCodeStore, type JoinTarget } from './join-codes/join-code.store.js';
export { migrate } from './migrate.js';
export type { PageOf, PageRequest } from './page.js';
export { openPersistence, Persistence, type PersistenceOptions } from './persistence.js';
export type { Projection } from './projections/projection.js';
export {
  type ProjectionFailure,
  type ProjectionLag,
  ProjectionRunner,
} from './projections/projection-runner.js';
export { QuestionStore } from './questions/question.store.js';
export type {
  CategoryListing,
  Draw,
  NewQuestion,
  QuestionSearch,
  QuestionSource,
  StoredQuestion,
} from './questions/question.types.js';
export { randomId } from './random-id.js';
export { RoomClaimStore } from './room-claims/room-claim.store.js';
export { type NewSeat, SeatStore } from './seats/seat.store.js';
export { SessionStore, sessionsTable } from './sessions/session.store.js';
export { SnapshotStore } from './snapshots/snapshot.store.js';
export { type Team, type TeamMember, TeamStore } from './teams/team.store.js';
export { type GoogleProfile, type User, UserStore } from './users/user.store.js';
