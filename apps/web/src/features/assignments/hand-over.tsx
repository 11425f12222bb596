import type { PersonReport } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { handOver } from '../../api/assignments.js';
import { useOwnPaceTexts } from '../../texts/own-pace-texts.js';
import { failureText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr } from '../../ui/join-qr.js';
import { ModalBox } from '../../ui/modal.js';

interface HandOverProps {
  id: string;
  person: Pick<PersonReport, 'person' | 'name'>;
}

/** For somebody whose device is lost: asks once, since the old one is out then, and shows the link for the new one. */
export const HandOver = ({ id, person: { person, name } }: HandOverProps) => {
  const t = useOwnPaceTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        className="-ms-3 text-sm print:hidden"
        aria-label={t('assignment.newDeviceOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('assignment.newDevice')}
      </Button>
      {asking && <HandOverBox id={id} person={{ person, name }} onClose={() => setAsking(false)} />}
    </>
  );
};

const HandOverBox = ({ id, person: { person, name }, onClose }: HandOverProps & { onClose: () => void }) => {
  const t = useOwnPaceTexts();
  const common = useTexts();
  const [link, setLink] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setLink((await handOver(id, person)).link);
    } catch (error) {
      setFailure(failureText(common, error));
    }
    setBusy(false);
  };
  return (
    <ModalBox title={t('assignment.newDeviceOf', { name })} onClose={onClose}>
      <p role="status" className="mt-3 text-pretty whitespace-normal text-muted">
        {t(link === null ? 'assignment.handText' : 'assignment.handed', { name })}
      </p>
      {link !== null && <JoinQr link={link} className="mx-auto mt-4 w-[min(18rem,65vw,40dvh)]" />}
      <p role="status" className="mt-3 font-bold whitespace-normal text-bad empty:hidden">
        {failure}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{common(link === null ? 'common.cancel' : 'common.close')}</Button>
        {link === null ? (
          <Button tone="main" busy={busy} onClick={() => void make()}>
            {t('assignment.handMake')}
          </Button>
        ) : (
          <CopyButton label={t('assignment.copy')} text={link} alertText={t('assignment.copied')} />
        )}
      </div>
    </ModalBox>
  );
};
