import {
  type AccountQuotasView,
  type QuotaName,
  type QuotaView,
  quotaNames,
  quotaRange,
} from '@clockbeat/domain/contract';
import { type FormEvent, useId, useState } from 'react';
import { giveQuota, takeQuota } from '../../api/operators.js';
import { megabytesOf } from '../../lib/megabytes.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { NumberField } from '../../ui/number-field.js';

/** Bytes are told and typed in MB. */
const unitOf = (name: QuotaName): number => (name === 'mediaBytes' ? 1_000_000 : 1);
const shown = (name: QuotaName, figure: number): number =>
  name === 'mediaBytes' ? megabytesOf(figure) : figure;

interface AccountQuotasProps {
  id: string;
  quotas: AccountQuotasView;
  busy: boolean;
  act: (work: () => Promise<string>) => void;
}

/** What an account may have, and the way to let it have more or less of it than all others. */
export const AccountQuotas = ({ id, quotas, busy, act }: AccountQuotasProps) => {
  const t = useOperatorTexts();
  const [asked, ask] = useState<QuotaName | null>(null);
  const change = (work: () => Promise<void>): void =>
    act(async () => {
      await work();
      ask(null);
      return t('accounts.changed');
    });
  return (
    <section className="mt-6">
      <h3 className="text-lg">{t('quotas.title')}</h3>
      <ul className="divide-y divide-line">
        {quotaNames.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="min-w-0 grow">
              {t(`quotas.${name}`)} {quotas[name].isException && <Badge>{t('quotas.exception')}</Badge>}
            </span>
            <span className="numbers font-bold">{figuresOf(t, name, quotas[name])}</span>
            <Button
              tone="quiet"
              className="-me-3 ms-auto"
              aria-label={t('quotas.changeOne', { quota: t(`quotas.${name}`) })}
              onClick={() => ask(name)}
            >
              {t('quotas.change')}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <QuotaDialog
          name={asked}
          quota={quotas[asked]}
          busy={busy}
          onGive={(most) => change(() => giveQuota(id, asked, most))}
          onTakeAway={() => change(() => takeQuota(id, asked))}
          onCancel={() => ask(null)}
        />
      )}
    </section>
  );
};

const figuresOf = (
  t: ReturnType<typeof useOperatorTexts>,
  name: QuotaName,
  { used, most }: QuotaView,
): string =>
  used === null
    ? t('quotas.most', { most: shown(name, most) })
    : t('quotas.use', { used: shown(name, used), most: shown(name, most) });

interface QuotaDialogProps {
  name: QuotaName;
  quota: QuotaView;
  busy: boolean;
  onGive: (most: number) => void;
  onTakeAway: () => void;
  onCancel: () => void;
}

/** One figure, for one account. */
const QuotaDialog = ({ name, quota, busy, onGive, onTakeAway, onCancel }: QuotaDialogProps) => {
  const t = useOperatorTexts();
  const form = useId();
  const unit = unitOf(name);
  const { min, max } = quotaRange(name);
  const bounds = { min, max: Math.floor(max / unit) };
  const [typed, setTyped] = useState(String(shown(name, quota.most)));
  const [wrong, setWrong] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const most = Number(typed) * unit;
    const fits = /^\d+([.,]\d)?$/.test(typed.trim()) && Number.isInteger(most) && most >= min && most <= max;
    setWrong(!fits);
    if (fits) onGive(most);
  };
  return (
    <Dialog
      open
      title={t(`quotas.${name}`)}
      description={t('quotas.text')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('operator.cancel')}</Button>
          <Button type="submit" form={form} tone="main" busy={busy}>
            {t('quotas.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <NumberField
          label={t(name === 'mediaBytes' ? 'quotas.mostMegabytes' : 'quotas.mostOfIt')}
          hint=""
          error={wrong ? t('quotas.wrong', bounds) : undefined}
          bounds={bounds}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
        />
        {quota.isException && (
          <Button tone="quiet" className="-ms-3" busy={busy} onClick={onTakeAway}>
            {t('quotas.asAll')}
          </Button>
        )}
      </form>
    </Dialog>
  );
};
