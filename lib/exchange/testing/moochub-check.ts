import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Schema = { [keyword: string]: unknown };

/** The content of `meta`, which JSON:API leaves to the provider: the licence of the data, or null. */
const meta = {
  type: 'object',
  required: ['licence'],
  properties: {
    licence: {
      type: ['object', 'null'],
      required: ['name', 'url'],
      properties: { name: { type: 'string' }, url: { type: 'string', format: 'iri' } },
    },
  },
};

/** The schema, changed to forbid unknown attributes outside `meta` and to require `links` and `data`. */
function strictSchema(): Schema {
  const schema: Schema = JSON.parse(readFileSync(join(__dirname, 'moochub-schema.json'), 'utf8'));
  const extended = { ...schema, properties: { ...(schema.properties as Schema), meta } };
  forbidUnknown(extended);
  return { ...extended, required: ['links', 'data'] };
}

function forbidUnknown(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Schema;
  const describesObject = typeof schema.properties === 'object' && 'type' in schema;
  if (describesObject) schema.additionalProperties = false;
  for (const part of Object.values(schema)) forbidUnknown(part);
}

/** The errors of a MOOChub 3.0 document, one line each; empty when it is valid. */
export function moochubErrors(document: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addFormat('iri', (text: string) => URL.canParse(text));
  const validate = ajv.compile(strictSchema());
  validate(document);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}
