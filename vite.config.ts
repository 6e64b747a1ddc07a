import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

// What every page loads goes into one file: it compresses far better than two dozen small ones.
// Menus and dialogs that open on demand stay outside.
const everyPage = new RegExp(
  [
    'node_modules/(?:react|react-dom|react-router|scheduler|@fontsource[^/]*)/',
    '/contract/(?!addresses|opening-state|optional-fields|personal-data|uploads|order-status|credit-status|return-status|payout-status|seller-status|cross-numbers|read-cross-numbers|listing-status|callback-status|life-cycle|import-column|chat-options|notification-kinds|favourite-orders|contact-options|money|company-numbers|webhook-events|garage-types|operator-roles|vocabulary-choices|visitor-cart|account-status|transfer-status|transfer-limits|rule-kinds|banner-kinds|content-kinds|uae-day)',
    '/web/context',
    '/web/i18n/texts',
    '/web/(?!features/(?:accounts|selling|favourites|callbacks|chat|notifications|operator|orders|payments|sellers|content/\\w+)/|features/catalog/(?:ask|compare|listing-rows|offer|part[.])|features/content/(?:editorial|prose)|ui/|shell/members/|shell/mega-menu).*[.]css',
    '/web/shell/(?!members/|amount|contact-links|counted-number|moment-text|page-texts|random-id|send-form|realtime|unread|mega-menu|record-interest|opening-state|use-minute|week-days|fold-text|phone-menu.tsx|phone-menu-rows|recent-searches|search-suggestions|suggestion-|use-(combobox|suggestions))',
    '/web/ui/(icon|category-symbol|initials-plate|pages|pagination|persisted-store|stand-in|stored-text|use-hydrated|use-slow)',
    '/web/features/favourites/(favourite-button|use-favourite-feedback)',
    '/web/features/accounts/menu/(account-corner|account-frame[.]tsx|corner-plate|shown-name)',
    '/web/features/catalog/(card|fit-chip|fit-verdict[.]ts|format|listing-card|now|part-(number|picture)|vehicle.ts)',
  ].join('|'),
)

// What every private page loads. Every public page lists the files of all routes, so they are few. What
// login and public pages use, too, stays outside.
const everyPrivatePage = new RegExp(
  [
    'node_modules/@tanstack/',
    '/web/shell/members/(clean-text|data-cache|download|idempotent-call|list-page-buttons|load-failure|login-first|private-|require-|route-failure|sales-to-answer|sellers-only|unsaved-guard|use-(data|mutation|private-picture))',
    '/web/ui/(notice-panel|own-search|undo-bar|use-focus-after-render|view-tabs)',
    '/web/shell/amount-within',
    '/contract/(callback-status|life-cycle|listing-status|money|notification-kinds|order-status|payout-status|return-status|seller-status|transfer-limits|uae-day)',
  ].join('|'),
)

// What forms are made of: one file, as most pages with a form use most of it.
const everyForm =
  /\/web\/ui\/(?:form-failure|form\/(?:check-field|choice-tiles|code-field|field|form|number-|password-field|phone-|select-field|text-field|use-focus-on-arrival|use-phone-check))/

// What every screen of results loads, and what is opened there shares: one file for the same reason.
const everyResults =
  /\/web\/features\/catalog\/(applied-filters|browse-|display-choices|early-changes|facet-group|filter-panel|more-cards|my-vehicle-bar|offers-opener|price-|result-list|search-params|understood-view|vehicle-filters)/

// What the browser's part of the router exports to discover routes and to be watched at work. Called or
// not, none is needed: `undefined` and `false` are what these say when all routes are known and nobody
// watches.
const unused = {
  'dom/ssr/fog-of-war.js': [
    'getManifestPath',
    'getManifestPathsParam',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'getPathsWithAncestors',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'shouldUseInitialRouteDiscovery',
    'useFogOFWarDiscovery',
  ],
  'dom/ssr/route-discovery.js': [
    'RouteDiscoveryRuntime',
    'getCustomPatchRoutesOnNavigationFunction',
    'useCustomRouteDiscovery',
    'useRouteDiscovery',
  ],
  'router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ],
}

/**
 * Every page carries all routes (`routeDiscovery` in react-router.config.ts), so the browser is
 * spared the code that looks for more, and the code that reports what the router does. A router whose
 * modules export something else fails the build.
 */
function withoutUnused(): Plugin {
  return {
    name: 'ghiyar:without-unused',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const file = /react-router\/dist\/production\/lib\/([\w/-]+\.js)$/.exec(id)?.[1]
      const names = unused[file as keyof typeof unused]
      return names && `const none = () => {}\nexport { ${names.map((name) => `none as ${name}`)} }`
    },
  }
}

export default defineConfig({
  plugins: [withoutUnused(), tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  build: {
    // The content security policy allows fonts and pictures from our own origin only, not `data:`.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'ground', test: everyPage },
                { name: 'private', test: everyPrivatePage },
                { name: 'forms', test: everyForm },
                { name: 'results', test: everyResults },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: ['react-router', 'react-router/dom'],
  },
})
