import type { Allow } from '../../http/allow.ts';

/** A JSON schema, as far as the description of the API uses it. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  not?: object;
}

/** One call in `/openapi.json`. */
export interface Operation {
  tags?: string[];
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses?: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
  /** Who may call it. */
  'x-permission'?: Allow;
}

/** What `/openapi.json` says. */
export interface Description {
  paths: Record<string, Record<string, Operation>>;
}
