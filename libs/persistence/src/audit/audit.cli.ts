import { parseArgs } from 'node:util';
import { connectOperator } from '../backup/operator-client.js';
import { asProgram, databaseUrl } from '../program.js';
import { type AuditFault, type AuditVerification, verifyAudit } from './verify-audit.js';

const usage =
  'Say what to do: npm run audit -- --verify, with --seal HEX for one that was written down elsewhere';

const wrong = (fault: AuditFault): string => {
  switch (fault.fault) {
    case 'changed':
      return `Line ${fault.at} says something else than was sealed.`;
    case 'added':
      return `Line ${fault.at} was added: the lines around it follow each other without it.`;
    case 'missing':
      return fault.upTo === fault.at
        ? `Line ${fault.at} is missing.`
        : `Lines ${fault.at} to ${fault.upTo} are missing.`;
    case 'moved':
      return `Line ${fault.at} was moved: it was sealed behind line ${fault.behind}.`;
    case 'unsealed':
      return `Line ${fault.at} does not follow the line before it: lines between them are missing, or one of the two was sealed anew.`;
  }
};

const told = ({ lines, from, head, faults, sealAt }: AuditVerification, seal: string | null): string[] => {
  const extent = lines === 0 ? 'no line' : `${lines} lines, from line ${from} on`;
  const sealed = head.seal === '' ? '' : `; its seal is ${head.seal} at line ${head.sequence}`;
  return [
    `The audit log has ${extent}${sealed}.`,
    ...(faults.length === 0 && lines > 0 ? ['Every line is what was sealed.'] : []),
    ...faults.map(wrong),
    ...(seal === null || sealAt === null ? [] : [`The seal that you gave is that of line ${sealAt}.`]),
  ];
};

/** For operators, against DATABASE_URL, while gateways run: whether the audit log is what was sealed. Ends with 1 where it is not. */
const run = async (args: readonly string[]): Promise<string[]> => {
  const { values } = parseArgs({
    args: [...args],
    options: { verify: { type: 'boolean', default: false }, seal: { type: 'string' } },
  });
  const { verify, seal = null } = values;
  if (!verify) throw new Error(usage);
  if (seal !== null && !/^[\da-f]{64}$/i.test(seal)) throw new Error('A seal is 64 characters of hex.');
  const client = await connectOperator(databaseUrl(), 'clockbeat operator');
  try {
    const verification = await verifyAudit(client, seal);
    const isForeign = seal !== null && verification.sealAt === null;
    if (verification.faults.length > 0 || isForeign) process.exitCode = 1;
    return [
      ...told(verification, seal),
      ...(isForeign
        ? [
            'No line that is kept has the seal that you gave: the log was sealed anew since, or that line’s time is over.',
          ]
        : []),
    ];
  } finally {
    await client.end();
  }
};

await asProgram(run);
