import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, type Language, languages } from '@clockbeat/domain';
import { type Face, ownName } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { legalLinks } from '../http/legal-links.js';
import { inEachLanguage, textsIn } from '../texts/texts-in.js';
import type { LogoPictures } from './pictures.js';
import { type Preview, previewOf } from './previews.js';

/**
 * The built page of the client with the installation's face on it, in each language: its name and language on the root, where the
 * client reads them; its colours as a style; its logo and the links by law, which style alone puts in their places. So a player
 * asks for nothing more, and loads no script for it.
 */
export class ClientPage {
  private readonly pages: Readonly<Record<Language, string>>;

  constructor(
    webRoot: string,
    private readonly face: Face,
    private readonly pictures: LogoPictures | null,
    /** With what one signs in, where it is not Google; empty: there are several ways. */
    private readonly signIn: string | null,
  ) {
    const built = readFileSync(join(webRoot, 'index.html'), 'utf8');
    this.pages = inEachLanguage((language) => this.withFace(built, language));
  }

  /** All of it that a setting can change. */
  get variants(): readonly string[] {
    return languages.map((language) => this.pages[language]);
  }

  /** `shared`: the whole address, where the page is one that people send each other. */
  in(language: Language, preview: Preview, shared: { origin: string; path: string } | null): string {
    const said = withPreview(this.pages[language], preview, this.face.name);
    return shared === null ? said : this.withAddresses(said, shared);
  }

  /**
   * An overlay lies over a video, from its first frame on: the client's styles, which come before its script, would paint the page.
   * Of one scheme, since a browser paints a frame whose scheme is not that of the page around it.
   */
  overlayIn(language: Language): string {
    return this.pages[language].replace(
      '<html ',
      '<html style="background: transparent; color-scheme: light" ',
    );
  }

  private withFace(built: string, language: Language): string {
    const { name, logo } = this.face;
    const escaped = escapeHtml(name);
    const signIn = this.signIn === null ? '' : ` data-sign-in="${escapeHtml(this.signIn)}"`;
    const icons = this.pictures?.paths;
    return withPreview(
      built
        .replace(
          /<html lang="[^"]*"/,
          () => `<html lang="${language}" dir="${directionOf(language)}" data-brand="${escaped}"${signIn}`,
        )
        .replace(/(property="og:site_name" content=")[^"]*/, (_, before) => before + escaped)
        .replace(/<link rel="icon"[^>]*>/, (link) =>
          logo === null ? link : `<link rel="icon" href="${logo.path}" type="${logo.type}" />`,
        )
        .replace(/(<link rel="apple-touch-icon" href=")[^"]*/, (link, before) =>
          icons === undefined ? link : before + icons.apple,
        )
        .replace('</head>', () => `${this.style()}</head>`)
        .replace('</body>', () => `${legalFooter(this.face)}</body>`),
      previewOf('/', language),
      name,
    );
  }

  /** Of checked colours, addresses of ours and nothing else. */
  private style(): string {
    const { accent, logo, name } = this.face;
    const rules = [
      // a long name, or one without spaces, finds room beside the menu of a phone
      name !== ownName && 'a:has(>.logo){min-width:0;overflow-wrap:anywhere;line-height:1.15}',
      accent &&
        `:root:root,[data-theme="light"]{--accent:${accent.light.accent};--on-accent:${accent.light.onAccent}}
@media (prefers-color-scheme:dark){:root:root:not([data-theme="light"]){--accent:${accent.dark.accent};--on-accent:${accent.dark.onAccent}}}
:root[data-theme="dark"],[data-theme="dark"][data-theme]{--accent:${accent.dark.accent};--on-accent:${accent.dark.onAccent}}`,
      logo &&
        `.logo{background:url(${logo.path}) center/contain no-repeat}
.logo>*{display:none}`,
      legalFooter(this.face) && footerStyle,
    ].filter((rule) => rule);
    return rules.length === 0 ? '' : `<style>${rules.join('\n')}</style>\n  `;
  }

  /** Previews take whole addresses only, and which one ours is, is known with the request. */
  private withAddresses(page: string, { origin, path }: { origin: string; path: string }): string {
    const { src, width, height, card } = this.sharePicture();
    const tags = `<meta property="og:url" content="${escapeHtml(origin + path)}" />
    <meta property="og:image" content="${escapeHtml(origin + src)}" />
    <meta property="og:image:width" content="${width}" />
    <meta property="og:image:height" content="${height}" />
    <meta name="twitter:card" content="${card}" />
  </head>`;
    return page.replace('</head>', () => tags);
  }

  private sharePicture() {
    const wide = { width: 1200, height: 630, card: 'summary_large_image' };
    if (this.pictures !== null) return { src: this.pictures.paths.share, ...wide };
    // the wide picture says Clockbeat
    return this.face.name === ownName
      ? { src: '/share.png', ...wide }
      : { src: '/icon-512.png', width: 512, height: 512, card: 'summary' };
  }
}

/** The texts of index.html that say what a page is, said anew. */
const withPreview = (page: string, { title, description }: Preview, name: string): string => {
  const whole = escapeHtml(title === null ? name : `${title} · ${name}`);
  const own = escapeHtml(title ?? name);
  const said = escapeHtml(description);
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${whole}</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, before) => before + own)
    .replace(/(<meta (?:name="|property="og:)description" content=")[^"]*/g, (_, before) => before + said);
};

/** In all languages: which one is shown follows the root's, which the client changes. Empty where no page is set. */
const legalFooter = (face: Face): string => {
  const parts = languages.flatMap((language) => {
    const links = legalLinks(face, language);
    return links === ''
      ? []
      : [`<nav lang="${language}" aria-label="${textsIn(language)('site.about')}">${links}</nav>`];
  });
  return parts.length === 0 ? '' : `<footer id="legal">${parts.join('')}</footer>\n  `;
};

/** Below quiet pages, which have #content, and nowhere on a stage. What lies over a page's lower edge finds room beneath. */
const footerStyle = [
  '#legal{display:none}',
  'body:has(#content) #legal{display:block;max-width:72rem;margin:0 auto;padding:.5rem 1.25rem 4.5rem}',
  'body:has([data-action-bar]) #legal{padding-bottom:7rem}',
  '#legal nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;font-size:.875rem}',
  '#legal a{display:flex;align-items:center;min-height:2.75rem;color:var(--muted)}',
  '#legal a:hover{text-decoration:underline}',
  ...languages.map(
    (language) => `:root:not([lang="${language}"]) #legal nav[lang="${language}"]{display:none}`,
  ),
].join('\n');
