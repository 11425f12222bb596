import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 256 bits, as Standard Webhooks writes them. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

export interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The three headers of Standard Webhooks: one signature for each secret, of the id, the time and the body. */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, at, body }: Signed,
): Record<string, string> => {
  const timestamp = Math.floor(at.getTime() / 1_000);
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(sign).join(' '),
  };
};
