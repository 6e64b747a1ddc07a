import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

// What every page loads goes into one file: it compresses far better than two dozen small ones.
// Menus and dialogs that open on demand stay outside.
const everyPage = new RegExp(
  [
    'node_modules',
    '/contract/',
    '/web/context',
    '/web/i18n/texts',
    '/web/(?!features/accounts/|ui/form/).*[.]css',
    '/web/shell/(?!mega-menu|phone-menu.tsx|phone-menu-rows|recent-searches|search-suggestions|suggestion-|use-(combobox|suggestions))',
    '/web/ui/(icon|category-symbol|pag)',
    '/web/features/catalog/(card|favourite|fit-|format|listing-card|now|part-(number|picture)|vehicle.ts)',
  ].join('|'),
)

// What the browser's part of the router exports to discover routes. Called or not, none is needed:
// `undefined` and `false` are what these say when all routes are known.
const discovery = {
  'fog-of-war.js': [
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
  'route-discovery.js': [
    'RouteDiscoveryRuntime',
    'getCustomPatchRoutesOnNavigationFunction',
    'useCustomRouteDiscovery',
    'useRouteDiscovery',
  ],
}

/**
 * Every page carries all routes (`routeDiscovery` in react-router.config.ts), so the browser is
 * spared the code that looks for more. A router whose modules export something else fails the build.
 */
function withoutRouteDiscovery(): Plugin {
  return {
    name: 'ghiyar:without-route-discovery',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const file = /react-router\/dist\/production\/lib\/dom\/ssr\/([\w-]+\.js)$/.exec(id)?.[1]
      const names = discovery[file as keyof typeof discovery]
      return names && `const none = () => {}\nexport { ${names.map((name) => `none as ${name}`)} }`
    },
  }
}

export default defineConfig({
  plugins: [withoutRouteDiscovery(), tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  build: {
    // The content security policy allows fonts and pictures from our own origin only, not `data:`.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'ground', test: everyPage }] } },
        },
      },
    },
  },
  optimizeDeps: {
    include: ['react-router', 'react-router/dom'],
  },
})
