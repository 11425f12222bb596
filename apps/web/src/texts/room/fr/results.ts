import type { LikeSection } from '../../runtime.js';
import type { results as English } from '../en/results.js';

export const results: LikeSection<typeof English> = {
  title: 'Résultats',
  notYet: 'Cette partie est encore en cours. Les résultats arrivent à la fin.',
  forbidden: 'Seuls l’hôte et les joueurs de cette partie peuvent voir ses résultats.',
  yours: 'Vos réponses',
  questions: 'Questions',
  yourAnswer: 'Votre réponse : {answer}',
  share: '{percent} %',
  right: 'Bonne réponse',
  noAnswer: 'Sans réponse',
  chosen: 'Combien ont choisi chaque réponse',
  wereRight: 'juste',
  typically: '{seconds} s en général',
  seconds: '{seconds} s',
  voided: 'L’hôte a annulé cette question : {reason}',
  rekeyed: 'L’hôte a corrigé cette question, {letter} compte comme juste : {reason}',
  corrected: {
    one: 'L’hôte a corrigé la question {numbers} depuis. Les scores en tiennent compte.',
    other: 'L’hôte a corrigé les questions {numbers} depuis. Les scores en tiennent compte.',
  },
};
