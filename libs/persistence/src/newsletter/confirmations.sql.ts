/** How long an address may take to confirm. */
export const confirmWithin = `interval '7 days'`;
/** Nobody gets more than one of these mails in that time, however often somebody asks in their name. */
const mailsApart = `interval '1 hour'`;

/**
 * $1 address, $2 interests, $3 and $4 new tokens, $5 language. A new address is noted as it signed up, but is not written to
 * before it has confirmed; of a known one nothing changes until then. Who has all that it asks for gets no mail.
 */
export const ask = /* sql */ `
insert into newsletter_subscriptions as known
  (email, interests, token, asked_at, asked_interests, asked_token, asked_language, mail_due_at)
values ($1, $2, $3, now(), $2, $4, $5, now())
on conflict (email) do update set
  interests = case when known.confirmed_at is null then excluded.interests else known.interests end,
  subscribed_at = case when known.confirmed_at is null then excluded.subscribed_at else known.subscribed_at end,
  asked_at = excluded.asked_at,
  asked_interests = excluded.asked_interests,
  asked_token = case when known.asked_at > now() - ${confirmWithin} then known.asked_token else excluded.asked_token end,
  asked_language = excluded.asked_language,
  mail_attempts = 0,
  mail_due_at = greatest(now(), known.mailed_at + ${mailsApart})
where not (known.is_active and known.confirmed_at is not null and known.interests = excluded.interests)`;

/** What waits for the address to confirm it; of one that has done so, nothing. */
export const asked = /* sql */ `
select email, asked_interests as interests from newsletter_subscriptions
where asked_token = $1 and (asked_at > now() - ${confirmWithin} or (asked_at is null and is_active))`;

/** Confirming twice is confirming once: what was asked for is taken over the first time. */
export const confirm = /* sql */ `
update newsletter_subscriptions set
  interests = case when asked_at is null then interests else asked_interests end,
  is_active = is_active or asked_at is not null,
  unsubscribed_at = case when asked_at is null then unsubscribed_at end,
  subscribed_at = coalesce(asked_at, subscribed_at),
  confirmed_at = case when asked_at is null then confirmed_at else now() end,
  asked_at = null,
  mail_due_at = null
where asked_token = $1 and (asked_at > now() - ${confirmWithin} or (asked_at is null and is_active))`;

/** As the summaries' outbox does it: who claims a mail puts it into the future, and no transaction stays open. */
export const claimMail = /* sql */ `
update newsletter_subscriptions set
  mail_attempts = mail_attempts + 1, mail_due_at = now() + $1::float8 * interval '1 ms'
where id = (
  select id from newsletter_subscriptions
  where mail_due_at <= now() + interval '1 ms' and asked_at > now() - ${confirmWithin}
  order by mail_due_at limit 1 for update skip locked)
returning id, email, asked_interests as interests, asked_token as token, asked_language as language,
          mail_attempts as attempt`;

export const mailed = /* sql */ `
update newsletter_subscriptions set mailed_at = now(), mail_due_at = null where id = $1`;

export const putMailOff = /* sql */ `
update newsletter_subscriptions set mail_due_at = now() + $2::float8 * interval '1 ms' where id = $1`;

/** Addresses that never confirmed, at most $1; of others only what they did not confirm. */
export const forgetUnconfirmed = /* sql */ `
with over as (
  select id, confirmed_at from newsletter_subscriptions
  where asked_at < now() - ${confirmWithin} order by asked_at limit $1),
gone as (delete from newsletter_subscriptions where id in (select id from over where confirmed_at is null))
update newsletter_subscriptions set asked_at = null, asked_interests = null, asked_token = null, mail_due_at = null
where id in (select id from over where confirmed_at is not null)`;
