import { cleanCode, isCode } from '../../lib/join-code.js';

/** Where the printed join addresses carry their code (features/join): in the path, else in the query. */
const inPath = /^\/(?:join|join-team)\/([^/]+)\/?$/;
const inQuery = /^\/(?:join|scan-trivia)\/?$/;

/**
 * The join code that a scanned text means: a bare code, or a join link of any host, since one installation has several
 * addresses. Null for everything else. Only the code is ever used: a scan never leads to another site.
 */
export const codeIn = (scanned: string): string | null => {
  const text = scanned.trim();
  // A bare code is printed in one piece: a few words are none, whatever their letters together would be.
  return [text.toUpperCase(), cleanCode(codeOfLink(text))].find(isCode) ?? null;
};

const codeOfLink = (text: string): string => {
  if (!URL.canParse(text)) return '';
  const { protocol, pathname, searchParams } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return '';
  if (inQuery.test(pathname)) return searchParams.get('code') ?? '';
  return inPath.exec(pathname)?.[1] ?? '';
};
