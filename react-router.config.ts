import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // There are few routes: send all of them with the page rather than asking the server for each.
  routeDiscovery: { mode: 'initial' },
  // A module per route: every page lists them all.
  splitRouteModules: false,
} satisfies Config
