import type { Request } from 'express';
import type { Face } from '../config/face.js';
import { isSentByAnotherSite } from '../http/sent-by-another-site.js';
import { refuseForeignBrowser } from './local/refuse-foreign-browser.js';
import { wouldTellItsSite } from './local/this-machine.js';
import type { Provider } from './provider.js';
import type { Query, Way } from './way.js';

/** By Google, or by its stand-in on this machine. */
export const googleWay = (provider: Provider, face: Face): Way => ({
  key: 'google',
  name: 'Google',
  path: '/auth/google',
  // The stand-in leads back to wherever the browser is.
  isRegistered: provider.kind === 'google',
  refuses: (request, response) => provider.kind === 'local' && refuseForeignBrowser(request, response, face),
  strategy: async () => 'google',
  options: (request, query) => {
    const named = mayNameSomebody(request, provider) ? query : {};
    const { login_hint: hint } = named;
    return {
      ...(typeof hint === 'string' ? { loginHint: hint } : { prompt: 'select_account' }),
      ...(provider.kind === 'local' ? { local: textsOf(named, ['name', 'picture']) } : {}),
    };
  },
  signOutUrl: async () => null,
});

/**
 * Another site's link leads here, too; whom it signs in is for the person to say. Google asks anyway; the local sign-in takes
 * a name at its word only from a link that is known to be ours.
 */
const mayNameSomebody = (request: Request, { kind }: Provider): boolean => {
  if (isSentByAnotherSite(request)) return false;
  const isSilent = request.header('sec-fetch-site') === undefined;
  return kind !== 'local' || !isSilent || wouldTellItsSite(request);
};

const textsOf = (query: Query, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
