import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { notFound } from '../http/http-problem.js';
import { Refuses } from '../schemas/answers.js';
import { StoredMedia, sendMedia } from './stored-media.js';

/** Pictures and sounds by their hash, which nobody knows before the question that shows it is told. */
@ApiTags('questions')
@Controller('media')
export class StoredMediaController {
  constructor(private readonly media: StoredMedia) {}

  @Get(':hash')
  @ApiOperation({ summary: 'A picture or a sound of a question' })
  @ApiProduces('image/webp', 'audio/*')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 206, description: 'The part that Range asked for' })
  @ApiResponse({ status: 304, description: 'The caller has it' })
  @Refuses(404, [416, 'Range asks for none of it'], 429)
  async read(@Param('hash') hash: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const stored = await this.media.read(hash, request);
    if (stored === undefined) throw notFound('Picture or sound');
    sendMedia(hash, stored, request, response);
  }
}
