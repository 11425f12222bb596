import { Bone, Skeleton } from '../../../ui/skeleton.js';

const rows = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-4/5'];

export const PickerSkeleton = ({ text }: { text: string }) => (
  <Skeleton text={text} className="mt-14 flex flex-col divide-y-2 divide-line border-y-2 border-line">
    {rows.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={index} className="flex min-h-14 items-center gap-4">
        <Bone className="size-6 shrink-0" />
        <Bone className={`h-5 ${width}`} />
      </div>
    ))}
  </Skeleton>
);
