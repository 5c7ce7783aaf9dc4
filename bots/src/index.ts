export * from './bot.ts'
export * from './levels.ts'
export * from './play-game.ts'
export * from './search/index.ts'
