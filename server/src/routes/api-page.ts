import type { FastifyInstance } from 'fastify'
import { hidden } from '../http/described.ts'
import { apiText } from '../text/http.ts'

interface Operation {
  readonly summary?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly description?: string; readonly type?: string }>>
  readonly required?: readonly string[]
}

/** Serves the API description as OpenAPI and as a page, both from the schemas that validate requests. */
export function addApiPage(app: FastifyInstance, describe: () => unknown): void {
  app.get('/api/openapi.json', hidden, () => describe())
  app.get('/api/', hidden, (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(describe())))
}

function pageOf(api: unknown): string {
  const { info, paths } = api as {
    readonly info: { readonly title: string; readonly description: string }
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => sectionOf(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(info.title)} API</title></head>
<body><main><h1>${plain(info.title)} API</h1><p>${plain(info.description)}</p>
<p>${apiText.forPrograms} <a href="openapi.json">openapi.json</a></p>
${sections.join('\n')}
</main></body></html>`
}

function sectionOf(method: string, path: string, { summary = '', parameters = [], requestBody }: Operation): string {
  const { properties = {}, required = [] } = requestBody?.content?.['application/json']?.schema ?? {}
  const rows = [
    ...parameters.map(one => [one.name, one.in, one.required ? apiText.yes : apiText.no, '']),
    ...Object.entries(properties).map(([name, { description = '', type = '' }]) => [
      name,
      'body',
      required.includes(name) ? apiText.yes : apiText.no,
      description || type,
    ]),
  ]
  const heads = apiText.columns.map(head => `<th scope="col">${head}</th>`).join('')
  const cells = rows.map(row => `<tr>${row.map(cell => `<td>${plain(cell)}</td>`).join('')}</tr>`).join('')
  const table = rows.length === 0 ? '' : `<table><thead><tr>${heads}</tr></thead><tbody>${cells}</tbody></table>`
  return `<section><h2><code>${plain(method.toUpperCase())} ${plain(path)}</code></h2><p>${plain(summary)}</p>${table}</section>`
}

function plain(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
