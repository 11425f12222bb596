import { isNearQuota, type JoinInfo, type Problem } from '@clockbeat/domain/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getJoinInfo } from '../../api/play.js';
import { ApiError } from '../../api/request.js';
import { look, serverAway } from '../../api/server-away.js';
import { type Sent, useForm } from '../../frame/form.js';
import { LanguageSwitch } from '../../frame/language-switch.js';
import { reloadOnce } from '../../frame/lazy-page.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { cleanCode, isSeatCode } from '../../lib/join-code.js';
import type { PlayerSession } from '../../live/player-session.js';
import { type KeptSeat, seats } from '../../live/seat-storage.js';
import { playerPaths } from '../../player-paths.js';
import { useLanguage } from '../../texts/language-context.js';
import { problemText } from '../../texts/problem-text.js';
import { type Translate, useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { TextField } from '../../ui/field.js';
import { Link } from '../../ui/link.js';
import { NameChips } from '../../ui/name-chips.js';
import { type JoinFields, joinErrors, keptJoinCode } from './join-rules.js';

const linkClass = 'inline-flex min-h-11 items-center font-bold underline underline-offset-4';

const JoinPage = () => {
  const t = useTexts();
  usePageTitle(t('join.title'));
  const form = useJoinForm();
  const { fields, errors, info, pending } = form;
  // a seat's or an assignment's code: here nobody says who they are
  const moves = isSeatCode(fields.code) || info?.link !== undefined;
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
          maxLength={12}
          className="numbers min-h-16 text-center text-3xl font-extrabold tracking-[0.2em] uppercase"
        />
        {!moves && info?.drawnNames && (
          <div>
            <Heading text={t('join.name')} note={errors.name} isError />
            <NameChips
              label={t('join.name')}
              names={info.drawnNames}
              chosen={fields.name}
              onChoose={(name) => form.change('name', name)}
            />
          </div>
        )}
        {!moves && !info?.drawnNames && (
          <TextField
            label={t('join.name')}
            error={errors.name}
            value={fields.name}
            onChange={(event) => form.change('name', event.target.value)}
            autoComplete="nickname"
            // who scanned or followed a link has nothing else to type
            autoFocus={keptJoinCode.get() !== ''}
          />
        )}
        {!moves && info?.teamMode && (
          <TeamField
            info={info}
            teamName={fields.teamName}
            error={errors.teamName}
            onChange={(teamName) => form.change('teamName', teamName)}
          />
        )}
        <Button type="submit" tone="main" busy={pending} className="min-h-14 text-lg">
          {pending ? t('join.joining') : t('join.submit')}
        </Button>
      </form>
      <p className="mt-2">
        <Link to={playerPaths.scan} className={linkClass}>
          {t('join.scan')}
        </Link>
      </p>
      {info?.seriesId && !info.gameId && (
        <p>
          <Link to={playerPaths.seriesPage(info.seriesId)} className={linkClass}>
            {info.title}
          </Link>
        </p>
      )}
      <ComeBack code={fields.code} />
      <p className="mt-6 md:hidden">
        <LanguageSwitch className={linkClass} />
      </p>
    </section>
  );
};
export default JoinPage;

interface TeamFieldProps {
  info: JoinInfo;
  teamName: string;
  error: string | undefined;
  onChange: (teamName: string) => void;
}

/** The team to come into: typed, unless the host lets players choose only among those that are there, or by its chip. */
const TeamField = ({ info, teamName, error, onChange }: TeamFieldProps) => {
  const t = useTexts();
  const note = error ?? (info.teamName && t('join.teamByCode', { team: info.teamName }));
  return (
    <div>
      {info.onlyPreparedTeams ? (
        <Heading text={t('join.teamName')} note={note} isError={error !== undefined} />
      ) : (
        <TextField
          label={t('join.teamName')}
          hint={note}
          error={error}
          value={teamName}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
        />
      )}
      {info.teamNames.length > 0 && (
        <NameChips label={t('common.teams')} names={info.teamNames} chosen={teamName} onChoose={onChange} />
      )}
    </div>
  );
};

/** Above what is chosen by its chip alone. */
const Heading = ({ text, note, isError }: { text: string; note: ReactNode; isError: boolean }) => (
  <>
    <p className="font-bold">{text}</p>
    <p role="status" className={classNames('mb-1 text-sm', isError ? 'font-bold text-bad' : 'text-muted')}>
      {note}
    </p>
  </>
);

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
      <Link to={playerPaths.playerGame(seat.gameId)} className={linkClass}>
        {t('join.again', { name: seat.displayName })}
      </Link>
    </p>
  );
};

/** What the typed code leads to, in one line, before anything is sent. */
const joinHint = (t: Translate, info: JoinInfo | null): string => {
  if (info === null) return t('join.codeHint');
  if (info.playerName) return t('join.foundSeat', { name: info.playerName });
  if (info.status === 'finished') return t('join.foundFinished');
  if (info.kind === 'demo') return t('join.foundDemo');
  if (info.link) return t('join.found', { title: info.title });
  if (info.status === 'no_game') return t('join.foundWaiting', { title: info.title });
  const { participantCount: count, maxPlayers: most } = info;
  const people =
    most !== undefined && isNearQuota(count, most)
      ? t('join.places', { count, most })
      : t('common.players', { count });
  return `${t('join.found', { title: info.title })} · ${people}`;
};

/** Refusals that speak of another field; all others stand under the code. */
const fieldOf: Readonly<Record<string, keyof JoinFields>> = {
  name_taken: 'name',
  name_invalid: 'name',
  unknown_team: 'teamName',
};

/** As far as they were typed: name and team follow the code until another one is named. */
interface TypedFields extends Omit<JoinFields, 'teamName' | 'name'> {
  name: string | null;
  teamName: string | null;
}

/** The join form's fields, what is wrong with them, and what their code leads to. */
const useJoinForm = () => {
  const t = useTexts();
  const [typed, setTyped] = useState<TypedFields>(() => ({
    code: keptJoinCode.get(),
    name: null,
    teamName: null,
  }));
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const found = useJoinInfo(typed.code, refusal?.code);
  const info = found === 'unknown' ? null : found;
  const fields = {
    ...typed,
    // who comes from the game before is called as there
    name: typed.name ?? seats().among(info?.cameFrom ?? [])?.displayName ?? '',
    teamName: typed.teamName ?? info?.teamName ?? '',
  };
  const drawn = info?.drawnNames;
  if (drawn && !drawn.includes(fields.name)) fields.name = drawn[0] ?? '';
  // The seat has its name and its team; until the server says which, this one is called by its code.
  if (isSeatCode(fields.code) || info?.link) Object.assign(fields, { name: fields.code, teamName: '' });
  const join = useJoin(setRefusal);
  const form = useForm({ fields, wrong: joinErrors(fields), send: () => join(fields, info) });
  const link = info?.link;
  const toAssignment = useAssignment();
  useEffect(() => {
    // who scanned or followed it has nothing to press
    if (link && keptJoinCode.get() === typed.code) toAssignment(link);
  });

  const errors: Partial<Record<keyof JoinFields, string>> = {};
  if (form.errors.code) errors.code = t(form.errors.code);
  else if (found === 'unknown') errors.code = t('errors.unknown_code');
  if (form.errors.name) errors.name = t(form.errors.name);
  if (refusal) errors[fieldOf[refusal.code] ?? 'code'] ??= problemText(t, refusal);

  return {
    fields,
    errors,
    info,
    pending: form.pending,
    submit: form.submit,
    change: (field: keyof JoinFields, value: string): void => {
      setTyped({ ...typed, [field]: field === 'code' ? cleanCode(value) : value });
      setRefusal(null);
    },
  };
};

/** All codes that are printed have this length; shorter ones are looked up only when they are sent. */
const printedLength = 6;
/** Waited for after a typed letter. A link's code is looked up at once: what it leads to may add a field. */
const pauseMs = 250;

/**
 * What a fully typed code leads to: null while nothing is known, 'unknown' when it leads nowhere. It is asked for anew when the
 * join was refused since there are other teams, or names, than it said.
 */
const useJoinInfo = (code: string, refused: Problem['code'] | undefined): JoinInfo | 'unknown' | null => {
  const { language } = useLanguage();
  const [found, setFound] = useState<{ code: string; info: JoinInfo | 'unknown' } | null>(null);
  const draws = found !== null && found.info !== 'unknown' && found.info.drawnNames !== undefined;
  const outdated = refused === 'unknown_team' || (draws && refused === 'name_taken');
  const given = useRef(code);
  useEffect(() => {
    if (code.length !== printedLength && !isSeatCode(code) && !outdated) return;
    const asked = new AbortController();
    const pause = code === given.current ? 0 : pauseMs;
    const timer = setTimeout(() => {
      getJoinInfo(code, language, asked.signal).then(
        (info) => setFound({ code, info }),
        (error: unknown) => {
          if (error instanceof ApiError && error.statusCode === 404) setFound({ code, info: 'unknown' });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [code, language, outdated]);
  return found?.code === code ? found.info : null;
};

/** Said where the game's code could not be had. */
const unreachable: Problem = { code: 'unavailable', message: '' };
const slowMs = 6_000;

/** Leads on to what is played at one's own pace. */
const useAssignment = () => {
  const navigate = useNavigate();
  return (link: string): void => {
    keptJoinCode.forget();
    void navigate(playerPaths.assignment(link), { replace: true });
  };
};

/** Takes a seat and goes into the game; the game's page goes on with the same connection. Until then it says why not. */
const useJoin = (say: (refusal: Problem | null) => void) => {
  const navigate = useNavigate();
  const toAssignment = useAssignment();
  return async ({ code, name, teamName }: JoinFields, info: JoinInfo | null): Promise<Sent> => {
    say(null);
    if (info?.link) {
      toAssignment(info.link);
      return 'left';
    }
    const seat = seats().prepare(code, name.trim(), teamName.trim() || null, new Date(), info?.cameFrom);
    const session = await open(seat, info?.gameId);
    if (session === null) return say(unreachable);
    // The client goes on trying, and the form is not given back before there is an answer: the line says why it takes long.
    const slow = setTimeout(look, slowMs);
    const problem = await session.joined();
    clearTimeout(slow);
    if (problem !== null) {
      session.close();
      return say(problem);
    }
    keptJoinCode.forget();
    await navigate(playerPaths.playerGame(session.view.get().picture.state?.gameId ?? code));
    return 'left';
  };
};

/** The connection's code comes with the game's, after the form; null when the network is gone before it came. */
const open = async (seat: KeptSeat, gameId?: string | null): Promise<PlayerSession | null> => {
  const live = await import('../../live/player-session.js')
    // what was typed is worth more than a page that mends itself
    .catch((failure: unknown) => (serverAway.get() ? null : reloadOnce(failure)))
    .catch(() => null);
  return live?.openPlayerSession(seat, gameId) ?? null;
};
