import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, program } from '../../scripts/paths.mjs';

export interface CliResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs an operators' command as `npm run …` does, by the name of its program in the build, or one of the tests' own from its
 * source (`.ts`); `heard` sees its output as it comes.
 */
export const runCli = async (
  file: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  heard: (output: string) => void = () => undefined,
): Promise<CliResult> => {
  const command = file.endsWith('.ts') ? ['--import', 'tsx', inRoot(file)] : [program(file)];
  const child = spawn(process.execPath, [...command, ...words], { env: { ...process.env, ...env } });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    heard(output);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, output, errors };
};
