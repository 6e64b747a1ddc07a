// An application that owns an embedded PostgreSQL, for the tests to kill: it says what happens to it
// as lines of JSON, stops at the line `stop`, and ends without stopping at the line `exit`.
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from './embedded.ts'

interface Task {
  dataDir: string
  machineDir?: string
  /** To become, after the start of Node itself and before anything else. */
  user?: { uid: number; gid: number }
}

const { user, ...options } = JSON.parse(process.argv[2] ?? '{}') as Task
if (user) {
  process.setgroups?.([])
  process.setgid?.(user.gid)
  process.setuid?.(user.uid)
}

const report = (event: string, fields: object = {}) =>
  process.stdout.write(`${JSON.stringify({ event, ...fields })}\n`)

try {
  const postgres = await startEmbeddedPostgres({
    ...options,
    log: (message) => report('log', { message }),
    onLost: (message) => report('lost', { message }),
  })
  report('started', postgres)
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'exit') process.exit()
    await postgres.stop()
    await postgres.stop()
    report('stopped')
    // Nothing but this input keeps the process alive now, unless `stop` forgot something.
    process.stdin.destroy()
    break
  }
} catch (error) {
  const { name, message } = error as Error
  report('refused', { name, message })
}
