import { createHmac } from 'node:crypto';
import type { Scramble } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';

/** What pseudonyms of one export are made with: a key that its reader can't know, so that names and ids can't be tried. */
export const scrambleFor = (secret: string, reader: string, label: string): Scramble => {
  const key = createHmac('sha256', secret).update(`pseudonyms ${reader} ${label}`).digest();
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
};

/** The same pseudonyms on every gateway, for the same reader and the same export. */
@Injectable()
export class Scrambles {
  constructor(private readonly environment: Environment) {}

  for(reader: string, label: string): Scramble {
    return scrambleFor(this.environment.sessionSecret, reader, label);
  }
}
