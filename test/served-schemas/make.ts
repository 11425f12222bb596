import { fileURLToPath } from 'node:url';
import { createGenerator, type Schema } from 'ts-json-schema-generator';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const generate = (path: string, type: string): Schema =>
  createGenerator({
    path: at(path),
    tsconfig: at('tsconfig.json'),
    type,
    skipTypeCheck: true,
    // a client ignores what it does not know: newer releases add fields
    additionalProperties: true,
    expose: 'export',
    functions: 'hide',
    topRef: true,
  }).createSchema(type);

const about = (name: string, title: string, schemas: readonly Schema[], more: object = {}): object => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `/api/schemas/${name}`,
  title,
  ...more,
  // `*` is where all types of the contract were asked for at once
  definitions: { ...Object.assign({}, ...schemas.map(({ definitions }) => definitions)), '*': undefined },
});

/** The served schemas by name: made from the types that the code is compiled with. */
export const makeSchemas = (): Record<string, object> => {
  const roots = ['Told', 'Sent', 'Answered'].map((type) => generate('test/served-schemas/roots.ts', type));
  return {
    events: about('events', 'An event of a game', [generate('test/served-schemas/roots.ts', 'Event')], {
      $ref: '#/definitions/Event',
    }),
    views: about('views', 'What calls and messages of Clockbeat hold', [
      generate('libs/domain/src/contract/*.ts', '*'),
      ...roots,
    ]),
  };
};
