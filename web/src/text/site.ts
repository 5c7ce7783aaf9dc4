import { quantity } from '@holdout/engine'
import { pageTitle } from '@holdout/protocol/pages'

/** Text around every page: the bar, the tabs, the footer and the error page. */
export const siteText = {
  name: 'Holdout',
  pageTitle,
  mainLinks: 'Main',
  tabs: 'Tabs',
  play: 'Play',
  learn: 'Learn',
  online: 'Online',
  companion: 'Companion',
  replays: 'Replays',
  saved: 'Saved',
  about: 'About',
  keys: 'Keys',
  yourTurnAt: (tables: number) => ` (your turn at ${quantity(tables, 'table')})`,
  install: 'Install app',
  reload: 'Reload page',
  pageFailed: 'This page cannot be shown.',
} as const
