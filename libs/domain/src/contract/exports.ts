/** Whose games an export has: those that the account hosted, or, for analysts, everybody's. */
export const exportScopes = ['mine', 'all'] as const;
/** What an exported event has, in this order, whatever the format. */
export const exportColumns = [
  'gameId',
  'version',
  'type',
  'schema',
  'at',
  'recordedAt',
  'actor',
  'data',
  'cursor',
] as const;
export type ExportColumn = (typeof exportColumns)[number];
export type ExportScopeName = (typeof exportScopes)[number];

/** How much an export would hold, asked for before it is begun. */
export interface ExportExtent {
  /** What the account may export. */
  scopes: ExportScopeName[];
  games: number;
  events: number;
  /** There is more than was counted. */
  more: boolean;
}
