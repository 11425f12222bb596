import type { GameStatus } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { colourTokens, readColours, readRules, type Scheme, schemes } from '../../styles/read-tokens.js';
import { floors, nameOf, ratioOf, type TextPair, textPairs } from '../../styles/text-pairs.js';
import css from '../../styles/tokens.css?raw';
import { Badge, type BadgeTone } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { classNames } from '../../ui/class-names.js';
import { DataTable } from '../../ui/data-table.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { Specimen } from './section.js';

export const Colour = () => (
  <>
    <Specimen name="Tokens" file="styles/tokens.css">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
        {colourTokens.map((token) => (
          <li key={token}>
            <div className="grid h-16 grid-cols-2 overflow-hidden rounded-field border-2 border-line">
              {schemes.map((scheme) => (
                <div key={scheme} style={{ background: coloursOf(scheme)[token] }} />
              ))}
            </div>
            <p className="mt-1 font-bold">{token}</p>
            <p className="numbers text-sm text-muted">{valuesOf(token)}</p>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="What is read on what" file="styles/text-pairs.ts, held by text-pairs.spec.ts">
      <DataTable
        caption="Contrast in both schemes"
        columns={[
          { header: 'Pair', cell: nameOf },
          { header: 'Light', cell: (pair) => <Measured pair={pair} scheme="light" />, figures: true },
          { header: 'Dark', cell: (pair) => <Measured pair={pair} scheme="dark" />, figures: true },
          { header: 'At least', cell: ({ carries }) => floors[carries].toFixed(1), figures: true },
          { header: 'Where', cell: ({ where }) => <Where text={where} /> },
        ]}
        rows={textPairs}
        rowKey={(pair) => `${nameOf(pair)}, ${pair.where}`}
        empty="No pair is written down."
      />
    </Specimen>
  </>
);

const Where = ({ text }: { text: string }) => (
  <p className="min-w-48 text-sm whitespace-normal text-muted">{text}</p>
);

const valuesOf = (token: (typeof colourTokens)[number]): string =>
  [...new Set(schemes.map((scheme) => coloursOf(scheme)[token]))].join(' · ');

/** The pair itself with its ratio; what is a sign is drawn as a frame. */
const Measured = ({ pair, scheme }: { pair: TextPair; scheme: Scheme }) => {
  const colours = coloursOf(scheme);
  const { text, on, carries, opacity } = pair;
  return (
    <span className="inline-flex items-center gap-2">
      {ratioOf(pair, colours).toFixed(1)}
      <span
        aria-hidden="true"
        className="grid h-9 w-12 place-items-center rounded-field font-bold ring-2 ring-line"
        style={{ background: colours[on], color: colours[text] }}
      >
        {carries === 'sign' ? (
          <span className="size-5 rounded-full border-3 border-current" />
        ) : (
          <span style={{ opacity }}>Aa</span>
        )}
      </span>
    </span>
  );
};

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

const statuses: readonly GameStatus[] = ['waiting', 'active', 'paused', 'finished'];
const tones: readonly BadgeTone[] = ['plain', 'quiet', 'live', 'sky', 'good', 'bad'];
const row = 'flex flex-wrap items-center gap-3';

export const Surfaces = () => (
  <>
    <Specimen name="Card" file="ui/card.tsx" className="grid gap-5 sm:grid-cols-2">
      <Card title="Planets">
        <p>Ten questions on what goes round the sun.</p>
        <p className="mt-2 text-sm text-muted">About 3 minutes</p>
      </Card>
      <Card title="Own questions">
        <p>Write them here, or bring them from a table.</p>
        <p className="mt-2 text-sm text-muted">As long as you like</p>
      </Card>
    </Specimen>
    <Specimen name="Where a game stands" file="ui/status-badge.tsx" className={row}>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Specimen>
    <Specimen name="Badge" file="ui/badge.tsx" className={row}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Specimen>
  </>
);

const movements = [
  { name: 'rise', figure: '200 ms', what: 'a question, a verdict, a dialog', look: 'animate-rise' },
  { name: 'fade', figure: '150 ms', what: 'another tab, the veil of a dialog', look: 'animate-fade' },
  { name: 'leave', figure: '150 ms', what: 'a dialog or a menu that closes', look: 'animate-leave' },
  { name: 'beat', figure: '600 ms', what: 'each of the last five seconds', look: 'animate-beat' },
  { name: 'fly', figure: '2 s', what: 'points, from the tile to the score', look: 'animate-fly' },
] as const;

const lasting = [
  { name: 'turn', what: 'the ring, while something loads', look: 'animate-turn' },
  { name: 'heartbeat', what: 'the lobby', look: 'animate-heartbeat' },
  { name: 'breathe', what: 'the shape of what comes', look: 'animate-breathe' },
] as const;

export const Motion = () => {
  const [round, setRound] = useState(0);
  return (
    <>
      <Specimen name="Once for each moment" file="styles/motion.css">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-5">
          {movements.map(({ name, figure, what, look }) => (
            <li key={name}>
              <div className="grid h-24 place-items-center rounded-field bg-sunken">
                <div
                  key={round}
                  className={classNames('size-12 rounded-field bg-coral', round > 0 && look)}
                />
              </div>
              <p className="mt-2 font-bold">{name}</p>
              <p className="text-sm text-muted">
                <span className="numbers">{figure}</span>
                <br />
                {what}
              </p>
            </li>
          ))}
        </ul>
        <Button className="mt-6" onClick={() => setRound(round + 1)}>
          {round === 0 ? 'Play' : 'Play again'}
        </Button>
      </Specimen>
      <Specimen name="As long as it lasts">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-5">
          {lasting.map(({ name, what, look }) => (
            <li key={name}>
              <div className="grid h-24 place-items-center rounded-field bg-sunken">
                <div className={`size-12 rounded-field bg-grape ${look}`} />
              </div>
              <p className="mt-2 font-bold">{name}</p>
              <p className="text-sm text-muted">{what}</p>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
};

const light = readColours(css, 'light');
const dark = readColours(css, 'dark');

/** The colours as the sheet itself declares them: this page copies nothing. */
const coloursOf = (scheme: Scheme) => (scheme === 'light' ? light : dark);

/** What the theme declares under a prefix, by the rest of its name: `--text-` gives sm, base, lg ... */
const themed = (prefix: string): [name: string, value: string][] =>
  readRules(css)
    .filter(({ selector }) => selector.startsWith('@theme'))
    .flatMap(({ declares }) => [...declares])
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
