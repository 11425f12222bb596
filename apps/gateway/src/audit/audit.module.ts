import { Global, Module } from '@nestjs/common';
import { AuditTrail } from './audit-trail.js';

/** Everybody who does something with accounts writes it down here. */
@Global()
@Module({ providers: [AuditTrail], exports: [AuditTrail] })
export class AuditModule {}
