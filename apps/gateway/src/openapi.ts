import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { sessionCookieOf } from './auth/session-cookie.js';
import { Environment } from './config/environment.js';
import views from './schemas/views.schema.json' with { type: 'json' };

const description = `Live team trivia. Errors are \`{ statusCode, code, error, message }\`; \`code\` is stable.
State-changing calls need the Origin header absent or our own. Lists: the next page's cursor is in \`nextCursor\` or the header X-Next-Cursor.`;

/**
 * The calls as OpenAPI, at /api/openapi.json, and to read and try at /api/docs. Describing them takes a tenth of a second, which
 * no running game is to wait for: it is done here and now, but on gateways that have nothing rehearsed, where the first reader pays.
 */
export const serveApiDocs = (app: NestExpressApplication): void => {
  const environment = app.get(Environment);
  const describeCalls = (): OpenAPIObject => describedCalls(app, environment);
  const document = environment.rehearsal ? describeCalls() : describeCalls;
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Clockbeat API',
  });
};

const describedCalls = (app: NestExpressApplication, environment: Environment): OpenAPIObject =>
  withTheContract(
    SwaggerModule.createDocument(
      app,
      new DocumentBuilder()
        .setOpenAPIVersion('3.1.0')
        .setTitle('Clockbeat')
        .setDescription(description)
        .setVersion('1')
        .addCookieAuth(sessionCookieOf(environment).name)
        .addBearerAuth(
          { type: 'http', bearerFormat: 'seat token', description: 'A player’s seat token' },
          'seat',
        )
        .addBearerAuth(
          { type: 'http', bearerFormat: 'access token', description: 'A personal access token' },
          'token',
        )
        .build(),
    ),
  );

/**
 * Adds the types of the contract, those of messages among them, and says "or null" as OpenAPI 3.1 and JSON Schema do: bodies are
 * described by decorators that still speak 3.0.
 */
const withTheContract = (document: OpenAPIObject): OpenAPIObject => {
  const { schemas, ...others } = document.components ?? {};
  const components = { ...others, schemas: { ...schemas, ...views.definitions } };
  const text = JSON.stringify({ ...document, components }).replaceAll(
    '#/definitions/',
    '#/components/schemas/',
  );
  return JSON.parse(text, (_key, value) => {
    if (value?.nullable !== true) return value;
    const { nullable: _, type, ...rest } = value;
    if (typeof type !== 'string') throw new Error('Only a plain type can be "or null" in a body');
    return { ...rest, type: [type, 'null'] };
  });
};
