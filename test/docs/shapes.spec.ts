import { clientMessageRows, named, quoted, type Row, rows, section } from './page.js';
import { type Described, readShapes } from './types.js';

/** Exported for the code's own use: what they say stands on the page in the shapes that are made of them. */
const partsOfOthers = new Set([
  'AboutGame',
  'AccountRefusalCode',
  'Ack',
  'ClientMessage',
  'CorrectionRefusalCode',
  // of texts, which both ends fill in by the same lines
  'Entry',
  'LikeSections',
  'Locale',
  'Sections',
  'TranslateOf',
  'QuestionChange',
  'QuestionExtras',
  'QuestionPart',
  'QuotaRefusalCode',
  'RejectionValues',
  'ServerMessage',
  'Settings',
  'SharedQuotaName',
  'Switches',
  'TaskAnswer',
  'TokenRefusalCode',
  'Versioned',
]);

const { contract, page, problems } = readShapes();

/** The fields of a shape, or of each that it may be; a question mark stands behind those that may be absent. */
const shapeOf = (described: Described | undefined): Readonly<Record<string, Described>> => {
  if (described === undefined || typeof described === 'string') return {};
  if (!Array.isArray(described)) return described as Readonly<Record<string, Described>>;
  return Object.assign({}, ...described.map((one) => shapeOf(one)));
};
const fieldsOf = (described: Described | undefined): string[] => Object.keys(shapeOf(described)).sort();

const clientMessages = shapeOf(contract.get('ClientMessages'));
const serverMessages = shapeOf(contract.get('ServerMessages'));

describe('the shapes on docs/protocol.md', () => {
  it('are well-formed TypeScript, each of whose names stands on the page', () => {
    expect(problems).toEqual([]);
    expect(page.size).toBeGreaterThan(100);
  });

  it('are those of the contract: none is missing, none is made up', () => {
    const told = [...contract.keys()].filter((name) => !partsOfOthers.has(name));
    expect([...page.keys()].sort()).toEqual(told.sort());
    expect([...partsOfOthers].filter((name) => !contract.has(name))).toEqual([]);
  });

  it.each([...contract].filter(([name]) => !partsOfOthers.has(name)))('%s', (name, shape) => {
    expect(page.get(name)).toEqual(shape);
  });
});

/** Fields as the tables write them: in backticks, with a question mark behind those that may be absent. */
const fieldsIn = (cell = ''): string[] =>
  [...cell.matchAll(/`(\w+)`(\?)?/g)].map(([, name = '', mark = '']) => `${name}${mark}`).sort();

describe('the tables of messages on docs/protocol.md', () => {
  const sent = clientMessageRows();
  const told = rows(section('What servers send'), 'message', 'to', 'body', 'when');
  const byName = (table: readonly Row[]) => table.map((row) => [named(row['message']), row] as const);

  it('have a row for each message', () => {
    expect(sent.map(({ message }) => named(message)).sort()).toEqual(Object.keys(clientMessages).sort());
    expect(told.map(({ message }) => named(message)).sort()).toEqual(Object.keys(serverMessages).sort());
  });

  it.each(byName(sent))('%s: the fields of its body and ack', (message, row) => {
    const { body, ack } = shapeOf(clientMessages[message]);
    expect(fieldsIn(row['body'])).toEqual(fieldsOf(body));
    const result = row['ack']?.includes('the fields of `AnswerResultView`') ? 'AnswerResultView' : undefined;
    const told = fieldsIn(row['ack']).filter((field) => field !== result);
    const ofResult = result === undefined ? [] : fieldsOf(contract.get(result));
    expect([...told, ...ofResult].sort()).toEqual(fieldsOf(ack));
  });

  it.each(byName(told))('%s: the fields of its body', (message, row) => {
    const like = /^the ack of `(\w+)`$/.exec(row['body'] ?? '')?.[1];
    if (like !== undefined) {
      const { ack } = shapeOf(clientMessages[like]);
      expect([ack].flat()).toEqual(expect.arrayContaining([serverMessages[message]].flat()));
      return;
    }
    const beside = ['gameCard', 'problem', 'teamGame', 'tvChanged'].includes(message)
      ? []
      : ['gameId', 'version'];
    expect([...fieldsIn(row['body']), ...beside].sort()).toEqual(fieldsOf(serverMessages[message]));
  });

  it('name no refusal that does not exist', () => {
    const codes = [contract.get('RefusalCode')].flat();
    for (const row of sent)
      for (const code of quoted(row['refused with'])) expect(codes).toContain(JSON.stringify(code));
  });
});
