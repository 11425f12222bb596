import { fileURLToPath } from 'node:url';
import {
  type CompletedConfig,
  createGenerator,
  createProgram,
  DEFAULT_CONFIG,
  type Schema,
} from 'ts-json-schema-generator';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const configOf = (path: string): CompletedConfig => ({
  ...DEFAULT_CONFIG,
  path: at(path),
  tsconfig: at('tsconfig.json'),
  skipTypeCheck: true,
  // a client ignores what it does not know: newer releases add fields
  additionalProperties: true,
  expose: 'export',
  functions: 'hide',
  topRef: true,
});

/** Schemas of the types of these files. The program, which takes a second, is made once; a generator keeps what it has met. */
const schemasOf = (path: string): ((type: string) => Schema) => {
  const config = configOf(path);
  const tsProgram = createProgram(config);
  return (type) => createGenerator({ ...config, type, tsProgram }).createSchema(type);
};

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
  const roots = schemasOf('test/served-schemas/roots.ts');
  const contract = schemasOf('libs/domain/src/contract/*.ts');
  return {
    events: about('events', 'An event of a game', [roots('Event')], {
      $ref: '#/definitions/Event',
    }),
    views: about('views', 'What calls and messages of Clockbeat hold', [
      // `*`: all types that it exports
      contract('*'),
      ...['Told', 'Sent', 'Answered'].map(roots),
    ]),
  };
};
