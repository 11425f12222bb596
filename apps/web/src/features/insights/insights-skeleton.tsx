import { useTexts } from '../../texts/texts.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** The page before it is known whose it is. */
export const InsightsSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-5xl px-5 pt-6 sm:pt-10">
    <Bone className="h-10 w-56 max-w-full sm:h-12" />
    <Bone className="mt-3 h-6 w-96 max-w-full" />
    <Bone className="mt-6 h-12 w-80 max-w-full rounded-full" />
    <Charts />
  </Skeleton>
);

/** The charts before they are there. */
export const ChartsSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')}>
    <Charts />
  </Skeleton>
);

const Charts = () => (
  <div className="mt-8 flex flex-col gap-12">
    <div className="grid grid-cols-3 gap-4">
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
    </div>
    <Bone className="h-80 rounded-card" />
    <div className="grid gap-12 lg:grid-cols-2">
      <Bone className="h-72 rounded-card" />
      <Bone className="h-72 rounded-card" />
    </div>
  </div>
);
