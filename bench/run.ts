import '#server/platform/node-env.ts'
// `npm run bench -- [pages|part|search|render|lighthouse]…`: on DATABASE_URL, which must hold a demonstration
// of the size to measure (`npm run seed -- 100000`).
import { benchLighthouse } from './lighthouse.ts'
import { benchPages } from './pages.ts'
import { benchPart } from './part.ts'
import { benchRender } from './render.ts'
import { benchSearch } from './search.ts'

const benches = {
  pages: benchPages,
  part: benchPart,
  search: benchSearch,
  render: benchRender,
  lighthouse: benchLighthouse,
}
type Name = keyof typeof benches

const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('Set DATABASE_URL to the database to measure on.')
const wanted = process.argv.slice(2) as Name[]
for (const name of wanted.length > 0 ? wanted : (Object.keys(benches) as Name[])) {
  if (!(name in benches)) throw new Error(`No bench is called "${name}"`)
  await benches[name](databaseUrl)
}
