import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Address } from './address.ts'

/** The password lies beside the cluster, in a directory of the user who runs Ghiyar. */
export const passwordFile = (cluster: string) => join(dirname(cluster), 'password')

/**
 * Where the server listens on Windows, whose Unix sockets the `pg` driver can't use: a port of the
 * loopback interface, guarded by a random password that lives as long as the database.
 * @param formerPort of a server that a former start may have left running
 */
export async function loopbackAddress(cluster: string, formerPort?: number): Promise<Address> {
  const file = passwordFile(cluster)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return { port: formerPort ?? (await freePort()), password: readFileSync(file, 'utf8').trim() }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
