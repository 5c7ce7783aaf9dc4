import { pageTitle } from '@holdout/protocol/pages'
import { agree, quantity } from '@holdout/words'

/** Text around every page: the bar, the tabs, the footer and the error page. */
export const siteText = {
  name: 'Holdout',
  pageTitle,
  mainLinks: 'Main',
  tabs: 'Tabs',
  play: 'Play',
  daily: 'Daily challenge',
  puzzles: 'Puzzles',
  learn: 'Learn',
  online: 'Online',
  companion: 'Companion',
  myGames: 'My games',
  about: 'About',
  howItThinks: 'How it thinks',
  keys: 'Keys',
  waitForYou: (games: number) => ` (${quantity(games, 'game')} ${agree(games, 'waits', 'wait')} for you)`,
  install: 'Install app',
  reload: 'Reload page',
  pageFailed: 'This page cannot be shown.',
} as const
