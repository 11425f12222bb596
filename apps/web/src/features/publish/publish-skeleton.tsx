import { useTexts } from '../../texts/texts.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** Code and QR before they are there. */
export const PublishSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton
      text={t('common.loadingGame')}
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-5 py-8 md:grid-cols-[1fr_auto] md:items-start"
    >
      <div>
        <Bone className="h-10 w-56" />
        <Bone className="mt-3 h-6 w-40" />
        <Bone className="mt-2 h-5 w-64 max-w-full" />
        <Bone className="mt-14 h-14 w-72 max-w-full sm:h-20 sm:w-md" />
        <div className="mt-12 flex flex-wrap gap-3">
          <Bone className="h-11 w-44 rounded-full" />
          <Bone className="h-11 w-44 rounded-full" />
        </div>
      </div>
      <div className="flex flex-col items-center gap-6 md:pt-2">
        <Bone className="aspect-square w-[min(20rem,calc(100vw-3.5rem))]" />
        <Bone className="h-14 w-full rounded-full" />
      </div>
    </Skeleton>
  );
};
