import { Encoder, type Packet, PacketType } from 'socket.io-parser';
import { Granted, SparingEncoder } from './sparing-encoder.js';

describe('what is written to a socket', () => {
  const packets: [string, Packet][] = [
    ['a connection', { type: PacketType.CONNECT, nsp: '/', data: { sid: 'x' } }],
    [
      'a message',
      { type: PacketType.EVENT, nsp: '/', data: ['lobbyUpdated', { added: [], name: 'Zoë "Z" \u2028' }] },
    ],
    ['one without a body', { type: PacketType.EVENT, nsp: '/', data: ['ping'] }],
    ['a body that is nothing', { type: PacketType.EVENT, nsp: '/', data: ['x', undefined, null, 0, ''] }],
    [
      'an acknowledgement',
      { type: PacketType.ACK, nsp: '/', id: 0, data: [{ ok: false, error: { code: 'x' } }] },
    ],
    [
      'one that says yes',
      { type: PacketType.ACK, nsp: '/', id: 7, data: [new Granted({ t: 1, left: undefined })] },
    ],
    ['one that says no more', { type: PacketType.ACK, nsp: '/', id: 12, data: [new Granted({})] }],
    ['another namespace', { type: PacketType.EVENT, nsp: '/other', data: ['x', { t: 1 }] }],
    ['attachments elsewhere', { type: PacketType.EVENT, nsp: '/other', data: ['x', Buffer.from('y')] }],
  ];

  it.each(packets)('is what Socket.IO writes: %s', (_, packet) => {
    expect(new SparingEncoder().encode(packet)).toEqual(new Encoder().encode(packet));
  });

  it('says again what was granted, and nothing that another was', () => {
    const its = new SparingEncoder();
    const [seat, other] = [{ seat: 1 }, { seat: 2 }];
    const told = (said: object) =>
      its.encode({ type: PacketType.EVENT, nsp: '/', data: ['roomJoined', said] });
    its.encode({ type: PacketType.ACK, nsp: '/', id: 1, data: [new Granted(seat)] });
    expect(told(seat)).toEqual(['2["roomJoined",{"seat":1}]']);
    expect(told(other)).toEqual(['2["roomJoined",{"seat":2}]']);
    expect(told(seat)).toEqual(['2["roomJoined",{"seat":1}]']);
  });
});
