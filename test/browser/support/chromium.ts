import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface Browser {
  readonly channel?: 'chrome';
  readonly launchOptions?: { executablePath: string; args: string[]; env?: Record<string, string> };
}

/**
 * On Linux x64 the browser that comes by npm, so that the tests need nothing installed; elsewhere Chrome.
 * CHROME_PATH names another one.
 */
export const findBrowser = async (): Promise<Browser> => {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return { launchOptions: { executablePath: chosen, args: ['--no-sandbox'] } };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const home = unpackOnce();
  const libraries = systemHasNss() ? undefined : join(home, 'lib');
  return {
    launchOptions: {
      executablePath: join(home, 'chromium'),
      // it is to run as root and in containers, and it sees only our own pages
      args: ['--no-sandbox'],
      ...(libraries && { env: { ...definedEnv(), LD_LIBRARY_PATH: libraries } }),
    },
  };
};

/** The package unpacks to one fixed path, whatever the version: we unpack to a path of the version, beside it. */
const unpackOnce = (): string => {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const home = join(folder, '../../.cache', `clockbeat-chromium-${version}`);
  if (existsSync(home)) return home;

  const unfinished = `${home}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(join(folder, 'bin', name)));
  writeFileSync(join(unfinished, 'chromium'), unpacked('chromium.br'));
  chmodSync(join(unfinished, 'chromium'), 0o700);
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    spawnSync('tar', ['-x', '-C', unfinished], { input: unpacked(archive) });
  }
  try {
    renameSync(unfinished, home);
  } catch (error) {
    // another run was quicker
    if (!existsSync(home)) throw error;
  }
  return home;
};

const packageFolder = (): string => {
  // the package exports no package.json: walk up from what it exports
  let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (!existsSync(join(folder, 'bin'))) folder = dirname(folder);
  return folder;
};

const systemHasNss = (): boolean =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'].some((folder) =>
    existsSync(join(folder, 'libnss3.so')),
  );

const definedEnv = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])));
