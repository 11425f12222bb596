export * from './members.js';
export type { LeagueNight, NightResult } from './night.js';
export * from './table.js';
