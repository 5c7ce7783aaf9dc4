// The picture in docs/architecture.md as rules: who may import whom. Tests are looser, but not free.

/** The packages that web and terminal share. */
const CLIENT = [
  'engine',
  'words',
  'knowledge',
  'games/[^/]+',
  'bots',
  'analysis',
  'catalog',
  'rules-search',
  'table',
  'protocol',
  'client',
]

/** For each package, the packages its sources may import. */
const MAY_IMPORT = {
  engine: [],
  words: ['engine'],
  knowledge: ['engine', 'words'],
  'games/[^/]+': ['engine', 'words', 'knowledge'],
  'sample-game': ['engine', 'words', 'knowledge'],
  bots: ['engine', 'knowledge'],
  table: ['engine', 'words', 'knowledge', 'bots'],
  analysis: ['engine', 'words', 'knowledge', 'bots'],
  protocol: ['engine', 'words'],
  client: ['engine', 'words', 'table', 'protocol'],
  testkit: ['engine', 'words', 'knowledge', 'bots'],
  catalog: ['engine', 'knowledge', 'games/[^/]+'],
  'rules-search': ['engine'],
  sim: ['engine', 'words', 'knowledge', 'bots', 'catalog'],
  server: ['engine', 'words', 'knowledge', 'bots', 'catalog', 'table', 'protocol'],
  web: CLIENT,
  cli: [...CLIENT, 'sim', 'server'],
}
const ANY_PACKAGE = `^(${Object.keys(MAY_IMPORT).join('|')})/`
const TESTS = '[.]test[.]tsx?$|^(games/[^/]+|[^/]+)/test/'
/** Tools run from the sources and may use any file, also tests. */
const TOOLS = '^(tools|scripts)/'

/** Sources that must run anywhere: a browser, a worker, a server. */
const PORTABLE =
  '^(engine|words|knowledge|games/[^/]+|sample-game|bots|analysis|catalog|rules-search|table|protocol|client)/src/'

/** The parts of the server from top to bottom. Each may import those below it. */
const SERVER_LAYERS = [
  'index[.]ts$',
  '(serve|backup|restore|check-data|prune)[.]ts$',
  'routes/',
  'sockets/',
  'node[.]ts$',
  'people/',
  'notices/',
  'daily/',
  'tables/',
  'upkeep/',
  'broadcast/',
  'http/',
  'bus/',
  'store/',
  'continuous/',
  'limits/',
  '(config|metrics)[.]ts$',
  '(settings|data-files)[.]ts$',
  'text/',
].map(layer => `^server/src/${layer}`)

const serverLayers = SERVER_LAYERS.slice(1).map((layer, i) => ({
  name: `server-layer-${i + 2}`,
  comment: 'Inside the server, imports run down: see SERVER_LAYERS.',
  severity: 'error',
  from: { path: layer, pathNot: TESTS },
  to: { path: SERVER_LAYERS.slice(0, i + 1) },
}))

const directions = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name.replace('/[^/]+', '')}-allowed-imports`,
  comment: `${name} may import: ${allowed.join(', ') || 'nothing'}. See docs/architecture.md.`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: TESTS },
  to: { path: ANY_PACKAGE, pathNot: [name, ...allowed].map(other => `^${other}/`) },
}))

export default {
  forbidden: [
    ...directions,
    ...serverLayers,
    {
      name: 'server-file-in-no-layer',
      comment: 'A new folder or file of the server needs a place in SERVER_LAYERS.',
      severity: 'error',
      from: {},
      to: { path: '^server/src/', pathNot: [...SERVER_LAYERS, TESTS] },
    },
    {
      name: 'no-game-to-game',
      comment:
        'A game never imports another game, not even in a test. What games share belongs in engine, words or knowledge.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'no-deep-import',
      comment: "Another package is reached through its entry: src/index.ts, or a game's src/table.ts or src/about.ts.",
      severity: 'error',
      from: { path: '^(games/[^/]+|[^/]+)/', pathNot: TOOLS },
      to: {
        path: ANY_PACKAGE,
        pathNot: [
          '^$1/',
          '^[^/]+/src/(index|parse|pages)[.]ts$',
          '^analysis/src/words[.]ts$',
          '^table/src/daily[.]ts$',
          '^(games/[^/]+|sample-game)/src/(index|table|about)[.]ts$',
        ],
      },
    },
    {
      name: 'no-relative-import-of-a-package',
      comment: 'Another package is imported by its name, not by a path.',
      severity: 'error',
      from: { path: '^(games/[^/]+|[^/]+)/', pathNot: TOOLS },
      to: { path: ANY_PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'testkit-is-for-tests',
      severity: 'error',
      from: { pathNot: [TESTS, TOOLS, '^testkit/'] },
      to: { path: '^testkit/' },
    },
    {
      name: 'sample-game-is-for-tests',
      comment: 'The sample game is in no catalog: tests play it, and `npm run new-game` copies it.',
      severity: 'error',
      from: { pathNot: [TESTS, TOOLS, '^sample-game/'] },
      to: { path: '^sample-game/' },
    },
    {
      name: 'rules-and-bots-run-in-the-worker',
      comment: "Pages use a game's table and about entries. Rules and bots would block the page.",
      severity: 'error',
      from: { path: '^web/src/', pathNot: [TESTS, '^web/src/worker/', '^web/src/(table|tables/[^/]+)/testing/'] },
      to: {
        path: '^(games/[^/]+/src/index|bots/src/|analysis/src/)',
        pathNot: '^analysis/src/words',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-import-of-cli',
      severity: 'error',
      from: { pathNot: '^cli/' },
      to: { path: '^cli/' },
    },
    {
      name: 'no-test-in-sources',
      comment: 'Sources do not import tests.',
      severity: 'error',
      from: { pathNot: [TESTS, TOOLS] },
      to: { path: TESTS },
    },
    {
      name: 'tools-are-for-tests',
      comment: 'Packages do not import tools; their tests may.',
      severity: 'error',
      from: { pathNot: [TESTS, TOOLS] },
      to: { path: TOOLS },
    },
    {
      name: 'scripts-run-before-the-installation',
      comment: 'scripts/ may import a library only in the TypeScript loader, and tools/ only in the launcher.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: '^scripts/(run|load-ts)[.]mjs$' },
      to: { path: '^tools/|node_modules/' },
    },
    {
      name: 'no-node-in-portable-packages',
      comment:
        'engine, games, bots, analysis, catalog, rules-search, table, protocol and client also run in a browser.',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-library-in-engine-and-games',
      comment: 'engine and games have no dependencies outside this repository.',
      severity: 'error',
      from: { path: '^(engine|games/[^/]+|sample-game)/src/', pathNot: TESTS },
      to: { path: 'node_modules/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import cannot be resolved.',
      severity: 'error',
      from: {},
      // virtual modules of the web build, and files imported with a query such as `?raw`
      to: { couldNotResolve: true, pathNot: '^(icon|virtual):|[?]' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(games/[^/]+|[^/]+)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['holdout-src', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
}
