import type { NetworkInterfaceInfo } from 'node:os';
import { addressesForPhones, isOwnAddress, urlsForPhones } from './machine-addresses.js';

const info = (address: string): NetworkInterfaceInfo => {
  const rest = { netmask: '', mac: '', cidr: null, internal: address === '127.0.0.1' || address === '::1' };
  return address.includes(':')
    ? { ...rest, address, family: 'IPv6', scopeid: 0 }
    : { ...rest, address, family: 'IPv4' };
};
const machine = (interfaces: Record<string, string[]>): Record<string, NetworkInterfaceInfo[]> =>
  Object.fromEntries(Object.entries(interfaces).map(([name, addresses]) => [name, addresses.map(info)]));
const loopback = ['127.0.0.1', '::1'];

describe('addresses that phones may reach', () => {
  it('are private ones, then those of 100.64.0.0/10, then public ones', () => {
    const interfaces = machine({
      lo: loopback,
      eth0: ['8.8.8.8'],
      eth1: ['100.64.0.1'],
      eth2: ['192.0.2.2'],
      wlan0: ['192.168.1.20'],
      eth3: ['100.127.255.254', '100.128.0.1', '172.31.0.1', '172.32.0.1'],
    });
    expect(addressesForPhones('0.0.0.0', interfaces)).toEqual([
      ...['192.168.1.20', '172.31.0.1'],
      ...['100.64.0.1', '100.127.255.254'],
      ...['8.8.8.8', '192.0.2.2', '100.128.0.1', '172.32.0.1'],
    ]);
  });

  it('leave out the networks of containers and virtual machines, and take a bridge to the real one', () => {
    const interfaces = machine({
      docker0: ['172.17.0.1'],
      'br-0123456789ab': ['172.18.0.1'],
      virbr0: ['192.168.122.1'],
      vmnet8: ['192.168.56.1'],
      'vEthernet (WSL)': ['172.20.0.1'],
      br0: ['10.0.0.5'],
    });
    expect(addressesForPhones('0.0.0.0', interfaces)).toEqual(['10.0.0.5']);
  });

  it('name tunnels after whatever leads to a network, and what an interface gave itself last', () => {
    const interfaces = machine({
      wlan0: ['169.254.3.4'],
      tun0: ['10.8.0.2'],
      tailscale0: ['100.101.102.103'],
      eth0: ['192.0.2.2'],
    });
    expect(addressesForPhones('0.0.0.0', interfaces)).toEqual([
      ...['192.0.2.2', '10.8.0.2', '100.101.102.103', '169.254.3.4'],
    ]);
  });

  it('are of IPv6 only where the server listens on it, after those of IPv4', () => {
    const interfaces = machine({ eth0: ['2001:db8::2', 'fd00::2', 'fe80::1', '192.0.2.2'] });
    expect(addressesForPhones('0.0.0.0', interfaces)).toEqual(['192.0.2.2']);
    expect(addressesForPhones('::', interfaces)).toEqual(['192.0.2.2', 'fd00::2', '2001:db8::2']);
  });

  it('are none without a network, or where the server listens for this machine alone', () => {
    expect(addressesForPhones('0.0.0.0', machine({ lo: loopback }))).toEqual([]);
    for (const host of ['127.0.0.1', '::1', 'localhost', '127.0.0.53'])
      expect(addressesForPhones(host, machine({ eth0: ['192.168.1.20'] }))).toEqual([]);
  });

  it('are the one that the server listens on', () => {
    expect(addressesForPhones('192.0.2.2', machine({ eth0: ['192.168.1.20', '192.0.2.2'] }))).toEqual([
      '192.0.2.2',
    ]);
  });
});

describe('whole addresses', () => {
  it('are PUBLIC_URL, unless it means no machine but the one that asks', () => {
    const at = (publicUrl: string): string[] => urlsForPhones({ publicUrl, host: '0.0.0.0', port: 3000 });
    expect(at('https://quiz.example.org')).toEqual(['https://quiz.example.org']);
    for (const own of [
      'http://localhost:3000',
      'http://127.0.0.1',
      'http://[::1]:3000',
      'http://a.localhost',
    ])
      expect(at(own)).toEqual([]);
  });

  it('are made of the port and the address, in brackets where it is of IPv6', () => {
    const at = (host: string): string[] => urlsForPhones({ publicUrl: null, host, port: 3100 });
    expect(at('192.0.2.2')).toEqual(['http://192.0.2.2:3100']);
    expect(at('2001:db8::2')).toEqual(['http://[2001:db8::2]:3100']);
  });
});

it('knows this machine by its loopback addresses, however they are written, and no other', () => {
  for (const own of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])
    expect(isOwnAddress(own)).toBe(true);
  for (const other of ['203.0.113.7', '', 'localhost']) expect(isOwnAddress(other)).toBe(false);
});
