import type { LikeSections } from '@clockbeat/domain';
import type { mails as English } from '../en/mails.js';

export const mails: LikeSections<typeof English> = {
  summary: {
    subject: 'Com’è andata la tua partita: {title}',
    finished: 'Fine',
    players: 'Giocatori',
    winner: 'Chi ha vinto',
    nobody: 'nessuno',
    winningTeam: 'Squadra vincitrice',
    hardest: 'Le domande più difficili',
    allResults: 'Tutti i risultati',
    settings: 'Impostazioni',
    why: 'Ricevi questa email perché le notifiche email sono attive. Puoi disattivarle nelle tue impostazioni:',
    fact: '{name}: {value}',
    more: { one: '{names} e un’altra persona', other: '{names} e altre {count} persone' },
    points: { one: '{names}, {count} punto', other: '{names}, {count} punti' },
    right: '{question} ({answer}; risposte giuste: {percent}%)',
  },
  noSummaries: {
    title: 'Annulla iscrizione',
    question: 'Non ricevere più riepiloghi via email?',
    promise: 'Non ti scriveremo più dopo le tue partite.',
    button: 'Annulla iscrizione',
    unknown: 'Questo link non vale più',
    unknownText:
      'Non corrisponde a nessun account. Le notifiche email si disattivano anche nelle tue impostazioni.',
    done: 'Iscrizione annullata',
    doneText:
      'Non ti scriveremo più dopo le tue partite. Per ricevere di nuovo i riepiloghi, attiva le notifiche email nelle tue impostazioni.',
  },
  news: {
    subject: 'Conferma: novità da {installation}',
    lead: 'Qualcuno ha chiesto di ricevere le nostre novità a questo indirizzo. Se sei tu, conferma entro una settimana:',
    link: 'Conferma',
    ignore: 'Se non sei tu, non fare nulla: non cambia niente e non scriviamo più.',
    question: 'Ricevere le nostre novità?',
    button: 'Sì, scrivetemi',
    done: 'Iscrizione confermata',
    doneText: 'Ogni email ha un link per disiscriversi.',
    unknown: 'Questo link non vale più',
    unknownText: 'Non c’è nulla in attesa di conferma. Puoi iscriverti di nuovo nella nostra home.',
    aboutAll: 'Su tutto.',
    about: 'Su: {interests}.',
  },
  noNews: {
    title: 'Annulla iscrizione',
    question: 'Lasciare la newsletter?',
    promise: 'Non ti scriveremo più.',
    button: 'Annulla iscrizione',
    unknown: 'Questo link non vale più',
    unknownText: 'Non corrisponde a nessuna iscrizione. Usa il link dell’email più recente.',
    done: 'Iscrizione annullata',
    doneText: 'Non ti scriveremo più. Puoi iscriverti di nuovo nella nostra home.',
  },
};
