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
