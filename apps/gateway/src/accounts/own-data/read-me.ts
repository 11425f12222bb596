import type { Language } from '@clockbeat/domain';

const texts: Readonly<Record<Language, (installation: string) => readonly string[]>> = {
  en: (installation) => [
    `Everything that ${installation} keeps of your account.`,
    '',
    'rows/TABLE.ndjson   one file for each table, one line of JSON for each row of yours; empty where there is none.',
    '                    users: who you are. user_settings: your settings. identities: by what you sign in. sessions: where you are signed in.',
    '                    user_roles, suspensions: what you may. audit_entries: what was written down of what you did, and of what was done to your account.',
    '                    access_tokens: names and scopes of your access tokens. webhook_endpoints, webhook_deliveries: addresses that hear of your games, and what they were sent.',
    '                    teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts: what you made.',
    '                    games, game_results, team_scores, archived_games: games that you hosted, and which of them you put away. overlays, tvs, what_if_links: where they are shown. summary_mails: mails about them.',
    '                    seats, game_participants, user_game_history, user_achievements, player_scores: games that you played.',
    '                    feedback, newsletter_subscriptions: what was written from your address.',
    'media/              your pictures and sounds, named by their hash, as rows and logs name them.',
    'games.ndjson        the logs of the games that you hosted and that have ended, one line for each event; see docs/events.md of the project Clockbeat.',
    '',
    'Left out: what proves who somebody is (hashes of tokens and secrets), the browsers and networks of seats, and which operator did something.',
  ],
  fr: (installation) => [
    `Tout ce que ${installation} conserve de votre compte.`,
    '',
    'rows/TABLE.ndjson   un fichier par table, une ligne de JSON par enregistrement vous concernant\u202f; vide s’il n’y en a aucun.',
    '                    users\u202f: qui vous êtes. user_settings\u202f: vos réglages. identities\u202f: vos moyens de connexion. sessions\u202f: où vous êtes connecté.',
    '                    user_roles, suspensions\u202f: vos droits. audit_entries\u202f: ce qui a été consigné de vos actes et de ceux qui touchent votre compte.',
    '                    access_tokens\u202f: noms et droits de vos jetons d’accès. webhook_endpoints, webhook_deliveries\u202f: les adresses informées de vos parties, et ce qu’elles ont reçu.',
    '                    teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts\u202f: vos créations.',
    '                    games, game_results, team_scores, archived_games\u202f: les parties que vous avez animées, et celles que vous avez rangées. overlays, tvs, what_if_links\u202f: où elles sont montrées. summary_mails\u202f: les courriels à leur sujet.',
    '                    seats, game_participants, user_game_history, user_achievements, player_scores\u202f: celles que vous avez jouées.',
    '                    feedback, newsletter_subscriptions\u202f: ce qui a été écrit depuis votre adresse.',
    'media/              vos images et vos sons, nommés par leur empreinte, comme dans les lignes et les journaux.',
    'games.ndjson        les journaux des parties terminées que vous avez animées, une ligne par événement\u202f; voir docs/events.md du projet Clockbeat.',
    '',
    'Non inclus\u202f: ce qui prouve une identité (empreintes de jetons et de secrets), les navigateurs et réseaux des places, et quel opérateur a agi.',
  ],
};

/** What stands in an archive of somebody's own data. */
export const readMe = (language: Language, installation: string): string =>
  `${texts[language](installation).join('\r\n')}\r\n`;
