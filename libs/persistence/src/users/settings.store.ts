import { defaultSettings, type Settings, type UserId } from '@clockbeat/domain';
import type pg from 'pg';

const columns = /* sql */ `dark_mode as "darkMode", email_notifications as "emailNotifications",
  game_notifications as "gameNotifications", marketing_emails as "marketingEmails", public_name as "publicName", language`;

/** What is null stays as it is. Consent to marketing, and its withdrawal, carry the time they were given. */
const changeSettings = /* sql */ `
insert into user_settings as s (user_id, dark_mode, email_notifications, game_notifications, marketing_emails, language,
                                marketing_changed_at, public_name)
select id, coalesce($2::boolean, $7::boolean), coalesce($3::boolean, $8::boolean),
       coalesce($4::boolean, $9::boolean), coalesce($5::boolean, $10::boolean), coalesce($6::text, $11::text),
       case when $5::boolean <> $10::boolean then now() end, coalesce($12::boolean, $13::boolean)
from users where id = $1 for key share
on conflict (user_id) do update set
  dark_mode = coalesce($2::boolean, s.dark_mode),
  email_notifications = coalesce($3::boolean, s.email_notifications),
  game_notifications = coalesce($4::boolean, s.game_notifications),
  marketing_emails = coalesce($5::boolean, s.marketing_emails),
  language = coalesce($6::text, s.language),
  public_name = coalesce($12::boolean, s.public_name),
  marketing_changed_at = case when $5::boolean <> s.marketing_emails then now() else s.marketing_changed_at end
returning ${columns}`;

/** The settings of each account; one that has never changed any has no row. */
export class SettingsStore {
  constructor(private readonly pool: pg.Pool) {}

  async read(userId: UserId): Promise<Settings> {
    const { rows } = await this.pool.query<Settings>(
      `select ${columns} from user_settings where user_id = $1`,
      [userId],
    );
    return rows[0] ?? defaultSettings;
  }

  /** Answers all of them as they are then; null where the account is gone. Changes from several devices don't undo each other. */
  async change(userId: UserId, change: Partial<Settings>): Promise<Settings | null> {
    const { darkMode, emailNotifications, gameNotifications, marketingEmails, language, publicName } = change;
    const usual = defaultSettings;
    const { rows } = await this.pool.query<Settings>(changeSettings, [
      userId,
      ...[darkMode, emailNotifications, gameNotifications, marketingEmails, language].map(
        (value) => value ?? null,
      ),
      usual.darkMode,
      usual.emailNotifications,
      usual.gameNotifications,
      usual.marketingEmails,
      usual.language,
      publicName ?? null,
      usual.publicName,
    ]);
    return rows[0] ?? null;
  }
}
