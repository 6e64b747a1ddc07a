// `npm start`: from a fresh clone to a running marketplace.
import { spawn } from 'node:child_process'
import { installPackages, projectEnvironment, projectNode, root } from './packages.mjs'
import { buildWeb } from './web-build.mjs'

const began = Date.now()
installPackages({ all: false })
buildWeb()
const server = spawn(projectNode(), ['server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // A newcomer wants to read the address, not a line for each request.
  env: { LOG_LEVEL: 'warn', ...projectEnvironment(), STARTED_AT: String(began) },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
