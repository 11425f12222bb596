import { colourTokens, type Scheme, schemes } from '../../../styles/read-tokens.js';
import { floors, nameOf, ratioOf, type TextPair, textPairs } from '../../../styles/text-pairs.js';
import { DataTable } from '../../../ui/data-table.js';
import { Specimen } from '../section.js';
import { coloursOf } from '../tokens.js';

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
