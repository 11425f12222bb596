import type { Language } from '@clockbeat/domain';
import express from 'express';
import request from 'supertest';
import { readerLanguage } from './reader-language.js';

const spoken = async (header: string | null, defaultLanguage: Language): Promise<string> => {
  const app = express().use((asked, response) => {
    response.send(readerLanguage(asked, { defaultLanguage }));
  });
  const ask = request(app).get('/');
  const { text } = await (header === null ? ask : ask.set('accept-language', header));
  return text;
};

it.each([
  ['fr', 'fr'],
  ['nl-BE,fr-BE;q=0.9,en;q=0.5', 'fr'],
  ['de-CH,fr-CH;q=0.9,en;q=0.5', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT,en;q=0.5', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['ar-EG,en;q=0.5', 'ar'],
  ['en-GB,fr;q=0.8', 'en'],
  ['fr;q=0.3,en;q=0.7', 'en'],
])('of %s we speak %s, whatever the installation’s own is', async (header, language) => {
  for (const own of ['en', 'fr'] as const) expect(await spoken(header, own)).toBe(language);
});

it.each([['da,nl-BE;q=0.8'], ['fro, frp-FR, enm'], ['*'], ['nonsense;;'], [null]])(
  'of %j none, and so the installation’s own',
  async (header) => {
    for (const own of ['en', 'fr'] as const) expect(await spoken(header, own)).toBe(own);
  },
);
