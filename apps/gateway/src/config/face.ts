import { type Language, languages } from '@clockbeat/domain';
import { type Accent, accentFrom } from './accent.js';
import { type LegalPage, type LegalTexts, legalPages, readLegalText } from './legal-texts.js';
import { type Logo, readLogo } from './logo.js';

/** What an installation is called and looks like, and what it says by law. Every gateway has the same. */
export interface Face {
  readonly name: string;
  /** Of whoever reads none of our languages, or of whom nobody knows which. */
  readonly defaultLanguage: Language;
  /** Null: the coral that it comes with. */
  readonly accent: Accent | null;
  /** Null: the ring with a tick. */
  readonly logo: Logo | null;
  readonly legal: LegalTexts;
}

/** The name where none is set. */
export const ownName = 'Clockbeat';

const lettersAtMost = 40;
/** Controls, among them what turns the direction of writing, and lines. */
const unwritable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const legalSettings: Readonly<Record<LegalPage, string>> = {
  imprint: 'IMPRINT_FILE',
  privacy: 'PRIVACY_FILE',
  terms: 'TERMS_FILE',
};

/** The settings that name a file. */
export const faceFiles: readonly string[] = ['INSTALLATION_LOGO', ...Object.values(legalSettings)];

/**
 * Reads the settings of the face and the files that they name. `text` gives a variable, null where it is empty; `wrong` hears
 * of each that is not as it must be.
 */
export const readFace = (
  text: (name: string) => string | null,
  wrong: (name: string, rule: string, instead: null) => null,
): Face => {
  const name = text('INSTALLATION_NAME') ?? ownName;
  if ([...name].length > lettersAtMost || unwritable.test(name))
    wrong('INSTALLATION_NAME', `must be ${lettersAtMost} letters at most, without control characters`, null);

  const asked = text('DEFAULT_LANGUAGE') ?? languages[0];
  const language = languages.find((known) => known === asked);
  if (language === undefined)
    wrong('DEFAULT_LANGUAGE', `must be one of ${languages.join(', ')}, not "${asked}"`, null);
  const defaultLanguage = language ?? languages[0];

  // without its # too: in a file of settings what stands behind one is a comment
  const colour = text('ACCENT_COLOR')?.toLowerCase().replace(/^#?/, '#') ?? null;
  const isColour = colour !== null && /^#[0-9a-f]{6}$/.test(colour);
  if (colour !== null && !isColour)
    wrong('ACCENT_COLOR', `must be a colour like #1f6feb, not "${colour}"`, null);

  const file = <T extends object>(setting: string, read: (path: string) => T | string): T | null => {
    const path = text(setting);
    if (path === null) return null;
    const found = read(path);
    return typeof found === 'string' ? wrong(setting, found, null) : found;
  };
  const legal = legalPages.flatMap((page) => {
    const texts = file(legalSettings[page], (path) => readLegalText(path, defaultLanguage));
    return texts === null ? [] : [[page, texts] as const];
  });

  return {
    name,
    defaultLanguage,
    accent: isColour ? accentFrom(colour) : null,
    logo: file('INSTALLATION_LOGO', readLogo),
    legal: Object.fromEntries(legal),
  };
};
