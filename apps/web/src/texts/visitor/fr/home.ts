import type { LikeSection } from '../../runtime.js';
import type { home as English } from '../en/home.js';

export const home: LikeSection<typeof English> = {
  title: 'Défiez vos amis, battez le chrono, prenez la tête.',
  lead: 'Créez ou rejoignez un quiz en direct, à tout moment.',
  welcome: 'Bienvenue, {name}',
  goToDashboard: 'Aller au tableau de bord',
  quickGame: 'Partie rapide',
  quickGameText: 'Dix questions prêtes, en anglais, dix secondes chacune. Partagez le code et lancez.',
  quickGameMaking: 'Création de votre partie…',
};
