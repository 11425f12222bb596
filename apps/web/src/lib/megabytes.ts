/** Bytes in megabytes, to one digit below ten. */
export const megabytesOf = (bytes: number): number => {
  const megabytes = bytes / 1_000_000;
  return megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes);
};
