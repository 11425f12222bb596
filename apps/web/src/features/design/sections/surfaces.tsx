import type { GameStatus } from '@clockbeat/domain/contract';
import { Badge, type BadgeTone } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Specimen } from '../section.js';

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
