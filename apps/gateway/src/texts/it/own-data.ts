import type { LikeSections } from '@clockbeat/domain';
import type { ownData as English } from '../en/own-data.js';

export const ownData: LikeSections<typeof English> = {
  ownData: {
    lead: 'Tutto ciò che {installation} conserva del tuo account.',
    rows: 'un file per ogni tabella, una riga di JSON per ogni tua riga; vuoto dove non ce n’è nessuna.',
    people:
      'users: chi sei. user_settings: le tue impostazioni. identities: con che cosa accedi. sessions: dove hai fatto l’accesso.',
    roles:
      'user_roles, suspensions, account_quotas: che cosa puoi fare, e quanto. game_claims: partite che si stanno creando. audit_entries: ciò che è stato registrato di quello che hai fatto e di quello che è stato fatto al tuo account.',
    programs:
      'access_tokens: nomi e permessi dei tuoi token di accesso. webhook_endpoints, webhook_deliveries: indirizzi che ricevono notizie delle tue partite, e che cosa è stato loro inviato.',
    made: 'teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts: ciò che hai creato.',
    passedOn:
      'set_versions, set_co_authors, set_origins, set_games, reported_sets: com’erano i tuoi set, quelli che modifichi con altri, di chi è opera ciò che hai copiato, le partite create da essi e quante volte sono stati segnalati.',
    starred: 'set_stars, set_reports: set di altri a cui hai dato una stella, e che cosa ne hai segnalato.',
    hosted:
      'games, game_results, team_scores, archived_games: partite che hai condotto, e quali hai archiviato. overlays, tvs, what_if_links: dove si vedono. summary_mails: email su di esse. reports: ciò che hai segnalato di partite. series, series_nights: serate che si ripetono, e com’è andata ciascuna. assignments, attempts: i compiti che hai assegnato e i tentativi fatti.',
    seasons:
      'leagues, league_nights, league_members, league_hand, league_organisers: i tuoi campionati, e i nomi che porti nei campionati. league_readers, league_mails: se vuoi email dopo le loro serate, e quelle che ti sono state inviate.',
    played:
      'seats, game_participants, user_game_history, user_achievements, player_scores: partite che hai giocato. assignment_people: i compiti che hai svolto. assignment_reminders: email che te li hanno ricordati.',
    badges: 'kept_achievements: traguardi che restano tuoi anche se una loro partita è stata eliminata.',
    written: 'feedback, newsletter_subscriptions: ciò che è stato scritto dal tuo indirizzo.',
    media: 'le tue immagini e i tuoi suoni, con il loro hash come nome, come li nominano righe e registri.',
    games:
      'i registri delle partite che hai condotto e che sono finite, una riga per ogni evento; vedi docs/events.md del progetto Clockbeat.',
    leftOut:
      'Non inclusi: ciò che prova chi è una persona (hash di token e segreti), i browser e le reti dei posti, e quale operatore ha fatto qualcosa.',
  },
};
