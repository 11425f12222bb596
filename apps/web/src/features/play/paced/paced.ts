/** What a game that is led from phase to phase shows a player: one file, fetched in the lobby. */
export { loadBesidesTexts } from '../../../texts/besides-texts.js';
export { Joker } from './joker.js';
export { PacedStage } from './paced-stage.js';
export { SpokenBoard, SpokenOwnSeconds, SpokenPhase } from './spoken-phase.js';
