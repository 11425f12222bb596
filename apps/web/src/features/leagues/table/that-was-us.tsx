import { type LeaguePage } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountEvenings } from '../../../api/evenings.js';
import { claimEvening } from '../../../api/leagues.js';
import { inOne } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { useForm } from '../../../frame/form.js';
import { useSessionStatus } from '../../../frame/session.js';
import { useStore } from '../../../lib/store.js';
import { keptEvenings } from '../../../live/evening-storage.js';
import { seats } from '../../../live/seat-storage.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { failureText } from '../../../texts/problem-text.js';
import { useDayText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { FailureNote } from '../../../ui/field.js';
import { notify } from '../../../ui/notices.js';
import { Pick } from '../../../ui/pick.js';
import { PinField, usePinFault } from './pin-field.js';

/** Evenings that this device or the account has played and that are called as one of the league's; the server knows which they are. */
const useOwnEvenings = ({ nights }: LeaguePage): { gameId: string; title: string; playedAt: string }[] => {
  const signedIn = useSessionStatus().state === 'signed-in';
  const ofAccount = useInfiniteQuery({ ...accountEvenings, enabled: signedIn });
  const here = useStore(keptEvenings)
    .filter(({ gameId }) => seats().find(gameId) !== null)
    .map(({ gameId, title, endedAt }) => ({ gameId, title, playedAt: endedAt }));
  const known = new Set(here.map(({ gameId }) => gameId));
  const others = ofAccount.data ? inOne(ofAccount.data).filter(({ gameId }) => !known.has(gameId)) : [];
  const titles = new Set(nights.map(({ title }) => title));
  return [...here, ...others].filter(({ title }) => titles.has(title));
};

interface ThatWasUsProps {
  token: string;
  page: LeaguePage;
  onSaid: () => void;
}

/** Whoever holds a name says which evening was played by it, under whatever name. */
export const ThatWasUs = ({ token, page, onSaid }: ThatWasUsProps) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const day = useDayText();
  const evenings = useOwnEvenings(page);
  const held = page.rows.filter(({ heldBy }) => heldBy !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const pinFault = usePinFault(pin);
  const [refusal, setRefusal] = useState<string | null>(null);
  const gameId = chosen ?? evenings[0]?.gameId ?? '';
  const member = held.find(({ memberId }) => memberId === named) ?? held[0];
  const withPin = member?.heldBy === 'pin';
  const { errors, pending, submit } = useForm({
    fields: { pin },
    wrong: withPin && pinFault ? { pin: pinFault } : {},
    send: async () => {
      setRefusal(null);
      const body = { gameId, memberId: member?.memberId ?? '', ...(withPin && { pin }) };
      await claimEvening(token, body, seats().find(gameId)?.token);
      notify(t('leaguePage.nowOurs'));
      setPin('');
      onSaid();
    },
    onRefusal: (error) => {
      const said = { 403: 'notThePin', 404: 'notANight', 409: 'saidAlready' } as const;
      const key = error instanceof ApiError ? said[error.statusCode as keyof typeof said] : undefined;
      setRefusal(key ? t(`leaguePage.${key}`) : failureText(common, error));
    },
  });
  if (evenings.length === 0 || held.length === 0) return null;
  return (
    <section className="mt-10 max-w-xl border-t-2 border-line pt-5 print:hidden">
      <h2 className="text-xl">{t('leaguePage.us')}</h2>
      <p className="mt-1 text-muted">{t('leaguePage.usText')}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-4">
        <Pick
          label={t('leaguePage.evening')}
          value={gameId}
          options={evenings.map((one) => ({
            value: one.gameId,
            label: `${one.title}, ${day(one.playedAt)}`,
          }))}
          onChange={setChosen}
        />
        <Pick
          label={t('leaguePage.heldName')}
          value={member?.memberId ?? ''}
          options={held.map(({ memberId, name }) => ({ value: memberId, label: name }))}
          onChange={setNamed}
        />
        {withPin && <PinField isNew={false} error={errors.pin} value={pin} onChange={setPin} />}
        <FailureNote text={refusal} />
        <p>
          <Button type="submit" busy={pending}>
            {t('leaguePage.us')}
          </Button>
        </p>
      </form>
    </section>
  );
};
