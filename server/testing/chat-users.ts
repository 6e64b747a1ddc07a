import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { sql } from 'drizzle-orm'
import type { ClientEvents, SendOutcome, ServerEvents } from '#contract/realtime.ts'
import { newId } from '../platform/id.ts'
import { appOn, type TestApp } from './app.ts'
import { ownDatabase, type AtEnd } from './database.ts'
import { publishListing } from './factories.ts'
import { join } from './people.ts'
import { cloneUser, insertSession } from './principals.ts'

export type ClientSocket = Socket<ServerEvents, ClientEvents>
export type ChatUser = { id: string; no: number; token: string; name: string }

/** Starts an application's server on a free port; returns its address. */
export async function listening(app: Pick<TestApp, 'http'>): Promise<string> {
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
}

/** A user's connection, closed when the test ends. Resolves when connected, rejects when refused. */
export async function connect(
  url: string,
  { token, id }: Pick<ChatUser, 'token' | 'id'>,
  { atEnd, ...options }: { atEnd: AtEnd } & Parameters<typeof io>[1],
): Promise<ClientSocket> {
  const socket: ClientSocket = io(url, {
    ...{ transports: ['websocket'], forceNew: true, reconnection: false },
    auth: { token },
    query: { userId: id },
    ...options,
  })
  atEnd(async () => void socket.disconnect())
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** The next event of a kind that a connection receives. */
export const next = <Name extends keyof ServerEvents>(
  socket: ClientSocket,
  name: Name,
): Promise<Parameters<ServerEvents[Name]>[0]> =>
  once(socket as never, name).then(([payload]) => payload as never)

/** All events of a kind that a connection receives from now on. */
export function received<Name extends keyof ServerEvents>(socket: ClientSocket, name: Name) {
  const all: Parameters<ServerEvents[Name]>[0][] = []
  socket.on(name, ((payload: never) => all.push(payload)) as never)
  return all
}

/** Sends a message over a connection; returns the outcome. */
export const write = (
  socket: ClientSocket,
  { roomId, message, clientId = newId(), ...named }: Record<string, string> & { roomId: string },
): Promise<SendOutcome> =>
  socket
    .timeout(20_000)
    .emitWithAck('send-message', { roomId, message, clientId, ...named } as never)

/** A garage, and a company with an active listing, in an application that accepts connections. */
export async function chatUsers(atEnd: AtEnd, env: Record<string, string> = {}) {
  const database = await ownDatabase('empty', atEnd)
  const app = { ...(await appOn(database.url, { env, atEnd })), database }
  const url = await listening(app)
  const first = { BUYER: await join(app, 'BUYER'), SELLER: await join(app, 'SELLER') }
  /** A new user with the details of the first user of the same role. */
  const person = async (role: 'BUYER' | 'SELLER'): Promise<ChatUser> => {
    const { no } = await cloneUser(database.db, first[role].user._id)
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from "user" where no = ${no}`,
    )
    const { details } = first[role].user
    const name = details && 'company_name' in details ? details.company_name : details!.garage_name
    const { token } = await insertSession(database.db, no)
    return { id: rows[0]!.id, no, token, name }
  }
  const part = async (seller: ChatUser): Promise<string> => {
    const { sku } = await publishListing(app, { sellerNo: seller.no })
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from listing where sku = ${sku}`,
    )
    return rows[0]!.id
  }
  const buyer = await person('BUYER')
  const seller = await person('SELLER')
  const listing = await part(seller)
  const as = ({ token }: { token: string }) => ({ token })
  return {
    ...{
      app,
      db: database.db,
      databaseUrl: database.url,
      url,
      person,
      part,
      buyer,
      seller,
      listing,
    },
    as,
    /** A conversation about the part, in which nothing was said yet. */
    begin: async (asker = buyer, listing_id = listing) =>
      (await app.call('startChat', { listing_id }, as(asker))).roomId,
    connect: (who: ChatUser, options: Parameters<typeof io>[1] = {}) =>
      connect(url, who, { atEnd, ...options }),
    /** Another device of the same person. */
    device: async (who: ChatUser): Promise<ChatUser & { session: string }> => {
      const { id: session, token } = await insertSession(database.db, who.no)
      return { ...who, token, session }
    },
  }
}
