import type { Language } from '@clockbeat/domain';
import { textsIn } from '../texts/texts-in.js';

/** What is said of a page where nothing of it is seen: in a chat, in a list of search results. */
export interface Preview {
  /** Null: the installation itself. */
  readonly title: string | null;
  readonly description: string;
}

const joinLink = /^\/join(?:-team)?\/([A-Za-z0-9]{4,8})\/?$/;
/** What it shows stands behind the `#`, which no chat sends. */
const otherTable = /^\/what-if\/?$/;
/** Which set it is, is for those who open it: it may be private by then. */
const sharedSet = /^\/set\/[\w-]{16}\/?$/;

/** Of a join link its code alone: what is played, and who plays, is for those who join. */
export const previewOf = (path: string, language: Language): Preview => {
  const t = textsIn(language);
  const code = joinLink.exec(path)?.[1]?.toUpperCase();
  if (code !== undefined)
    return { title: t('preview.invitation'), description: t('preview.invitationText', { code }) };
  if (otherTable.test(path))
    return { title: t('preview.otherTable'), description: t('preview.otherTableText') };
  if (sharedSet.test(path)) return { title: t('preview.sharedSet'), description: t('preview.sharedSetText') };
  return { title: null, description: t('preview.home') };
};

/** Whether people send each other links to it: it names its own address, and a picture. */
export const isShared = (path: string): boolean =>
  joinLink.test(path) || otherTable.test(path) || sharedSet.test(path) || /^\/(home\/?)?$/.test(path);
