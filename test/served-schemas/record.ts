/** npm run schemas:record: writes the schemas that the gateway serves; run it when a type of the contract has changed. */
import { writeFileSync } from 'node:fs';
import { makeSchemas } from './make.js';

for (const [name, schema] of Object.entries(makeSchemas())) {
  const file = new URL(`../../apps/gateway/src/schemas/${name}.schema.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`Recorded ${name}`);
}
