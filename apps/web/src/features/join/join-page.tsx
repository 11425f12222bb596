import { Link } from 'react-router-dom';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { LanguageSwitch } from '../../shared/language-switch.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { joinHint } from './join-hint.js';
import { useJoinForm } from './use-join-form.js';

const linkClass = 'inline-flex min-h-11 items-center font-bold underline underline-offset-4';

const JoinPage = () => {
  const t = useTexts();
  usePageTitle(t('join.title'));
  const form = useJoinForm();
  const { fields, errors, info, pending } = form;
  return (
    <section className="mx-auto w-full max-w-md px-5 py-8 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">{t('join.title')}</h1>
      <p className="mt-2 text-muted">{t('join.lead')}</p>
      <form noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-3">
        <TextField
          label={t('join.code')}
          hint={joinHint(t, info)}
          hintSpoken
          error={errors.code}
          value={fields.code}
          onChange={(event) => form.change('code', event.target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
          className="numbers min-h-16 text-center text-3xl font-extrabold tracking-[0.2em] uppercase"
        />
        <TextField
          label={t('join.name')}
          error={errors.name}
          value={fields.name}
          onChange={(event) => form.change('name', event.target.value)}
          autoComplete="nickname"
        />
        {info?.teamMode && (
          <TextField
            label={t('join.teamName')}
            value={fields.teamName}
            onChange={(event) => form.change('teamName', event.target.value)}
            list="team-names"
          />
        )}
        <datalist id="team-names">
          {info?.teamNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" tone="main" busy={pending} className="min-h-14 text-lg">
          {pending ? t('join.joining') : t('join.submit')}
        </Button>
      </form>
      <p className="mt-2">
        <Link to={paths.scan} className={linkClass}>
          {t('join.scan')}
        </Link>
      </p>
      <ComeBack code={fields.code} />
      <p className="mt-6 md:hidden">
        <LanguageSwitch className={linkClass} />
      </p>
    </section>
  );
};
export default JoinPage;

/** As long as an evening: a way back out of the form, not to yesterday's results. */
const freshMs = 6 * 3_600_000;

/** A seat that this browser still holds in the game of this code; without one, in the game that was just left by the back button. */
const ComeBack = ({ code }: { code: string }) => {
  const t = useTexts();
  const seat = code ? seats().find(code) : seats().latest();
  if (!seat?.gameId || !seat.playerId) return null;
  if (!code && Date.now() - Date.parse(seat.joinedAt) > freshMs) return null;
  return (
    <p>
      <Link to={paths.playerGame(seat.gameId)} className={linkClass}>
        {t('join.again', { name: seat.displayName })}
      </Link>
    </p>
  );
};
