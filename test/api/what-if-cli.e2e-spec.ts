import { join } from 'node:path';
import type { WhatIf } from '@clockbeat/domain';
import { inRoot } from '../../scripts/paths.mjs';
import { PlayedGame } from '../support/api/played-game.js';
import { recordedLogs } from '../support/recorded-logs.js';
import { runCli } from '../support/run-cli.js';

const recorded = recordedLogs.find(
  ({ outcome: { endedBy, finalScores } }) => endedBy === 'host' && finalScores.length > 1,
);
if (!recorded) throw new Error('No log is recorded');
const file = join(inRoot('test/recorded-logs'), `${recorded.name}.ndjson`);

describe('npm run what-if', () => {
  it('reads a saved log without a database, and comes to its own table by its own rules', async () => {
    const { code, output } = await runCli('what-if', [file, '--format', 'json'], { DATABASE_URL: '' });
    expect(code).toBe(0);
    const told = JSON.parse(output) as WhatIf;
    expect(told.players.map(({ name, is }) => [name, is.position, is.score])).toEqual(
      recorded.outcome.finalScores.map(({ name, position, score }) => [name, position, score]),
    );
    expect(told).toMatchObject({ changed: 0, questions: [], unknown: [] });
  });

  it('shows both tables of a game of the database, and why', async () => {
    const played = await PlayedGame.play();
    try {
      await played.finish();
      const env = { DATABASE_URL: played.night.database.url };
      const { code, output, errors } = await runCli('what-if', [played.game.id, '--key', '1B'], env);
      expect([code, errors]).toEqual([0, '']);
      expect(output).toMatch(
        /2 of 3 scores change, 1 come higher, 1 lower; \d instead of \d questions count\n/,
      );
      expect(output).toMatch(/\n +1\. +800 +2\. +550 {2}Bob \(Owls\), question 1 \+250\n/);
      expect(output).toMatch(/\n +2\. +290 +1\. +560 {2}Ada \(Owls\), question 1 -270\n/);
      expect(output).toContain('\nNobody can know whether people would have answered otherwise.\n');
      const refused = await runCli('what-if', [played.game.id, '--drop', '40'], env);
      expect([refused.code, refused.errors]).toEqual([
        1,
        'The rules name a question that was not asked in this game.\n',
      ]);
      const missing = await runCli('what-if', ['game_0000000000000000'], env);
      expect([missing.code, missing.errors]).toEqual([1, 'There is no game game_0000000000000000.\n']);
    } finally {
      await played.night.end();
    }
  });
});
