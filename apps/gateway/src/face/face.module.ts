import { Module } from '@nestjs/common';
import { LegalController } from './legal.controller.js';

/** What an installation says in its own name. How it looks is put on the client's files by `clientFiles`. */
@Module({ controllers: [LegalController] })
export class FaceModule {}
