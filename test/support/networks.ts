import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { inRoot } from '../../scripts/paths.mjs';
import { findProgram } from '../../scripts/programs.mjs';

const ip = (...words: string[]): void =>
  void execFileSync(findProgram('ip') ?? 'ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Why machines can't be made here; null where they can. Linux lets root make them, some containers don't. */
export const whyNoMachines = (): string | null => {
  const probe = `clockbeat-${randomBytes(3).toString('hex')}`;
  const made =
    spawnSync(findProgram('ip') ?? 'ip', ['netns', 'add', probe], { stdio: 'ignore' }).status === 0;
  if (made) ip('netns', 'delete', probe);
  return made ? null : 'this system makes no network namespaces';
};

/** A machine in a network of its own, as far as processes can tell: a network namespace with a loopback device. */
export class Machine {
  private readonly name = `clockbeat-${randomBytes(3).toString('hex')}`;

  constructor() {
    ip('netns', 'add', this.name);
    ip('-n', this.name, 'link', 'set', 'lo', 'up');
  }

  /** A cable between the two, with an address at each end. */
  connect(own: string, other: Machine, others: string): void {
    ip(
      'link',
      'add',
      'eth0',
      'netns',
      this.name,
      'type',
      'veth',
      'peer',
      'name',
      'eth0',
      'netns',
      other.name,
    );
    for (const [machine, address] of [
      [this.name, own],
      [other.name, others],
    ] as const) {
      ip('-n', machine, 'address', 'add', address, 'dev', 'eth0');
      ip('-n', machine, 'link', 'set', 'eth0', 'up');
    }
  }

  /** Node.js on this machine. */
  run(words: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    const { PATH = '', HOME = '' } = process.env;
    return spawn(findProgram('ip') ?? 'ip', ['netns', 'exec', this.name, process.execPath, ...words], {
      cwd: inRoot(''),
      env: { PATH, HOME, ...env },
    });
  }

  dispose(): void {
    ip('netns', 'delete', this.name);
  }
}
