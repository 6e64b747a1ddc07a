import { Client, type ClientConfig } from 'pg'

/** Where the server listens: a Unix socket, or on Windows a loopback port with a password. */
export type Address = { socketDir: string } | { port: number; password: string }

export const role = 'ghiyar'
export const database = 'ghiyar'
/** No TCP port: merely a part of the socket's name. */
const socketPort = 5432

/**
 * Everything is said, so that no `PG…` variable of the environment gets a word in. The host's
 * name only makes it a URL; the socket of the query is what counts.
 */
export function connectionUrl(address: Address): string {
  if ('socketDir' in address)
    return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(address.socketDir)}&port=${socketPort}&sslmode=disable`
  const { port, password } = address
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** Connects to one of the server's databases by the role that owns it all; the caller ends it. */
export async function connect(address: Address, to: string): Promise<Client> {
  const place: ClientConfig =
    'socketDir' in address
      ? { host: address.socketDir, port: socketPort }
      : { host: '127.0.0.1', port: address.port, password: address.password }
  const client = new Client({
    ...place,
    user: role,
    database: to,
    ssl: false,
    application_name: 'ghiyar owner',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {
    // A lost connection ends the client; whoever cares listens to `end`.
  })
  await client.connect()
  return client
}
