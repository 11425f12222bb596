import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram, type Program } from '../../../scripts/programs.mjs';
import { until } from '../../support/live/until.js';

/** A program of this machine that runs for a test; it ends with this process, however that goes. */
export class RunningProgram {
  /** What it has written so far. */
  said = '';
  private readonly child: ChildProcess;
  private readonly leave = (): void => void this.child.kill('SIGKILL');

  constructor(
    private readonly name: Program,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ) {
    const file = findProgram(name);
    if (file === undefined) throw new Error(`${name} is not installed`);
    const { PATH, HOME } = process.env;
    this.child = spawn(file, args, { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
    this.child.stdout?.on('data', (chunk) => {
      this.said += chunk;
    });
    process.once('exit', this.leave);
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits until it can be used. */
  ready(isSo: () => boolean | Promise<boolean>): Promise<void> {
    return until(`${this.name} is ready`, () => {
      if (this.hasEnded) throw new Error(`${this.name} ended at its start`);
      return isSo();
    });
  }

  /** Asks it to end, unless it was told so already, and waits. */
  async stop(signal: NodeJS.Signals | null = 'SIGTERM'): Promise<void> {
    if (!this.hasEnded) {
      const ended = once(this.child, 'exit');
      if (signal !== null) this.child.kill(signal);
      await ended;
    }
    process.off('exit', this.leave);
  }
}
