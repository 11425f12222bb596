import type { questionsSharing as English } from '../en/questions-sharing.js';
import type { LikeSections } from '../runtime.js';

export const questionsSharing: LikeSections<typeof English> = {
  overtaken: {
    title: 'Salvato altrove nel frattempo',
    text: 'Questo set è stato salvato dopo che hai cominciato a modificarlo. Quello che hai scritto è ancora qui.',
    savedAt: 'Salvato: {moment}.',
    savedBy: 'Salvato da {name}, {moment}.',
    giveWay: 'Carica il più recente',
    giveWayText:
      'Quello che hai scritto viene messo da parte. Puoi mostrarlo di nuovo finché non lasci questa pagina.',
    saveOver: 'Salva il mio al suo posto',
    saveOverText: 'Quello che c’è ora viene sostituito e resta nella cronologia.',
    saveOverGuest: 'Quello che c’è ora viene sostituito.',
    later: 'Decidi dopo',
    shown: 'Nel frattempo è stato salvato altrove. Questa è la versione più recente.',
    aside: 'Quello che avevi scritto è messo da parte finché non lasci questa pagina.',
    takeBack: 'Mostralo di nuovo',
  },
};
