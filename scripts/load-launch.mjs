// Starts a server as `npm start` would, with its flags, for a load generator that gives flags of its own; passes on what the two say.
import { spawn } from 'node:child_process'
import { SERVER_FLAGS } from './server-flags.mjs'

const server = spawn(process.execPath, [...process.execArgv, ...SERVER_FLAGS, process.env.HOLDOUT_PROGRAM], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
process.on('message', asked => server.send(asked))
server.on('message', answer => process.send(answer))
server.on('exit', code => process.exit(code ?? 1))
