import type { LikeSections } from '@clockbeat/domain';
import type { ownData as English } from '../en/own-data.js';

export const ownData: LikeSections<typeof English> = {
  ownData: {
    lead: 'Tout ce que {installation} conserve de votre compte.',
    rows: 'un fichier par table, une ligne de JSON par enregistrement vous concernant\u202f; vide s’il n’y en a aucun.',
    people:
      'users\u202f: qui vous êtes. user_settings\u202f: vos réglages. identities\u202f: vos moyens de connexion. sessions\u202f: où vous êtes connecté.',
    roles:
      'user_roles, suspensions, account_quotas\u202f: vos droits et vos limites. game_claims\u202f: les parties en cours de création. audit_entries\u202f: ce qui a été consigné de vos actes et de ceux qui touchent votre compte.',
    programs:
      'access_tokens\u202f: noms et droits de vos jetons d’accès. webhook_endpoints, webhook_deliveries\u202f: les adresses informées de vos parties, et ce qu’elles ont reçu.',
    made: 'teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts\u202f: vos créations.',
    passedOn:
      'set_versions, set_co_authors, set_origins, set_games, reported_sets\u202f: ce que vos séries ont été, celles que vous écrivez avec d’autres, de qui vient une copie, les parties faites avec elles et le nombre de signalements.',
    starred:
      'set_stars, set_reports\u202f: les séries d’autrui auxquelles vous avez donné une étoile, et ce que vous en avez signalé.',
    hosted:
      'games, game_results, team_scores, archived_games\u202f: les parties que vous avez animées, et celles que vous avez rangées. overlays, tvs, what_if_links\u202f: où elles sont montrées. summary_mails\u202f: les courriels à leur sujet. reports\u202f: ce que vous avez signalé dans des parties. series, series_nights\u202f: les soirées qui reviennent, et ce qu’il en a été de chacune. assignments, attempts\u202f: les devoirs que vous avez donnés, et les essais qui en ont été faits.',
    seasons:
      'leagues, league_nights, league_members, league_hand, league_organisers\u202f: vos ligues, et les noms que vous y portez. league_readers, league_mails\u202f: si vous voulez des courriels après leurs soirées, et ceux qui vous ont été envoyés.',
    played:
      'seats, game_participants, user_game_history, user_achievements, player_scores\u202f: celles que vous avez jouées. assignment_people\u202f: les devoirs que vous avez faits. assignment_reminders\u202f: les courriels qui vous les ont rappelés.',
    badges: 'kept_achievements\u202f: badges que vous gardez bien qu’une de leurs parties ait été supprimée.',
    written: 'feedback, newsletter_subscriptions\u202f: ce qui a été écrit depuis votre adresse.',
    media: 'vos images et vos sons, nommés par leur empreinte, comme dans les lignes et les journaux.',
    games:
      'les journaux des parties terminées que vous avez animées, une ligne par événement\u202f; voir docs/events.md du projet Clockbeat.',
    leftOut:
      'Non inclus\u202f: ce qui prouve une identité (empreintes de jetons et de secrets), les navigateurs et réseaux des places, et quel opérateur a agi.',
  },
};
