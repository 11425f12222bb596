import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { sessionCookieOf } from './auth/session-cookie.js';
import { Environment } from './config/environment.js';

const description = `Live team trivia. Errors are \`{ statusCode, code, error, message }\`; \`code\` is stable.
State-changing calls need the Origin header absent or our own. Lists: the next page's cursor is in \`nextCursor\` or the header X-Next-Cursor.`;

/** The calls as OpenAPI, at /api/openapi.json, and to read and try at /api/docs. */
export const serveApiDocs = (app: NestExpressApplication): OpenAPIObject => {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Clockbeat')
      .setDescription(description)
      .setVersion('1')
      .addCookieAuth(sessionCookieOf(app.get(Environment)).name)
      .addBearerAuth({ type: 'http', description: 'A player’s seat token' }, 'seat')
      .build(),
  );
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Clockbeat API',
  });
  return document;
};
