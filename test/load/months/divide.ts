/** In a process of its own, as a gateway that starts is one: what it computes must hold up nobody's clock. */
import { migrate } from '../../../libs/persistence/src/migrate.js';

await migrate(process.argv[2] ?? '');
