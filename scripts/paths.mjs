import { fileURLToPath } from 'node:url';

/** The folder of the checkout: the scripts work from wherever they are called. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path inside the checkout */
export const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The compiled gateway, what `npm start` runs. */
export const gatewayMain = inRoot('dist/apps/gateway/src/main.js');
