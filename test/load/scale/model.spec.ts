import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedOf, type Figure, fitted, type ScalePoint } from './model.js';

const points: readonly ScalePoint[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'points.json'), 'utf8'),
);
const document = readFileSync(join(import.meta.dirname, '../../../docs/scaling.md'), 'utf8');
const figures: readonly Figure[] = ['gatewayCpu', 'postgresCpu'];

/** As the document writes it. */
const rowOf = (point: ScalePoint, figure: Figure): string => {
  const expected = expectedOf(fitted(sameHouse(point), figure), point);
  const off = Math.round(100 * (expected / point[figure] - 1));
  const what = figure === 'gatewayCpu' ? 'gateways' : 'PostgreSQL';
  const night = point.games === 1 ? `1 × ${point.players}` : `${point.games} × ${point.players}`;
  return `| ${point.gateways} | ${night} | ${what} | ${expected.toFixed(2)} s | ${point[figure].toFixed(2)} s | ${off > 0 ? '+' : ''}${off} % |`;
};
const sameHouse = ({ gateways }: ScalePoint): ScalePoint[] =>
  points.filter((point) => point.gateways === gateways);
const heldOut = points
  .filter((point) => point.heldOut)
  .flatMap((point) => figures.map((figure) => [point, figure] as const));

describe('the model of docs/scaling.md', () => {
  it('has nights that it was not fitted to, larger than all it was fitted to', () => {
    expect(heldOut.length).toBeGreaterThan(0);
    for (const [night] of heldOut) {
      const known = sameHouse(night).filter(
        (other) => !other.heldOut && (other.games === 1) === (night.games === 1),
      );
      for (const other of known)
        expect(night.games * night.players).toBeGreaterThan(other.games * other.players);
    }
  });

  it.each(heldOut)('expects within 25 %% what was measured: %o, %s', (night, figure) => {
    const expected = expectedOf(fitted(sameHouse(night), figure), night);
    expect(Math.abs(expected / night[figure] - 1)).toBeLessThan(0.25);
  });

  it.each(heldOut)('is told there as it is: %o, %s', (night, figure) => {
    expect(document).toContain(rowOf(night, figure));
  });
});
