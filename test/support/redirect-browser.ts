/** A browser that keeps the cookies of each host, and follows where it is sent from one to another. */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  /** Goes there and on, as long as `until` does not stop it before, up to the first page of the client. */
  async go(
    start: string | URL,
    until: (at: URL) => boolean = () => false,
  ): Promise<{ at: URL; body: string }> {
    let at = new URL(start);
    for (let hop = 0; hop < 15; hop += 1) {
      if (until(at)) return { at, body: '' };
      const response = await fetch(at, { redirect: 'manual', headers: { cookie: this.cookies(at) } });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? [];
        if (value === '') this.jar(at).delete(name);
        else this.jar(at).set(name, value);
      }
      const location = response.headers.get('location');
      const body = await response.text();
      if (location === null) return { at, body };
      at = new URL(location, at);
      // the client's own pages, which this gateway does not serve
      if (['/', '/auth/callback'].includes(at.pathname)) return { at, body };
    }
    throw new Error(`Too many redirects, the last one to ${at.href}`);
  }

  /** What it sends to a host. */
  cookies(at: string | URL): string {
    return [...this.jar(new URL(at))].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private jar({ host }: URL): Map<string, string> {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }
}
