import type { Language } from '@clockbeat/domain';

/** What is said of a page where nothing of it is seen: in a chat, in a list of search results. */
export interface Preview {
  /** Null: the installation itself. */
  readonly title: string | null;
  readonly description: string;
}

const joinLink = /^\/join(?:-team)?\/([A-Za-z0-9]{4,8})\/?$/;
/** What it shows stands behind the `#`, which no chat sends. */
const otherTable = /^\/what-if\/?$/;

interface PreviewTexts {
  readonly home: Preview;
  readonly invitation: (code: string) => Preview;
  readonly otherTable: Preview;
}

const texts: Readonly<Record<Language, PreviewTexts>> = {
  en: {
    home: {
      title: null,
      description:
        'Challenge friends, beat the clock, own the leaderboard. Host or join live trivia games anytime.',
    },
    invitation: (code) => ({
      title: 'Join a trivia game',
      description: `Enter your name and play. The code is ${code}.`,
    }),
    otherTable: {
      title: 'A trivia game by other rules',
      description: 'Who would have come first by other rules: both tables side by side.',
    },
  },
  fr: {
    home: {
      title: null,
      description:
        'Défiez vos amis, battez le chrono, prenez la tête. Créez ou rejoignez un quiz en direct, à tout moment.',
    },
    invitation: (code) => ({
      title: 'Rejoindre une partie de quiz',
      description: `Entrez votre nom et jouez. Le code est ${code}.`,
    }),
    otherTable: {
      title: 'Une partie de quiz selon d’autres règles',
      description: 'Qui aurait gagné selon d’autres règles\u202f: les deux classements côte à côte.',
    },
  },
};

/** Of a join link its code alone: what is played, and who plays, is for those who join. */
export const previewOf = (path: string, language: Language): Preview => {
  const { home, invitation, otherTable: byOtherRules } = texts[language];
  const code = joinLink.exec(path)?.[1]?.toUpperCase();
  if (code !== undefined) return invitation(code);
  return otherTable.test(path) ? byOtherRules : home;
};

/** Whether people send each other links to it: it names its own address, and a picture. */
export const isShared = (path: string): boolean =>
  joinLink.test(path) || otherTable.test(path) || /^\/(home\/?)?$/.test(path);
