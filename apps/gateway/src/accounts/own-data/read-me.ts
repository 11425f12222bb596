import type { Language } from '@clockbeat/domain';

const texts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Everything that Clockbeat keeps of your account.',
    '',
    'rows/TABLE.ndjson   one file for each table, one line of JSON for each row of yours; empty where there is none.',
    '                    users: who you are. user_settings: your settings. identities: by what you sign in. sessions: where you are signed in.',
    '                    access_tokens: names and scopes of your access tokens. teams, questions, saved_trivia_sets, saved_custom_questions: what you made.',
    '                    games, game_results: games that you hosted. game_participants, user_game_history, user_achievements, player_scores: games that you played.',
    '                    feedback, newsletter_subscriptions: what was written from your address.',
    'media/              your pictures and sounds, named by their hash, as rows and logs name them.',
    'games.ndjson        the logs of the games that you hosted and that have ended, one line for each event; see docs/events.md of the project.',
    '',
    'Left out: what proves who somebody is (hashes of tokens and secrets), and the browsers and networks of seats.',
  ],
  fr: [
    'Tout ce que Clockbeat conserve de votre compte.',
    '',
    'rows/TABLE.ndjson   un fichier par table, une ligne de JSON par enregistrement vous concernant\u202f; vide s’il n’y en a aucun.',
    '                    users\u202f: qui vous êtes. user_settings\u202f: vos réglages. identities\u202f: vos moyens de connexion. sessions\u202f: où vous êtes connecté.',
    '                    access_tokens\u202f: noms et droits de vos jetons d’accès. teams, questions, saved_trivia_sets, saved_custom_questions\u202f: vos créations.',
    '                    games, game_results\u202f: les parties que vous avez animées. game_participants, user_game_history, user_achievements, player_scores\u202f: celles que vous avez jouées.',
    '                    feedback, newsletter_subscriptions\u202f: ce qui a été écrit depuis votre adresse.',
    'media/              vos images et vos sons, nommés par leur empreinte, comme dans les lignes et les journaux.',
    'games.ndjson        les journaux des parties terminées que vous avez animées, une ligne par événement\u202f; voir docs/events.md du projet.',
    '',
    'Non inclus\u202f: ce qui prouve une identité (empreintes de jetons et de secrets), et les navigateurs et réseaux des places.',
  ],
};

/** What stands in an archive of somebody's own data. */
export const readMe = (language: Language): string => `${texts[language].join('\r\n')}\r\n`;
