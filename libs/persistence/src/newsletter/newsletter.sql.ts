/** The time of the first ending stays. The switch of an account with this address says the same from then on. */
export const unsubscribe = /* sql */ `
with ended as (
  update newsletter_subscriptions set is_active = false, unsubscribed_at = coalesce(unsubscribed_at, now())
  where token = $1 returning email
), switched as (
  update user_settings set marketing_emails = false, marketing_changed_at = now()
  from users join ended using (email)
  where user_settings.user_id = users.id and marketing_emails
)
select 1 from ended`;

/** An account that has switched marketing on is subscribed, unless it left by a link after that. Its address is Google's word. */
export const admitConsenting = /* sql */ `
insert into newsletter_subscriptions as known (email, token, subscribed_at, confirmed_at)
select email, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), marketing_changed_at,
       marketing_changed_at
from user_settings join users on users.id = user_settings.user_id
where marketing_emails and marketing_changed_at is not null
on conflict (email) do update set
  is_active = true, subscribed_at = excluded.subscribed_at, unsubscribed_at = null,
  confirmed_at = excluded.confirmed_at
where (not known.is_active and excluded.subscribed_at > known.unsubscribed_at)
   or (known.is_active and known.confirmed_at is null)`;

/** One that has switched it off after signing up has left. */
export const dismissWithdrawn = /* sql */ `
update newsletter_subscriptions as known
set is_active = false, unsubscribed_at = user_settings.marketing_changed_at
from user_settings join users on users.id = user_settings.user_id
where known.email = users.email and known.is_active
  and not marketing_emails and marketing_changed_at > known.subscribed_at`;

export const active = /* sql */ `
select email, interests, subscribed_at as "subscribedAt", token
from newsletter_subscriptions where is_active and confirmed_at is not null order by email`;
