import type { LikeSections } from '@clockbeat/domain';
import type { ownData as English } from '../en/own-data.js';

export const ownData: LikeSections<typeof English> = {
  ownData: {
    lead: 'Todo lo que {installation} guarda de tu cuenta.',
    rows: 'un archivo por tabla, una línea de JSON por cada fila tuya; vacío donde no hay ninguna.',
    people:
      'users: quién eres. user_settings: tus ajustes. identities: con qué inicias sesión. sessions: dónde tienes la sesión iniciada.',
    roles:
      'user_roles, suspensions, account_quotas: qué puedes hacer, y cuánto. game_claims: partidas que se están creando. audit_entries: lo que quedó anotado de lo que hiciste y de lo que se hizo con tu cuenta.',
    programs:
      'access_tokens: nombres y permisos de tus tokens de acceso. webhook_endpoints, webhook_deliveries: direcciones que se enteran de tus partidas, y qué se les envió.',
    made: 'teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts: lo que has creado.',
    passedOn:
      'set_versions, set_co_authors, set_origins, set_games, reported_sets: lo que fueron tus cuestionarios, los que escribes con otras personas, de quién son las copias, las partidas hechas con ellos y cuántas veces se denunciaron.',
    starred:
      'set_stars, set_reports: cuestionarios de otras personas a los que diste una estrella, y lo que denunciaste de ellos.',
    hosted:
      'games, game_results, team_scores, archived_games: partidas que dirigiste, y cuáles archivaste. overlays, tvs, what_if_links: dónde se muestran. summary_mails: correos sobre ellas. reports: lo que denunciaste de partidas. series, series_nights: veladas que se repiten, y qué fue de cada una. assignments, attempts: las tareas que pusiste y los intentos que se hicieron.',
    seasons:
      'leagues, league_nights, league_members, league_hand, league_organisers: tus ligas, y los nombres que llevas en ligas. league_readers, league_mails: si quieres correos después de sus veladas, y los que se te enviaron.',
    played:
      'seats, game_participants, user_game_history, user_achievements, player_scores: partidas que jugaste. assignment_people: las tareas que hiciste. assignment_reminders: correos que te las recordaron.',
    badges: 'kept_achievements: logros que siguen siendo tuyos aunque se eliminó una de sus partidas.',
    written: 'feedback, newsletter_subscriptions: lo que se escribió desde tu dirección.',
    media: 'tus imágenes y sonidos, con su hash como nombre, tal como los nombran las filas y los registros.',
    games:
      'los registros de las partidas que dirigiste y que han terminado, una línea por evento; véase docs/events.md del proyecto Clockbeat.',
    leftOut:
      'No está aquí: lo que prueba quién es alguien (hashes de tokens y secretos), los navegadores y las redes de las plazas, y qué persona de la administración hizo algo.',
  },
};
