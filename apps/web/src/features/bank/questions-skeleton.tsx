import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];
const options = ['A', 'B', 'C', 'D'];

/** A category before its questions are there. */
export const QuestionsSkeleton = () => {
  const d = useDeskTexts();
  return (
    <Skeleton text={d('bank.loadingQuestions')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
      <Bone className="h-5 w-28" />
      <Bone className="mt-3 h-11 w-64 max-w-full" />
      <Bone className="mt-10 mb-8 h-13 w-full" />
      <QuestionBones />
    </Skeleton>
  );
};

/** The list alone, where the page around it is there. */
export const ListSkeleton = () => {
  const d = useDeskTexts();
  return (
    <Skeleton text={d('bank.loadingQuestions')} className="mt-4">
      <QuestionBones />
    </Skeleton>
  );
};

const QuestionBones = () =>
  rows.map((row) => (
    <div key={row} className="flex gap-4 border-t-2 border-line py-4">
      <Bone className="size-7 shrink-0" />
      <div className="min-w-0 grow">
        <Bone className="h-6 w-10/12" />
        <div className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {options.map((option) => (
            <Bone key={option} className="h-4 w-40" />
          ))}
        </div>
      </div>
    </div>
  ));
