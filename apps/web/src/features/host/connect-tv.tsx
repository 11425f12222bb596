import { limits, type TvView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { connectTv, disconnectTv } from '../../api/account.js';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { useForm } from '../../frame/form.js';
import { cleanCode } from '../../lib/join-code.js';
import { linkOn, withoutScheme } from '../../lib/links.js';
import { paths } from '../../paths.js';
import { failureText } from '../../texts/problem-text.js';
import { useMomentText } from '../../texts/regional.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { LoadFailed } from '../../ui/message-page.js';
import { notify } from '../../ui/notices.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { HeaderDialog } from './header-dialog.js';

/** TVs without a sign-in that follow the host's games: another one by its four letters, and the way out of each. */
export const ConnectTv = ({ joinUrl }: { joinUrl: string }) => {
  const room = useRoomTexts();
  return (
    <HeaderDialog label={room('tv.connect')}>
      {(close) => (
        <>
          <p className="mt-3 text-muted wrap-anywhere">
            {room('tv.connectHow', {
              address: withoutScheme(linkOn({ joinUrl }, paths.tv)),
            })}
          </p>
          <LettersForm />
          <FollowingTvs />
          <div className="mt-5 flex justify-end">
            <Button onClick={close}>{room('lobby.close')}</Button>
          </div>
        </>
      )}
    </HeaderDialog>
  );
};

const LettersForm = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  /** What the server had against which letters. */
  const [refused, setRefused] = useState<{ code: string; text: string } | null>(null);
  const whole = cleanCode(code).length === limits.tvCode;
  const { pending, submit } = useForm({
    send: async () => {
      const tv = await connectTv(code);
      setCode('');
      notify(room('tv.connected', { code: tv.code }));
      await queries.invalidateQueries({ queryKey: reading.tvs.queryKey });
    },
    onRefusal: (error) => {
      const reason = error instanceof ApiError ? error.code : null;
      if (reason === 'unknown_code') setRefused({ code, text: room('tv.unknown') });
      else if (reason === 'conflict') setRefused({ code, text: room('tv.tooMany') });
      else setRefused({ code, text: failureText(t, error) });
    },
  });
  return (
    <form className="mt-4 flex items-start gap-3" onSubmit={(event) => void submit(event)}>
      <div className="min-w-0 grow">
        <TextField
          label={room('tv.letters')}
          value={code}
          error={refused?.code === code ? refused.text : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.tvCode * 2}
          className="numbers font-extrabold tracking-[0.2em] uppercase"
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button type="submit" tone="main" className="mt-7 min-h-13" disabled={!whole} busy={pending}>
        {room('tv.connectNow')}
      </Button>
    </form>
  );
};

const FollowingTvs = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const tvs = useQuery(reading.tvs);
  if (tvs.isPending) {
    return (
      <Skeleton text={room('tv.loading')} className="mt-4">
        <Bone className="h-6 w-40" />
      </Skeleton>
    );
  }
  if (tvs.isError) return <LoadFailed text={t('errors.unavailable')} again={() => void tvs.refetch()} />;
  if (tvs.data.length === 0) return null;
  return (
    <section className="mt-4 border-t-2 border-line pt-3">
      <h3 className="font-bold">{room('tv.following')}</h3>
      <ul className="divide-y-2 divide-line">
        {tvs.data.map((tv) => (
          <FollowingTv key={tv.id} tv={tv} />
        ))}
      </ul>
    </section>
  );
};

const FollowingTv = ({ tv }: { tv: TvView }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const moment = useMomentText();
  const queries = useQueryClient();
  const { id, code, browser, system, pairedAt } = tv;
  const device = browser && system ? room('tv.device', { browser, system }) : (browser ?? system);
  const leave = useMutation({
    mutationFn: () => disconnectTv(id),
    onSuccess: () => queries.setQueryData(reading.tvs.queryKey, (now) => now?.filter((one) => one.id !== id)),
    onError: (error) => notify(failureText(t, error), { tone: 'error' }),
  });
  return (
    <li data-testid="tv" className="flex items-center gap-x-4 py-2">
      <p className="min-w-0 grow">
        <span className="numbers font-extrabold tracking-[0.1em]">{code}</span>{' '}
        <span className="block text-sm text-muted">
          {device && `${device}, `}
          {room('tv.since', { moment: moment(pairedAt) })}
        </span>
      </p>
      <Button
        tone="quiet"
        className="-me-3 shrink-0"
        aria-label={room('tv.disconnectOne', { code })}
        busy={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {room('tv.disconnect')}
      </Button>
    </li>
  );
};
