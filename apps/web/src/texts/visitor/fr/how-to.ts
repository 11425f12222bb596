import type { LikeSection } from '../../runtime.js';
import type { howTo as English } from '../en/how-to.js';

export const howTo: LikeSection<typeof English> = {
  title: 'Comment jouer',
  timerTitle: '10 secondes par question',
  timerText: 'Les questions de la banque vous laissent dix secondes. Un hôte peut en accorder plus.',
  scoringTitle: 'Des scores en temps réel',
  scoringText: '100 points par bonne réponse, et 10 par seconde restante. Le classement suit chaque réponse.',
  qrTitle: 'Des QR codes animés',
  qrText: 'Scannez le code de l’hôte, saisissez un nom, et vous y êtes. Aucun compte nécessaire.',
  done: 'Compris',
};
