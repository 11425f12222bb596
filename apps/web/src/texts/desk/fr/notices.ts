import type { LikeSection } from '../../runtime.js';
import type { notices as English } from '../en/notices.js';

export const notices: LikeSection<typeof English> = {
  title: 'Clockbeat',
  joined: { one: '{title} : {count} joueur présent.', other: '{title} : {count} joueurs présents.' },
  over: {
    one: '{title} est terminé, avec {count} joueur.',
    other: '{title} est terminé, avec {count} joueurs.',
  },
  hostAway: {
    one: '{title} se joue sans régie ; {count} joueur présent.',
    other: '{title} se joue sans régie ; {count} joueurs présents.',
  },
};
