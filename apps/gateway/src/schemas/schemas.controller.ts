import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import events from './events.schema.json' with { type: 'json' };
import { setSchema } from './set-schema.js';
import views from './views.schema.json' with { type: 'json' };

const type = 'application/schema+json; charset=utf-8';
const anHour = 'public, max-age=3600';
const aSchema = { content: { 'application/schema+json': { schema: { type: 'object' } } } } as const;

/** Where the schema of exported events is served. */
export const eventsSchemaPath = '/api/schemas/events';

/** The contract for machines, made from the types that the code is compiled with (`npm run schemas:record`). */
@ApiTags('schemas')
@Controller('api/schemas')
export class SchemasController {
  @Get('events')
  @Header('Content-Type', type)
  @Header('Cache-Control', anHour)
  @ApiOperation({ summary: 'JSON Schema of the events of a game, as exports have them' })
  @ApiOkResponse(aSchema)
  events(): object {
    return events;
  }

  @Get('views')
  @Header('Content-Type', type)
  @Header('Cache-Control', anHour)
  @ApiOperation({ summary: 'JSON Schemas of what calls and messages hold' })
  @ApiOkResponse(aSchema)
  views(): object {
    return views;
  }

  @Get('set')
  @Header('Content-Type', type)
  @Header('Cache-Control', anHour)
  @ApiOperation({ summary: 'JSON Schema of a set as a file' })
  @ApiOkResponse(aSchema)
  set(): object {
    return setSchema;
  }
}
