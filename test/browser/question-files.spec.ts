import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { csvColumns } from '@clockbeat/domain/contract';
import { type Page, test } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { questions as questionsFr } from '../../apps/web/src/texts/fr/questions';
import { hold } from './account-pages';
import { expect } from './game-pages';
import { basketOf, chooseFile, csvOf } from './own-content';
import { signIn } from './support/sign-in';

const openAs = (page: Page, returnTo: string): Promise<void> =>
  signIn(page, { email: `file-${randomUUID()}@example.org`, name: 'Fay File', returnTo });

const science = '1,Science,Nearest to the Sun?,Venus,Mercury,Mars,Earth,B,Easy';

test('a file is shown with its bad rows, then uploaded into sets and the basket', async ({ page }) => {
  await page.clock.install();
  await openAs(page, '/create-trivia');
  const file = csvOf(
    science,
    '2,Science,"Who said ""Eureka"", and where?",Newton,"Archimedes, in a bath",Galileo,Curie,"Archimedes, in a bath",Medium',
    '3,Music,"Two lines,\nand yet one question?",Yes,No,Maybe,Never,a,Hard',
    '4,Music,,One,Two,Three,Four,A,Easy',
    '5,Music,How hard?,One,Two,Three,Four,A,Impossible',
  );
  await chooseFile(
    page,
    'quiz.csv',
    `\uFEFF${file.replaceAll(',', ';').replace('Two lines;', 'Two lines,')}`,
  );
  await expect(page.getByRole('heading', { name: '3 questions will go in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 lines will be left out' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('rowheader')).toHaveText(['6', '7']);
  expect(await basketOf(page)).toHaveLength(0);

  await page.getByRole('button', { name: 'Upload 3 Questions' }).click();
  await expect(
    page.getByText(
      'Successfully uploaded 3 questions. Saved sets: Science, Music. They are in the Question Bank and in your basket.',
    ),
  ).toBeVisible();
  expect(await basketOf(page)).toHaveLength(3);
  await page.clock.runFor(2_000);
  await page.waitForURL('**/dashboard');

  await page.goto('/my-saved-trivia');
  await expect(page.getByRole('link', { name: /Science 2 questions \(CSV Uploaded\)/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Music 1 question \(CSV Uploaded\)/ })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(2);
  const sets = await (await page.request.get('/api/saved-trivia-sets')).json();
  const bySize = sets.map(
    ({ selectedQuestions, ...set }: { selectedQuestions: string[]; title: string }) => ({
      ...set,
      size: selectedQuestions.length,
    }),
  );
  expect(bySize).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Science', difficulty: 'mixed', isDraft: true, size: 2 }),
      expect.objectContaining({ title: 'Music', difficulty: 'mixed', isDraft: true, size: 1 }),
    ]),
  );
});

test('who has no profile yet goes on to what can be played with the file', async ({ page }) => {
  await page.clock.install();
  const email = `file-${randomUUID()}@example.org`;
  await signIn(page, { email, returnTo: '/create-trivia', newcomer: true });
  await chooseFile(page, 'quiz.csv', csvOf(science));
  await page.getByRole('button', { name: 'Upload 1 Question' }).click();
  await expect(page.getByText('What you can play with them comes in a moment.')).toBeVisible();
  await page.clock.runFor(2_000);
  await page.waitForURL('**/host');
  await expect(page.getByRole('button', { name: 'Play: Science' })).toBeVisible();
});

test('a file is shown as it was read, and what cannot be used is refused with its reason', async ({
  page,
}) => {
  await openAs(page, '/create-trivia');
  await test.step('of plain Excel in German, accents, quotes and all', async () => {
    const file = csvOf('1,Kunde,"Wer ruft ""Öl!"", und wo?",Ärger,Übermut,Größe,Fuß,C,Easy');
    const german = file.replaceAll(',', ';').replace('""; und', '"", und');
    await chooseFile(page, 'Fragen.csv', Buffer.from(german, 'latin1'));
    await expect(page.getByText('Wer ruft "Öl!", und wo?')).toBeVisible();
    await expect(page.getByText('Größe')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  await test.step('numbers are read otherwise at a tap', async () => {
    const [head = '', row = ''] = csvOf('1,Berge,How high?,,,,,"1.234,5",Easy,number,m').split('\r\n');
    const small = row.replace('How high', 'How far').replace('"1.234,5"', '"1,234"');
    await chooseFile(page, 'Fragen.csv', [`${head},Kind,Unit`, row, small].join('\n'));
    const numbers = page.getByRole('region', { name: 'Numbers, as they were read' });
    await expect(numbers.getByRole('listitem')).toHaveText(['How high?1234.5 m', 'How far?1234 m']);
    await numbers.getByText('1.234,5', { exact: true }).click();
    await expect(numbers.getByRole('listitem')).toHaveText(['How high?1234.5 m', 'How far?1.234 m']);
    await test.step('where no line is good as it was read, too', async () => {
      await page.getByRole('button', { name: 'Choose another file' }).click();
      await chooseFile(page, 'Fragen.csv', [`${head},Kind,Unit,Range`, `${small},0..2`].join('\n'));
      await expect(page.getByRole('rowheader')).toHaveText(['2']);
      await numbers.getByText('1.234,5', { exact: true }).click();
      await expect(numbers.getByRole('listitem')).toHaveText(['How far?1.234 m']);
    });
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  await test.step('a file that cannot be used', async () => {
    const said = page.getByRole('alert').filter({ hasText: /\S/ });
    await chooseFile(page, 'quiz.pdf', 'anything');
    await expect(said).toHaveText(
      'Please choose a .csv, .xlsx, .txt, .gift, .json or .xml file. quiz.pdf is of another kind.',
    );
    await chooseFile(page, 'quiz.xls', 'anything');
    await expect(said).toHaveText('Please save quiz.xls as .xlsx or .csv, and choose that file.');
    await chooseFile(page, 'quiz.xlsx', 'anything');
    await expect(said).toHaveText(/^This workbook cannot be read\. It may have a password\./);
    await chooseFile(page, 'large.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
    await expect(said).toHaveText(/larger than 5 MB/);
    await chooseFile(page, 'quiz.csv', 'Question,Answer\r\nWhy?,Because');
    await expect(said).toHaveText(/^CSV must contain required headers: Serial Number, Game Category/);
    await chooseFile(page, 'quiz.csv', csvOf('1,Science,,A,B,C,D,A,Easy'));
    await expect(said).toHaveText('No valid questions found in CSV file');
    await expect(page.getByRole('heading', { name: 'Its one line cannot be used' })).toBeVisible();
    await chooseFile(page, 'quiz.csv', csvOf('1,Science,,A,B,C,D,A,Easy', '2,Science,Why?,A,a,C,D,A,Easy'));
    await expect(page.getByRole('heading', { name: 'None of its 2 lines can be used' })).toBeVisible();
    const reasons = page.getByRole('table').getByRole('row');
    await expect(reasons.nth(1)).toHaveText(/^2.*question/i);
    await expect(reasons.nth(2)).toHaveText(/^3.*option/i);
    await chooseFile(page, 'quiz.csv', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00, 0xff, 0xfe]));
    await expect(said).toHaveText('Error processing CSV file. Please check the format and try again.');
    await page.route('**/api/questions/csv*', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, code: 'odd', message: 'The bank is closed.' } }),
    );
    await chooseFile(page, 'quiz.csv', csvOf(science));
    await expect(said).toHaveText('Failed to upload questions: The bank is closed.');
  });
});

test('a workbook and files of other programs are recognised, and come along as far as they can', async ({
  page,
}) => {
  await openAs(page, '/create-trivia');
  await test.step('a workbook, whose bad rows are told by the rows of the sheet', async () => {
    const rows = [
      [...csvColumns],
      [1, 'Jahre', 'Wann begann es?', 1914, 1915, 1916, 1917, 1914, 'Easy'],
      [],
      [2, 'Jahre', 'Two lines,\r\none question?', 'a', 'b', 'c', 'd', 'B', 'Hard'],
      [3, 'Jahre', 'Wie schwer?', 'a', 'b', 'c', 'd', 'B', 'Unmöglich'],
      [4, 'Jahre', 'Ohne Antwort?', 'a', 'b', 'c', 'd', null, 'Easy'],
    ];
    await chooseFile(
      page,
      'Fragen.xlsx',
      Buffer.from(await writeXlsx({ sheets: [{ name: 'Fragen', rows }] })),
    );
    await expect(page.getByRole('heading', { name: '2 questions will go in' })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText(['5', '6']);
    await page.getByRole('button', { name: 'Upload 2 Questions' }).click();
    await expect(page.getByText(/^Successfully uploaded 2 questions\. Saved sets: Jahre\./)).toBeVisible();
    expect(await basketOf(page)).toMatchObject([
      { question: 'Wann begann es?', options: ['1914', '1915', '1916', '1917'], answer: 0 },
      { question: 'Two lines,\none question?', answer: 1 },
    ]);
  });

  await page.goto('/create-trivia');
  const gift = [
    '$CATEGORY: $course$/top/Trees',
    '',
    '::Leaves::Which tree keeps its needles? {=Spruce#It does. ~Larch ~Oak}',
    '',
    'Which are conifers? {~%50%Larch ~%50%Yew ~%-100%Ash}',
    '',
    'A larch is green in winter. {F}',
    '',
    'How old may an oak get? {#1000:200}',
    '',
    'What is a young tree called? {=sapling =a sapling}',
    '',
    'Match them. {=Oak -> acorn =Fir -> cone =Apple -> pip}',
    '',
    'Open? {=a ~b',
  ].join('\n');
  await chooseFile(page, 'export.gift', gift);
  await expect(page.getByRole('heading', { name: '5 questions will go in' })).toBeVisible();
  await expect(page.getByText('Read as GIFT.')).toBeVisible();
  await expect(page.getByText('1 matching question left out')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['15']);
  await page.getByRole('button', { name: 'Upload 5 Questions' }).click();
  await expect(page.getByText(/^Successfully uploaded 5 questions\. Saved sets: Trees\./)).toBeVisible();
  const mine = await (await page.request.get('/api/questions/category/Trees?source=mine')).json();
  expect(mine.map(({ kind }: { kind?: string }) => kind ?? 'single').sort()).toEqual(
    ['multi', 'number', 'single', 'single', 'typed'].sort(),
  );

  await page.goto('/create-trivia');
  await page.getByRole('button', { name: 'Paste Text' }).click();
  await page.getByLabel('Your questions').fill('Capital of Peru?\n*Lima\nQuito\n\nNo star?\na\nb');
  await page.getByRole('button', { name: 'Read Text' }).click();
  await expect(page.getByText('Read as plain text.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['5']);

  const header = [
    '',
    'Question',
    'Answer 1',
    'Answer 2',
    'Answer 3',
    'Answer 4',
    'Time limit (sec)',
    'Correct answer(s)',
  ];
  const kahoot = [
    ['Quiz template'],
    header,
    [1, 'Primes?', 2, 4, 5, 9, 20, new Date(Date.UTC(2026, 2, 1))],
    [2, 'Even?', 1, 2, null, null, 240, '2'],
  ];
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(
    page,
    'Kahoot.xlsx',
    Buffer.from(await writeXlsx({ sheets: [{ name: 'Quiz', rows: kahoot }] })),
  );
  await expect(page.getByText('Read as a Kahoot spreadsheet.')).toBeVisible();
  await expect(
    page.getByText('1 time limit not within 5 to 120 seconds left out, its question stays'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 questions will go in' })).toBeVisible();
});

test('the same file again doubles nothing unless its host says so', async ({ page }) => {
  const music = ['2,Music,Loud?,Yes,No,Maybe,Never,A,Easy', '3,Music,Fast?,Yes,No,Maybe,Never,A,Easy'];
  const stored = async (): Promise<number> =>
    (await (await page.request.get('/api/questions/category/Music?source=mine')).json()).length;
  const sets = async (): Promise<number> =>
    (await (await page.request.get('/api/saved-trivia-sets')).json()).length;
  await openAs(page, '/create-trivia');
  await chooseFile(page, 'quiz.csv', csvOf(...music));
  await page.getByRole('button', { name: 'Upload 2 Questions' }).click();
  await expect(page.getByText(/^Successfully uploaded 2 questions/)).toBeVisible();

  await page.goto('/create-trivia');
  await chooseFile(page, 'quiz.csv', csvOf(...music));
  await expect(page.getByText('2 of 2 are in your bank already.')).toBeVisible();
  await page.getByRole('button', { name: 'Put 2 Questions into the Basket' }).click();
  await expect(page.getByText('2 questions were in your bank already.', { exact: false })).toBeVisible();
  expect([await stored(), await sets(), (await basketOf(page)).length]).toEqual([2, 1, 2]);

  await page.goto('/create-own-trivia');
  await page.getByRole('tab', { name: 'Import CSV' }).click();
  await chooseFile(page, 'quiz.csv', csvOf(science, ...music));
  await expect(page.getByText('2 of 3 are in your bank already.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 Question' }).click();
  await expect(page.getByRole('button', { name: /^Remove question/ })).toHaveCount(3);
  expect(await stored()).toBe(2);

  await chooseFile(page, 'quiz.csv', csvOf(...music));
  await page.getByRole('switch', { name: 'Leave these out' }).uncheck();
  await page.getByRole('button', { name: 'Import 2 Questions' }).click();
  await expect.poll(stored).toBe(4);
});

test('a file of thousands leaves a basket that is what it says, and draws what is looked at', {
  tag: '@heavy',
}, async ({ page }) => {
  await openAs(page, '/create-own-trivia');
  await page.getByRole('tab', { name: 'Import CSV' }).click();
  const many = Array.from(
    { length: 4_301 },
    (_, nth) => `${nth},Sums,What is ${nth} + 1?,${nth + 1},x,y,z,A,Easy`,
  );
  await chooseFile(page, 'many.csv', csvOf(...many));
  const note = 'Your bank takes all of them. Your basket has room for the first 500 of 4,301.';
  await expect(page.getByText(note)).toBeVisible();
  await page.getByRole('button', { name: 'Import 4,301 Questions' }).click();
  const rows = page.getByRole('button', { name: /^Remove question/ });
  await expect(rows).toHaveCount(50);
  expect(await basketOf(page)).toHaveLength(500);
  await page.reload();
  await expect(page.getByRole('link', { name: 'View Basket (500)' })).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(100);
  await page.goto('/trivia-basket');
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(50);
});

test.describe('for somebody who reads French', () => {
  test.use({ locale: 'fr-FR' });

  test('why a line is left out is said in French', async ({ page }) => {
    await openAs(page, '/create-trivia');
    const file = csvOf(
      science,
      '2,Science,,One,Two,Three,Four,A,Easy',
      '3,Science,Which?,One,one,Three,Four,A,Easy',
      '4,Science,Which?,One,Two',
      '5,Science,"Never closed,One,Two,Three,Four,A,Easy',
      `6,Science,Which?,One,${'x'.repeat(201)},Three,Four,A,Easy`,
      '7,Science,Which?,One,A,Three,Four,A,Easy',
    );
    await chooseFile(page, 'quiz.csv', file, questionsFr.csv.choose);
    await expect(page.getByRole('heading', { name: '6 lignes seront laissées de côté' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('cell')).toHaveText([
      'La question est vide.',
      'Deux options sont identiques.',
      'La ligne ne compte que 5 des 9 champs.',
      /^Les guillemets ne vont pas\s: /,
      'L’option B dépasse 200 caractères.',
      /^La bonne réponse «\sA\s» est la lettre d’une option et le texte d’une autre\./,
    ]);
  });
});

test('a file goes on its way while one types by hand, and the template can be imported as it is', async ({
  page,
}) => {
  await openAs(page, '/create-own-trivia');
  const letGo = await hold(page, '**/api/questions/csv*');
  await page.getByRole('tab', { name: 'Import CSV' }).click();
  await chooseFile(page, 'quiz.csv', csvOf(science));
  await page.getByRole('tab').first().click();
  await page.getByLabel('Question', { exact: true }).fill('Half typed');
  letGo();
  await page.getByRole('tab', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { name: '1 question will go in' })).toBeVisible();
  await expect(page.getByLabel('Question', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Template' }).click();
  const template = await download;
  expect(template.suggestedFilename()).toMatch(/\.csv$/);
  await chooseFile(page, template.suggestedFilename(), await readFile(await template.path()));
  await page.getByRole('button', { name: 'Import 2 Questions' }).click();
  await expect(page.getByText('Successfully imported 2 questions!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove question/ })).toHaveCount(2);
  expect(await basketOf(page)).toMatchObject([{ source: 'Database' }, { source: 'Database' }]);
});
