import type { GameStateView } from '@clockbeat/domain';
import type { GamePicture } from '../../live/picture.js';
import { useFinalResult } from '../../shared/use-final-result.js';
import { useTexts } from '../../texts/texts.js';
import { Board } from '../../ui/board.js';
import { TeamBoard } from '../../ui/team-board.js';
import { Podium } from './podium.js';

/** The end: three on the podium, then the places. */
export const StageFinal = ({ picture, state }: { picture: GamePicture; state: GameStateView }) => {
  const t = useTexts();
  const { scores, teams } = useFinalResult(picture);
  return (
    <section className="m-auto grid w-full max-w-[52em] gap-[2em]">
      <header className="text-center">
        <p className="text-muted">{state.title}</p>
        <h1 className="text-[2.4em]">{t('screen.podium')}</h1>
      </header>
      {scores.length === 0 ? (
        <p className="text-center text-muted">{t('screen.nobody')}</p>
      ) : (
        <div className="grid items-end gap-[2em] lg:grid-cols-2">
          <Podium winners={scores.slice(0, 3)} />
          <div>
            <Board players={scores.slice(0, 10)} caption={t('screen.restOfBoard')} />
            <TeamBoard teams={teams} />
          </div>
        </div>
      )}
    </section>
  );
};
