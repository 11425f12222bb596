/** A statement needs all of a game in the log, and most of it is in the archive: it has to come back first. */
export class GameIsArchived extends Error {
  override readonly name = 'GameIsArchived';
  constructor(readonly gameId: string) {
    super(`The game ${gameId} is in the archive`);
  }
}
