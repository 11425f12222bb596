/** Events are in the archive, and the archive cannot be reached: what the log has without them would be another game. */
export class ArchiveUnavailable extends Error {
  override readonly name = 'ArchiveUnavailable';
}
