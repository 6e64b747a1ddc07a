// Answers its process id to whoever asks, and how many were killed before; blocked for good by SIGUSR2.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { runAsWorker } from './platform/processes/child.ts'
import { heartbeats } from './workers-heartbeats.fixture.ts'

process.on('SIGUSR2', () => {
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
