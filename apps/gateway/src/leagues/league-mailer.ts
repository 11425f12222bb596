import { type LeagueMail, LeagueMailStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { type Mail, MailServer } from '../mail/mail-server.js';
import { OutboxWorker } from '../mail/outbox-worker.js';
import { LeagueLinks } from './league-links.js';
import { leagueMail } from './league-mail.js';
import { LeagueNames } from './league-names.js';
import { LeagueTables, type TableAfterNight } from './league-tables.js';

/** A night's table is reckoned once for all of its readers, who are written to one after the other. */
const keptTables = { max: 10, ttl: 60_000 };

/** Writes whoever wants it how a league stands after a night. Any gateway may note the mails, and any may send them. */
@Injectable()
export class LeagueMailer extends OutboxWorker<LeagueMail> {
  constructor(
    mails: LeagueMailStore,
    server: MailServer,
    names: LeagueNames,
    tables: LeagueTables,
    links: LeagueLinks,
    { face }: Environment,
    logger: PinoLogger,
  ) {
    const kept = new LRUCache<string, Promise<TableAfterNight | null>>(keptTables);
    const tableAfter = ({ token, gameId }: LeagueMail): Promise<TableAfterNight | null> => {
      const key = `${token} ${gameId}`;
      const table = kept.get(key) ?? names.at(token).then((league) => tables.afterNight(league, gameId));
      kept.set(key, table);
      table.catch(() => kept.delete(key));
      return table;
    };
    super(server, logger, {
      claim: async (holdMs) => {
        await mails.note();
        return mails.claim(holdMs, face.defaultLanguage);
      },
      write: async (due): Promise<Mail | null> => {
        const table = due.wanted ? await tableAfter(due) : null;
        if (table === null) return null;
        const { leagueId, gameId, userId, token, email, language } = due;
        const memberId = (await mails.placeOf(leagueId, userId))?.memberId ?? null;
        const ways = links.of(leagueId, token, userId);
        return {
          id: `league.${leagueId}.${gameId}.${userId}`,
          to: email,
          unsubscribe: ways.unsubscribe,
          ...leagueMail(face.name, table, { memberId, language, ...ways }),
        };
      },
      sent: (due) => mails.sent(due),
      putOff: (due, ms) => mails.putOff(due, ms),
      failure: 'A mail after a night of a league could not be sent',
      named: ({ leagueId, gameId }) => ({ leagueId, gameId }),
    });
  }
}
