import '#server/platform/node-env.ts'
// `npm run bench -- [names]`: the benches with these names, of those below, or all; on DATABASE_URL, which must hold a
// demonstration of the size to measure (`npm run seed -- 100000`). `findability`, `order-lists` and `queues` make databases of
// their own beside it.
import { parseArgs } from 'node:util'
import { benchChat } from './chat.ts'
import { benchDocuments } from './documents.ts'
import { benchFigures } from './figures.ts'
import { benchFind } from './find.ts'
import { benchFindability } from './findability/run.ts'
import { benchImport } from './import.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLogin } from './login.ts'
import { benchOrderLists } from './order-lists.ts'
import { benchOrders } from './orders.ts'
import { benchPayments } from './payments.ts'
import { benchPages } from './pages.ts'
import { benchPart } from './part.ts'
import { benchQueues } from './queues.ts'
import { benchRender } from './render.ts'
import { benchSearch } from './search.ts'
import { benchTaught } from './taught.ts'

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: { set: { type: 'string' }, misses: { type: 'boolean' }, ablation: { type: 'boolean' } },
})
type Bench = (databaseUrl: string, given: typeof options) => Promise<void>

const benches: Record<string, Bench> = {
  pages: benchPages,
  part: benchPart,
  search: benchSearch,
  find: benchFind,
  taught: benchTaught,
  login: benchLogin,
  import: benchImport,
  chat: benchChat,
  orders: benchOrders,
  'order-lists': benchOrderLists,
  documents: benchDocuments,
  payments: benchPayments,
  queues: benchQueues,
  figures: benchFigures,
  render: benchRender,
  lighthouse: benchLighthouse,
  findability: benchFindability,
}

const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('Set DATABASE_URL to the database to measure on.')
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const bench = benches[name]
  if (!bench) throw new Error(`No bench is called "${name}"`)
  await bench(databaseUrl, options)
}
