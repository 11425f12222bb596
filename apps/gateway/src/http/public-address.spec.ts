import type { Request } from 'express';
import type { Environment } from '../config/environment.js';
import { PublicAddress } from './public-address.js';

/** Listening on one address, so that this machine's own networks play no part. */
const listening = '192.0.2.2';
const joinUrl = (
  host: string | undefined,
  {
    publicUrl = null,
    remoteAddress = '127.0.0.1',
  }: { publicUrl?: string | null; remoteAddress?: string } = {},
): string =>
  new PublicAddress({ publicUrl, host: listening, port: 3000 } as Environment).joinUrl(
    { protocol: 'http', host, socket: { remoteAddress } } as Request,
    'ABC123',
  );

describe('a link to join', () => {
  it('says PUBLIC_URL', () => {
    const publicUrl = 'https://quiz.example.org';
    expect(joinUrl('localhost:3000', { publicUrl })).toBe('https://quiz.example.org/join/ABC123');
  });
  it.each(['192.168.1.20:3000', 'quiz.local', '[fd00::1]:3000', 'localhost.example.org:8080'])(
    'says the address that the browser used: %s',
    (host) => {
      expect(joinUrl(host)).toBe(`http://${host}/join/ABC123`);
    },
  );
  it.each(['localhost:3100', '127.0.0.1:3100', '127.8.8.8:3100', '[::1]:3100', 'quiz.localhost:3100'])(
    'says this machine’s own address for %s, with the port that the browser used',
    (host) => {
      expect(joinUrl(host)).toBe(`http://${listening}:3100/join/ABC123`);
    },
  );
  it('leaves a loopback address that came by way of another machine: it means that one, or the browser’s', () => {
    const remoteAddress = '172.30.83.10';
    expect(joinUrl('localhost:3000', { remoteAddress })).toBe('http://localhost:3000/join/ABC123');
  });
  it.each([undefined, '', 'not a host'])('is never broken: %s', (host) => {
    expect(joinUrl(host)).toBe(`http://${listening}:3000/join/ABC123`);
  });
});

it('says the same in a mail, where nobody is asking', () => {
  const originAt = (host: string): string =>
    new PublicAddress({ publicUrl: null, host, port: 3000 } as Environment).origin;
  expect(originAt(listening)).toBe(`http://${listening}:3000`);
  expect(originAt('127.0.0.1')).toBe('http://localhost:3000');
});
