import { Global, Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { MediaLibrary } from './media-library.js';
import { StoredMediaController } from './stored-media.controller.js';
import { StoredMedia } from './stored-media.js';

/** Pictures and sounds of questions: uploads, and serving them. */
@Global()
@Module({
  controllers: [MediaController, StoredMediaController],
  providers: [MediaLibrary, StoredMedia],
  exports: [MediaLibrary],
})
export class MediaModule {}
