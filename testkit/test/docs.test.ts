import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Folders that are installed, built or written at run time. */
const SKIPPED = ['node_modules', 'dist', 'coverage', '.git', join(ROOT, 'data')]
const FILES = filesIn(ROOT)
const PAGES = FILES.filter(file => file.endsWith('.md'))
/** Reports and the changelog keep the commands and file names of their time. */
const TODAY = PAGES.filter(page => page !== 'CHANGELOG.md' && !/^docs\/lab\/\d/.test(page))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) || SKIPPED.includes(path) ? [] : filesIn(path)
    return entry.isFile() ? [relative(ROOT, path).replaceAll('\\', '/')] : []
  })
}

function textOf(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8')
}

/** A page without its code blocks, in which nothing is a link or a heading. */
function proseOf(page: string): string {
  return textOf(page).replace(/^```.*?^```/gms, '')
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Whether a path exists; `games/*` stands for any game. */
function isThere(path: string): boolean {
  const paths = path.startsWith('games/*/')
    ? readdirSync(join(ROOT, 'games')).map(slug => path.replace('*', slug))
    : [path]
  return paths.some(one => existsSync(join(ROOT, one)))
}

describe('links', () => {
  it.each(PAGES)('of %s lead to files and headings', page => {
    const dead = [...proseOf(page).matchAll(/\]\((?!\w+:)([^)\s]+)[^)]*\)/g)]
      .map(([, link]) => link)
      .filter(link => {
        const [path, anchor] = link.split('#')
        const target = path ? join(dirname(page), path) : page
        if (!existsSync(join(ROOT, target))) return true
        return anchor !== undefined && !anchorsOf(target).includes(anchor)
      })
    expect(dead).toEqual([])
  })

  it('in sources lead to pages', () => {
    const dead = FILES.filter(file => /\.(tsx?|m?js|py|ya?ml|txt)$/.test(file)).flatMap(file =>
      [...textOf(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([page]) => !existsSync(join(ROOT, page)))
        .map(([page]) => `${file}: ${page}`),
    )
    expect(dead).toEqual([])
  })
})

it('every command and script that a guide names exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const unknown = TODAY.flatMap(page => [
    ...[...textOf(page).matchAll(/\bnpm run ([\w:-]+)/g)].filter(([, name]) => !(name in scripts)),
    ...[...textOf(page).matchAll(/\b(?:scripts|tools)\/[\w/-]+\.m?[jt]s\b/g)].filter(([path]) => !isThere(path)),
  ]).map(([text]) => text)
  expect(unknown).toEqual([])
})

it('README.md and CONTRIBUTING.md lead to every page of docs', () => {
  const linked = ['README.md', 'CONTRIBUTING.md'].map(textOf).join()
  const pages = PAGES.filter(page => /^docs\/[^/]+\.md$/.test(page))
  expect(pages.filter(page => !linked.includes(`(${page}`))).toEqual([])
})

describe('docs/architecture.md', () => {
  const page = textOf('docs/architecture.md')
  const picture = page.split('```')[1]

  it('names only files that exist', () => {
    const named = [...page.matchAll(/`([\w-]+\/[^`\s]+)`/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(path => !isThere(path) && path !== 'games/*')).toEqual([])
  })

  it('draws every package once', () => {
    const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] }
    const drawn = [...picture.matchAll(/│ ([a-z]\S*)(?= {2,})/g)].map(([, name]) => name)
    expect(drawn.filter(name => workspaces.includes(name)).sort()).toEqual([...workspaces].sort())
  })

  it('lists the imports that dependency-cruiser allows', async () => {
    const rules: string = new URL('../../.dependency-cruiser.mjs', import.meta.url).href
    const { default: config } = (await import(/* @vite-ignore */ rules)) as {
      default: { forbidden: { name: string; to: { pathNot?: string | string[] } }[] }
    }
    const allowed = Object.fromEntries(
      config.forbidden
        .filter(({ name }) => name.endsWith('-allowed-imports'))
        .map(({ to }) => {
          const [own, ...others] = [to.pathNot ?? []].flat().map(path => path.slice(1, -1).replace('[^/]+', '*'))
          return [own, others.sort()]
        }),
    )
    const listed = Object.fromEntries(
      [...page.matchAll(/^\| (`[^|]*`) \| ([^|]*) \|$/gm)].flatMap(([, owners, imports]) =>
        codeIn(owners).map(owner => [owner, codeIn(imports).sort()]),
      ),
    )
    expect(listed).toEqual(allowed)
  })
})

describe('docs/lab', () => {
  const reports = PAGES.filter(page => /^docs\/lab\/\d/.test(page))

  it.each(reports)('%s names its date and commits', report => {
    const [date] = report.match(/\d{4}-\d\d-\d\d/) ?? []
    expect(textOf(report)).toMatch(new RegExp(`^${date}, commits? \`[0-9a-f]{8}\``, 'm'))
  })

  it('README.md lists every report', () => {
    const index = textOf('docs/lab/README.md')
    expect(reports.length).toBeGreaterThan(0)
    expect(reports.filter(report => !index.includes(`(${report.slice('docs/lab/'.length)})`))).toEqual([])
  })
})

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
}
