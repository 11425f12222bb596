/** The text beside the files of “Download my data”. */
export const ownData = {
  /** Lines of a text file; what stands before a colon names tables of the database and stays as it is. */
  ownData: {
    lead: 'Everything that {installation} keeps of your account.',
    rows: 'one file for each table, one line of JSON for each row of yours; empty where there is none.',
    people:
      'users: who you are. user_settings: your settings. identities: by what you sign in. sessions: where you are signed in.',
    roles:
      'user_roles, suspensions, account_quotas: what you may, and how much. game_claims: games that are being made. audit_entries: what was written down of what you did, and of what was done to your account.',
    programs:
      'access_tokens: names and scopes of your access tokens. webhook_endpoints, webhook_deliveries: addresses that hear of your games, and what they were sent.',
    made: 'teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts: what you made.',
    passedOn:
      'set_versions, set_co_authors, set_origins, set_games, reported_sets: what your sets were, those that you edit with others, whose work copies are, games made of them, and how often they were reported.',
    starred: 'set_stars, set_reports: sets of others that you gave a star, and what you reported of them.',
    hosted:
      'games, game_results, team_scores, archived_games: games that you hosted, and which of them you put away. overlays, tvs, what_if_links: where they are shown. summary_mails: mails about them. reports: what you reported of games. series, series_nights: evenings that come again, and what became of each. assignments, attempts: what you gave to be played at one’s own pace, and the attempts at it.',
    seasons:
      'leagues, league_nights, league_members, league_hand, league_organisers: your leagues, and names that you hold in leagues. league_readers, league_mails: mails after their nights that you want, or do not, and those that were sent to you.',
    played:
      'seats, game_participants, user_game_history, user_achievements, player_scores: games that you played. assignment_people: assignments that you played. assignment_reminders: mails that reminded you of them.',
    badges: 'kept_achievements: badges that stay yours although a game of theirs was deleted.',
    written: 'feedback, newsletter_subscriptions: what was written from your address.',
    media: 'your pictures and sounds, named by their hash, as rows and logs name them.',
    games:
      'the logs of the games that you hosted and that have ended, one line for each event; see docs/events.md of the project Clockbeat.',
    leftOut:
      'Left out: what proves who somebody is (hashes of tokens and secrets), the browsers and networks of seats, and which operator did something.',
  },
} as const;
