import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(ROOT, 'docs')).map(name => join('docs', name))]
const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8')

/** Whether a path exists; `games/*` stands for any game. */
function isThere(path: string): boolean {
  const paths = path.startsWith('games/*/')
    ? readdirSync(join(ROOT, 'games')).map(slug => path.replace('*', slug))
    : [path]
  return paths.some(one => existsSync(join(ROOT, one)))
}

it('docs/architecture.md names only files that exist', () => {
  const named = [...textOf('docs/architecture.md').matchAll(/`([\w-]+\/[^`\s]+)`/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(path => !isThere(path))).toEqual([])
})

it.each(pages.filter(page => page.endsWith('.md')))('the links of %s lead to files', page => {
  const links = [...textOf(page).matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)].map(([, link]) =>
    join(dirname(page), link),
  )
  expect(links.filter(link => !existsSync(join(ROOT, link)))).toEqual([])
})
