export { type Config, readConfig } from './config.ts'
export { type Serving, serve } from './serve.ts'
