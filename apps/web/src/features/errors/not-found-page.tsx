import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';

const NotFoundPage = () => {
  const room = useRoomTexts();
  usePageTitle(room('missing.notFound'));
  return (
    <MessagePage title={room('missing.notFound')} text={room('missing.notFoundText')}>
      <ButtonLink to={paths.home} tone="main">
        {room('missing.goToHome')}
      </ButtonLink>
      <ButtonLink to={paths.dashboard}>{room('missing.goToDashboard')}</ButtonLink>
      {/* On a phone it stands alone in its row: in line with what is above it. */}
      <ButtonLink to={paths.feedback} tone="quiet" className="max-sm:-ms-3">
        {room('missing.contactSupport')}
      </ButtonLink>
    </MessagePage>
  );
};
export default NotFoundPage;
