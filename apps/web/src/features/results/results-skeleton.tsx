import { useTexts } from '../../texts/texts.js';
import { PodiumBones } from '../../ui/podium.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Title, podium and places before they are there. */
export const ResultsSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton
      text={t('common.loadingGame')}
      className="mx-auto flex w-full max-w-4xl flex-col gap-10 px-5 py-8"
    >
      <div>
        <Bone className="h-10 w-64 max-w-full" />
        <Bone className="mt-2 h-5 w-52" />
      </div>
      <div className="mx-auto w-full max-w-xl pt-8 sm:text-lg">
        <PodiumBones />
      </div>
      <div>
        <Bone className="h-7 w-40" />
        <div className="mt-3 grid gap-1.5">
          {rows.map((row) => (
            <Bone key={row} className="h-10" />
          ))}
        </div>
      </div>
    </Skeleton>
  );
};
