import { inBrowser, notFound, onServer } from '#web/shell/load.ts'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const load = async (): Promise<null> => {
  throw notFound()
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Never rendered: for an address without a page the error screen is shown, with its status. */
export default function NotFound() {
  return null
}
