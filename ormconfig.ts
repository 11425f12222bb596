import { makeDataSource } from '@clockbeat/persistence';

/** For the TypeORM command line: migrations against DATABASE_URL. */
export default makeDataSource(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/clockbeat');
