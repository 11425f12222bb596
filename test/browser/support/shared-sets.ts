import type { SavedSetBody, SharingBody } from '@clockbeat/domain';
import type { Page } from '@playwright/test';
import { kindQuestions } from '../kinds-content';

/** One of each kind, as a save takes them. */
export const everyKind = kindQuestions.map(({ question, stored }) => ({
  question,
  ...('kind' in stored ? {} : { kind: 'single', answer: 'Mercury' }),
  ...stored,
}));

/** Saves a set for whoever is signed in on this page, shares it, and answers where it is. */
export const shareSet = async (
  page: Page,
  body: Partial<SavedSetBody>,
  sharing: Partial<SharingBody> = {},
): Promise<{ setId: string; token: string }> => {
  const sets = '/api/saved-trivia-sets';
  const made = await page.request.post(sets, { data: { customQuestions: everyKind, ...body } });
  if (!made.ok()) throw new Error(`The set was refused: ${await made.text()}`);
  const { id: setId } = await made.json();
  const how = { sharing: 'public', licence: 'cc-by', author: 'Ada Lovelace', ...sharing };
  const shared = await page.request.put(`${sets}/${setId}/sharing`, { data: how });
  if (!shared.ok()) throw new Error(`The set was not shared: ${await shared.text()}`);
  return { setId, token: (await shared.json()).token };
};
