import type { reporting as English } from '../en/reporting.js';
import type { LikeSections } from '../runtime.js';

export const reporting: LikeSections<typeof English> = {
  report: {
    open: 'Segnala qualcosa',
    openName: 'Segnala questo nome',
    openSet: 'Segnala questo set',
    title: 'Segnala qualcosa',
    titleName: 'Segnala {name}',
    lead: 'La tua segnalazione va a chi gestisce questo sito. Nella partita nessuno saprà che viene da te.',
    what: 'Di che cosa si tratta?',
    choose: 'Scegli',
    questions: 'Le domande o il titolo',
    player: 'Giocatore: {name}',
    team: 'Squadra: {name}',
    question: 'Domanda {number}: {text}',
    leadQuestion:
      'Ciò che non va in una domanda arriva a chi può correggerla: a chi conduce o a chi gestisce questo sito. Nessuno saprà che l’hai segnalata tu.',
    leadSet: 'La tua segnalazione va a chi gestisce questo sito. Chi l’ha scritto non saprà che viene da te.',
    why: 'Che cosa non va?',
    missingWhat: 'Scegli di che cosa si tratta.',
    missingWhy: 'Scegli che cosa non va.',
    note: 'Altri dettagli (facoltativi)',
    send: 'Segnala',
    sending: 'Invio…',
    cancel: 'Annulla',
    thanks: 'Grazie. Sarà esaminata.',
  },
  reasons: {
    insulting: 'Insulto',
    personal_data: 'Dati personali',
    hate: 'Odio',
    copyright: 'Diritto d’autore',
    other: 'Altro',
    wrong: 'La risposta è sbagliata',
    outdated: 'Non più attuale',
    ambiguous: 'Ambigua',
  },
};
