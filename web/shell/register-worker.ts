/**
 * Runs at the end of the document, only on the server's side of the build. Starts the service
 * worker once the page has loaded, and reports each visited page to it, so that the page can be
 * read offline. Pages reached by navigation within the app are reported as well, where the browser
 * has events for it.
 *
 * Without a network the browser itself sends a search, to the address that the worker then answers for. The router,
 * unable to load the scripts of the results, would reload the present address, and the search would be lost.
 */
export const registerWorker = `{
const { serviceWorker } = navigator
if (serviceWorker) addEventListener('load', () => {
  serviceWorker.register('/service-worker.js').catch(() => {})
  let told
  const sendPage = () => setTimeout(async () => {
    const visited = location.href.split('#')[0]
    if (visited === told) return
    const inside = told !== undefined
    told = visited
    const { active } = await serviceWorker.ready
    active.postMessage({
      visited, inside, language: document.documentElement.lang,
      mayKeep: /(^|; )cookieConsent=/.test(document.cookie),
      picture: document.querySelector('main img')?.currentSrc,
      files: performance.getEntriesByType('resource').map(({ name }) => name),
    })
  }, 2000)
  sendPage()
  window.navigation?.addEventListener('currententrychange', sendPage)
})
addEventListener('submit', (event) => {
  if (!navigator.onLine && event.target.matches('.search-form')) event.stopPropagation()
}, true)
}`
