import type { LikeSection } from '../../runtime.js';
import type { game as English } from '../en/game.js';

export const game: LikeSection<typeof English> = {
  code: 'Code',
  qrAlt: 'QR code qui ouvre {link}',
  qrFailed: 'Le QR code n’a pas pu être dessiné. Le code et le lien fonctionnent tout aussi bien.',
  statusWaiting: 'En attente',
  statusActive: 'En direct',
  statusPaused: 'En pause',
  statusFinished: 'Terminé',
};
