import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import type { Language } from '#contract/language.ts'
import { pageContext } from './context.ts'
import ar from './i18n/ar.ts'
import arPages from './i18n/ar-pages.ts'
import en from './i18n/en.ts'
import enPages from './i18n/en-pages.ts'
import fr from './i18n/fr.ts'
import frPages from './i18n/fr-pages.ts'
import { phrasebook, type Phrasebook } from './i18n/texts.ts'
import zh from './i18n/zh.ts'
import zhPages from './i18n/zh-pages.ts'
import { PhrasebookProvider } from './shell/i18n.ts'
import { PageSettingsProvider } from './shell/page.tsx'
import { registerWorker } from './shell/register-worker.ts'

export { pageContext }

const phrasebooks: Record<Language, Phrasebook> = {
  en: phrasebook('en', { ...en, ...enPages }),
  ar: phrasebook('ar', { ...ar, ...arPages }),
  fr: phrasebook('fr', { ...fr, ...frPages }),
  zh: phrasebook('zh', { ...zh, ...zhPages }),
}

/** Renders the whole document before replying, so that it can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, origin, demo, nonce } = context.get(pageContext)
  const html = await documentOf(
    <PhrasebookProvider value={phrasebooks[language]}>
      <PageSettingsProvider value={{ language, origin, demo, nonce }}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </PageSettingsProvider>
    </PhrasebookProvider>,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  return new Response(paintFirst(html, nonce), { status, headers })
}

/** A page aborted by the browser is not a failure. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) report(error)
}

// The page can be read and searched without scripts, so they start after it has loaded: over a slow
// connection, styles, fonts and pictures come first. They start at once on the first interaction,
// and after a delay if a picture never arrives. Deferred scripts have the type "later", which
// browsers ignore.
const startLater = `{
const start = () => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  for (const waiting of document.querySelectorAll('script[type=later]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = waiting.textContent
    waiting.type = 'started'
    document.head.append(script)
  }
}
for (const sign of ['load', 'pointerover', 'touchstart', 'keydown'])
  addEventListener(sign, start, { once: true, passive: true })
setTimeout(start, 3000)
}`

// In development nothing is deferred, because Vite injects its own scripts.
const worker = import.meta.env.PROD ? registerWorker : ''

function paintFirst(html: string, nonce: string): string {
  const start = ' type="module" async=""'
  // A missing match must fail loudly: scripts would otherwise start before the first paint, or
  // never.
  if (!html.includes(start) || !html.includes('</body>'))
    throw new Error('The document lacks the module script or the end of the body to rewrite')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(start, ' type="later"')
    .replace('</body>', () => `<script nonce="${nonce}">${startLater}${worker}</script></body>`)
}

function report(error: unknown) {
  process.stderr.write(`${inspect(error)}\n`)
}

function documentOf(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      nonce,
      // Nothing is streamed: what was waited for stands where it belongs, without scripts that move it.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: report,
    })
  })
}
