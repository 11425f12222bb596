/** As much of OpenAPI as our description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
interface DescribedCall {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** One call that the gateway describes. */
export interface Operation {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly query: Readonly<Record<string, Schema>>;
  /** Null: it takes no body. */
  readonly body: Schema | null;
}

export interface ApiDescription {
  readonly operations: readonly Operation[];
  /** The schema itself where this is a reference to it. */
  resolve(schema: Schema): Schema;
}

/** What the gateway says of itself: a new call is fuzzed from its first day on. */
export const readDescription = async (url: string): Promise<ApiDescription> => {
  const response = await fetch(new URL('/api/openapi.json', url));
  const { paths, components } = (await response.json()) as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema ?? {}]),
      ),
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  );
  return {
    operations,
    resolve: (schema) => {
      const name = schema.$ref?.split('/').at(-1);
      return name === undefined ? schema : (components?.schemas?.[name] ?? {});
    },
  };
};
