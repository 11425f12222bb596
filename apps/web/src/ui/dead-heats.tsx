import type { Sureness } from '@clockbeat/domain/contract';
import { useBesidesTexts } from '../texts/besides-texts.js';

interface DeadHeatsProps {
  entries: readonly (Sureness & { readonly position: number | null })[];
}

type Place = Sureness & { readonly place: number };

const most = (one: number | undefined, other: number | undefined): number => Math.max(one ?? 0, other ?? 0);

/** What is not sure of each place, the first one first. */
const unsure = (entries: DeadHeatsProps['entries']): Place[] => {
  const places = new Map<number, Place>();
  for (const { position: place, deadHeatMs, closeMs } of entries) {
    if (place === null || (deadHeatMs === undefined && closeMs === undefined)) continue;
    const known = places.get(place);
    places.set(place, {
      place,
      deadHeatMs: most(known?.deadHeatMs, deadHeatMs),
      closeMs: most(known?.closeMs, closeMs),
    });
  }
  return [...places.values()];
};

/** Which places are shared because measured times cannot part them, and which are close behind. Nothing where all is sure. */
export const DeadHeats = ({ entries }: DeadHeatsProps) => {
  const places = unsure(entries);
  return places.length === 0 ? null : <Lines places={places} />;
};

/** Apart, so that its words are fetched where there is something to say. */
const Lines = ({ places }: { places: readonly Place[] }) => {
  const t = useBesidesTexts();
  return (
    <ul className="pt-[0.25em] text-muted">
      {places.map(({ place, deadHeatMs, closeMs }) => (
        <li key={place}>
          {deadHeatMs
            ? t('besides.deadHeat', { place, ms: deadHeatMs })
            : t('besides.closeBehind', { place, ms: closeMs ?? 0 })}
        </li>
      ))}
    </ul>
  );
};
