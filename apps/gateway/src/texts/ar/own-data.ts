import type { LikeSections } from '@clockbeat/domain';
import type { ownData as English } from '../en/own-data.js';

// What stands before a colon names tables of the database and stays as it is.
export const ownData: LikeSections<typeof English> = {
  ownData: {
    lead: 'كل ما يحفظه \u2068{installation}\u2069 عن حسابك.',
    rows: 'ملف لكل جدول، وسطر JSON لكل صف يخصك. والملف فارغ حيث لا صفوف.',
    people: 'users: من أنت. user_settings: إعداداتك. identities: بمَ تسجّل الدخول. sessions: أين سجّلت الدخول.',
    roles:
      'user_roles, suspensions, account_quotas: ما يُسمح لك به، وكم. game_claims: ألعاب قيد الإنشاء. audit_entries: ما دُوّن مما فعلته، ومما جرى لحسابك.',
    programs:
      'access_tokens: أسماء رموز الوصول الخاصة بك وما يُسمح لها به. webhook_endpoints, webhook_deliveries: عناوين تصل إليها أخبار ألعابك، وما أُرسل إليها.',
    made: 'teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts: ما أنشأته.',
    passedOn:
      'set_versions, set_co_authors, set_origins, set_games, reported_sets: ما كانت عليه مجموعاتك، وما تكتبه منها مع غيرك، ولمن تعود النسخ، والألعاب التي صُنعت منها، وعدد مرات الإبلاغ عنها.',
    starred: 'set_stars, set_reports: مجموعات لغيرك منحتها نجمة، وما أبلغت عنه منها.',
    hosted:
      'games, game_results, team_scores, archived_games: ألعاب استضفتها، وما أرشفته منها. overlays, tvs, what_if_links: أين تُعرض. summary_mails: رسائل عنها. reports: ما أبلغت عنه في الألعاب. series, series_nights: أمسيات تتكرر، وما آل إليه كل منها.',
    seasons:
      'leagues, league_nights, league_members, league_hand, league_organisers: دورياتك، والأسماء التي تحملها في الدوريات. league_readers, league_mails: رسائل ما بعد أمسياتها التي طلبتها أو أوقفتها، وما أُرسل إليك منها.',
    played:
      'seats, game_participants, user_game_history, user_achievements, player_scores: ألعاب لعبتها. assignment_reminders: رسائل ذكّرتك بها.',
    badges: 'kept_achievements: إنجازات تبقى لك وإن حُذفت لعبة من ألعابها.',
    written: 'feedback, newsletter_subscriptions: ما كُتب من عنوانك.',
    media: 'صورك وأصواتك، مسماة ببصمتها كما تسميها الصفوف والسجلات.',
    games: 'سجلات الألعاب التي استضفتها وانتهت، سطر لكل حدث. التفاصيل في docs/events.md من مشروع Clockbeat.',
    leftOut:
      'لم يُدرج: ما يثبت هوية صاحبه (بصمات الرموز والمفاتيح السرية)، ومتصفحات المقاعد وشبكاتها، وأي مشغّل فعل شيئًا.',
  },
};
