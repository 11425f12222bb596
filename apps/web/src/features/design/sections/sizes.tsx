import { Specimen } from '../section.js';
import { themed } from '../tokens.js';

const steps = [1, 2, 3, 4, 6, 8, 10, 16];
const stepPx = 4;
const heights = [
  { px: 44, what: 'whatever is touched' },
  { px: 52, what: 'a field' },
  { px: 56, what: 'the main button of a screen' },
  { px: 64, what: 'an answer, at least' },
];

export const Sizes = () => (
  <>
    <Specimen name="Space">
      <ul className="flex flex-wrap items-end gap-5">
        {steps.map((step) => (
          <li key={step} className="text-center">
            <div className="mx-auto bg-sky" style={{ width: step * stepPx, height: step * stepPx }} />
            <p className="numbers mt-2 text-sm text-muted">{step * stepPx}</p>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Heights">
      <ul className="flex flex-col gap-3">
        {heights.map(({ px, what }) => (
          <li
            key={px}
            className="flex items-center gap-4 rounded-field border-2 border-line-strong px-4"
            style={{ height: px }}
          >
            <span className="numbers font-bold">{px}</span>
            <span className="text-muted">{what}</span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Corners" file="styles/tokens.css">
      <ul className="flex flex-wrap gap-5">
        {themed('--radius-').map(([name, value]) => (
          <li key={name}>
            <div className="size-24 border-2 border-text bg-surface" style={{ borderRadius: value }} />
            <p className="mt-2 text-sm text-muted">
              {name} · {value}
            </p>
          </li>
        ))}
      </ul>
    </Specimen>
  </>
);
