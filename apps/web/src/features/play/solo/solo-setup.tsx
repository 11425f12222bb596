import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, serverPaths } from '../../../paths.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useSending } from '../../../shared/use-sending.js';
import { useSessionStatus } from '../../../shared/use-session-status.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.js';
import { FailureNote } from '../../../ui/failure-note.js';
import { CategoryField } from './category-field.js';
import { SegmentField } from './segment-field.js';
import { isOpenToAll } from './solo-categories.js';
import {
  isGameId,
  type SoloDifficulty,
  type SoloSettings,
  soloAddress,
  soloDifficulties,
  soloSeconds,
} from './solo-settings.js';

interface SoloSetupProps {
  settings: SoloSettings;
  onStart: () => Promise<void>;
}

const counts = [5, 10, 15, 20];
const difficultyTexts = {
  Easy: 'solo.easy',
  Medium: 'solo.medium',
  Hard: 'solo.hard',
  mixed: 'solo.all',
} as const;

/** What the solo game will ask. Each choice is in the address, so that a link to it says it all; the clock waits for Start. */
export const SoloSetup = ({ settings, onStart }: SoloSetupProps) => {
  const t = useVisitorTexts();
  const common = useTexts();
  usePageTitle(t('solo.title'));
  const navigate = useNavigate();
  const session = useSessionStatus();
  // The address follows a little later: who chooses twice at once has chosen both.
  const chosen = useRef(settings);
  useEffect(() => {
    chosen.current = settings;
  });
  const choose = (change: Partial<SoloSettings>): void => {
    chosen.current = { ...chosen.current, ...change };
    void navigate(soloAddress(chosen.current), { replace: true });
  };
  const { key, difficulty, count } = settings;
  const again = isGameId(key);
  const locked = session.state === 'signed-out' && !isOpenToAll(key);
  const offered =
    count === null || counts.includes(count) ? counts : [count, ...counts].sort((a, b) => a - b);
  return (
    <section className="mx-auto w-full max-w-xl px-5 py-8 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">{t('solo.title')}</h1>
      <p className="mt-2 text-lg text-muted">{t('solo.lead', { seconds: soloSeconds })}</p>
      <div className="mt-6 flex flex-col gap-6">
        {again ? (
          <p className="font-bold">{t('solo.ownGame')}</p>
        ) : (
          <CategoryField value={key} onChange={(key) => choose({ key })} />
        )}
        <SegmentField<SoloDifficulty>
          label={t('solo.difficulty')}
          value={difficulty}
          options={soloDifficulties.map((one) => ({ value: one, text: t(difficultyTexts[one]) }))}
          onChange={(one) => choose({ difficulty: one })}
        />
        <SegmentField<number | null>
          label={t('solo.count')}
          value={count}
          options={[
            ...offered.map((one) => ({ value: one, text: common('common.figure', { count: one }) })),
            ...(again ? [{ value: null, text: t('solo.all') }] : []),
          ]}
          onChange={(one) => choose({ count: one })}
        />
      </div>
      <div className="mt-4">
        {locked ? (
          <>
            <p className="mb-3 font-bold">{t('solo.signInNeeded')}</p>
            <a href={serverPaths.signIn(soloAddress(settings))} className={buttonClass('main')}>
              {common('common.signIn')}
            </a>
          </>
        ) : (
          <StartButton key={soloAddress(settings)} onStart={onStart} />
        )}
      </div>
      <p className="mt-2 -ml-3 flex flex-wrap">
        <ButtonLink to={paths.soloGeneral} tone="quiet">
          {t('solo.pickYourself')}
        </ButtonLink>
        <ButtonLink to={paths.bank} tone="quiet">
          {t('solo.backToBank')}
        </ButtonLink>
      </p>
    </section>
  );
};

/** What kept these settings from being played says nothing of others: it has their address as its key. */
const StartButton = ({ onStart }: Pick<SoloSetupProps, 'onStart'>) => {
  const t = useVisitorTexts();
  const { pending, failure, send } = useSending();
  return (
    <div className="flex flex-col items-start gap-2">
      <FailureNote text={failure} />
      <Button
        tone="main"
        busy={pending}
        onClick={() => void send(onStart)}
        className="min-h-14 min-w-40 px-8 text-lg"
      >
        {pending ? t('solo.starting') : t('solo.start')}
      </Button>
    </div>
  );
};
