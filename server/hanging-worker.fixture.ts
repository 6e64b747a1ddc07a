// Answers requests with its process id and how many were killed before; blocked for good by SIGUSR2,
// which it says first.
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { runAsWorker } from './platform/processes/child.ts'
import { heartbeats } from './workers-heartbeats.fixture.ts'

process.on('SIGUSR2', () => {
  writeSync(process.stdout.fd, `${process.pid} is blocked\n`)
  for (;;);
})

// As an agent does that is loaded before.
await setTimeout(50)

await runAsWorker(
  async ({ HOST, PORT, WORKERS_KILLED }, begun) => {
    await begun
    const server = createServer((_, reply) => {
      reply.setHeader('workers-killed', WORKERS_KILLED)
      reply.end(String(process.pid))
    })
    server.listen(PORT, HOST)
    await once(server, 'listening')
    return {
      stop: async () => {
        server.close()
        server.closeAllConnections()
      },
    }
  },
  { stopWithinMs: 500, heartbeats },
)
