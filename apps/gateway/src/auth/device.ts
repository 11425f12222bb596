/** What a browser says it is; null for what it doesn't say, or says in words that we don't know. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** The first whose sign is found: most browsers name others too, to be let in. Brave and some more say nothing but Chrome. */
const browsers: Signs = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//],
];

/** An iPad that asks for desktop pages says Mac. */
const systems: Signs = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Two words out of a User-Agent, for a person to recognise a device by: no proof of anything. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: firstIn(userAgent, browsers),
  system: firstIn(userAgent, systems),
});

const firstIn = (text: string, signs: Signs): string | null =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
