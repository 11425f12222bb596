import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url));
/** The face that the player's way speaks with; browsers ask for others when a text needs them. */
const display = /bricolage-grotesque-latin-wght-normal-[^/]*\.woff2$/;
const playPage = /features[\\/]play[\\/]play-page\./;

/**
 * Writes /sw.js: the worker, told what a player's way in is made of. Small and ours: what a library would add (routing,
 * expiry, a runtime of its own) has nothing to do here.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const files = wayIn(bundle);
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
    const given = `const shell = ${JSON.stringify(files)};\nconst version = ${JSON.stringify(version)};\n`;
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: given + code });
  },
});

/** The first file and the game's, with all that they import and wear, and the display face. */
const wayIn = (bundle: Rolldown.OutputBundle): string[] => {
  const names = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    for (const style of part.viteMetadata?.importedCss ?? []) names.add(style);
    part.imports.forEach(add);
  };
  for (const part of Object.values(bundle)) {
    if (part.type === 'asset' && display.test(part.fileName)) names.add(part.fileName);
    if (part.type === 'chunk' && (part.isEntry || part.moduleIds.some((id) => playPage.test(id))))
      add(part.fileName);
  }
  return [...names].sort().map((name) => `/${name}`);
};
