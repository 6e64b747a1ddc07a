import './styles/layers.css'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type MiddlewareFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import arabicFace from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import latinFace from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import { AccountCorner } from './features/accounts/menu/account-corner.tsx'
import { AccountFrame } from './features/accounts/menu/account-frame.tsx'
import { lazyComponent } from './shell/lazy-component.tsx'
import { AskLoginProvider } from './shell/ask-login.tsx'
import { ConsentBar } from './shell/consent-bar.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { useTranslation } from './shell/i18n.ts'
import { inBrowser, onServer, type LoadArguments } from './shell/load.ts'
import { leadingMakes, type Menu, toMenuCategory, toMenuMake } from './shell/menu.ts'
import { redirectLegacyArticle } from './shell/legacy-article.ts'
import { NavigationState } from './shell/navigation-state.tsx'
import { OfflineNotice } from './shell/offline-notice.tsx'
import { usePage } from './shell/page.tsx'
import { beforePaintScript } from './shell/preferences.ts'
import { ToastRegion } from './shell/toast.tsx'
import './styles/app.css'

export { ErrorScreen as ErrorBoundary } from './shell/error-screen.tsx'

const MemberTools = lazyComponent({ texts: 'activity', load: () => import('./member-tools.tsx') })
const LoginDialog = lazyComponent({
  load: () => import('./features/accounts/login/login-dialog.tsx'),
})

const load = async ({ api }: LoadArguments): Promise<Menu> => {
  const [categories, makes, { social }] = await Promise.all([
    api.call('getCategories', {}),
    api.call('getMakes', { limit: leadingMakes }),
    api.call('getOffice', {}),
  ])
  return {
    categories: categories.items.map(toMenuCategory),
    makes: makes.items.map(toMenuMake),
    social,
  }
}

export const loader = onServer(load)
export const middleware: MiddlewareFunction<Response>[] = [redirectLegacyArticle]
export const clientLoader = inBrowser(load)

/** The menu is loaded once per document; only a revalidation loads it again. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = navigation
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  const { language, direction, origin, demo, nonce } = usePage()
  return (
    <html
      lang={language}
      dir={direction}
      data-origin={origin}
      data-demo={demo ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10242a" />
        {/* It has run before hydration, so the browser's scripts don't include its text. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaintScript : '' }}
        />
        <link
          rel="preload"
          href={language === 'ar' ? arabicFace : latinFace}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        <Links nonce={nonce} />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {t('skip')}
        </a>
        <ToastRegion>
          <AskLoginProvider dialog={LoginDialog}>
            <NavigationState />
            <OfflineNotice />
            <Header account={<AccountCorner tools={<MemberTools />} />} />
            <AccountFrame>
              <main id="main" tabIndex={-1}>
                {children}
              </main>
            </AccountFrame>
            <Footer />
            <ConsentBar />
          </AskLoginProvider>
        </ToastRegion>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
