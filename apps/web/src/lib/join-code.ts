const codePattern = /^[A-Z0-9]{4,8}$/;

/** Codes are read aloud and copied in groups. */
export const cleanCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

export const isCode = (code: string): boolean => codePattern.test(code);
