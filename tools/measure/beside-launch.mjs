// Starts a server with the flags of `npm start`, for a load generator that sets its own flags, and forwards messages
// between the two.
import { spawn } from 'node:child_process'
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs'

const { HOLDOUT_PROGRAM = '' } = process.env
const server = spawn(process.execPath, [...process.execArgv, ...SERVER_FLAGS, HOLDOUT_PROGRAM], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
process.on('message', asked => server.send(/** @type {string} */ (asked)))
server.on('message', answer => process.send?.(answer))
server.on('exit', code => process.exit(code ?? 1))
