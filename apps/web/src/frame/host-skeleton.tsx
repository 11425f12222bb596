import { useTexts } from '../texts/texts.js';
import { Bone, Skeleton } from '../ui/skeleton.js';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The host's panel before it is there: the stage with its controls, the players beside it. */
export const HostSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton
      text={t('common.loadingGame')}
      className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-x-10 gap-y-6 px-4 py-4 sm:px-6 lg:grid-cols-[3fr_2fr]"
    >
      <div className="flex items-center justify-between gap-4 lg:col-span-2">
        <Bone className="h-9 w-56" />
        <Bone className="h-11 w-32 rounded-full" />
      </div>
      <div className="flex flex-col gap-6">
        <Bone className="h-72 rounded-card" />
        <div className="flex flex-wrap gap-3">
          <Bone className="h-12 w-36 rounded-full" />
          <Bone className="h-12 w-36 rounded-full" />
          <Bone className="h-12 w-28 rounded-full" />
        </div>
      </div>
      <div className="grid content-start gap-2">
        <Bone className="mb-2 h-8 w-32" />
        {rows.map((row) => (
          <Bone key={row} className="h-12" />
        ))}
      </div>
    </Skeleton>
  );
};
