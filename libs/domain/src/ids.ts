declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** `game_` and 16 random characters; names the game's stream. */
export type GameId = Branded<'GameId'>;
/** `p_` and 16 characters derived one way from a seat token; names one seat in one game. */
export type PlayerId = Branded<'PlayerId'>;
/** A signed-in account (uuid). */
export type UserId = Branded<'UserId'>;
/** `t_` and 16 random characters. */
export type TeamId = Branded<'TeamId'>;
/** `series_` and 16 random characters. */
export type SeriesId = Branded<'SeriesId'>;
/** `as_` and 16 random characters; names what many play at their own pace. */
export type AssignmentId = Branded<'AssignmentId'>;
/** Made once for a command and kept across retries: its event carries it, so a retry knows its own success. */
export type CommandId = Branded<'CommandId'>;
/** `cor_` and 16 random characters; names one correction of a finished game. */
export type CorrectionId = Branded<'CorrectionId'>;

export const GameId = (text: string): GameId => text as GameId;
export const PlayerId = (text: string): PlayerId => text as PlayerId;
export const UserId = (text: string): UserId => text as UserId;
export const TeamId = (text: string): TeamId => text as TeamId;
export const SeriesId = (text: string): SeriesId => text as SeriesId;
export const AssignmentId = (text: string): AssignmentId => text as AssignmentId;
export const CommandId = (text: string): CommandId => text as CommandId;
export const CorrectionId = (text: string): CorrectionId => text as CorrectionId;
