// Writes the tables of docs/protocol.md from the schemas in protocol/src. `npm run check` fails if they differ;
// `node scripts/protocol-docs.mjs` updates them. Needs the build.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from './registry.mjs'

const PAGE = join(root, 'docs', 'protocol.md')

export async function checkProtocolDocs() {
  const page = readFileSync(PAGE, 'utf8')
  const ok = (await withTables(page)) === page
  return { ok, output: ok ? '' : 'docs/protocol.md differs from the schemas. Run: node scripts/protocol-docs.mjs' }
}

async function withTables(page) {
  const { FromClient, FromServer, TableInfo, ChatLine, SceneUpdate, PatchUpdate } = await import(
    pathToFileURL(join(root, 'protocol', 'dist', 'index.js')).href
  )
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

function messages(title, union) {
  const rows = union.anyOf.map(({ properties, required = [], description = '' }) => {
    const names = Object.keys(properties).filter(name => name !== 'type' && (title !== 'client sends' || name !== 'id'))
    const list = names.map(name => (required.includes(name) ? name : `${name}?`)).join(', ')
    return `| \`${properties.type.const}\` | ${list ? `\`${list}\`` : ''} | ${description} |`
  })
  return [`| ${title} | with | meaning |`, '|---|---|---|', ...rows].join('\n')
}

function fields({ properties, required = [] }) {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `| \`${name}${required.includes(name) ? '' : '?'}\` | ${typeOf(schema)} | ${schema.description ?? ''} |`,
  )
  return ['| field | type | meaning |', '|---|---|---|', ...rows].join('\n')
}

function typeOf(schema) {
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.type === 'array') {
    const of = typeOf(schema.items)
    return of.includes(' or ') ? 'list' : `list of ${of.replace(/^object$/, 'objects')}`
  }
  return schema.type ?? 'any'
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, await withTables(page))
}
