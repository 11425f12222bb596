import { useTexts } from '../texts/texts.js';
import { PodiumBones } from '../ui/podium-bones.js';
import { Bone, Skeleton } from '../ui/skeleton.js';
import { LoadFailed } from './load-failed.js';

interface FinalMissingProps {
  missing: 'pending' | 'failed';
  again: () => void;
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The place of the final scores while they are on their way, or where they did not come. In em, for desk and stage alike. */
export const FinalMissing = ({ missing, again }: FinalMissingProps) => {
  const t = useTexts();
  if (missing === 'failed') return <LoadFailed text={t('errors.unavailable')} again={again} />;
  return (
    <Skeleton text={t('common.loadingGame')} className="grid items-end gap-[2em] lg:grid-cols-2">
      <PodiumBones />
      <div className="grid gap-[0.25em]">
        {rows.map((row) => (
          <Bone key={row} className="h-[2.5em]" />
        ))}
      </div>
    </Skeleton>
  );
};
