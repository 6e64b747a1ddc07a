import { inBrowser, notFound, onServer } from '#web/shell/load.ts'

const load = async (): Promise<null> => {
  throw notFound()
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Never shown: an address without a page is answered by the error screen, with its status. */
export default function NotFound() {
  return null
}
