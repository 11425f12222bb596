/**
 * Whether a message takes more bytes than that, as JSON and attachments. Counted on the message itself: several packets may
 * arrive in one go, so the size of the last packet is not always this message's. Stops as soon as it knows.
 */
export const isLargerThan = (most: number, message: unknown): boolean => {
  const left = [message];
  let bytes = 0;
  while (left.length > 0 && bytes <= most) {
    const value = left.pop();
    if (typeof value === 'string') bytes += Buffer.byteLength(value) + 2;
    else if (ArrayBuffer.isView(value)) bytes += value.byteLength;
    else if (Array.isArray(value)) {
      bytes += value.length + 1;
      for (const entry of value) left.push(entry);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        bytes += Buffer.byteLength(name) + 4;
        left.push(inner);
      }
    } else if (typeof value !== 'function') bytes += String(value).length;
  }
  return bytes > most;
};
