import { Module } from '@nestjs/common';
import { ExportController } from './csv/export.controller.js';
import { QuestionsController } from './questions.controller.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { UploadsService } from './uploads/uploads.service.js';

@Module({
  controllers: [UploadsController, ExportController, QuestionsController],
  providers: [UploadsService],
})
export class QuestionsModule {}
