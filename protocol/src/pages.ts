import type { About } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { escaped } from './escaped.ts'
import { PICTURE } from './picture.ts'

export { PICTURE_FONTS, pictureSvg } from './picture.ts'

/** The path of an online table: its invitation, its waiting room and its match. */
export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`
}

/** The path of the replay of an online match. */
export function replayPath(table: string): string {
  return `/r/${encodeURIComponent(table)}`
}

export function pageTitle(title: string): string {
  return `${title} · ${SITE}`
}

/** What a link to a page shows in a chat: title, text and picture. */
export interface Card {
  readonly title: string
  readonly text: string
  /** The path of the picture below the site, without a slash at the beginning. */
  readonly picture: string
  /** For the people who have the link, not for search engines. */
  readonly unlisted?: boolean
}

const SITE = 'Holdout'
const HOME = 'Zombie games for one long night. Play alone, with bots, on one shared screen, or online with a link.'

type Text = readonly [title: string, text: string]

/** Pages without a game. */
const PLAIN: Readonly<Record<string, Text>> = {
  about: ['About', 'Who made the games and the icons, and the licenses.'],
  account: ['Account', 'Your name and password on this server.'],
  cards: ['Cards', 'Text, copies and source of every card.'],
  companion: ['Companion', 'Timers, dice and counters for the boxed games.'],
  daily: ['Daily challenge', 'The same deal for everyone, every day. Play it once and compare.'],
  games: ['My games', 'Your online games.'],
  'how-it-thinks': [
    'How it thinks',
    'Chance, luck, decisions and accuracy in plain words, with a real match and the limits of the numbers.',
  ],
  keys: ['Keys', 'Every key, for each table.'],
  learn: ['Learn', 'Learn a game in 5 minutes at the table, without a rulebook.'],
  online: ['Play online', 'Open a table and send friends the link, or join one.'],
  puzzles: ['Puzzles', 'Find the one move that is clearly better than all others. A new puzzle every day.'],
  records: ['Records', 'Your results, win rates, luck, accuracy and achievements.'],
  rules: ['Rules', 'Every rule with its number, with search.'],
  saved: ['Saved games and replays', 'Continue, replay or export a game of this device.'],
  settings: ['Settings', 'Sound, speed, text size and colors.'],
  together: ['Share one screen', 'Pick a game for the people around one screen.'],
}

/** Pages of a game, as `/rules/<slug>`. */
const OF_GAME: Readonly<Record<string, (game: About) => Text>> = {
  cards: ({ title }) => [`Cards of ${title}`, `Text, copies and source of every card of ${title}.`],
  companion: ({ title, companion }) => [`Companion for ${title}`, companion ?? `Help for the boxed game ${title}.`],
  daily: ({ title }) => [
    `Daily challenge: ${title}`,
    `The same deal of ${title} for everyone. Play it once and compare.`,
  ],
  host: game => [`Host ${game.title} online`, game.blurb],
  learn: ({ title, hook }) => [`Learn ${title} in 5 minutes`, `${hook} Play a short lesson at the table.`],
  puzzles: ({ title }) => [`Puzzles of ${title}`, `Find the best move in positions of ${title}.`],
  quick: game => [`Play ${game.title}`, aboutText(game)],
  rules: ({ title }) => [`Rules of ${title}`, `Every rule of ${title} with its number, with search.`],
}

/** Pages of a match of this device, as `/play/<id>`. A server has those of its tables. */
const OF_MATCH: Readonly<Record<string, Text>> = {
  analysis: ['Analysis', 'What decided the game, move by move.'],
  play: ['Game', 'A game on this device.'],
  replay: ['Replay', 'A game, move by move.'],
}

/** The first parts of the paths of all pages. */
export function pageNames(games: readonly About[]): string[] {
  const names = [PLAIN, OF_GAME, OF_MATCH].flatMap(pages => Object.keys(pages))
  return [...new Set(['t', 'r', ...names, ...games.map(({ slug }) => slug)])]
}

/** Pages that are the same for everyone: those that a static copy has a file for. */
export function staticPaths(games: readonly About[]): string[] {
  const plain = ['/', ...Object.keys(PLAIN).map(name => `/${name}`)]
  return [...plain, ...games.flatMap(({ slug }) => ['', ...ofBook].map(name => `${name}/${slug}`))]
}

const ofBook = ['/rules', '/cards', '/learn', '/companion', '/daily', '/puzzles']

/** The page at a path; null if there is none. */
export function cardAt(path: string, games: readonly About[]): Card | null {
  const [name = '', detail, aid, ...more] = path.split('/').slice(1)
  if (name === 'daily' && aid !== undefined && more.length === 0) return cardOfDay(detail, aid, games)
  // One puzzle of a game: what a link to it shows is the same for all.
  if (name === 'puzzles' && /^[0-9a-f]{8}$/.test(aid ?? '') && more.length === 0)
    return cardAt(`/puzzles/${detail}`, games)
  if (more.length > 0 || (aid !== undefined && (name !== 'companion' || aid !== 'aid'))) return null
  if (name === '') return detail === undefined ? { title: SITE, text: HOME, picture: pictureOf(null) } : null
  if (detail === undefined) {
    const game = games.find(({ slug }) => slug === name)
    return cardOf(game ? [game.title, aboutText(game)] : own(PLAIN, name), game)
  }
  const game = games.find(({ slug }) => slug === detail)
  if (game && Object.hasOwn(OF_GAME, name)) return cardOf(OF_GAME[name](game), game)
  const match = cardOf(detail === '' ? undefined : own(OF_MATCH, name), undefined)
  return match && { ...match, unlisted: true }
}

/** The board of a day: the path is in shared results. */
function cardOfDay(day: string, slug: string, games: readonly About[]): Card | null {
  const game = games.find(about => about.slug === slug)
  if (!game || !/^2\d{3}-\d\d-\d\d$/.test(day)) return null
  const text = `The board of ${day}: the same deal of ${game.title} for everyone, with a row for each level of bots.`
  return cardOf([`Daily challenge: ${game.title}`, text], game)
}

function cardOf(text: Text | undefined, game: About | undefined): Card | null {
  return text ? { title: text[0], text: text[1], picture: pictureOf(game?.slug ?? null) } : null
}

function own<T>(pages: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(pages, name) ? pages[name] : undefined
}

/** The picture that the build makes of a game; null: of the site. */
export function pictureOf(game: string | null): string {
  return `pictures/${game ?? 'holdout'}.png`
}

/** The facts that decide whether to play: "2–6 players, 30–45 minutes." */
export function factsText({ players, minutes }: Pick<About, 'players' | 'minutes'>): string {
  const [least, most] = players
  const count = least === most ? quantity(most, 'player') : `${least}–${most} players`
  return `${count}, ${minutes[0]}–${minutes[1]} minutes`
}

function aboutText(game: About): string {
  return `${game.blurb} ${factsText(game)}.`
}

/** Where a page is written for. */
export interface PageSite {
  /** The address of the site with a slash at the end; null: not known, so that there is no canonical link. */
  readonly origin: string | null
  /** Whether the host answers the paths of all pages. A file host does not: links there are behind a #. */
  readonly answersPaths: boolean
}

/**
 * Writes the tags of a page, and its text for readers without JavaScript, into `index.html`. Links to files are
 * relative to `path`, so that a site can be in any folder.
 */
export function writePage(template: string, path: string, card: Card, { origin, answersPaths }: PageSite): string {
  const up = '../'.repeat(path.split('/').length - 2) || './'
  const title = path === '/' ? `${SITE}: zombie games for one long night` : pageTitle(card.title)
  const here = origin === null ? null : origin + path.slice(1).replace(/\/$/, '')
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', card.text),
    ...(answersPaths ? [meta('name', 'holdout-paths', 'yes')] : []),
    ...(card.unlisted ? [meta('name', 'robots', 'noindex')] : []),
    ...(here === null ? [] : [`<link rel="canonical" href="${escaped(here)}" />`, meta('property', 'og:url', here)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:title', card.title),
    meta('property', 'og:description', card.text),
    meta('property', 'og:image', (origin ?? up) + card.picture),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  const text = `<h1>${escaped(card.title)}</h1><p>${escaped(card.text)}</p>`
  return between(between(template, 'page', tags.join('\n    ')), 'text', text).replaceAll('="./', `="${up}`)
}

/** Replaces what is between two marks of `index.html`, and keeps the marks. */
function between(template: string, mark: string, content: string): string {
  const [begin, end] = [`<!--${mark}-->`, `<!--/${mark}-->`]
  const [before, after] = [template.indexOf(begin), template.indexOf(end)]
  return before < 0 || after < 0 ? template : template.slice(0, before + begin.length) + content + template.slice(after)
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`
}
