import type { LikeSection } from '../../runtime.js';
import type { screen as English } from '../en/screen.js';

export const screen: LikeSection<typeof English> = {
  joinAt: 'Rejoignez la partie sur {address}',
  starting: 'Préparez-vous',
  lastAnswer: 'Bonne réponse : {letter} · {text}',
  chosen: 'Choisi',
  podium: 'Podium',
  nobody: 'Personne n’a joué cette partie.',
  restOfBoard: 'Toutes les places',
};
