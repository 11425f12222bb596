import type { LikeSection } from '../../runtime.js';
import type { front as English } from '../en/front.js';

export const front: LikeSection<typeof English> = {
  howToPlay: 'Comment jouer',
  practise: 'S’entraîner en solo',
  feedback: 'Votre avis',
  tryOne: 'Essayez',
  right: 'Juste. {points} dans une vraie partie.',
  wrong: 'Ce n’est pas ça. La réponse : {answer}.',
  again: 'Une autre',
  playOn: 'En jouer cinq à la suite',
  // Short answers: on a phone two tiles and a mark share the width.
  q1: 'Combien de cœurs a une pieuvre ?',
  q1a: '1',
  q1b: '2',
  q1c: '3',
  q1d: '8',
  q2: 'Combien de minutes la lumière du Soleil met-elle pour atteindre la Terre ?',
  q2a: '1',
  q2b: '3',
  q2c: '8',
  q2d: '24',
  q3: 'Combien de cases compte un échiquier ?',
  q3a: '32',
  q3b: '48',
  q3c: '56',
  q3d: '64',
};
