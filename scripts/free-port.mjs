import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Systems choose from 32768 (Linux) or 49152 upwards for whoever asks for any port. A server of tests
// is told its port seconds before it listens; meanwhile others would be given one from there.
const FIRST = 20_000
const LAST = 32_000

/** A port of 127.0.0.1 that nobody listens on, and that the system gives to nobody else. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      (error) => {
        if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error
        return false
      },
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
