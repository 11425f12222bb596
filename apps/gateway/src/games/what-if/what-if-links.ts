import { createHash, randomBytes } from 'node:crypto';
import {
  type NewWhatIfLink,
  type OtherRules,
  otherRulesLimits,
  type PlayableGame,
  saysSomething,
  UserId,
  type UserView,
  type WhatIfLink,
} from '@clockbeat/domain';
import { type KeptWhatIfLink, WhatIfLinkStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { forbidden, HttpProblem, invalid, notFound } from '../../http/http-problem.js';
import { PublicAddress } from '../../http/public-address.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';
import { OtherTables } from './other-tables.js';
import { storedRules } from './stored-rules.js';

const fullText = `This game has ${otherRulesLimits.links} links, as many as it may have. Please take one back first.`;

/** How what stands in a link is kept, and what it is looked up by. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The links by which a host shows a finished game by other rules (docs/decisions/076). */
@Injectable()
export class WhatIfLinks {
  constructor(
    private readonly desk: GameDesk,
    private readonly tables: OtherTables,
    private readonly links: WhatIfLinkStore,
    private readonly address: PublicAddress,
  ) {}

  /** A new link, whose secret of 128 bits is told here and nowhere else. Refuses rules that change nothing, and the eleventh. */
  async make(id: string, rules: OtherRules, user: UserView, request: Request): Promise<NewWhatIfLink> {
    const game = await this.owned(id, user);
    this.tables.check(game, rules);
    if (!saysSomething(rules)) throw invalid('Nothing is chosen that differs from how the game was played.');
    const secret = randomBytes(16).toString('base64url');
    const { gameId } = game;
    const secretHash = hashOfSecret(secret);
    const kept = await this.links.create({ gameId, userId: UserId(user.id), secretHash, rules });
    if (kept === null) throw new HttpProblem('conflict', fullText);
    return { ...viewOf(kept), url: `${this.address.originFor(request)}/what-if#${secret}` };
  }

  async list(id: string, user: UserView): Promise<WhatIfLink[]> {
    const { gameId } = await this.owned(id, user);
    return (await this.links.listOf(gameId)).map(viewOf);
  }

  async takeBack(id: string, linkId: string, user: UserView): Promise<void> {
    const { gameId } = await this.owned(id, user);
    if (!(await this.links.remove(gameId, linkId))) throw notFound('Link');
  }

  private async owned(id: string, user: UserView): Promise<PlayableGame> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user)) throw forbidden('Only the host may share a game by other rules.');
    return game;
  }
}

/** A link of a newer release, which this one cannot read, stands there without rules, to be taken back. */
const viewOf = ({ id, rules, createdAt }: KeptWhatIfLink): WhatIfLink => ({
  id,
  rules: storedRules(rules) ?? {},
  createdAt: createdAt.toISOString(),
});
