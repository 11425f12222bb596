export default async function globalTeardown() {
  /** @type {{ dispose(): Promise<void> }[]} */
  const servers = Reflect.get(globalThis, 'testServers') ?? [];
  await Promise.all(servers.map((server) => server.dispose()));
}
