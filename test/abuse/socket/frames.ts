import fc from 'fast-check';
import { junkText, wellFormed } from '../junk.js';

/** Texts that Engine.IO and Socket.IO read as packets, or nearly. */
const packets = [
  '',
  '0',
  '1',
  '2',
  '2probe',
  '3',
  '3probe',
  '4',
  '5',
  '6',
  '7',
  '40',
  '40{"token":1}',
  '40{',
  '40/admin,',
  '40/admin?a=1,{"x":1}',
  '41',
  '41/admin,',
  '42',
  '42[]',
  '42{}',
  '42[1,2]',
  '42["connect"]',
  '42["disconnect"]',
  '42["disconnecting"]',
  '42["error","x"]',
  '42["newListener"]',
  '42["__proto__",{}]',
  '42["joinGame"]',
  '4299999999999999999999["syncClock",{"t":1}]',
  '42-1["syncClock",{"t":1}]',
  '42/admin,["syncClock",{"t":1}]',
  '42["syncClock",{"t":1},{"t":2},"three"]',
  '43',
  '430[]',
  '43999[{"ok":true}]',
  '44',
  '44{"message":"x"}',
  '45',
  '45-["x"]',
  '451-["syncClock",{"_placeholder":true,"num":0}]',
  '451-["syncClock",{"_placeholder":true,"num":-1}]',
  '459999999-["syncClock",{"t":1}]',
  '4510-["syncClock",{"t":1}]',
  '461-0[{"_placeholder":true,"num":0}]',
  '47',
  'b',
  'bAAAA',
  '40\u001e40\u001e40',
];

/** A packet as text: a known one, one that is cut off, or a letter too many. */
export const wildTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...packets) },
  fc.tuple(fc.constantFrom(...packets), junkText).map(([packet, text]) => packet + wellFormed(text)),
  junkText.map((text) => `42["${wellFormed(text)}",{}]`),
  fc
    .integer({ min: 1, max: 50 })
    .map((many) => `42["syncClock",${'['.repeat(many * 1_000)}${']'.repeat(many * 1_000)}]`),
);

const header = (first: number, length: number): Buffer => {
  const bytes = Buffer.alloc(14);
  bytes[0] = first;
  bytes[1] = 0x80 | 127;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
};

/** Bytes that WebSocket has no meaning for, or one that ends it. */
export const wildBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.from([0x81, 0x02, 0x34, 0x30]), // not masked
    Buffer.from([0xf1, 0x80, 0, 0, 0, 0]), // reserved bits
    Buffer.from([0x83, 0x80, 0, 0, 0, 0]), // an opcode that is none
    Buffer.from([0x80, 0x80, 0, 0, 0, 0]), // the continuation of nothing
    Buffer.from([0x09, 0x80, 0, 0, 0, 0]), // a control frame in pieces
    Buffer.from([0x88, 0x81, 0, 0, 0, 0, 1]), // a close with half a code
    Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0xff, 0xff]), // a close with a code that is none
    Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]), // no UTF-8
    header(0x81, 2 ** 40),
    header(0x82, 999_999),
    header(0x01, 10),
  ),
);
