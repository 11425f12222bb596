const codePattern = /^[A-Z0-9]{4,8}$/;

/** Where the printed join addresses carry their code (features/join): in the path, else in the query. */
const inPath = /^\/(?:join|join-team)\/([^/]+)\/?$/;
const inQuery = /^\/(?:join|scan-trivia)\/?$/;

/**
 * The join code that a scanned text means: a bare code, or a join link of any host, since one installation has several
 * addresses. Null for everything else. Only the code is ever used: a scan never leads to another site.
 */
export const codeIn = (scanned: string): string | null => {
  const text = scanned.trim();
  return asCode(text) ?? asCode(codeOfLink(text));
};

/** What somebody typed as a code; null when it can't be one. */
export const asCode = (typed: string): string | null => {
  const code = typed.trim().toUpperCase();
  return codePattern.test(code) ? code : null;
};

const codeOfLink = (text: string): string => {
  if (!URL.canParse(text)) return '';
  const { protocol, pathname, searchParams } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return '';
  if (inQuery.test(pathname)) return searchParams.get('code') ?? '';
  return inPath.exec(pathname)?.[1] ?? '';
};
