import type { LikeSections } from '@clockbeat/domain';
import type { ownData as English } from '../en/own-data.js';

export const ownData: LikeSections<typeof English> = {
  ownData: {
    lead: 'Alles, was {installation} zu deinem Konto speichert.',
    rows: 'eine Datei pro Tabelle, eine Zeile JSON für jede deiner Zeilen; leer, wo es keine gibt.',
    people:
      'users: wer du bist. user_settings: deine Einstellungen. identities: womit du dich anmeldest. sessions: wo du angemeldet bist.',
    roles:
      'user_roles, suspensions, account_quotas: was du darfst und wie viel. game_claims: Spiele, die gerade entstehen. audit_entries: was von dem festgehalten wurde, was du getan hast und was mit deinem Konto geschah.',
    programs:
      'access_tokens: Namen und Rechte deiner Zugriffstoken. webhook_endpoints, webhook_deliveries: Adressen, die von deinen Spielen erfahren, und was ihnen gesendet wurde.',
    made: 'teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts: was du erstellt hast.',
    passedOn:
      'set_versions, set_co_authors, set_origins, set_games, reported_sets: was deine Sets waren, welche du mit anderen schreibst, von wem Kopien stammen, Spiele daraus und wie oft sie gemeldet wurden.',
    starred:
      'set_stars, set_reports: Sets anderer, denen du einen Stern gegeben hast, und was du von ihnen gemeldet hast.',
    hosted:
      'games, game_results, team_scores, archived_games: Spiele, die du gehostet hast, und welche davon du archiviert hast. overlays, tvs, what_if_links: wo sie gezeigt werden. summary_mails: E-Mails dazu. reports: was du in Spielen gemeldet hast. series, series_nights: Abende, die wiederkehren, und was aus jedem wurde. assignments, attempts: Aufgaben, die du gestellt hast, und die Versuche daran.',
    seasons:
      'leagues, league_nights, league_members, league_hand, league_organisers: deine Ligen und Namen, die du in Ligen trägst. league_readers, league_mails: welche E-Mails nach ihren Abenden du willst oder nicht willst, und welche an dich gingen.',
    played:
      'seats, game_participants, user_game_history, user_achievements, player_scores: Spiele, die du gespielt hast. assignment_people: Aufgaben, die du gespielt hast. assignment_reminders: E-Mails, die dich daran erinnerten.',
    badges: 'kept_achievements: Erfolge, die dir bleiben, obwohl ein Spiel dazu gelöscht wurde.',
    written: 'feedback, newsletter_subscriptions: was von deiner Adresse aus geschrieben wurde.',
    media: 'deine Bilder und Sounds, benannt nach ihrem Hash, wie in Zeilen und Protokollen.',
    games:
      'die Protokolle der Spiele, die du gehostet hast und die beendet sind, eine Zeile pro Ereignis; siehe docs/events.md des Projekts Clockbeat.',
    leftOut:
      'Weggelassen: was beweist, wer jemand ist (Hashes von Token und Secrets), die Browser und Netze von Plätzen, und von welchem Betreiber etwas getan wurde.',
  },
};
