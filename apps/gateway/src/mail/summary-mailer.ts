import { summaryOf } from '@clockbeat/domain';
import { type SummaryMail, SummaryMailStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { GameDesk } from '../games/game-desk.js';
import { FinishedGames } from '../games/results/finished-games.js';
import { MailServer } from './mail-server.js';
import { OutboxWorker } from './outbox-worker.js';
import { LinksInSummaries } from './summary-links.js';
import { summaryMail } from './summary-mail.js';

/** Writes hosts how their games went. */
@Injectable()
export class SummaryMailer extends OutboxWorker<SummaryMail> {
  constructor(
    mails: SummaryMailStore,
    server: MailServer,
    desk: GameDesk,
    finished: FinishedGames,
    links: LinksInSummaries,
    logger: PinoLogger,
  ) {
    super(server, logger, {
      claim: (holdMs) => mails.claim(holdMs),
      write: async ({ gameId, hostId, email, language }) => {
        const game = await desk.find(gameId);
        if (game.status !== 'finished') throw new Error('This game has not ended');
        const { ranked, answers } = await finished.of(game);
        const ways = links.of(gameId, hostId);
        const mail = summaryMail(summaryOf(game, ranked, answers), ways, language);
        return { id: `summary.${gameId}`, to: email, unsubscribe: ways.unsubscribe, ...mail };
      },
      sent: ({ gameId }) => mails.sent(gameId),
      putOff: ({ gameId }, ms) => mails.putOff(gameId, ms),
      failure: 'A summary could not be mailed',
      named: ({ gameId }) => ({ gameId }),
    });
  }
}
