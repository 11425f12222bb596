import { fileURLToPath } from 'node:url';
import { createJestRunner } from 'create-jest-runner';

/**
 * Jest's files, reports and options, and Jest's own Circus to run them, but on Node.js as the product runs on it. Jest's
 * default runner gives each file a virtual machine, in which it loads all modules again: for a file with a gateway that is
 * 5 s of processor time. Here a worker loads the product once; what a file and its helpers keep is still the file's alone
 * (typescript-hooks.mjs).
 */
export default createJestRunner(fileURLToPath(new URL('./run-file.mjs', import.meta.url)));
