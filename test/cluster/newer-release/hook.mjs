import { register } from 'node:module';

/** Loaded into a gateway under test before its own code: makes it one of a release that is yet to come. */
register('./loader.mjs', import.meta.url);
