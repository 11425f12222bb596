const lineEnd = Buffer.from('\r\n');
const lines = '+-:,#_(';
const bulks = '$!=';
const lists = '*~>';
const maps = '%|';

/** Where the reply that begins at `from` ends; null while a part of it is still to come. */
const endOf = (bytes: Buffer, from: number): number | null => {
  const eol = bytes.indexOf(lineEnd, from);
  if (eol < 0) return null;
  const type = String.fromCharCode(bytes[from] ?? 0);
  const after = eol + lineEnd.length;
  if (lines.includes(type)) return after;
  const count = Number(bytes.toString('latin1', from + 1, eol));
  if (count < 0) return after;
  if (bulks.includes(type)) {
    const end = after + count + lineEnd.length;
    return end <= bytes.length ? end : null;
  }
  if (!lists.includes(type) && !maps.includes(type)) throw new Error(`No Redis protocol: ${type}`);
  let at: number | null = after;
  for (let left = maps.includes(type) ? 2 * count : count; left > 0 && at !== null; left -= 1)
    at = endOf(bytes, at);
  return at;
};

/** Cuts what Redis sends into whole replies, so that single ones can be dropped without breaking the stream. */
export class RespSplitter {
  private rest = Buffer.alloc(0);

  take(bytes: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    const replies: Buffer[] = [];
    for (;;) {
      const end = this.rest.length === 0 ? null : endOf(this.rest, 0);
      if (end === null) return replies;
      replies.push(this.rest.subarray(0, end));
      this.rest = this.rest.subarray(end);
    }
  }
}

/** Whether a reply brings news of a game's channel; what presence says and the gateways' own beats are none. */
export const isGameNews = (reply: Buffer): boolean =>
  reply.subarray(0, 200).toString('latin1').includes('smessage\r\n') &&
  reply.subarray(0, 200).toString('latin1').includes('\r\nclockbeat:game:');
