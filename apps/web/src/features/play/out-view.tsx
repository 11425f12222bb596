import type { RemovedMessage } from '@clockbeat/domain/contract';
import { paths } from '../../paths.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';

interface OutViewProps {
  reason: RemovedMessage['reason'] | null;
  onComeBack: () => void;
}

/** The seat is held elsewhere, or by nobody any more. */
export const OutView = ({ reason, onComeBack }: OutViewProps) => {
  const t = useTexts();
  const replaced = reason === 'replaced';
  const text = replaced ? t('play.replacedText') : reason === 'removed' ? t('play.removedText') : undefined;
  return (
    <div className="flex grow">
      <MessagePage title={t(replaced ? 'play.replacedTitle' : 'play.removedTitle')} text={text}>
        {replaced && (
          <Button tone="main" onClick={onComeBack}>
            {t('play.playHere')}
          </Button>
        )}
        <ButtonLink to={paths.joinTeam} tone={replaced ? 'plain' : 'main'}>
          {t('play.joinAnother')}
        </ButtonLink>
      </MessagePage>
    </div>
  );
};
