/** The month stays where it is, and everything as it was. */
export class NotArchivable extends Error {
  override readonly name = 'NotArchivable';
}
