import type { questionsSharing as English } from '../en/questions-sharing.js';
import type { LikeSections } from '../runtime.js';

export const questionsSharing: LikeSections<typeof English> = {
  overtaken: {
    title: 'Enregistrée ailleurs entre-temps',
    text: 'Cette série a été enregistrée depuis que vous avez commencé à la modifier. Ce que vous avez saisi est toujours là.',
    savedAt: 'Enregistrée : {moment}.',
    savedBy: 'Enregistrée par {name}, {moment}.',
    giveWay: 'Charger la plus récente',
    giveWayText:
      'Ce que vous avez saisi est mis de côté. Vous pouvez l’afficher de nouveau tant que vous ne quittez pas cette page.',
    saveOver: 'Enregistrer la mienne par-dessus',
    saveOverText: 'La version actuelle est remplacée, et reste dans l’historique.',
    saveOverGuest: 'La version actuelle est remplacée.',
    later: 'Décider plus tard',
    shown: 'La série a été enregistrée ailleurs entre-temps. Voici la version plus récente.',
    aside: 'Ce que vous aviez saisi est mis de côté tant que vous ne quittez pas cette page.',
    takeBack: 'L’afficher de nouveau',
  },
};
