/**
 * How the connections of programs are called that tell games or follow the log, before a word for what each is for. A new
 * name is due whenever the log has to be read otherwise than before: the server's list of connections is the only one of
 * who runs.
 */
export const programNames = { gateway: 'clockbeat gateway', projector: 'clockbeat projections' } as const;

/** Those of releases that know no archive, for PostgreSQL's `~`. */
export const namesBeforeArchives = '^clockbeat( (lists|pulse|writer|follower))?$|^clockbeat projector';
