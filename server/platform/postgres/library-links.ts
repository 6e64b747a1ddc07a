import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { errorCode } from './embedded-postgres-error.ts'

interface Link {
  source: string
  target: string
}

/**
 * Makes the links between library names (`libpq.so.5` to `libpq.so.5.18`), which an npm package
 * can't carry and whose install script may be blocked. Links that exist are left alone.
 * @param native the package's own directory, which lists the links in `pg-symlinks.json`
 * @param root the directory to make them in: the same, or a copy of it
 */
export function makeLibraryLinks(native: string, root: string): void {
  for (const { source, target } of listedLinks(native)) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another start may make the same link at the same moment.
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

/** The list names paths from the package's root: `native/lib/…`; anything outside is ignored. */
function listedLinks(native: string): Link[] {
  let list: string
  try {
    list = readFileSync(join(native, 'pg-symlinks.json'), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
  const inside = (path: string) => {
    const inNative = relative('native', normalize(path))
    return inNative.startsWith('..') ? undefined : inNative
  }
  return (JSON.parse(list) as Link[]).flatMap((link) => {
    const [source, target] = [inside(link.source), inside(link.target)]
    return source && target ? [{ source, target }] : []
  })
}
