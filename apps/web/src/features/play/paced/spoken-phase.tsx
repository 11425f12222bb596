import type { GameStateView } from '@clockbeat/domain/contract';
import { useShownPhase } from '../../../frame/use-shown-phase.js';
import type { GamePicture } from '../../../live/picture.js';
import { withOwnTime } from '../../../live/shown-phase.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { podiumStandsMs } from '../../../ui/podium.js';
import { useStands } from '../../../ui/use-stands.js';
import { SpokenPlace, SpokenStop } from '../spoken.js';
import { SpokenSeconds } from '../spoken-seconds.js';
import { nextTitle } from './phases.js';

interface SpokenProps {
  picture: GamePicture;
  state: GameStateView;
  serverNow: () => number;
}

/** What the phase says by itself: the round, then its question, a break, a pause, the end. The verdict has a voice of its own. */
export const SpokenPhase = ({ picture, state, serverNow }: SpokenProps) => {
  const t = useBesidesTexts();
  const { phase } = useShownPhase(state, serverNow);
  const { question, stage } = state;
  switch (phase) {
    case 'round':
      return question?.round && `${t('paced.roundOf', { ...question.round })}: ${question.round.title}`;
    case 'reading':
    case 'question':
      return question?.question;
    case 'break':
      return [t('paced.breakTitle'), nextTitle(t, stage), stage?.text].filter(Boolean).join('. ');
    case 'paused':
      return <SpokenStop picture={picture} />;
    case 'final':
      return <SpokenEnd picture={picture} />;
    default:
      return null;
  }
};

/** Nobody hears who has won before the wall shows it. */
const SpokenEnd = ({ picture }: Pick<SpokenProps, 'picture'>) => {
  const t = useBesidesTexts();
  const isTold = useStands(podiumStandsMs) || picture.state?.endedBy === 'abandoned';
  return isTold ? <SpokenStop picture={picture} /> : t('besides.winnersSoon');
};

/** The time of this seat, which may be longer than that of the others. */
export const SpokenOwnSeconds = ({ picture: { me }, state, serverNow }: SpokenProps) => (
  <SpokenSeconds state={withOwnTime(state, me?.timeFactor ?? 1)} serverNow={serverNow} />
);

/** A place is told with its board: not the one of the board before, and not once more at the end, which says it itself. */
export const SpokenBoard = ({ picture: { standing }, state }: SpokenProps) =>
  state.status !== 'finished' &&
  state.stage?.name === 'board' &&
  standing !== null &&
  standing.total > state.currentQuestionIndex ? (
    <SpokenPlace standing={standing} />
  ) : null;
