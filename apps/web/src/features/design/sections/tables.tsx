import { Button } from '../../../ui/button.js';
import { type Column, DataTable } from '../../../ui/data-table.js';
import { Specimen } from '../section.js';
import { games } from '../specimens.js';

const columns: readonly Column<(typeof games)[number]>[] = [
  { header: 'Game', cell: ({ title }) => title },
  { header: 'Played', cell: ({ played }) => played },
  { header: 'Players', cell: ({ players }) => players.toLocaleString('en'), figures: true },
  { header: 'Right', cell: ({ right }) => `${Math.round(right * 100)} %`, figures: true },
];

export const Tables = () => (
  <>
    <Specimen name="With rows" file="ui/data-table.tsx">
      <DataTable
        caption="Games of March"
        columns={columns}
        rows={games}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Specimen>
    <Specimen name="Empty">
      <DataTable
        caption="Games of April"
        columns={columns}
        rows={[]}
        rowKey={({ id }) => id}
        empty={
          <>
            <p>No game has been played in April.</p>
            <Button className="mt-3 text-text">Start a quick game</Button>
          </>
        }
      />
    </Specimen>
  </>
);
