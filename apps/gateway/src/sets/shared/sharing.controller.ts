import { randomBytes } from 'node:crypto';
import {
  type OriginChanges,
  type SavedSetView,
  type SetLicence,
  type SetVersionItem,
  type SetVersionView,
  type SharingView,
  setLicences,
  sharedSetLimits,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { SavedSetStore, SetCopyStore, SharedSetStore, type Sharing, UserStore } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { HttpProblem, invalid, notFound } from '../../http/http-problem.js';
import { PublicAddress } from '../../http/public-address.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { ForTokens } from '../../http/token-scope.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../../schemas/answers.js';
import { IfMatch } from '../if-match.js';
import { changedMeanwhile } from '../sets.service.js';
import { toFullSetView, toSetQuestionView } from '../to-set-view.js';
import { SharingDto } from './shared-sets.dto.js';

/** What accounts do with a set besides writing it: who may see it, what it was, and what became of what it is a copy of. */
@ApiTags('sets')
@Controller('api/saved-trivia-sets/:id')
@SignedIn()
@ForTokens('sets:write')
@RateLimit({ name: 'set-sharing', limit: 120, windowMs: 60_000, per: 'user' })
@Refuses(404)
export class SharingController {
  constructor(
    private readonly shared: SharedSetStore,
    private readonly copies: SetCopyStore,
    private readonly sets: SavedSetStore,
    private readonly users: UserStore,
    private readonly address: PublicAddress,
  ) {}

  @Get('sharing')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who may see a set of my own' })
  @Answers(200, 'SharingView')
  async sharing(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<SharingView> {
    return this.view(await this.shared.sharing(id, UserId(user.id)), request);
  }

  /** Its address stays the same for good. */
  @Put('sharing')
  @ApiOperation({ summary: 'Say who may see it, under which licence and whose name' })
  @Answers(200, 'SharingView')
  @Refuses(400, [409, 'A copy whose original may not be passed on, or only under another licence'])
  async share(
    @Param('id') id: string,
    @Body() body: SharingDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<SharingView> {
    const before = await this.shared.sharing(id, UserId(user.id));
    if (before === null) throw notFound('Trivia set');
    const licence = body.licence ?? before.licence;
    const author = body.author ?? before.author;
    if (body.sharing !== 'private') {
      if (licence === null) throw invalid(`licence must be one of ${setLicences.join(', ')}`);
      if (author === null) throw invalid('author must be how you want to be called');
      if (!licencesOf(before).includes(licence))
        throw new HttpProblem('conflict', 'The licence of the original does not allow that.');
    }
    const after = await this.shared.share(id, UserId(user.id), {
      ...{ sharing: body.sharing, licence, author },
      token: before.token ?? randomBytes(12).toString('base64url'),
    });
    return this.view(after, request);
  }

  @Get('history')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What a set is and was, the newest first' })
  @Answers(200, listOf('SetVersionItem'))
  async history(@Param('id') id: string, @CurrentUser() user: UserView): Promise<SetVersionItem[]> {
    const items = await this.sets.history(id, holderOf(user), (by) => this.users.nameOf(by));
    if (items === null) throw notFound('Trivia set');
    return items;
  }

  @Get('history/:version')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One of its earlier states' })
  @Answers(200, 'SetVersionView')
  @Refuses(400)
  async version(
    @Param('id') id: string,
    @Param('version', ParseIntPipe) version: number,
    @CurrentUser() user: UserView,
  ): Promise<SetVersionView> {
    const was = await this.sets.version(id, holderOf(user), asVersion(version));
    if (was === null || was.content === null) throw notFound('Version');
    const { content, ...item } = was;
    const { category, difficulty, questionsPerGame, timePerQuestion, customQuestions } = content;
    const questions = customQuestions.map((question, index) =>
      toSetQuestionView({
        ...question,
        ...{ id: question.id ?? '', order: index + 1, createdAt: new Date(item.savedAt) },
        ...{ task: question.task ?? null, media: question.media ?? null },
        optionMedia: question.optionMedia ?? null,
      }),
    );
    return {
      ...item,
      set: { category, difficulty, questionsPerGame, timePerQuestion, customQuestions: questions },
    };
  }

  /** Which is a save as any other: it can be gone back from. */
  @Post('history/:version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Write a set again as it was' })
  @Answers(200, 'SavedSetView')
  @Refuses(400, [412, 'Somebody has saved it since the version that If-Match names'])
  async restore(
    @Param('id') id: string,
    @Param('version', ParseIntPipe) version: number,
    @CurrentUser() user: UserView,
    @IfMatch() wanted?: number,
  ): Promise<SavedSetView> {
    const set = await changedMeanwhile(this.sets.goBack(id, holderOf(user), asVersion(version), wanted));
    if (set === null) throw notFound('Version');
    return toFullSetView(set, UserId(user.id), await this.shared.origin(id));
  }

  @Get('origin')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What the original of a copy has become since' })
  @Answers(200, 'OriginChanges')
  async origin(@Param('id') id: string, @CurrentUser() user: UserView): Promise<OriginChanges> {
    const changes = await this.copies.changes(id, UserId(user.id));
    const origin = changes && (await this.shared.origin(id));
    if (!origin || !changes) throw notFound('Original');
    const none = { added: [], removed: [], changed: [], counts: { added: 0, removed: 0, changed: 0 } };
    if (changes === 'gone') return { origin: { ...origin, token: null }, state: 'gone', ...none };
    const { added, removed, changed } = changes;
    const counts = { added: added.length, removed: removed.length, changed: changed.length };
    const first = <T>(items: readonly T[]): T[] => items.slice(0, sharedSetLimits.questionsShown);
    return {
      origin,
      state: counts.added + counts.removed + counts.changed === 0 ? 'same' : 'changed',
      added: first(added).map(({ text }) => text),
      removed: first(removed).map(({ text, isKept }) => ({ question: text, isKept })),
      changed: first(changed).map(({ text, now, isKept }) => ({ question: text, now, isKept })),
      counts,
    };
  }

  /** All of it; what was changed in the copy itself stays as it is there. */
  @Post('origin/take-over')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take over what the original has become' })
  @Answers(200, 'SavedSetView')
  @Refuses(400, [412, 'Somebody has saved it since the version that If-Match names'])
  async takeOver(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @IfMatch() wanted?: number,
  ): Promise<SavedSetView> {
    const set = await changedMeanwhile(this.copies.takeOver(id, UserId(user.id), wanted));
    if (set === null || set === 'gone') throw notFound('Original');
    return toFullSetView(set, UserId(user.id), await this.shared.origin(id));
  }

  private view(sharing: Sharing | null, request: Request): SharingView {
    if (sharing === null) throw notFound('Trivia set');
    const { hiddenAt, hiddenReason, hiddenNote, originLicence: _, ...said } = sharing;
    const isShared = said.sharing !== 'private' && said.token !== null;
    return {
      ...said,
      url: isShared ? `${this.address.originFor(request)}/set/${said.token}` : null,
      hidden:
        hiddenAt && hiddenReason
          ? { reason: hiddenReason, note: hiddenNote, at: hiddenAt.toISOString() }
          : null,
      licences: licencesOf(sharing),
    };
  }
}

const holderOf = ({ id }: UserView) => ({ userId: UserId(id), guestSessionId: null });

const asVersion = (version: number): number => {
  if (version < 1 || version > 2_147_483_647) throw notFound('Version');
  return version;
};

/** Share-alike stays share-alike; what is reserved is passed on by its author alone. */
const licencesOf = ({ originLicence }: Pick<Sharing, 'originLicence'>): SetLicence[] => {
  if (originLicence === 'reserved') return [];
  return originLicence === 'cc-by-sa' ? ['cc-by-sa'] : [...setLicences];
};
