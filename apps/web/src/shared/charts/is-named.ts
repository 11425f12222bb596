/** More numbers of questions than fit under a phone's columns are thinned out. */
export const isNamed = (number: number, of: number, atMost = 15): boolean =>
  of <= atMost || number === 1 || number % 5 === 0;
