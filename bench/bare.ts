// The yardstick: Fastify with nothing on it. BODY_FILE and BODY_ENCODING: those bytes. DATABASE_URL
// and LISTING_NO: one row by primary key, sent as JSON.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import pg from 'pg'

const { BODY_FILE, BODY_ENCODING, DATABASE_URL, LISTING_NO } = process.env
const app = fastify()

if (BODY_FILE) {
  const body = readFileSync(BODY_FILE)
  app.get('/', (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    if (BODY_ENCODING) reply.header('content-encoding', BODY_ENCODING)
    return reply.send(body)
  })
} else {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  const statement = { name: 'row', text: 'select * from listing where no = $1' }
  app.get('/', async () => (await pool.query({ ...statement, values: [LISTING_NO] })).rows[0])
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
