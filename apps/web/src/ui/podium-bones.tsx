import { Bone } from './skeleton.js';

const steps = ['h-[7.5em]', 'h-[10em]', 'h-[5.75em]'];

/** A podium's shape before its winners are known. */
export const PodiumBones = () => (
  <div className="grid grid-cols-3 items-end gap-[0.5em]">
    {steps.map((height) => (
      <Bone key={height} className={`rounded-t-[0.9em] rounded-b-none ${height}`} />
    ))}
  </div>
);
