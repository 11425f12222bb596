import {
  type AuditActName,
  type AuditEntryView,
  type AuditVerificationView,
  auditActs,
} from '@clockbeat/domain/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operated, overseeing } from '../../api/operator-queries.js';
import { verifyAudit } from '../../api/operators.js';
import { tellFailure } from '../../frame/failures.js';
import { useSettled } from '../../lib/use-settled.js';
import { type OperatorTranslate, useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { DataTable } from '../../ui/data-table.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { Pages } from './read-part.js';

const settleMs = 300;
const everything = 'everything';
const sealForm = /^[\da-f]{64}$/i;

/** The audit log, where its chain stands, and whether it is what was sealed. */
export const AuditPart = () => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const [what, setWhat] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim(), settleMs);

  const lines = useInfiniteQuery(overseeing.audit({ what, id: settled }));
  return (
    <>
      <Chain />
      <div className="mt-8 grid gap-x-6 sm:grid-cols-2">
        <Select
          label={t('audit.filter')}
          placeholder={t('audit.anyAct')}
          value={what ?? everything}
          options={[
            { value: everything, label: t('audit.anyAct') },
            ...auditActs.map((act) => ({ value: act, label: t(`acts.${act}`) })),
          ]}
          onChange={(value) => setWhat(value === everything ? null : value)}
        />
        <TextField
          label={t('audit.who')}
          hint={t('audit.whoHint')}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Pages pages={lines}>
        {(items) => (
          <DataTable
            caption={t('audit.caption')}
            rows={items}
            rowKey={({ sequence }) => String(sequence)}
            empty={t('audit.empty')}
            columns={[
              {
                header: t('audit.line'),
                cell: ({ sequence }) => <span className="numbers">{sequence}</span>,
              },
              { header: t('audit.act'), cell: (entry) => wordsOf(t, entry) },
              { header: t('audit.moment'), cell: ({ at }) => moment(at) },
              {
                header: t('audit.actor'),
                cell: ({ actor }) =>
                  actor === null ? t('audit.nobody') : <Id id={actor} choose={setTyped} />,
              },
              {
                header: t('audit.about'),
                cell: ({ about }) => about !== null && <Id id={about} choose={setTyped} />,
              },
              { header: t('audit.details'), cell: (entry) => detailsOf(t, entry) },
            ]}
          />
        )}
      </Pages>
    </>
  );
};

/** The beginning of an id, so that who did what stands beside each other; the whole of it is what the press asks for. */
const Id = ({ id, choose }: { id: string; choose: (id: string) => void }) => {
  const t = useOperatorTexts();
  return (
    <button
      type="button"
      title={id}
      aria-label={t('audit.onlyThis', { id })}
      className="-my-3 min-h-11"
      onClick={() => choose(id)}
    >
      {/* cut by its looks alone: who says what is seen has to find the button by it */}
      <code className="inline-block max-w-[14ch] truncate align-bottom text-sm underline underline-offset-4">
        {id}
      </code>
    </button>
  );
};

const isKnown = (what: string): what is AuditActName => auditActs.some((act) => act === what);

/** An act of a newer server keeps its own name. */
const wordsOf = (t: OperatorTranslate, { what }: AuditEntryView): string =>
  isKnown(what) ? t(`acts.${what}`) : what;

const reasons = ['abuse', 'security', 'request', 'mistake', 'other'] as const;

const detailsOf = (t: OperatorTranslate, { details }: AuditEntryView): string =>
  Object.entries(details)
    .map(([name, value]) => {
      const reason = reasons.find((one) => name === 'reason' && one === value);
      return reason ? `${t('reasons.label')}: ${t(`reasons.${reason}`)}` : `${name}: ${value}`;
    })
    .join(', ');

/** The seal of the chain, and the check of all lines, with a seal that somebody kept. */
const Chain = () => {
  const t = useOperatorTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const head = useQuery(overseeing.auditHead);
  const [seal, setSeal] = useState('');
  const checking = useMutation({
    mutationFn: () => verifyAudit(seal.trim()),
    onSettled: () => void queries.invalidateQueries({ queryKey: operated }),
    onError: (error) => tellFailure(common, error),
  });
  const isWrong = seal.trim() !== '' && !sealForm.test(seal.trim());
  return (
    <section aria-label={t('operator.audit')}>
      {head.data && head.data.seal !== '' && (
        <>
          <p>{t('audit.head', { line: head.data.sequence })}</p>
          <p className="my-3 flex flex-wrap items-center gap-3">
            <code data-testid="audit-seal" className="text-sm wrap-anywhere select-all">
              {head.data.seal}
            </code>
            <CopyButton label={t('audit.copySeal')} text={head.data.seal} alertText={t('audit.sealCopied')} />
          </p>
        </>
      )}
      <div className="grid items-start gap-x-6 sm:grid-cols-[1fr_auto]">
        <TextField
          label={t('audit.kept')}
          error={isWrong ? t('audit.keptWrong') : null}
          maxLength={64}
          value={seal}
          onChange={({ target }) => setSeal(target.value)}
        />
        <Button
          className="sm:mt-8"
          busy={checking.isPending}
          onClick={() => {
            if (!isWrong) checking.mutate();
          }}
        >
          {t('audit.verify')}
        </Button>
      </div>
      <div role="status">
        {checking.data && <Verdict verification={checking.data} wasAsked={seal.trim() !== ''} />}
      </div>
    </section>
  );
};

interface VerdictProps {
  verification: AuditVerificationView;
  wasAsked: boolean;
}

const Verdict = ({ verification: { lines, faults, sealAt }, wasAsked }: VerdictProps) => {
  const t = useOperatorTexts();
  return (
    <div className={`mt-2 border-s-4 ps-4 ${faults.length === 0 ? 'border-good' : 'border-bad'}`}>
      {faults.length === 0 && <p>{t('audit.sound', { lines })}</p>}
      {faults.length > 0 && (
        <>
          <p className="font-bold">{t('audit.unsound')}</p>
          <ul>
            {faults.map(({ at, fault, upTo = at, behind = 0 }) => (
              <li key={at}>{faultText(t, fault, { at, upTo, behind })}</li>
            ))}
          </ul>
        </>
      )}
      {wasAsked && sealAt !== null && <p>{t('audit.soundSince', { line: sealAt })}</p>}
      {wasAsked && sealAt === null && <p className="font-bold">{t('audit.sealUnknown')}</p>}
    </div>
  );
};

const faultText = (
  t: OperatorTranslate,
  fault: AuditVerificationView['faults'][number]['fault'],
  { at, upTo, behind }: { at: number; upTo: number; behind: number },
): string => {
  switch (fault) {
    case 'missing':
      return t('faults.missing', { at, upTo });
    case 'moved':
      return t('faults.moved', { at, behind });
    default:
      return t(`faults.${fault}`, { at });
  }
};
