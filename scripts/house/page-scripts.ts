import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Route = { module: string; imports?: string[]; parentId?: string }
type Manifest = { entry: Route; routes: Record<string, Route> }

/** Pages that anyone may open, by the ids of their routes. */
const pages = [
  ...['routes/home', 'browse-all', 'browse-category', 'part', 'seller', 'routes/sellers/stores'],
  ...['routes/content/news', 'routes/content/article', 'faq', 'routes/content/contact'],
]

/** Bytes of compressed scripts that a page begins with, by route; none where nothing is built. */
export function pageScripts(root: string): Record<string, number> {
  const client = join(root, 'build/client')
  const assets = join(client, 'assets')
  const manifest = existsSync(assets) && readdirSync(assets).find((n) => /^manifest.*\.js$/.test(n))
  if (!manifest) return {}
  const text = readFileSync(join(assets, manifest), 'utf8')
  const { entry, routes } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  ) as Manifest
  const size = (path: string) => {
    const [plain, compressed] = [join(client, path), join(client, `${path}.br`)]
    return statSync(existsSync(compressed) ? compressed : plain).size
  }
  const bytesOf = (id: string) => {
    const parts = [entry]
    for (let at: string | undefined = id; at; at = routes[at]?.parentId) parts.push(routes[at]!)
    const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))
    return [...files].reduce((total, file) => total + size(file), 0)
  }
  const ids = Object.keys(routes).filter((id) => pages.includes(id))
  return Object.fromEntries(ids.map((id) => [id, bytesOf(id)]))
}
