import { useTexts } from '../../../texts/texts.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';

const fields = ['category', 'difficulty', 'count', 'time'];

/** One set before it is there. */
export const EditSetSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
      <Bone className="h-10 w-72 max-w-full" />
      <Bone className="mt-4 mb-3 h-5 w-40" />
      <div className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Bone className="mt-7 mb-7 h-13 sm:col-span-2" />
        {fields.map((field) => (
          <Bone key={field} className="mt-7 mb-7 h-13" />
        ))}
      </div>
      <Bone className="mt-6 h-7 w-40" />
      <Bone className="mt-4 h-24" />
      <Bone className="mt-4 h-24" />
    </Skeleton>
  );
};
