import pg from 'pg';

/** A connection for a long piece of work, with its name among the server's activities. Rejections name no password. */
export const connectOperator = async (url: string, name: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => undefined); // the question under way is told
  await client.connect();
  return client;
};
