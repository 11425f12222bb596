import { readXlsx } from 'hucre/xlsx';
import type { Response } from 'supertest';
import { PlayedGame, parseCsv } from '../support/api/played-game.js';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Supertest keeps unknown types as bytes only when told to. */
const bytes = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
};

describe('the results of a game', () => {
  let played: PlayedGame;
  beforeAll(async () => {
    played = await PlayedGame.play();
    await played.finish();
  });
  afterAll(() => played?.night.end());

  const head = ['Rank', 'Name', 'Team', 'Score', 'Correct', 'Average seconds'].concat(
    [1, 2, 3].flatMap((n) => [`Q${n} choice`, `Q${n} correct`, `Q${n} ms`, `Q${n} points`]),
  );
  const adasRow = [
    1,
    'Ada',
    'Owls',
    560,
    2,
    1.333,
    'A',
    'yes',
    2500,
    270,
    'B',
    'yes',
    1000,
    290,
    'D',
    'no',
    500,
    0,
  ];
  const bobsRow = [
    2,
    'Bob',
    'Owls',
    550,
    2,
    3.333,
    'B',
    'no',
    5000,
    0,
    'B',
    'yes',
    1000,
    290,
    'C',
    'yes',
    4000,
    260,
  ];
  const nothing = [null, 'no', null, 0];
  const evilRow = [3, '=1+1', '@SUM(A1)', 0, 0, null, ...nothing, ...nothing, ...nothing];

  it('are a CSV file whose names no spreadsheet runs', async () => {
    const { text, headers } = await played.as(played.host).set('accept', 'text/csv').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="results-${played.game.gameCode}.csv"`);
    expect(text.startsWith('\ufeff')).toBe(true);
    const written = (row: unknown[]) => row.map((cell) => String(cell ?? ''));
    expect(await parseCsv(text)).toEqual([
      head,
      written(adasRow),
      written(bobsRow),
      written(evilRow).map((cell) => (/^[=@]/.test(cell) ? `'${cell}` : cell)),
    ]);
  });

  it('are a workbook', async () => {
    const { body, headers } = await played
      .as(played.host)
      .set('accept', xlsxType)
      .buffer(true)
      .parse(bytes)
      .expect(200);
    expect(headers['content-type']).toBe(xlsxType);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="results-${played.game.gameCode}.xlsx"`,
    );
    const { sheets } = await readXlsx(body);
    expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
      { name: 'Results', rows: [head, adasRow, bobsRow, evilRow] },
    ]);
  });

  const sheet = async (name: string): Promise<string[][]> => {
    const { text, headers } = await played
      .as(played.host)
      .query({ sheet: name })
      .set('accept', 'text/csv')
      .expect(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="results-${played.game.gameCode}-${name}.csv"`,
    );
    return parseCsv(text);
  };

  it('are a summary with the teams', async () => {
    const [columns, ...rows] = await sheet('summary');
    expect(columns).toEqual(['What', 'Value']);
    expect(Object.fromEntries(rows)).toMatchObject({
      Title: 'Quiz night',
      Code: played.game.gameCode,
      Started: expect.stringMatching(/Z$/),
      Players: '3',
      'Questions asked': '3',
      'Right answers, %': '44.4',
      'Mean score': '370',
      'Best score': '560',
      'Team Owls': '555',
    });
  });

  it('are a table of the questions, a row for each that was asked', async () => {
    const [columns = [], ...rows] = await sheet('questions');
    expect(rows).toHaveLength(3);
    const first = Object.fromEntries(columns.map((column, index) => [column, rows[0]?.[index]]));
    expect(first).toMatchObject({
      Number: '1',
      'Right answer': 'A',
      'Right, %': '33.3',
      'Chose A': '1',
      'Chose B': '1',
      'Chose C': '0',
      'No answer': '1',
      'Median seconds': '3.75',
      Corrected: '',
    });
  });

  it('are no table that nobody knows', async () => {
    await played.as(played.host).query({ sheet: 'all' }).set('accept', 'text/csv').expect(400);
  });

  it('of one player are the owner’s to see', async () => {
    const of = (playerId: string) => `/api/games/${played.game.id}/results/players/${playerId}`;
    const ask = (path: string, { cookie }: { cookie: string }) =>
      played.night.api.get(path).set('cookie', cookie);
    const { body } = await ask(of(played.ada.playerId), played.host).expect(200);
    expect(body.player).toMatchObject({ name: 'Ada', position: 1, score: 560, averageSeconds: 1.333 });
    expect(body.breakdown.map(({ answer, correct }: Record<string, unknown>) => [answer, correct])).toEqual([
      [0, true],
      [1, true],
      [3, false],
    ]);
    await ask(of(played.ada.playerId), played.bob).expect(403);
    // removed, and never there
    for (const nobody of [played.cid.playerId, 'p_nobody']) await ask(of(nobody), played.host).expect(404);
  });

  it('are JSON for whoever does not mind, and a table for the owner only', async () => {
    await played.as(played.host).set('accept', '*/*').expect(200).expect('content-type', /json/);
    await played.as(played.host).set('accept', 'image/png').expect(200).expect('content-type', /json/);
    await played.as(played.bob).set('accept', 'text/csv').expect(403);
    await played.bearing(played.ada).set('accept', xlsxType).expect(403);
  });

  it('of a game that never started are empty', async () => {
    const empty = await played.night.makeGame(played.host);
    await played.night.finish(empty, played.host);
    const { body } = await played.night.api
      .get(`/api/games/${empty.id}/results`)
      .set('cookie', played.host.cookie)
      .expect(200);
    expect(body).toMatchObject({ status: 'finished', scores: [], teams: [], questions: [], you: null });
    const table = await played.night.api
      .get(`/api/games/${empty.id}/results`)
      .set('cookie', played.host.cookie)
      .set('accept', 'text/csv');
    expect(await parseCsv(table.text)).toEqual([head.slice(0, 6)]);
  });
});
