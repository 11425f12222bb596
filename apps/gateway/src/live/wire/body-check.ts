import type { Type } from '@nestjs/common';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';

/** A body after its check; null if it is malformed. */
export type BodyCheck<Body> = (raw: unknown) => Body | null;

type Fields = Record<string, unknown>;
type Rule = (body: object, value: unknown) => boolean;
interface FieldRules {
  readonly field: string;
  /** When none of them says no … */
  readonly conditions: readonly Rule[];
  /** … all of these must say yes. */
  readonly rules: readonly Rule[];
}

/**
 * Reads the rules of a body class once. class-validator looks them up, sorts and groups them for each object anew, which
 * cost more than anything else that the gateway itself does for an answer (docs/performance.md). Takes the fields that the
 * class names, and nothing else, out of what was sent.
 * Throws at boot on a kind of rule that no message needs (nested, per item, asynchronous).
 */
export const bodyCheck = <Body extends object>(body: Type<Body>): BodyCheck<Body> => {
  const fields = fieldRulesOf(body);
  return (raw) => {
    // What JSON brings has this prototype; bytes and lists have others.
    if (typeof raw !== 'object' || raw === null || Object.getPrototypeOf(raw) !== Object.prototype)
      return null;
    const instance = new body();
    for (const { field } of fields) (instance as Fields)[field] = (raw as Fields)[field];
    return fields.every((rules) => holds(rules, instance as Fields)) ? instance : null;
  };
};

const holds = ({ field, conditions, rules }: FieldRules, body: Fields): boolean => {
  const value = body[field];
  if (!conditions.every((isAsked) => isAsked(body, value))) return true;
  return rules.every((rule) => rule(body, value));
};

const fieldRulesOf = (body: Type<object>): FieldRules[] => {
  const storage = getMetadataStorage();
  const byField = storage.groupByPropertyName(storage.getTargetValidationMetadatas(body, '', false, false));
  return Object.entries(byField).map(([field, metadatas]) => {
    const ofType = (type: string) => metadatas.filter((metadata) => metadata.type === type);
    const conditions = ofType(ValidationTypes.CONDITIONAL_VALIDATION);
    const customs = ofType(ValidationTypes.CUSTOM_VALIDATION);
    const allowed = ofType(ValidationTypes.WHITELIST); // takes the field, asks nothing
    if (conditions.length + customs.length + allowed.length < metadatas.length)
      throw new Error(`${body.name}.${field} has a rule that messages are not checked by`);
    return {
      field,
      conditions: conditions.map(({ constraints: [condition] }) => condition as Rule),
      rules: customs.flatMap(({ constraintCls, constraints, each, validateIf }) =>
        storage.getTargetValidatorConstraints(constraintCls).map(({ async, instance }): Rule => {
          if (async || each || validateIf)
            throw new Error(`${body.name}.${field} has a rule that messages are not checked by`);
          // one object for all messages: a rule is asked and has answered before the next one is
          const about: ValidationArguments = {
            targetName: body.name,
            property: field,
            constraints,
            object: {},
            value: null,
          };
          return (object, value) => {
            about.object = object;
            about.value = value;
            return instance.validate(value, about) === true;
          };
        }),
      ),
    };
  });
};
