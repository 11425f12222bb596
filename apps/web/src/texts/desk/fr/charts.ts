import type { LikeSection } from '../../runtime.js';
import type { charts as English } from '../en/charts.js';

export const charts: LikeSection<typeof English> = {
  race: 'L’évolution des scores',
  raceText: {
    one: 'Les points de {count} joueur, question après question.',
    other: 'Les points des {count} meilleurs, question après question.',
  },
  start: 'Départ',
  question: 'Question {number}',
  questionShort: 'Q{number}',
  strip: 'Juste et faux, question par question',
  right: 'Juste',
  wrong: 'Faux',
  missed: 'Sans réponse',
  times: 'La rapidité des réponses',
  timesText: 'Toutes les réponses de la partie, selon la part du temps utilisée.',
  timeBin: 'De {from} à {to} % du temps',
  timesAxisStart: 'aussitôt',
  timesAxisEnd: 'au dernier moment',
  table: 'Sous forme de tableau',
  export: 'Toutes les réponses dans un fichier',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  exportFailed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
  answers: 'Réponses',
  player: 'Joueur',
};
