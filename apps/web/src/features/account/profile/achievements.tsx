import type { Achievement } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../../api/queries.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { achievementNames } from '../../../texts/en/desk-account.js';
import { useDayText } from '../../../texts/regional.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';

/** What the account has earned, the latest first. */
export const Achievements = () => {
  const t = useDeskTexts();
  const earned = useQuery(reading.achievements);
  return (
    <section className="mt-12">
      <h2 className="text-xl">{t('profile.achievements')}</h2>
      {earned.isPending && (
        <Skeleton text={t('profile.achievementsLoading')} className="mt-4 flex flex-col gap-4">
          <Bone className="h-14" />
          <Bone className="h-14" />
        </Skeleton>
      )}
      {earned.isError && (
        <LoadFailed text={t('profile.achievementsFailed')} again={() => void earned.refetch()} />
      )}
      {earned.data?.length === 0 && <p className="mt-3 text-muted">{t('profile.noAchievements')}</p>}
      <ul className="mt-2 divide-y-2 divide-line">
        {earned.data?.map((one) => (
          <Earned key={one.id} achievement={one} />
        ))}
      </ul>
    </section>
  );
};

const Earned = ({ achievement }: { achievement: Achievement }) => {
  const t = useDeskTexts();
  const day = useDayText();
  const { name, description } = achievementWords(t, achievement);
  const { badgeIcon, earnedAt } = achievement;
  return (
    <li className="flex items-center gap-4 py-4">
      <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center text-2xl">
        {badgeIcon}
      </span>
      <div className="min-w-0 grow">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-muted">{description}</p>
      </div>
      <time dateTime={earnedAt} className="numbers text-sm whitespace-nowrap text-muted">
        {day(earnedAt)}
      </time>
    </li>
  );
};

type Known = keyof typeof achievementNames;
const isKnown = (type: string): type is Known => Object.hasOwn(achievementNames, type);

/** What an achievement is called and for what it is given: in the server's words if its type is new to us. */
const achievementWords = (
  t: ReturnType<typeof useDeskTexts>,
  { achievementType: type, achievementName, achievementDescription }: Achievement,
): { name: string; description: string } =>
  isKnown(type)
    ? { name: t(`achievementNames.${type}`), description: t(`achievementTexts.${type}`) }
    : { name: achievementName, description: achievementDescription };
