import { Global, Module } from '@nestjs/common';
import { Cursors } from './cursors.js';
import { KnownOrigins } from './known-origins.js';
import { PublicAddress } from './public-address.js';
import { TrustedProxies } from './trusted-proxies.js';

/** What every call needs to know of where it came from, and where ours lead. */
@Global()
@Module({
  providers: [TrustedProxies, KnownOrigins, PublicAddress, Cursors],
  exports: [TrustedProxies, KnownOrigins, PublicAddress, Cursors],
})
export class HttpModule {}
