/** A bucket of an object store that speaks S3. */
export interface Bucket {
  /** Where its server answers, `https://…`. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket by its address, `https://KEY:SECRET@host/bucket?region=REGION`; null: it is none. Amazon's needs its region, others mostly none. */
export const bucketIn = (address: string): Bucket | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname, searchParams, username, password } = new URL(address);
  const name = pathname.slice(1);
  const fits = /^https?:$/.test(protocol) && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name);
  if (!fits || username === '' || password === '') return null;
  return {
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    name,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
};
