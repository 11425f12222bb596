import type { GamePhase, HeldPhase } from './contract/game-state.js';
import type { PausedGame, PlayableGame } from './game.js';

/** What the room sees at that moment (epoch ms of the server's clock): a question's title, reading and time follow from it. */
export const phaseOf = (game: PlayableGame, now: number): GamePhase => {
  switch (game.status) {
    case 'waiting':
      return 'lobby';
    case 'paused':
      return 'paused';
    case 'finished':
      return 'final';
    case 'active': {
      if (game.stage) return game.stage.name;
      const { readsAt, opensAt } = game.question;
      if (readsAt !== undefined && now < readsAt) return 'round';
      // who reads between two questions of a swift game with a pause sees the question
      return now < opensAt && game.rules.readSeconds > 0 ? 'reading' : 'question';
    }
  }
};

/** What a pause holds. */
export const heldPhase = ({ stage, msToOpen }: PausedGame): HeldPhase =>
  stage?.name ?? (msToOpen > 0 ? 'reading' : 'question');
