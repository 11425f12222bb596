import { fileURLToPath } from 'node:url';
import { createGenerator, type Schema, type SchemaGenerator } from 'ts-json-schema-generator';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Each reads all that its files import: 1.5 s of a processor. */
const generatorOf = (path: string): SchemaGenerator =>
  createGenerator({
    path: at(path),
    tsconfig: at('tsconfig.json'),
    skipTypeCheck: true,
    // a client ignores what it does not know: newer releases add fields
    additionalProperties: true,
    expose: 'export',
    functions: 'hide',
    topRef: true,
  });

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
  const roots = generatorOf('test/served-schemas/roots.ts');
  const contract = generatorOf('libs/domain/src/contract/*.ts');
  return {
    events: about('events', 'An event of a game', [roots.createSchema('Event')], {
      $ref: '#/definitions/Event',
    }),
    views: about('views', 'What calls and messages of Clockbeat hold', [
      // `*`: all types that it exports
      contract.createSchema('*'),
      ...['Told', 'Sent', 'Answered'].map((type) => roots.createSchema(type)),
    ]),
  };
};
