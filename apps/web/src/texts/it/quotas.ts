import type { quotas as English } from '../en/quotas.js';
import type { LikeSections } from '../runtime.js';

export const quotas: LikeSections<typeof English> = {
  near: {
    runningGames: 'Hai {used} partite in corso su {most}.',
    sets: 'Hai {used} set su {most}.',
    questions: 'Hai {used} domande tue su {most}.',
    mediaBytes: 'Le tue immagini e i tuoi suoni occupano {used} MB su {most}.',
    tokens: 'Hai {used} token di accesso su {most}.',
  },
  full: {
    runningGames:
      'Hai {used} partite in corso su {most}. Terminane una per crearne un’altra; quelle che nessuno inizia finiscono da sole dopo 24 ore.',
    sets: 'Hai {used} set su {most}. Eliminane uno per salvarne un altro.',
    questions: 'Hai {used} domande tue su {most}. Eliminane alcune per aggiungerne altre.',
    mediaBytes:
      'Le tue immagini e i tuoi suoni occupano {used} MB su {most}. Togline alcuni dalle tue domande: ciò che non si usa più viene eliminato dopo una settimana.',
    tokens: 'Hai {used} token di accesso su {most}. Revocane uno per crearne un altro.',
  },
  none: {
    runningGames: 'Qui il tuo account non può creare partite. Chi gestisce questo sito può cambiarlo.',
    sets: 'Qui il tuo account non può salvare set. Chi gestisce questo sito può cambiarlo.',
    questions:
      'Qui il tuo account non può aggiungere domande proprie. Chi gestisce questo sito può cambiarlo.',
    mediaBytes:
      'Qui il tuo account non può aggiungere immagini o suoni. Chi gestisce questo sito può cambiarlo.',
    tokens: 'Qui il tuo account non può creare token di accesso. Chi gestisce questo sito può cambiarlo.',
  },
  refused: {
    runningGames:
      'La tua partita non è stata creata: hai {used} partite in corso su {most}. Terminane prima una.',
    sets: 'Non è stato salvato nulla: hai {used} set su {most} e non c’è abbastanza posto. Elimina quelli che non ti servono e salva di nuovo.',
    questions:
      'Non è stato aggiunto nulla: hai {used} domande tue su {most} e queste non ci stanno. Eliminane alcune o aggiungine meno.',
    mediaBytes:
      'Non c’è posto: le tue immagini e i tuoi suoni occupano {used} MB su {most}. Togline alcuni dalle tue domande; ciò che non si usa più viene eliminato dopo una settimana.',
    tokens: 'Il token non è stato creato: ne hai {used} su {most}. Revocane prima uno.',
    playersPerGame: 'In una tua partita possono giocare al massimo in {most}. Non sceglierne di più.',
  },
  refusedHere: {
    runningGames:
      'La tua partita non è stata creata: qui sono già in corso tutte le partite che il sito regge. Riprova più tardi o avvisa chi lo gestisce.',
    mediaBytes: 'Questo sito non ha posto per altre immagini e suoni. Avvisa chi lo gestisce.',
  },
};
