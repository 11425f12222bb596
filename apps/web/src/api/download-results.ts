import { failure, reached } from './request.js';

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type TableFormat = keyof typeof types;

/** Everybody's answers of a game as a file, for its owner. */
export const downloadResults = async (gameId: string, format: TableFormat): Promise<Blob> => {
  const { response, body } = await reached(async () => {
    const response = await fetch(`/api/games/${encodeURIComponent(gameId)}/results`, {
      headers: { accept: types[format] },
      credentials: 'include',
    });
    return { response, body: await response.blob() };
  });
  if (!response.ok) throw failure(response.status, await body.text());
  return body;
};
