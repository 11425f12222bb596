import { Module } from '@nestjs/common';
import { ProjectionsService } from './projections.service.js';

@Module({ providers: [ProjectionsService] })
export class ProjectionsModule {}
