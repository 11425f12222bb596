import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useForm } from '../../../frame/form.js';
import { useSessionStatus } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { bankCategories } from '../../../hosting/bank-categories.js';
import { paths, serverPaths } from '../../../paths.js';
import { bySignIn } from '../../../texts/sign-in-name.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor-texts.js';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.js';
import { controlClass, FailureNote } from '../../../ui/field.js';
import {
  isGameId,
  isOpenToAll,
  type SoloDifficulty,
  type SoloSettings,
  soloAddress,
  soloDifficulties,
  soloSeconds,
  wholeBank,
} from './solo-settings.js';

interface SoloSetupProps {
  settings: SoloSettings;
  /** Somebody plays again: the settings are those of before, and nothing is left to choose. */
  atOnce: boolean;
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
export const SoloSetup = ({ settings, atOnce, onStart }: SoloSetupProps) => {
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
  const { key, difficulty, count, allKinds } = settings;
  const again = isGameId(key);
  const stranger = session.state === 'signed-out';
  const locked = stranger && !isOpenToAll(key);
  const offered =
    count === null || counts.includes(count) ? counts : [count, ...counts].sort((a, b) => a - b);
  return (
    <section className="mx-auto w-full max-w-xl px-5 py-8 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">{t('solo.title')}</h1>
      {!settings.ghosts && (
        <p className="mt-2 text-lg text-muted">{t('solo.lead', { seconds: soloSeconds })}</p>
      )}
      <div className="mt-6 flex flex-col gap-6">
        {again ? (
          <p className="font-bold">{t(settings.ghosts ? 'solo.ghosts' : 'solo.ownGame')}</p>
        ) : (
          <CategoryField value={key} stranger={stranger} onChange={(key) => choose({ key })} />
        )}
        {!settings.ghosts && (
          <>
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
          </>
        )}
        {!again && (
          <SegmentField<boolean>
            label={t('solo.kinds')}
            value={allKinds}
            options={[
              { value: false, text: t('solo.fourOptions') },
              { value: true, text: t('solo.allKinds') },
            ]}
            onChange={(one) => choose({ allKinds: one })}
          />
        )}
      </div>
      <div className="mt-4">
        {locked ? (
          <>
            <p className="mb-3 font-bold">
              {bySignIn(
                (provider) => t('solo.signInNeeded', provider),
                () => t('solo.signInNeededPlain'),
              )}
            </p>
            <a href={serverPaths.signIn(soloAddress(settings))} className={buttonClass('main')}>
              {common('common.signIn')}
            </a>
          </>
        ) : (
          <StartButton key={soloAddress(settings)} atOnce={atOnce} onStart={onStart} />
        )}
      </div>
      <p className="mt-2 -ms-3 flex flex-wrap">
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
const StartButton = ({ atOnce, onStart }: Pick<SoloSetupProps, 'atOnce' | 'onStart'>) => {
  const t = useVisitorTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { pending, failure, submit } = useForm({ send: onStart });
  const start = useEffectEvent(() => {
    // Only once: a reload, or a game that was lost, finds the choice again.
    void navigate(pathname + search, { replace: true });
    void submit();
  });
  useEffect(() => {
    if (atOnce) start();
  }, [atOnce]);
  return (
    <div className="flex flex-col items-start gap-2">
      <FailureNote text={failure} />
      <Button
        tone="main"
        busy={pending}
        onClick={() => void submit()}
        className="min-h-14 min-w-40 px-8 text-lg"
      >
        {pending ? t('solo.starting') : t('solo.start')}
      </Button>
    </div>
  );
};

interface CategoryFieldProps {
  value: string;
  /** Nobody is signed in: what needs that says so before it is chosen. */
  stranger: boolean;
  onChange: (key: string) => void;
}

/** Which questions: the browser's own list, the quickest to use on a phone. One that is not ours stands under its own name. */
const CategoryField = ({ value, stranger, onChange }: CategoryFieldProps) => {
  const t = useVisitorTexts();
  const id = useId();
  const named = (key: string, category: string): string =>
    stranger && !isOpenToAll(key) ? t('solo.withSignIn', { category }) : category;
  const known = value === wholeBank || bankCategories.some(({ key }) => key === value);
  return (
    <div>
      <label htmlFor={id} className="block font-bold">
        {t('solo.category')}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass(null)}
      >
        {!known && <option value={value}>{value}</option>}
        {bankCategories.map(({ key, name }) => (
          <option key={key} value={key}>
            {named(key, name)}
          </option>
        ))}
        <option value={wholeBank}>{named(wholeBank, t('solo.wholeBank'))}</option>
      </select>
    </div>
  );
};

interface SegmentFieldProps<T> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** A few choices side by side: radio buttons, so that arrows and a screen reader work as in any other group. */
const SegmentField = <T extends string | number | boolean | null>({
  label,
  value,
  options,
  onChange,
}: SegmentFieldProps<T>) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-bold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-1.5 sm:gap-2">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className="numbers grid min-h-12 min-w-14 cursor-pointer place-items-center rounded-full border-2 border-line-strong px-4 font-bold has-checked:border-text has-checked:bg-text has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
