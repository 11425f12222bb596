import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';

/** A file that a setting names, or in words what is wrong with it. The words fit behind the setting's name. */
export const readBounded = (path: string, bytesAtMost: number): Buffer | string => {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return `names a file that cannot be read: ${path}`;
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) return `must name a file, and ${path} is none`;
    if (stat.size === 0) return `names an empty file: ${path}`;
    if (stat.size > bytesAtMost)
      return `must name a file of ${bytesAtMost} bytes at most, and ${path} has ${stat.size}`;
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
};
