import { useTexts } from '../../texts/texts.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

const rows = ['first', 'second', 'third', 'fourth'];

/** The list of games before it is there. */
export const MyGamesSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Bone className="h-9 w-40" />
        <Bone className="h-11 w-36 rounded-full" />
      </div>
      <div className="mt-6 divide-y-2 divide-line">
        {rows.map((row) => (
          <div key={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 grow">
              <Bone className="h-6 w-44 max-w-full" />
              <Bone className="mt-3 h-4 w-72 max-w-full" />
              <Bone className="mt-2 h-4 w-40 sm:hidden" />
            </div>
            <Bone className="h-11 w-32 rounded-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
};
