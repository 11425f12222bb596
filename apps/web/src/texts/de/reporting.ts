import type { reporting as English } from '../en/reporting.js';
import type { LikeSections } from '../runtime.js';

export const reporting: LikeSections<typeof English> = {
  report: {
    open: 'Etwas melden',
    openName: 'Diesen Namen melden',
    openSet: 'Dieses Set melden',
    title: 'Etwas melden',
    titleName: '{name} melden',
    lead: 'Deine Meldung geht an die Betreiber dieser Website. Im Spiel erfährt niemand, dass sie von dir kommt.',
    what: 'Worum geht es?',
    choose: 'Bitte wählen',
    questions: 'Die Fragen oder der Titel',
    player: 'Spieler: {name}',
    team: 'Team: {name}',
    question: 'Frage {number}: {text}',
    leadQuestion:
      'Was an einer Frage nicht stimmt, erfährt, wer sie verbessern kann: der Host oder die Betreiber dieser Website. Niemand erfährt, dass die Meldung von dir kommt.',
    leadSet:
      'Deine Meldung geht an die Betreiber dieser Website. Wer das Set geteilt hat, erfährt nicht, dass sie von dir kommt.',
    why: 'Was stimmt nicht damit?',
    missingWhat: 'Wähle, worum es geht.',
    missingWhy: 'Wähle, was nicht stimmt.',
    note: 'Mehr dazu (freiwillig)',
    send: 'Melden',
    sending: 'Wird gesendet…',
    cancel: 'Abbrechen',
    thanks: 'Danke. Jemand sieht es sich an.',
  },
  reasons: {
    insulting: 'Beleidigend',
    personal_data: 'Persönliche Daten',
    hate: 'Hass',
    copyright: 'Urheberrecht',
    other: 'Etwas anderes',
    wrong: 'Die Antwort ist falsch',
    outdated: 'Veraltet',
    ambiguous: 'Mehrdeutig',
  },
};
