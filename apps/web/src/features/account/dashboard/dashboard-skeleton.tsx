import { useTexts } from '../../../texts/texts.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';

/** The dashboard before it is there. */
export const DashboardSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-5xl px-5 pt-6 sm:pt-10">
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[1fr_minmax(0,24rem)] md:items-center">
      <div>
        <Bone className="h-10 w-80 max-w-full sm:h-12" />
        <Bone className="mt-4 h-6 w-64 max-w-full" />
      </div>
      <Bone className="h-28 rounded-card" />
    </div>
    <div className="mt-10 grid grid-cols-2 gap-6 border-y-2 border-line py-5 sm:grid-cols-4">
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
    </div>
    <Bone className="mt-12 h-8 w-52" />
    <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Bone className="h-44 rounded-card" />
      <Bone className="h-44 rounded-card" />
      <Bone className="h-44 rounded-card" />
    </div>
  </Skeleton>
);
