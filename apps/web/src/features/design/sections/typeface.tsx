import { Specimen } from '../section.js';
import { themed } from '../tokens.js';

const rootPx = 16;

export const Typeface = () => (
  <>
    <Specimen name="Two voices" file="styles/fonts.css" className="grid gap-8 sm:grid-cols-2">
      <div>
        <p className="font-display text-4xl leading-none font-extrabold tracking-tight">
          Bricolage Grotesque
        </p>
        <p className="mt-3 text-muted">Headings, play, stage. Its weight carries the page, 800.</p>
      </div>
      <div>
        <p className="text-4xl leading-none">Instrument Sans</p>
        <p className="mt-3 text-muted">Set-up and account screens, whatever is read in lines.</p>
      </div>
    </Specimen>
    <Specimen
      name="Scale"
      file="styles/tokens.css, 1.25 on phones and at the desk; 1.333 on the stage, in em"
    >
      <ol className="flex flex-col gap-3">
        {themed('--text-')
          .reverse()
          .map(([step, size]) => (
            <li key={step} className="flex items-baseline gap-5">
              <span className="numbers w-20 shrink-0 text-sm text-muted">
                {step} · {Math.round(Number.parseFloat(size) * rootPx)} px
              </span>
              <span
                className="truncate font-display leading-tight font-extrabold tracking-tight"
                style={{ fontSize: size }}
              >
                Beat the clock
              </span>
            </li>
          ))}
      </ol>
    </Specimen>
    <Specimen name="Numbers that change" file='utility "numbers"'>
      <p className="numbers w-fit text-right font-display text-3xl leading-tight font-extrabold">
        1,111
        <br />
        9,048
      </p>
    </Specimen>
    <Specimen name="Lines that are read">
      <p className="max-w-prose text-lg">
        A line has under seventy letters, so that the eye finds the next one. A second line explains the first
        and is muted, never smaller than fourteen pixels.
      </p>
    </Specimen>
  </>
);
