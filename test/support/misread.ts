const taken: Readonly<Record<string, string>> = { 0: 'O', 1: 'l', 2: 'z', 5: 's', 8: 'B' };

/** A join code as somebody types it who takes its digits for the letters that look like them. */
export const misread = (code: string): string => code.replace(/[01258]/g, (digit) => taken[digit] ?? digit);
