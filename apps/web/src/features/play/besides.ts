/** What a player's game needs besides its questions: one file, fetched while the first of them stands. */

import { keepReceipts } from '../../live/receipts.js';

export { TeamChoice } from '../../frame/team-choice.js';
export { asSeen } from '../../live/seen-order.js';
export { loadBesidesTexts } from '../../texts/besides-texts.js';
export { withFormulas } from '../../ui/formulas/with-formulas.js';
export { ShownMedia } from '../../ui/media/shown-media.js';
export { WakeLock } from '../../ui/use-wake-lock.js';
export { FinalView } from './final-view.js';
export { DemoStart, OutsideView, OutView, PausedView } from './interludes.js';
export { LeaveDialog } from './leave-dialog.js';
export { OtherGames } from './other-games.js';
export { SpokenPlace, SpokenStop, SpokenVerdict } from './spoken.js';
export { StandingsView } from './standings.js';
export { TaskInput } from './tasks/task-input.js';
export { FloatingVerdict, KeptVerdict, StandingLine, Streak, Verdict } from './verdict.js';
export { signalVerdict } from './verdict-signals.js';

keepReceipts();
