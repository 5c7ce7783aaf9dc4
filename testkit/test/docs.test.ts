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
/** The commands of the command line, and its own `help`. */
const HOLDOUT_COMMANDS = FILES.filter(file => file.startsWith('cli/src/commands/'))
  .flatMap(file => [...textOf(file).matchAll(/\.command\('(\w+)/g)].map(([, name]) => name))
  .concat('help')

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

/** Whether a file or folder exists. `*`, `<slug>` and the invented game `night-shift` stand for any name. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/[.+()[\]{}$^|\\]/g, '\\$&')
    .replace(/\*|<slug>|night-shift/g, '[^/]*')
    .replace(/\/$/, '')
  const named = new RegExp(`^${pattern}(/|$)`)
  return FILES.some(file => named.test(file))
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

describe('what pages name', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const folders = new Set(FILES.filter(file => file.includes('/')).map(file => file.split('/')[0]))

  it.each(TODAY)('%s names commands and files that exist', page => {
    const text = textOf(page)
    const commands = [
      ...[...text.matchAll(/\bnpm run ([\w:-]+)/g)].filter(([, name]) => !(name in scripts)),
      ...[...text.matchAll(/\bnpx holdout ([a-z]+)/g)].filter(([, name]) => !HOLDOUT_COMMANDS.includes(name)),
    ]
    const run = [...text.matchAll(/\bnode ((?:scripts|tools)\/\S+?)[`\s]/g)].filter(([, path]) => !isThere(path))
    // `dist` is built
    const paths = [...text.matchAll(/`([\w.-]+\/(?!dist\b)[^`\s]+)`/g)].filter(
      ([, path]) => folders.has(path.split('/')[0]) && !isThere(path),
    )
    expect([...commands, ...run, ...paths].map(([found]) => found)).toEqual([])
  })
})

it('docs/cli.md shows every command', () => {
  const page = textOf('docs/cli.md')
  expect(HOLDOUT_COMMANDS.filter(name => !page.includes(`npx holdout ${name}`))).toEqual([])
})

it('README.md and CONTRIBUTING.md lead to every page of docs', () => {
  const linked = ['README.md', 'CONTRIBUTING.md'].map(textOf).join()
  const pages = PAGES.filter(page => /^docs\/[^/]+\.md$/.test(page))
  expect(pages.filter(page => !linked.includes(`(${page}`))).toEqual([])
})

describe('docs/architecture.md', () => {
  const page = textOf('docs/architecture.md')
  const picture = page.split('```')[1]

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
