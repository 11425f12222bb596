import { networkInterfaces } from 'node:os';
import type { Request } from 'express';
import type { Environment } from '../config/environment.js';
import { PublicAddress } from './public-address.js';

const joinUrl = (host: string | undefined, publicUrl: string | null = null): string =>
  new PublicAddress({ publicUrl, port: 3000 } as Environment).joinUrl(
    { protocol: 'http', host } as Request,
    'ABC123',
  );
const inThisNetwork = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

describe('a link to join', () => {
  it('says PUBLIC_URL', () => {
    expect(joinUrl('localhost:3000', 'https://quiz.example.org')).toBe(
      'https://quiz.example.org/join/ABC123',
    );
  });
  it.each(['192.168.1.20:3000', 'quiz.local', '[fd00::1]:3000', 'localhost.example.org:8080'])(
    'says the address that the browser used: %s',
    (host) => {
      expect(joinUrl(host)).toBe(`http://${host}/join/ABC123`);
    },
  );
  it.each(['localhost:3100', '127.0.0.1:3100', '127.8.8.8:3100', '[::1]:3100', 'quiz.localhost:3100'])(
    'says this machine’s own address in its network for %s, where it has one',
    (host) => {
      const said = new URL(joinUrl(host));
      expect([said.port, said.pathname]).toEqual(['3100', '/join/ABC123']);
      expect([...inThisNetwork, new URL(`http://${host}`).hostname]).toContain(said.hostname);
    },
  );
  it.each([undefined, '', 'not a host'])('is never broken: %s', (host) => {
    expect(new URL(joinUrl(host)).pathname).toBe('/join/ABC123');
  });
});
