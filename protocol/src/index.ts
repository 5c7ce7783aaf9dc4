export * from './from-client.ts'
export * from './from-server.ts'
export * from './table-info.ts'
export * from './version.ts'
