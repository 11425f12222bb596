/** Latin 1 beyond 160 by its names, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const greek =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho _ Sigma Tau Upsilon Phi Chi Psi Omega';

const others = {
  quot: '"',
  amp: '&',
  apos: "'",
  lt: '<',
  gt: '>',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  hellip: '…',
  prime: '′',
  Prime: '″',
  euro: '€',
  trade: '™',
  larr: '←',
  rarr: '→',
  minus: '−',
  radic: '√',
  infin: '∞',
  asymp: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
} as const;

/** HTML's names of characters, as far as programs write them in questions (HTML 4). */
const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...greek.split(' ').flatMap((name, index): [string, string][] => [
    [name, String.fromCharCode(0x391 + index)],
    [name.toLowerCase(), String.fromCharCode(0x3b1 + index)],
  ]),
  ...Object.entries(others),
]);

/** `&eacute;` and `&#039;` as what they stand for; what is none stays. Once: `&amp;lt;` is the text `&lt;`. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,9}));/g, (whole, ...found) => {
    const [decimal, hexadecimal, name] = found as (string | undefined)[];
    if (name !== undefined) return named.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : whole;
  });

const tag =
  /<\/?(?:p|div|br|b|i|u|em|strong|span|sub|sup|img|a|ul|ol|li|code|pre|font|h[1-6]|table|tbody|tr|td|th|hr)(?:\s[^<>]*|\/)?>/gi;

/** Whether somebody has set this text in HTML. */
export const isHtml = (text: string): boolean => text.search(tag) !== -1;

/** What HTML says, without how it looks: each paragraph and each break begins a line. */
export const textOfHtml = (html: string): string =>
  withoutEntities(
    html
      .replace(/\s+/g, ' ')
      .replace(tag, (found) => (/^<\/?(?:p|div|br|li|h\d|tr|hr|pre)\b/i.test(found) ? '\n' : '')),
  )
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
