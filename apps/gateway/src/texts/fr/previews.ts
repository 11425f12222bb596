import type { LikeSections } from '@clockbeat/domain';
import type { previews as English } from '../en/previews.js';

export const previews: LikeSections<typeof English> = {
  preview: {
    home: 'Défiez vos amis, battez le chrono, prenez la tête. Créez ou rejoignez un quiz en direct, à tout moment.',
    invitation: 'Rejoindre une partie de quiz',
    invitationText: 'Entrez votre nom et jouez. Le code est {code}.',
    otherTable: 'Une partie de quiz selon d’autres règles',
    otherTableText: 'Qui aurait gagné selon d’autres règles\u202f: les deux classements côte à côte.',
    sharedSet: 'Une série de questions de quiz',
    sharedSetText: 'Regardez les questions, copiez-les, animez-en une partie.',
  },
  shortcuts: {
    join: 'Rejoindre',
    start: 'Créer un quiz',
    practise: 'S’entraîner en solo',
  },
};
