import { useTexts } from '../../../texts/texts.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';

const rows = ['first', 'second', 'third'];

/** The page of saved sets before it is there. */
export const MyContentSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
      <Bone className="h-10 w-80 max-w-full sm:h-12" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Bone className="h-11 w-60 rounded-full" />
        <Bone className="h-11 w-56 rounded-full" />
      </div>
      <Bone className="mt-10 h-7 w-36" />
      <div className="mt-1 divide-y-2 divide-line">
        {rows.map((row) => (
          <div key={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 grow basis-72">
              <Bone className="h-6 w-52 max-w-full" />
              <Bone className="mt-3 h-4 w-80 max-w-full" />
            </div>
            <Bone className="h-11 w-64 rounded-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
};
