import {
  type CategoriesView,
  limits,
  type QuestionView,
  readUpload,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { QuestionStore, ReportStore, type StoredQuestion } from '@clockbeat/persistence';
import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { forbidden, type HttpProblem, invalid, notFound, notSignedIn } from '../http/http-problem.js';
import { setNextCursor } from '../http/next-cursor.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { completeMedia, MediaLibrary } from '../media/media-library.js';
import { publicLists, RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../schemas/answers.js';
import { CategoryQuery, KindsQuery } from './category-query.dto.js';
import { isDefaultCategory, isOpenCategory } from './open-categories.js';
import { OwnQuestionDto } from './own-question.dto.js';
import { toQuestionView } from './to-question-view.js';

/** In the map of all categories, each shows so many at most. */
const questionsPerCategory = 20;

/** The question bank, and everybody's own questions beside it. */
@ApiTags('questions')
@Controller('api/questions')
export class QuestionsController {
  constructor(
    private readonly questions: QuestionStore,
    private readonly reports: ReportStore,
    private readonly cursors: Cursors,
    private readonly library: MediaLibrary,
  ) {}

  @Get('categories')
  @RateLimit(publicLists)
  @ApiOperation({ summary: 'Categories with their number of questions' })
  @Answers(200, 'CategoriesView')
  @Refuses(400)
  async categories(
    @Query() { kinds }: KindsQuery,
    @CurrentUser() user: UserView | null,
  ): Promise<CategoriesView> {
    const listed = await this.questions.categories(idOf(user), kinds);
    const items = listed.filter(({ category, source }) => source === 'mine' || !isDefaultCategory(category));
    return { items, total: items.reduce((total, { count }) => total + count, 0) };
  }

  /** Without a session: the open categories only, and no answers. */
  @Get('by-category')
  @RateLimit(publicLists)
  @ApiOperation({ summary: 'At most 20 questions of each category, by its name' })
  @Answers(200, { type: 'object', additionalProperties: listOf('QuestionView') })
  @Refuses(400)
  async byCategory(
    @Query() { kinds }: KindsQuery,
    @CurrentUser() user: UserView | null,
  ): Promise<Record<string, QuestionView[]>> {
    const all = await this.questions.byCategory(idOf(user), questionsPerCategory, kinds);
    const visible = Object.entries(all).filter(([category]) => user !== null || isOpenCategory(category));
    return Object.fromEntries(
      visible
        .map(([category, questions]): [string, QuestionView[]] => [
          category,
          questions
            .filter(({ createdBy }) => createdBy !== null || !isDefaultCategory(category))
            .map((question) => toQuestionView(question, user !== null)),
        ])
        .filter(([, questions]) => questions.length > 0),
    );
  }

  /** Open categories for anyone, without answers; the others with a session. The next cursor is in X-Next-Cursor. */
  @Get('category/:category')
  @RateLimit(publicLists)
  @ApiOperation({ summary: 'The questions of a category, its name in any case' })
  @Answers(200, listOf('QuestionView'))
  @Refuses(400, 401)
  async inCategory(
    @Param('category') category: string,
    @Query() {
      limit = limits.pageSize.default,
      cursor,
      source,
      q,
      difficulty,
      labels,
      alike,
      kinds,
      pictures,
      draw,
    }: CategoryQuery,
    @CurrentUser() user: UserView | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuestionView[]> {
    const asksRooms = labels === 'played' || alike !== undefined;
    if (user === null && (asksRooms || !isOpenCategory(category))) throw notSignedIn();
    const search = {
      ...{ source, q, difficulty, kinds, pictures, userId: idOf(user) },
      asPlayed: labels === 'played',
    };
    if (draw !== undefined) {
      const drawn = await this.questions.drawInCategory(
        category.trim(),
        { ...search, limit: draw },
        { room: user && { hostId: UserId(user.id) } },
      );
      return this.told(drawn, user);
    }
    if (user !== null && alike !== undefined) {
      const mine = { ...search, userId: UserId(user.id), limit };
      return this.told(await this.questions.aboutAsHard(category.trim(), mine, alike), user);
    }
    const { items, nextCursor } = await this.cursors.page('questions', { limit, cursor }, (page) =>
      this.questions.inCategory(category.trim(), { ...search, ...page }),
    );
    setNextCursor(response, nextCursor);
    return this.told(items, user);
  }

  @Get('default')
  @RateLimit(publicLists)
  @ApiOperation({ summary: 'The 10 default questions' })
  @Answers(200, listOf('QuestionView'))
  async defaults(@CurrentUser() user: UserView | null): Promise<QuestionView[]> {
    const questions = await this.questions.defaults();
    return questions.map((question) => toQuestionView(question, user !== null));
  }

  /** Its explanation stays. Games that have it already keep their own copy. */
  @Put(':id')
  @SignedIn()
  @RateLimit({ name: 'change-question', limit: 120, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Change a question of mine' })
  @Answers(200, 'QuestionView')
  @Refuses(400, [403, 'The bank’s questions stay'], 404)
  async change(
    @Param('id') id: string,
    @Body() body: OwnQuestionDto,
    @CurrentUser() user: UserView,
  ): Promise<QuestionView> {
    const read = readUpload({ ...body, correctAnswer: body.answer });
    if ('reason' in read) throw invalid(read.reason);
    const { explanation: _, media, optionMedia, ...question } = read;
    // a client that knows no pictures takes none away
    const said = {
      media: body.media === undefined ? undefined : media,
      optionMedia: body.optionMedia === undefined ? undefined : optionMedia,
    };
    const shown = completeMedia(said, await this.library.known([said]));
    if ('reason' in shown) throw invalid(shown.reason);
    const change = { ...question, ...shown };
    const changed = await this.questions.update(id, UserId(user.id), change);
    if (changed === null) throw await this.notMine(id);
    return toQuestionView(changed, true);
  }

  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a question of mine' })
  @ApiNoContentResponse()
  @Refuses([403, 'The bank’s questions stay'], 404)
  async delete(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.questions.delete(id, UserId(user.id)))) throw await this.notMine(id);
  }

  /** With a session also what rooms made of each, and what was reported of one's own. */
  private async told(questions: readonly StoredQuestion[], user: UserView | null): Promise<QuestionView[]> {
    if (user === null) return questions.map((question) => toQuestionView(question, false));
    const own = questions.filter(({ createdBy }) => createdBy !== null).map(({ id }) => id);
    const [played, reports] = await Promise.all([
      this.questions.played(questions.map(({ id }) => id)),
      this.reports.ofQuestions(own),
    ]);
    return questions.map((question) => {
      const [ofRooms, reported] = [played.get(question.id), reports.get(question.id)];
      return {
        ...toQuestionView(question, true),
        ...(ofRooms && { played: ofRooms }),
        ...(reported && { reported }),
      };
    });
  }

  private async notMine(id: string): Promise<HttpProblem> {
    const ofTheBank = (await this.questions.byIds([id], null)).has(id);
    return ofTheBank ? forbidden('Questions of the bank stay as they are.') : notFound('Question');
  }
}

const idOf = (user: UserView | null): UserId | null => (user === null ? null : UserId(user.id));
