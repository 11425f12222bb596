import { Webhook } from 'standardwebhooks';
import { newSecret, signatureHeaders } from './signature.js';

const [secret, former] = [newSecret(), newSecret()];
const body = JSON.stringify({ type: 'game.finished', data: { title: 'Été à l’École 🎉' } });
const signed = { id: 'msg_1', at: new Date(), body };

it('is what a receiver by the specification’s own library takes, and only for this body', () => {
  const headers = signatureHeaders([secret], signed);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow();
  expect(() => new Webhook(former).verify(body, headers)).toThrow();
});

it('is taken by receivers that know either secret while both sign', () => {
  const headers = signatureHeaders([secret, former], signed);
  for (const known of [secret, former]) expect(new Webhook(known).verify(body, headers)).toBeTruthy();
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
});

it('is the same as the library’s own', () => {
  const headers = signatureHeaders([secret], signed);
  expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(signed.id, signed.at, body));
});
