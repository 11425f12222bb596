import { paths } from '../../../paths.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';

/** An address of no category and no game, and what can be played instead. */
export const NothingToPlay = ({ title }: { title: string }) => {
  const t = useVisitorTexts();
  const room = useRoomTexts();
  usePageTitle(title);
  return (
    <MessagePage title={title} text={t('solo.unknownCategory')}>
      <ButtonLink to={paths.play('general')} tone="main">
        {t('solo.title')}
      </ButtonLink>
      <ButtonLink to={paths.home}>{room('missing.goToHome')}</ButtonLink>
    </MessagePage>
  );
};
