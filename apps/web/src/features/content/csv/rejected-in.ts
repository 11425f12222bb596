import type { HttpError, RejectedQuestion } from '@clockbeat/domain/contract';
import type { ApiError } from '../../../api/request.js';

/** The lines that a refusal names; none where the file was refused for something else, or by something else. */
export const rejectedIn = ({ statusCode, responseText }: ApiError): readonly RejectedQuestion[] => {
  if (statusCode !== 400) return [];
  try {
    return (JSON.parse(responseText) as Partial<HttpError>).rejected ?? [];
  } catch {
    return [];
  }
};
