import { deflateRawSync } from 'node:zlib';
import { csvColumns } from '@clockbeat/domain/contract';
import { type CellValue, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { csvOfRows, readRows } from './workbook.js';

const header = [...csvColumns];
const workbook = (rows: CellValue[][]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Quiz', rows }] });
const read = async (bytes: Uint8Array) => {
  const { csv, rowOfLine } = csvOfRows(await readRows(new Blob([new Uint8Array(bytes)])));
  return { lines: (await csv.text()).split('\n'), rowOfLine };
};

describe('a workbook of questions', () => {
  it('has of a formula what its spreadsheet last made of it, and nothing where it made nothing', async () => {
    const rows = [header, [1, 'Sums', 'How many?', '3', '4', '5', '6', null, 'Easy']];
    const withFormulas = await writeXlsx({
      sheets: [
        {
          name: 'Quiz',
          rows,
          cells: new Map([
            ['1,2', { formula: 'CONCAT("1+2","?")', formulaResult: '1+2?' }],
            ['1,7', { formula: 'HYPERLINK("http://attacker.example/","A")' }],
          ]),
        },
      ],
    });
    expect((await read(withFormulas)).lines[1]).toBe('"1","Sums","1+2?","3","4","5","6","","Easy"');
  });

  it('becomes the rows that the server reads, each with its place in the sheet', async () => {
    const { lines, rowOfLine } = await read(
      await workbook([
        [],
        header,
        [
          1,
          'Kunde',
          'Wer sagt „A", "B"\r\noder nichts?',
          0.1 + 0.2,
          true,
          new Date(Date.UTC(1914, 6, 28)),
          'Öl',
          'A',
          'Easy',
        ],
        [null, null],
        [2, 'Kunde', 'Ohne Antwort?', 'a', 'b', 'c', 'd'],
      ]),
    );
    expect(lines).toEqual([
      header.map((name) => `"${name}"`).join(','),
      '"1","Kunde","Wer sagt „A"", ""B""',
      'oder nichts?","0.3","TRUE","1914-07-28","Öl","A","Easy"',
      '"2","Kunde","Ohne Antwort?","a","b","c","d","",""',
    ]);
    expect([...rowOfLine]).toEqual([
      [1, 2],
      [2, 3],
      [4, 5],
    ]);
  });

  it('may be written in one stream, texts in their cells', async () => {
    const stream = writeXlsxStream([header, [1, 'Kunde', 'Wo?', 'a', 'b', 'c', 'd', 'A', 'Easy']], {
      name: 'Quiz',
    });
    const { lines } = await read(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(lines[1]).toBe('"1","Kunde","Wo?","a","b","c","d","A","Easy"');
  });

  it('is read as far as one row more than is taken', async () => {
    const { lines } = await read(await workbook(Array.from({ length: 6_000 }, (_, index) => [index])));
    expect(lines).toHaveLength(5_002);
  });
});

/** One entry as an archive has it, and what it says of its sizes. */
interface Entry {
  name: string;
  data: Uint8Array;
  says: number;
  packed?: number;
  flags?: number;
}

const archiveOf = (entries: readonly Entry[], behind = new Uint8Array()): Uint8Array => {
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data, says, packed = data.length, flags = 0 } of entries) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(says, 22);
    head.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed, 20);
    central.writeUInt32LE(says, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    local.push(head, Buffer.from(name), data);
    directory.push(central, Buffer.from(name));
    offset += head.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(behind.length, 20);
  return new Uint8Array(Buffer.concat([...local, ...directory, end, behind]));
};

/** A workbook as other programs write it (ECMA-376, part 1, 18.3 and 18.4), part for part. */
const byHand = (
  sheetData: string,
  { strings = '', formats = '', first = 'visible', is1904 = false } = {},
): Uint8Array => {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = (all: string): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': related(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets><sheet name="Quiz" sheetId="1" state="${first}" r:id="r1"/><sheet name="Notes" sheetId="2" r:id="r2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      relation('r1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('r2', 'worksheet', 'worksheets/sheet2.xml') +
        relation('r3', 'sharedStrings', 'sharedStrings.xml') +
        relation('r4', 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${sheetData}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>notes</t></is></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${formats}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
  };
  return archiveOf(
    Object.entries(parts).map(([name, text]) => {
      const data = Buffer.from(text);
      return { name, data: deflateRawSync(data), says: data.length };
    }),
  );
};
const rowsOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await readRows(new Blob([new Uint8Array(bytes)]))).map(
    ({ place, cells }) => `${place}: ${cells.join(' | ')}`,
  );
const inline = (cell: string, text: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a cell', () => {
  const strings =
    '<si><t>plain</t></si><si><r><t xml:space="preserve">two </t></r><r><rPr><b/></rPr><t>parts</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x000D_&#10;b</t></si>';
  it.each<[string, string, string]>([
    ['a text that several cells share', '<c r="A1" t="s"><v>0</v></c>', 'plain'],
    ['a text of which a part is bold', '<c r="A1" t="s"><v>1</v></c>', 'two parts'],
    ['a text with how it is pronounced', '<c r="A1" t="s"><v>2</v></c>', '東京'],
    ['a text with lines', '<c r="A1" t="s"><v>3</v></c>', 'a\nb'],
    ['a text in itself', inline('A1', 'R&amp;D &lt;1&gt; „x“'), 'R&D <1> „x“'],
    ['a text that looks like a number', inline('A1', '007'), '007'],
    ['a text that looks like a formula', inline('A1', '=1+1'), '=1+1'],
    ['a text of a formula', '<c r="A1" t="str"><f>A2&amp;"?"</f><v>Who?</v></c>', 'Who?'],
    ['a number of a formula', '<c r="A1"><f>1/3</f><v>0.33333333333333331</v></c>', '0.333333333333333'],
    ['a formula that gave nothing', `<c r="A1"><f>A2</f></c>${inline('B1', 'x')}`, ' | x'],
    ['a formula that failed, as its author sees it', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['a number', '<c r="A1"><v>1914</v></c>', '1914'],
    ['a number that fell short of what was typed', '<c r="A1"><v>0.30000000000000004</v></c>', '0.3'],
    ['a number with an exponent', '<c r="A1"><v>1.5E3</v></c>', '1500'],
    ['a number below nothing', '<c r="A1"><v>-273.15</v></c>', '-273.15'],
    ['what is true', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['a day', '<c r="A1" s="1"><v>46082</v></c>', '2026-03-01'],
    ['a time of a day', '<c r="A1" s="1"><v>46082.5</v></c>', '2026-03-01 12:00'],
    ['a day as newer programs write it', '<c r="A1" t="d" s="1"><v>2026-03-01</v></c>', '2026-03-01'],
    ['a share, of which decision 094 tells', '<c r="A1" s="2"><v>0.5</v></c>', '0.5'],
    ['a price, of which decision 094 tells', '<c r="A1" s="3"><v>5</v></c>', '5'],
  ])('is read as %s', async (_, cell, text) => {
    const formats = '<numFmt numFmtId="170" formatCode="0.00 &quot;€&quot;"/>';
    expect(await rowsOf(byHand(`<row r="1">${cell}</row>`, { strings, formats }))).toEqual([`1: ${text}`]);
  });

  it('has days as old Macs counted them', async () => {
    const sheet = byHand('<row r="1"><c r="A1" s="1"><v>44620</v></c></row>', { is1904: true });
    expect(await rowsOf(sheet)).toEqual(['1: 2026-03-01']);
  });
});

describe('a sheet', () => {
  it.each<[string, string, string[]]>([
    [
      'empty cells between others',
      `<row r="1">${inline('A1', 'a')}${inline('C1', 'c')}</row>`,
      ['1: a |  | c'],
    ],
    [
      'rows between which others are missing',
      `<row r="2">${inline('A2', 'a')}</row><row r="9">${inline('A9', 'b')}</row>`,
      ['2: a', '9: b'],
    ],
    [
      'rows that are coloured and empty',
      `<row r="1">${inline('A1', 'a')}</row><row r="2"><c r="A2" s="1"/></row><row r="3">${inline('A3', ' ')}</row>`,
      ['1: a'],
    ],
    [
      'a row that is hidden, which is read',
      `<row r="1">${inline('A1', 'a')}</row><row r="2" hidden="1">${inline('A2', 'b')}</row>`,
      ['1: a', '2: b'],
    ],
    [
      'rows shorter than its first',
      `<row r="1">${inline('A1', 'a')}${inline('B1', 'b')}</row><row r="2">${inline('A2', 'c')}</row>`,
      ['1: a | b', '2: c | '],
    ],
    [
      'rows longer than its first',
      `<row r="1">${inline('A1', 'a')}</row><row r="2">${inline('A2', 'c')}${inline('B2', 'd')}</row>`,
      ['1: a', '2: c | d'],
    ],
    ['nothing', '', []],
  ])('is read with %s', async (_, data, rows) => expect(await rowsOf(byHand(data))).toEqual(rows));

  it('is the first, also where it is hidden', async () => {
    const sheet = byHand(`<row r="1">${inline('A1', 'a')}</row>`, { first: 'hidden' });
    expect(await rowsOf(sheet)).toEqual(['1: a']);
  });
});

describe('a file that is none of ours', () => {
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  const name = '[Content_Types].xml';

  it('is small enough to be sent, however far it unfolds', () => expect(bomb.length).toBeLessThan(100_000));

  it.each([
    [
      'says that it unfolds to too much',
      archiveOf([{ name, data: bomb, says: 64 * 1024 * 1024 }]),
      /too much/,
    ],
    [
      'unfolds to too much in many parts',
      archiveOf(Array.from({ length: 64 }, (_, nth) => ({ name: `${nth}`, data: bomb, says: 1024 * 1024 }))),
      /too much/,
    ],
    [
      'unfolds further than it says',
      archiveOf([{ name, data: bomb, says: 1_000 }]),
      /exceeds limit of 1000 bytes/,
    ],
    ['says nothing of its size', archiveOf([{ name, data: bomb, says: 0 }]), /does not say its size/],
    [
      'says its size behind itself',
      archiveOf([{ name, data: bomb, says: 0, packed: 0, flags: 8 }]),
      /does not say its size/,
    ],
    ['says its size in ZIP64', archiveOf([{ name, data: bomb, says: 0xffffffff }]), /does not say its size/],
    ['has something behind its directory', archiveOf([], new Uint8Array(30)), /no plain ZIP archive/],
    ['is no archive', new Uint8Array(100), /no plain ZIP archive/],
    ['is empty', new Uint8Array(), /no plain ZIP archive/],
    [
      'is an archive of something else',
      archiveOf([{ name: 'a.txt', data: deflateRawSync('a'), says: 1 }]),
      /./,
    ],
  ])('is refused where it %s', async (_, bytes, message) => {
    await expect(readRows(new Blob([new Uint8Array(bytes)]))).rejects.toThrow(message);
  });
});
