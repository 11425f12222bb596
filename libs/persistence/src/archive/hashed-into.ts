import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Writes a new file that only its owner may read; durable when it resolves. */
export const hashedInto = async (
  path: string,
  content: AsyncIterable<Buffer>,
): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
};
