import type { LikeSection } from '../../runtime.js';
import type { corrections as English, correctionRefusals as EnglishRefusals } from '../en/corrections.js';

export const corrections: LikeSection<typeof English> = {
  correct: 'Corriger',
  correctLabel: 'Corriger la question {number}',
  undo: 'Annuler la correction',
  undoLabel: 'Annuler la correction de la question {number}',
  undone: 'La question {number} compte de nouveau comme ce soir-là.',
  title: 'Corriger la question {number}',
  change: 'Qu’est-ce qui n’allait pas ?',
  void: 'La question : personne n’en tire de points',
  rekey: 'La réponse : {letter} est juste, {text}',
  reason: 'Pourquoi ?',
  reasonHint: 'Les joueurs le lisent avec leurs résultats.',
  reasonShort: 'Écrivez au moins {count} caractères.',
  confirm: 'Corriger la question',
  scores: {
    one: '{count} score change.',
    other: '{count} scores changent.',
  },
  winnerStays: 'La première place reste à {names}.',
  winnerChanges: 'La première place revient à {names}.',
  noWinner: 'Personne n’a alors de points.',
  done: 'Question corrigée',
};

export const correctionRefusals: LikeSection<typeof EnglishRefusals> = {
  never_asked: 'Cette question n’a pas été posée dans la partie.',
  same_answer: 'Cette réponse compte déjà comme juste.',
  already_corrected: 'Cette question est déjà corrigée. Annulez d’abord cette correction.',
  unknown_correction: 'Cette correction n’existe pas, ou a été annulée.',
};
