import { BoundedDecoder, unreadBody } from './bounded-parser.js';

describe('a decoder of what strangers send', () => {
  const decoder = () => {
    const decoded: unknown[] = [];
    const its = new BoundedDecoder();
    its.on('decoded', ({ data }: { data?: unknown }) => decoded.push(data));
    return { its, decoded };
  };

  it('takes messages and their attachments as Socket.IO does', () => {
    const { its, decoded } = decoder();
    its.add('0');
    its.add('2["syncClock",{"t":1}]');
    its.add('52-["syncClock",{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}]');
    its.add(Buffer.from('one'));
    its.add(Buffer.from('two'));
    expect(decoded).toEqual([
      undefined,
      ['syncClock', { t: 1 }],
      ['syncClock', Buffer.from('one'), Buffer.from('two')],
    ]);
  });

  it('lets nobody ask for thousands of sockets on one connection', () => {
    const { its, decoded } = decoder();
    for (let asked = 0; asked < 5; asked += 1) its.add('0');
    expect(() => its.add('0')).toThrow('too many connects');
    expect(() => its.add('0/other,')).toThrow('too many connects');
    expect(decoded).toHaveLength(5);
  });

  it('reads no megabyte of JSON, and has it acknowledged as too large all the same', () => {
    const { its, decoded } = decoder();
    its.add(`27["joinGame",{"playerName":"${'x'.repeat(300_000)}"}]`);
    its.add(`2["joinGame",${'['.repeat(300_000)}`);
    expect(decoded).toEqual([
      ['joinGame', unreadBody],
      ['joinGame', unreadBody],
    ]);
    expect(() => its.add(`2["${'x'.repeat(300_000)}"]`)).toThrow('too large');
    expect(() => its.add(`0{"token":"${'x'.repeat(300_000)}"}`)).toThrow('too large');
  });

  it('keeps no more than a megabyte of a message that is not whole', () => {
    const { its } = decoder();
    its.add('510-["syncClock"]');
    its.add(Buffer.alloc(900_000));
    expect(() => its.add(Buffer.alloc(200_000))).toThrow('attachments too large');
  });
});
