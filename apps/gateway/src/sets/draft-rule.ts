export interface Readiness {
  /** What the host chose; undefined: nothing new. */
  readonly asked: boolean | undefined;
  readonly wasDraft: boolean;
  readonly wasLaunched: boolean;
  readonly questionCount: number;
  readonly questionsPerGame: number;
}

/**
 * Whether a set that is written again is a draft (OP-47): the host's choice, but it is ready only with as many questions
 * as its games have, or once it was launched.
 */
export const isDraftAfter = ({
  asked,
  wasDraft,
  wasLaunched,
  questionCount,
  questionsPerGame,
}: Readiness): boolean => (asked ?? wasDraft) || !(wasLaunched || questionCount >= questionsPerGame);
