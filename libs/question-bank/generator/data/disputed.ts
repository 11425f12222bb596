/** Countries by ISO 3166 code of which a question would be ambiguous, disputed or soon out of date, with the reason. */
export const withoutCapitalQuestion: ReadonlySet<string> = new Set([
  ...['BO', 'ZA', 'NL', 'BJ', 'SZ', 'LK', 'MY', 'TZ', 'CH', 'CL', 'CI'], // government, courts or parliament sit elsewhere
  ...['IL', 'YE', 'KP', 'AF'], // disputed, or seen differently by different governments
  ...['ID', 'GQ', 'BI', 'EG'], // has just moved, is moving, or is being built
  ...['KI', 'NR', 'FM'], // not settled what to call it
]);

/** Kept out of questions on borders and coasts, as subject and as option: their borders are disputed, or lie overseas. */
export const withoutBorderQuestion: ReadonlySet<string> = new Set([
  ...['IL', 'SY', 'LB', 'CY', 'MA', 'UA'],
  ...['FR', 'NL', 'DK', 'GB', 'ES', 'US', 'CU'],
]);

/** Pairs of which a person may argue either way whether they border each other. */
export const arguablePairs: readonly (readonly [string, string])[] = [
  ['CN', 'PK'],
  ['IN', 'AF'],
  ['NA', 'ZW'],
  ['AE', 'QA'],
  ['AZ', 'TR'],
  ['RS', 'AL'],
  ['EG', 'SA'],
  ['MY', 'SG'],
  ['BH', 'SA'],
];

/** In two continents, or counted to one or another. */
export const betweenContinents: ReadonlySet<string> = new Set(
  'TR RU KZ AZ GE AM EG CY ID TL PA TT ES FR NL GB DK US PT GR YE'.split(' '),
);

/** Landlocked by convention, with the Caspian Sea at the door. */
export const caspian: ReadonlySet<string> = new Set(['AZ', 'KZ', 'TM']);

/** Currencies that have changed lately, are to change, or go by several names. */
export const withoutCurrencyQuestion: ReadonlySet<string> = new Set([
  ...['VE', 'ZW', 'SL', 'CU', 'BA', 'SV', 'BG', 'IL', 'HR', 'SY', 'SS', 'LB', 'CN', 'TO'],
]);

/** Neither shown as an outline nor named beside one: states differ over where they end. */
export const withoutOutline: ReadonlySet<string> = new Set([
  ...['IL', 'SY', 'LB', 'CY', 'JO', 'MA', 'UA', 'RU', 'RS', 'GE', 'AM', 'AZ', 'MD'],
  ...['IN', 'PK', 'CN', 'BT', 'SO', 'SD', 'SS', 'EG', 'ET', 'ER', 'KE', 'VE', 'GY', 'SR', 'GT', 'BZ'],
]);
