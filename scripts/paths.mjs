import { fileURLToPath } from 'node:url';

/** The folder of the checkout: the scripts work from wherever they are called. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path inside the checkout */
export const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where Node.js keeps what it has compiled, from one start to the next; it does so from version 22 on. */
export const compileCache = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/clockbeat-compiled') };

/** @param {string} name of a program of the build (bundle.mjs) */
export const program = (name) => inRoot(`dist/run/${name}.js`);
