import type { LikeSections } from '@clockbeat/domain';
import type { english } from './en/index.js';

/** What every language must have: a folder with the files of `en`. */
export type GatewayTexts = LikeSections<typeof english>;
