import type { Verification } from '@clockbeat/persistence';

export interface Judgement {
  readonly sound: boolean;
  readonly text: string;
}

const behindText = ({ behind, sealedVersion, version }: Verification): string[] => {
  const others = behind.filter((name) => name !== 'seals');
  const lines = others.map((name) => `The projection ${name} has not seen all of it, and was not compared.`);
  if (sealedVersion < version)
    lines.push(`Sealed up to version ${sealedVersion}; what follows was not compared.`);
  return lines;
};

const parentText = ({ parent }: Verification): string[] => {
  if (parent === undefined) return [];
  return parent === 'fits'
    ? [
        'It goes on from a log that still has the seal which its first event names, with its seats as they were.',
      ]
    : [
        'The game that it goes on from is not here: its seal, which the first event names, was compared with nothing.',
      ];
};

/** What a verification came to, for people; `known` is a seal that was written down elsewhere. */
export const judge = (gameId: string, verification: Verification, known: string | null): Judgement => {
  const { version, seal, difference } = verification;
  const differs =
    difference ??
    (known !== null && known !== seal
      ? `The seal is another than the one that was written down: ${known}.`
      : null);
  const lines = [
    `${gameId}, version ${version}`,
    `Seal  ${seal}`,
    ...behindText(verification),
    ...parentText(verification),
    differs ?? 'The log is what it was, follows the rules, and the read models agree with it.',
  ];
  return { sound: differs === null, text: lines.join('\n') };
};
