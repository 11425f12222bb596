import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** A team before it is there: name, code, and the QR beside them. */
export const TeamSkeleton = () => {
  const d = useDeskTexts();
  return (
    <Skeleton
      text={d('team.loading')}
      className="mx-auto grid w-full max-w-5xl gap-10 px-5 pt-6 sm:pt-10 md:grid-cols-[1fr_auto]"
    >
      <div>
        <Bone className="h-12 w-64 max-w-full" />
        <Bone className="mt-8 h-16 w-72 max-w-full" />
        <Bone className="mt-4 h-5 w-80 max-w-full" />
        <div className="mt-6 flex flex-wrap gap-3">
          <Bone className="h-11 w-44 rounded-full" />
          <Bone className="h-11 w-44 rounded-full" />
        </div>
      </div>
      <Bone className="mx-auto size-[15.625rem]" />
    </Skeleton>
  );
};
