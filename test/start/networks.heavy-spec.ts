import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeUnless, describeWith } from '../support/describe-with.js';
import { until } from '../support/live/until.js';
import { Machine, whyNoMachines } from '../support/networks.js';

const port = 3000;

/** All that a process says until it ends. */
const said = async (child: ChildProcess): Promise<string> => {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`Ended with ${code}: ${text}`);
  return text.trim();
};

describeWith('ip')('where npm start can be reached', () => {
  describeUnless(whyNoMachines())('on a machine', () => {
    let machine: Machine;
    let phone: Machine;
    let dataDir: string;
    let product: ChildProcess;

    beforeEach(() => {
      [machine, phone] = [new Machine(), new Machine()];
      dataDir = mkdtempSync(join(tmpdir(), 'clockbeat-networks-'));
    });

    afterEach(async () => {
      product.kill('SIGTERM');
      if (product.exitCode === null) await once(product, 'exit');
      for (const each of [machine, phone]) each.dispose();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    });

    /** What `npm start` says of phones, a line for each address. */
    const start = async (): Promise<string[]> => {
      let output = '';
      product = machine.run(['scripts/start.mjs'], { PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
      for (const stream of [product.stdout, product.stderr])
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      await until('the product runs', () => {
        if (product.exitCode !== null) throw new Error(output);
        return output.includes('  Data  ');
      });
      const lines = output.slice(output.indexOf('On phones nearby'), output.indexOf('  Data  '));
      return lines.split('\n').map((line) => line.replace(/^\s*(On phones nearby|or)\s+/, '').trim());
    };

    /** What the QR codes of a host say who signed in here. */
    const qrCodes = async (): Promise<{ game: string; team: string }> =>
      JSON.parse(
        await said(
          machine.run(['--import', 'tsx', 'test/start/host-in-network.ts', `http://localhost:${port}`]),
        ),
      );

    const phoneIsAnswered = async (url: string): Promise<string> =>
      said(phone.run(['-e', `fetch('${url}').then(({ status }) => console.log(status))`]));

    it.each([
      ['for documentation only', '192.0.2.2', '192.0.2.9'],
      ['of a provider’s or a campus’s range', '100.64.7.2', '100.64.7.9'],
      ['that is public', '8.8.8.2', '8.8.8.9'],
    ])('with an address %s, line and QR carry it, and a phone gets there', async (_kind, own, others) => {
      machine.connect(`${own}/24`, phone, `${others}/24`);
      expect((await start()).filter(Boolean)).toEqual([`http://${own}:${port}`]);
      const { game, team } = await qrCodes();
      for (const url of [game, team]) {
        expect(new URL(url).host).toBe(`${own}:${port}`);
        expect(await phoneIsAnswered(url)).toBe('200');
      }
    });

    it('without any address, both say that only this machine gets there', async () => {
      expect((await start()).filter(Boolean)).toEqual([
        'nowhere: it can only be reached from this machine (it is in no network)',
      ]);
      const { game, team } = await qrCodes();
      for (const url of [game, team]) expect(new URL(url).host).toBe(`localhost:${port}`);
    });
  });
});
