import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

/** Checks values against the served schemas. */
export const schemaChecker = (): Ajv => {
  const checker = new Ajv({ allowUnionTypes: true, allErrors: true });
  addFormats.default(checker);
  return checker;
};
