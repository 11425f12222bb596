import { catalogue } from './catalogue.js';
import { leagues } from './en/leagues.js';

/** The texts of leagues. A catalogue of their own: most hosts run none, and whoever looks at a table is no host. */
export const useLeaguesTexts = catalogue('leagues', leagues).useTexts;
