import { useState } from 'react';
import { paths } from '../../../paths.js';
import { QuietFrame } from '../../../shared/quiet-layout.js';
import { QuestionPicker } from './question-picker.js';
import { SoloGame } from './solo-game.js';
import { soloSeconds } from './solo-settings.js';
import { useSoloSeat } from './use-solo-seat.js';

/** /solo/general: pick questions of general knowledge, and be asked exactly these (SOLO-01 to SOLO-04). */
const GeneralQuizPage = () => {
  const { seat, begin, letGo, leave } = useSoloSeat(paths.soloGeneral);
  // Kept here: who plays again finds the same questions picked.
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  if (seat) {
    return <SoloGame seat={seat} replayPath={paths.soloGeneral} onOver={letGo} onLeave={leave} />;
  }
  return (
    <QuietFrame>
      <QuestionPicker
        picked={picked}
        onPick={setPicked}
        onStart={(questionIds) => begin({ questionIds, timePerQuestion: soloSeconds })}
      />
    </QuietFrame>
  );
};
export default GeneralQuizPage;
