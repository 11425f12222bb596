import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { ButtonLink } from '../../../ui/button.js';

/** Another game, or home. */
export const LeaderboardEnd = () => {
  const t = useRoomTexts();
  return (
    <>
      <ButtonLink to={paths.startTrivia}>{t('steps.playAgain')}</ButtonLink>
      <ButtonLink to={paths.home}>{t('steps.backHome')}</ButtonLink>
    </>
  );
};
