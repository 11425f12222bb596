const evening = Date.UTC(2026, 0, 9, 20);

/**
 * A moment of the game night, epoch ms: seconds after eight, when `started()` opens the first question.
 * at('10.001') is one millisecond after its ten seconds are over, at('-60') a minute before.
 */
export const at = (seconds: string): number => {
  if (!/^-?\d+(\.\d{1,3})?$/.test(seconds)) throw new Error(`No moment: '${seconds}'`);
  return evening + Math.round(Number(seconds) * 1000);
};

export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
