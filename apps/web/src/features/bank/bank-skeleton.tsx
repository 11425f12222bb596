import { bankCategories } from '../../hosting/bank-categories.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { categoryGrid } from './category-entry.js';

/** The bank before it is there: its heading and nine entries. */
export const BankSkeleton = () => {
  const d = useDeskTexts();
  return (
    <Skeleton text={d('bank.loading')} className="mx-auto w-full max-w-5xl px-5 pt-6 sm:pt-10">
      <Bone className="h-5 w-28" />
      <Bone className="mt-3 h-11 w-72 max-w-full" />
      <Bone className="mt-3 h-6 w-full max-w-xl" />
      <div className={categoryGrid}>
        {bankCategories.map(({ key }) => (
          <div key={key} data-testid="bank-skeleton" className="border-t-2 border-line py-4">
            <div className="flex items-center justify-between gap-4">
              <Bone className="my-2 h-7 w-40" />
              <Bone className="h-4 w-24" />
            </div>
            <Bone className="mt-1 h-5 w-11/12" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
};
