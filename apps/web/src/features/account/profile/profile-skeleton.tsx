import { useTexts } from '../../../texts/texts.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';

/** A profile before it is there. */
export const ProfileSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
    <Bone className="h-10 w-56 max-w-full sm:h-12" />
    <div className="mt-6 flex items-center gap-5">
      <Bone className="size-20 shrink-0 rounded-full" />
      <Bone className="h-5 w-72 max-w-full" />
    </div>
    <div className="mt-8 grid gap-x-6 gap-y-9 sm:grid-cols-2">
      <Bone className="h-18" />
      <Bone className="h-18" />
      <Bone className="h-18" />
      <Bone className="h-18" />
    </div>
    <Bone className="mt-9 h-32" />
    <Bone className="mt-6 h-11 w-40 rounded-full" />
  </Skeleton>
);
