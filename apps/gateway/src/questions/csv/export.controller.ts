import { limits, UserId, type UserView } from '@clockbeat/domain';
import { QuestionStore, type StoredQuestion } from '@clockbeat/persistence';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { Refuses } from '../../schemas/answers.js';
import { sendStream } from '../../spreadsheet/send-stream.js';
import { csvType } from '../../spreadsheet/spreadsheet.js';
import { ExportQuery } from './export-query.dto.js';
import { csvOfQuestions } from './write-csv.js';

@ApiTags('questions')
@Controller('api/questions')
export class ExportController {
  constructor(private readonly questions: QuestionStore) {}

  /** In the columns that the import takes: nine, and those of kinds where a question has not four options. */
  @Get('export')
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'My own questions of a category, its name in any case, as a CSV file' })
  @ApiProduces(csvType)
  @ApiOkResponse({ schema: { type: 'string' } })
  @Refuses(400)
  async export(
    @Query() { category }: ExportQuery,
    @CurrentUser() user: UserView,
    @Res() response: Response,
  ): Promise<void> {
    const userId = UserId(user.id);
    const columns = await this.questions.othersThanFour(category, userId);
    await sendStream(response, csvOfQuestions(this.mine(category, userId), columns), {
      type: `${csvType}; charset=utf-8`,
      fileName: 'questions.csv',
    });
  }

  private async *mine(category: string, userId: UserId): AsyncGenerator<StoredQuestion> {
    let cursor: string | null = null;
    do {
      const page = await this.questions.inCategory(category, {
        userId,
        source: 'mine',
        limit: limits.pageSize.max,
        cursor,
      });
      yield* page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}
