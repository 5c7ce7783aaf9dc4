// Entries are read from each package.json (exports, bin); only tests and what no manifest names stand here.
import { readFileSync } from 'node:fs'
import { findGames } from './scripts/registry.mjs'

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const games = findGames().map(({ slug }) => `@holdout/${slug}`)
const plain = { entry: ['{src,test}/**/*.test.ts'], project: ['{src,test}/**/*.ts'] }

export default {
  workspaces: {
    ...Object.fromEntries(workspaces.map(path => [path, plain])),
    '.': {
      entry: [
        'scripts/*.mjs',
        'tools/{*/index,new-game}.ts', // the commands
        'tools/check/{test,test-long,format}.ts',
        'tools/check/{second-tries,hang}.ts', // loaded by Vitest
        'tools/campaign/survey-part.ts', // run by the survey as a process of its own
        'tools/measure/beside*.mjs', // loaded by another program
        'tools/**/*.test.ts',
      ],
      project: ['scripts/*.mjs', 'tools/**/*.{ts,mjs}', '*.{ts,mjs}'],
      ignoreDependencies: ['@biomejs/biome', 'dependency-cruiser', 'typescript-native'], // tools/programs runs them by their path
    },
    server: { ...plain, ignoreBinaries: ['prlimit'] }, // of the operating system
    catalog: { ...plain, ignoreDependencies: games }, // found by the registry
    web: {
      entry: [
        'src/main.tsx',
        'src/worker/main.ts',
        'test/toy-table/main.ts',
        'src/tables/*/index.tsx',
        'src/tables/*/setup/index.tsx',
        'src/companion/*/{index.tsx,box.ts}',
        '{src,test}/**/*.test.{ts,tsx}',
      ],
      project: ['{src,test,build}/**/*.{ts,tsx}'],
      ignoreUnresolved: ['virtual:fonts.css'],
      // `icon:…` is our own plugin's word; it and the font plugin find these by name
      ignoreDependencies: ['icon', '@iconify-json/game-icons', '@fontsource/.*', '@fontsource-variable/.*', ...games],
    },
    cli: {
      entry: ['src/main.ts', 'src/tables/*.tsx', '{src,test}/**/*.test.{ts,tsx}'],
      project: ['bin/*.js', '{src,test}/**/*.{ts,tsx}'],
      ignoreDependencies: games,
    },
  },
}
