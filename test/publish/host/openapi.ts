import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../../project.ts';

type Json = Record<string, unknown>;
interface Operation {
  parameters: Json[];
  requestBody?: { content: Json } | null;
  responses: Record<string, { content?: Json }>;
}

const description = JSON.parse(readFileSync(join(home, 'test/publish/host/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** What a request or an answer breaks of GitHub's published description of its API; nothing where it keeps to it. */
export function violations(
  { method, path, query, body }: { method: string; path: string; query: URLSearchParams; body: unknown },
  answer: { status: number; body: unknown },
): string[] {
  const operation = operationOf(method, path);
  if (operation === null) return [`GitHub has no ${method} ${path}`];
  const known = operation.parameters.map((each) => String(resolved(each).name));
  const odd = [...query.keys()].filter((name) => !known.includes(name)).map((name) => `${path}: no parameter ${name}`);
  const asked = jsonOf(operation.requestBody?.content);
  const found = operation.responses[String(answer.status)];
  const told = jsonOf(found?.content);
  return [
    ...odd,
    ...(asked ? [...breaches(asked, body, 'request'), ...unknownKeys(asked, body)] : []),
    // Errors are told alike everywhere, and not part of what was taken from the description.
    ...(answer.status >= 400 ? [] : found === undefined ? [`${path}: never answers ${answer.status}`] : []),
    ...(told && answer.status < 400 ? breaches(told, answer.body, 'answer') : []),
  ];
}

/** GitHub's own example of an answer. */
export function example(name: string): Json {
  const { value } = at(`#/components/examples/${name}`) as { value: Json | Json[] };
  return structuredClone(Array.isArray(value) ? (value[0] as Json) : value);
}

function operationOf(method: string, path: string): Operation | null {
  const found = Object.entries(description.paths).find(([form]) =>
    new RegExp(`^${form.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found?.[1][method.toLowerCase()] ?? null;
}

function jsonOf(content: Json | undefined | null): Json | null {
  return ((content?.['application/json'] as Json | undefined)?.schema as Json | undefined) ?? null;
}

function at(ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json)[key], description);
}

function resolved(node: Json): Json {
  return typeof node.$ref === 'string' ? (at(node.$ref) as Json) : node;
}

function unknownKeys(schema: Json, value: unknown): string[] {
  const known = propertiesOf(schema);
  return Object.keys((value ?? {}) as Json).flatMap((key) => (known.includes(key) ? [] : [`request: no field ${key}`]));
}

function propertiesOf(schema: Json): string[] {
  const { properties = {}, oneOf = [] } = resolved(schema) as { properties?: Json; oneOf?: Json[] };
  return [...Object.keys(properties), ...oneOf.flatMap(propertiesOf)];
}

/** The part of OpenAPI 3.0 that the description uses. */
function breaches(given: Json, value: unknown, where: string): string[] {
  const schema = resolved(given);
  const any = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  const all = (schema.allOf as Json[] | undefined) ?? [];
  if (value === null)
    return schema.nullable === true || any?.some(({ nullable }) => nullable) ? [] : [`${where}: null`];
  if (any?.every((each) => breaches(each, value, where).length > 0)) return [`${where}: none of the forms there are`];
  const own = all.flatMap((each) => breaches(each, value, where));
  if (typeof schema.type === 'string' && !isOf(schema.type, value)) return [`${where}: no ${schema.type}`];
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return [`${where}: ${String(value)} is not allowed`];
  if (Array.isArray(value))
    return value.flatMap((each, index) => breaches((schema.items ?? {}) as Json, each, `${where}[${index}]`));
  if (typeof value !== 'object') return own;
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  const fields = value as Json;
  return [
    ...own,
    ...required.filter((key) => !(key in fields)).map((key) => `${where}.${key} is missing`),
    ...Object.entries(properties).flatMap(([key, form]) =>
      fields[key] === undefined ? [] : breaches(form, fields[key], `${where}.${key}`),
    ),
  ];
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'object' ? typeof value === 'object' && !Array.isArray(value) : typeof value === type;
}
