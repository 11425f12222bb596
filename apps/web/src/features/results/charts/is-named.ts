/** More numbers of questions than fit under a phone's columns are thinned out. */
export const isNamed = (number: number, of: number): boolean => of <= 15 || number === 1 || number % 5 === 0;
