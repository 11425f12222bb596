import { seatCodeLength } from '@clockbeat/domain/contract';

const codePattern = /^[A-Z0-9]{4,8}$/;
const seatCodePattern = new RegExp(`^[A-Z0-9]{${seatCodeLength}}$`);

/** Codes are read aloud and copied in groups. */
export const cleanCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** A code that hands a seat over, with its name. */
export const isSeatCode = (code: string): boolean => seatCodePattern.test(code);

export const isCode = (code: string): boolean => codePattern.test(code) || isSeatCode(code);
