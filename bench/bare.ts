// The yardstick: Fastify with nothing on it. BODY_BYTES: a body of that size. DATABASE_URL and
// LISTING_NO: one row by primary key, sent as JSON.
import fastify from 'fastify'
import pg from 'pg'

const { BODY_BYTES, BODY_TYPE = 'text/html; charset=utf-8', DATABASE_URL, LISTING_NO } = process.env
const app = fastify()

if (BODY_BYTES) {
  const body = Buffer.alloc(Number(BODY_BYTES), 'x')
  app.get('/', (_request, reply) => reply.type(BODY_TYPE).send(body))
} else {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  const statement = { name: 'row', text: 'select * from listing where no = $1' }
  app.get('/', async () => (await pool.query({ ...statement, values: [LISTING_NO] })).rows[0])
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
