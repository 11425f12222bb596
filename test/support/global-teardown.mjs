export default async function globalTeardown() {
  await Reflect.get(globalThis, 'testPostgres')?.dispose();
}
