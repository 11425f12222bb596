import { reachOf, readDestination } from './destinations.js';

it.each([
  ['8.8.8.8', 'public'],
  ['172.15.255.255', 'public'],
  ['172.32.0.0', 'public'],
  ['100.63.255.255', 'public'],
  ['100.128.0.0', 'public'],
  ['2606:4700::1111', 'public'],
  ['2a00:1450:4001::200e', 'public'],
  ['127.0.0.1', 'inside'],
  ['127.255.255.254', 'inside'],
  ['10.0.0.1', 'inside'],
  ['172.16.0.1', 'inside'],
  ['172.31.255.255', 'inside'],
  ['192.168.1.1', 'inside'],
  ['100.64.0.1', 'inside'],
  ['100.127.255.255', 'inside'],
  ['::1', 'inside'],
  ['fc00::1', 'inside'],
  ['fd12:3456::1', 'inside'],
  // metadata, also where it does not lie among link-local addresses
  ['169.254.169.254', 'refused'],
  ['169.254.170.2', 'refused'],
  ['100.100.100.200', 'refused'],
  ['168.63.129.16', 'refused'],
  ['fd00:ec2::254', 'refused'],
  ['0.0.0.0', 'refused'],
  ['0.1.2.3', 'refused'],
  ['192.0.0.192', 'refused'],
  ['198.18.0.1', 'refused'],
  ['224.0.0.1', 'refused'],
  ['239.255.255.250', 'refused'],
  ['255.255.255.255', 'refused'],
  ['::', 'refused'],
  ['fe80::1', 'refused'],
  ['fe80::1%eth0', 'refused'],
  ['fec0::1', 'refused'],
  ['ff02::1', 'refused'],
  // IPv4 in IPv6: mapped, compatible, NAT64, 6to4, Teredo, whatever is within
  ['::ffff:127.0.0.1', 'refused'],
  ['::ffff:8.8.8.8', 'refused'],
  ['::ffff:a9fe:a9fe', 'refused'],
  ['::127.0.0.1', 'refused'],
  ['64:ff9b::7f00:1', 'refused'],
  ['64:ff9b:1::1', 'refused'],
  ['2002:7f00:1::', 'refused'],
  ['2001:0:4136:e378::1', 'refused'],
  ['2001:db8::1', 'refused'],
  ['3fff::1', 'refused'],
  ['localhost', 'refused'],
  ['', 'refused'],
])('%s is %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach);
});

const taken = (text: string, inside = false) => 'url' in readDestination(text, inside);

it('takes addresses with https and any port, without what is only a browser’s', () => {
  expect(readDestination('https://Hooks.example:8443/a?b=c#d', false)).toEqual({
    url: 'https://hooks.example:8443/a?b=c',
  });
  for (const text of [
    'http://hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'hooks.example',
    '',
    'https://',
    'https://user@hooks.example/',
    'https://user:secret@hooks.example/',
    `https://hooks.example/${'a'.repeat(2_000)}`,
  ])
    expect([text, taken(text)]).toEqual([text, false]);
});

it('refuses addresses inside, however they are written, unless they are allowed', () => {
  const ways = ['127.0.0.1', '127.1', '0x7f.0.0.1', '2130706433', '017700000001', '[::1]', '10.0.0.1.'];
  for (const host of ways) {
    expect([host, taken(`https://${host}/`)]).toEqual([host, false]);
    expect([host, taken(`https://${host}/`, true)]).toEqual([host, true]);
    expect([host, taken(`http://${host}/`, true)]).toEqual([host, true]);
  }
});

it('refuses metadata, mapped addresses and a public one without TLS, whatever is allowed', () => {
  for (const host of ['169.254.169.254', '[fd00:ec2::254]', '[::ffff:10.0.0.1]', '0.0.0.0', '[fe80::1]'])
    expect([host, taken(`https://${host}/`, true)]).toEqual([host, false]);
  expect(taken('http://8.8.8.8/', true)).toBe(false);
});
