import { Outlet } from 'react-router'
import { readLines, visitorCart } from '#contract/visitor-cart.ts'
import { onServer } from '#web/shell/load.ts'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

// Around the page of the cart, because a `HydrateFallback` isn't given what its own route loads.

/** The cart where no scripts run; null where it is empty. */
export const loader = onServer(({ api, url }) => {
  const lines = readLines(url.searchParams.get(visitorCart.parameter) ?? '')
  return lines.length > 0 ? api.call('previewCart', { lines }) : Promise.resolve(null)
})
export const clientLoader = () => null

export default Outlet
