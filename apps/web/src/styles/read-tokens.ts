/** A rule of a style sheet: its selector, and the custom properties it declares. */
interface Rule {
  readonly selector: string;
  readonly declares: ReadonlyMap<string, string>;
}

/** The rules of a plain sheet such as tokens.css, the inner ones of an at-rule too. No parser for any CSS. */
export const readRules = (css: string): Rule[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim().replace(/\s+/g, ' '),
      declares: new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value.trim(),
        ]),
      ),
    }),
  );

export type Scheme = 'light' | 'dark';
export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

export const colourTokens = [
  'ink',
  'paper',
  'coral',
  'sky',
  'volt',
  'grape',
  'aqua',
  'orchid',
  'accent',
  'on-accent',
  'page',
  'surface',
  'sunken',
  'text',
  'muted',
  'line',
  'line-strong',
  'bad',
  'good',
  'focus',
] as const;
export type ColourToken = (typeof colourTokens)[number];
export type Colours = Readonly<Record<ColourToken, string>>;

/** What every colour is in a scheme, as #rrggbb. Light declares them all; dark says only what differs. */
export const readColours = (css: string, scheme: Scheme): Colours => {
  const declared = new Map(
    readRules(css)
      .filter(({ selector }) => rulesOf[scheme].includes(selector))
      .flatMap(({ declares }) => [...declares]),
  );
  const follow = (name: string): string => {
    const value = declared.get(name);
    if (value === undefined) throw new Error(`tokens.css declares no ${name} for ${scheme}`);
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return other ? follow(other) : value;
  };
  return Object.fromEntries(colourTokens.map((token) => [token, follow(`--${token}`)])) as Colours;
};

const light = ':root, [data-theme="light"]';
const rulesOf: Record<Scheme, readonly string[]> = {
  light: [light],
  dark: [light, '[data-theme="dark"]'],
};
