import type { LikeSections } from '@clockbeat/domain';
import type { previews as English } from '../en/previews.js';

export const previews: LikeSections<typeof English> = {
  preview: {
    home: 'Sfida chi vuoi, batti il tempo, conquista la classifica. Conduci un quiz dal vivo o entra in uno, quando vuoi.',
    invitation: 'Entra in un quiz',
    invitationText: 'Scrivi il tuo nome e gioca. Il codice è {code}.',
    otherTable: 'Una partita con altre regole',
    otherTableText: 'Chi sarebbe arrivato primo con altre regole: le due classifiche fianco a fianco.',
    sharedSet: 'Un set di domande di quiz',
    sharedSetText: 'Guarda le domande, copiale e conduci una partita.',
  },
  shortcuts: {
    join: 'Entra',
    start: 'Crea un quiz',
    practise: 'Allenati',
  },
};
