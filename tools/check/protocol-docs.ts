// The tables of docs/protocol.md, from the schemas in protocol/src. `npm run check` fails if they differ, and
// `npm run format` updates them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/registry.mjs'
import type { ProgramOutcome } from '../programs/program.ts'

const PAGE = join(root, 'docs', 'protocol.md')

/** The parts of a JSON schema that the tables show. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
}

export async function checkProtocolDocs(): Promise<ProgramOutcome> {
  const page = readFileSync(PAGE, 'utf8')
  const ok = (await withTables(page)) === page
  return { ok, output: ok ? '' : 'docs/protocol.md differs from the schemas. Run: npm run format' }
}

export async function writeProtocolDocs(): Promise<void> {
  const page = readFileSync(PAGE, 'utf8')
  const updated = await withTables(page)
  if (updated !== page) writeFileSync(PAGE, updated)
}

async function withTables(page: string): Promise<string> {
  const { FromClient, FromServer, TableInfo, ChatLine, SceneUpdate, PatchUpdate } = await import('@holdout/protocol')
  const tables = {
    'client messages': messages('client sends', FromClient),
    'server messages': messages('server sends', FromServer),
    'table fields': fields(TableInfo),
    'seat fields': fields(TableInfo.properties.seats.items),
    'scene fields': fields(SceneUpdate.properties.scene),
    'patch fields': fields(PatchUpdate),
    'chat fields': fields(ChatLine),
  }
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
    const at = text.indexOf(start)
    const to = text.indexOf(end)
    if (at < 0 || to < at) throw new Error(`docs/protocol.md has no place for the table "${name}".`)
    return `${text.slice(0, at + start.length)}\n\n${table}\n\n${text.slice(to)}`
  }, page)
}

function messages(title: string, union: object): string {
  const { anyOf = [] } = union as Schema
  const rows = anyOf.map(({ properties = {}, required = [], description = '' }) => {
    const names = Object.keys(properties).filter(name => name !== 'type' && (title !== 'client sends' || name !== 'id'))
    const list = names.map(name => (required.includes(name) ? name : `${name}?`)).join(', ')
    return `| \`${properties.type.const}\` | ${list ? `\`${list}\`` : ''} | ${description} |`
  })
  return [`| ${title} | with | meaning |`, '|---|---|---|', ...rows].join('\n')
}

function fields(schema: object): string {
  const { properties = {}, required = [] } = schema as Schema
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `| \`${name}${required.includes(name) ? '' : '?'}\` | ${typeOf(field)} | ${field.description ?? ''} |`,
  )
  return ['| field | type | meaning |', '|---|---|---|', ...rows].join('\n')
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.type === 'array' && schema.items) {
    const of = typeOf(schema.items)
    return of.includes(' or ') ? 'list' : `list of ${of.replace(/^object$/, 'objects')}`
  }
  return schema.type ?? 'any'
}
