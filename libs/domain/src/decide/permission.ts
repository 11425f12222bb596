import type { Issuer } from '../commands.js';
import type { Actor } from '../events.js';
import { activeSeat, type PlayableGame } from '../game.js';

type Control = 'start' | 'advance' | 'pause' | 'resume' | 'finish' | 'lobby' | 'correct';

/** In a game without a host its seat may do what a host may: in a solo game everything that moves it, in a demo only start. */
const seatMay: { readonly [K in PlayableGame['kind']]: readonly Control[] } = {
  live: [],
  solo: ['start', 'advance', 'pause', 'resume', 'finish'],
  demo: ['start'],
};

/** Whether this issuer may move this game (ROLE-05; docs/protocol.md, "What clients send"). */
export const mayControl = (game: PlayableGame, by: Issuer, control: Control): boolean => {
  switch (by.as) {
    case 'host':
      return game.hostId !== null && game.hostId === by.userId;
    case 'seat':
      return seatMay[game.kind].includes(control) && activeSeat(game, by.playerId) !== null;
    case 'clock':
      return control !== 'correct';
  }
};

export const actorOf = (by: Issuer): Actor => (by.as === 'seat' ? 'player' : by.as);
