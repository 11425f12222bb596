import { summaryOf } from '@clockbeat/domain';
import { AppendQueue, type SummaryMail, SummaryMailStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { GameDesk } from '../games/game-desk.js';
import { FinishedGames } from '../games/results/finished-games.js';
import { MailServer } from './mail-server.js';
import { OutboxWorker } from './outbox-worker.js';
import { LinksInSummaries } from './summary-links.js';
import { summaryMail } from './summary-mail.js';

/** Writes hosts how their games went. The gateway that stored a game's end expects its mail; any other may send it. */
@Injectable()
export class SummaryMailer extends OutboxWorker<SummaryMail> implements OnModuleInit, OnApplicationShutdown {
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly appends: AppendQueue,
    mails: SummaryMailStore,
    server: MailServer,
    desk: GameDesk,
    finished: FinishedGames,
    links: LinksInSummaries,
    { face }: Environment,
    logger: PinoLogger,
  ) {
    super(server, logger, {
      claim: (holdMs) => mails.claim(holdMs, face.defaultLanguage),
      write: async ({ gameId, hostId, email, language }) => {
        const game = await desk.find(gameId);
        if (game.status !== 'finished') throw new Error('This game has not ended');
        const { ranked, answers } = await finished.of(game);
        const ways = links.of(gameId, hostId);
        const mail = summaryMail(face.name, summaryOf(game, ranked, answers), ways, language);
        return { id: `summary.${gameId}`, to: email, unsubscribe: ways.unsubscribe, ...mail };
      },
      sent: ({ gameId }) => mails.sent(gameId),
      putOff: ({ gameId }, ms) => mails.putOff(gameId, ms),
      failure: 'A summary could not be mailed',
      named: ({ gameId }) => ({ gameId }),
    });
  }

  onModuleInit(): void {
    this.stopListening = this.appends.onCommitted((events) => {
      if (events.some(({ type }) => type === 'GameFinished')) this.expect();
    });
  }

  onApplicationShutdown(): void {
    this.stopListening();
  }
}
