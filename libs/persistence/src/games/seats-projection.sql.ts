import { sealedText } from '../names/sealed-names.js';
import { type Write, write } from '../projections/write.js';

/**
 * A seat counts from `seated_from` (the version that gave it) until `removed_version`. Given back before the start it
 * counts no more (`seated_from` null) until it is taken again. These two say who was seated at any version after the
 * start, so that it does not matter where batches end.
 */
const takeSeats = write(
  ['PlayerJoined'],
  /* sql */ `
insert into game_participants (id, game_id, player_name, team_name, user_id, joined_at, seated_from)
select distinct on (game_id, data->>'playerId')
       data->>'playerId', game_id, coalesce(data->>'shownName', data->>'name'), data->>'teamName', (data->>'userId')::uuid, at, version
from batch where type = 'PlayerJoined' order by game_id, data->>'playerId', version
on conflict do nothing`,
);

const removeSeats = write(
  ['PlayerRemoved'],
  /* sql */ `
update game_participants p set removed_version = coalesce(p.removed_version, r.version), is_active = false
from (select game_id, data->>'playerId' player, min(version) as version from batch where type = 'PlayerRemoved'
      group by 1, 2) r
where p.game_id = r.game_id and p.id = r.player`,
);

/** Left before the start. */
const giveSeatsBack = write(
  ['PlayerLeft'],
  /* sql */ `
update game_participants p set seated_from = null, is_active = false
from (select b.game_id, b.data->>'playerId' player, max(b.version) as version
      from batch b join games g on g.id = b.game_id
      where b.type = 'PlayerLeft' and (g.lobby_until is null or b.version < g.lobby_until) group by 1, 2) l
where p.game_id = l.game_id and p.id = l.player and p.seated_from < l.version
  and (p.removed_version is null or p.removed_version > l.version)`,
);

/** Joined again after the seat was given back: the first join after the last leave counts. */
const retakeSeats = write(
  ['PlayerJoined'],
  /* sql */ `
update game_participants p set
  player_name = coalesce(j.data->>'shownName', j.data->>'name'), team_name = j.data->>'teamName', user_id = (j.data->>'userId')::uuid,
  joined_at = j.at, seated_from = j.version, is_active = true
from (select distinct on (b.game_id, b.data->>'playerId') b.*
      from batch b
      where b.type = 'PlayerJoined' and not exists (
        select 1 from batch l join games g on g.id = l.game_id
        where l.game_id = b.game_id and l.type = 'PlayerLeft' and l.data->>'playerId' = b.data->>'playerId'
          and l.version > b.version and (g.lobby_until is null or l.version < g.lobby_until))
      order by b.game_id, b.data->>'playerId', b.version) j
where p.game_id = j.game_id and p.id = j.data->>'playerId' and p.seated_from is null`,
  ['PlayerLeft'],
);

/** Leaving after the start and coming back: the seat stays, it is only not active. */
const leaveAndReturn = write(
  ['PlayerLeft', 'PlayerReturned'],
  /* sql */ `
update game_participants p set is_active = last.type = 'PlayerReturned'
from (select distinct on (game_id, data->>'playerId') game_id, data->>'playerId' player, version, type
      from batch where type in ('PlayerLeft', 'PlayerReturned')
      order by game_id, data->>'playerId', version desc) last
where p.game_id = last.game_id and p.id = last.player and p.seated_from < last.version and p.removed_version is null`,
);

const chooseTeams = write(
  ['TeamChosen'],
  /* sql */ `
update game_participants p set team_name = last.team
from (select distinct on (game_id, data->>'playerId') game_id, data->>'playerId' player, version,
             data->>'teamName' team
      from batch where type = 'TeamChosen' order by game_id, data->>'playerId', version desc) last
where p.game_id = last.game_id and p.id = last.player and p.seated_from < last.version`,
);

/** By the host, whenever the seat was taken. */
const renameSeats = write(
  ['PlayerRenamed'],
  /* sql */ `
update game_participants p set player_name = last.name
from (select distinct on (game_id, data->>'playerId') game_id, data->>'playerId' player, version,
             data->>'name' as name
      from batch where type = 'PlayerRenamed' order by game_id, data->>'playerId', version desc) last
where p.game_id = last.game_id and p.id = last.player and p.seated_from < last.version`,
);

/**
 * The store has taken the name out of these rows. Out of those that were made at that time from what had been read before, and
 * of a rebuild's, it comes with the fact; one that is sealed is gone with its key.
 */
const forgetNames = write(
  ['NameForgotten'],
  /* sql */ `
update game_participants p set player_name = f.data->>'called'
from batch f where f.data->>'of' = 'player' and p.game_id = f.game_id and p.id = f.data->>'playerId'
  and p.player_name !~ '${sealedText}'`,
);

/** Of all its players, whose rows may spell it differently: those that the log says are of that team by now. */
const forgetTeams = write(
  ['NameForgotten'],
  /* sql */ `
update game_participants p set team_name = last.called
from (select distinct on (e.game_id, called, e.data->>'playerId') e.game_id, f.called, e.data->>'playerId' player,
             e.data->>'teamName' team
      from (select game_id, data->>'called' called from batch where data->>'of' = 'team') f
      join events e on e.game_id = f.game_id and e.type in ('PlayerJoined', 'TeamChosen')
      order by e.game_id, called, e.data->>'playerId', e.version desc) last
where p.game_id = last.game_id and p.id = last.player and last.team = last.called and p.team_name <> last.called`,
);

const countSeats = write(
  ['PlayerJoined', 'PlayerLeft', 'PlayerRemoved'],
  /* sql */ `
update games g set participant_count = (
  select count(*) from game_participants p
  where p.game_id = g.id and p.seated_from is not null and p.removed_version is null)
where g.id in (select game_id from batch where type in ('PlayerJoined', 'PlayerLeft', 'PlayerRemoved'))`,
);

/** After the games' own writes, for `lobby_until` is among them. */
export const seatWrites: readonly Write[] = [
  takeSeats,
  removeSeats,
  giveSeatsBack,
  retakeSeats,
  leaveAndReturn,
  chooseTeams,
  renameSeats,
  forgetNames,
  forgetTeams,
  countSeats,
];
