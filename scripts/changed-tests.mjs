// Which tests a change touches, for `npm test -- --changed`. See CONTRIBUTING.md.
import { execFileSync } from 'node:child_process'
import { root } from './packages.mjs'

/** The browser tests of each feature of the web. */
export const featureSpecs = {
  accounts: [
    ...['account-pages', 'account-screens', 'joining', 'login', 'password-reset', 'profile'],
    ...['challenge', 'register-form', 'register-steps', 'settings'],
  ],
  applications: ['applications'],
  callbacks: ['callbacks'],
  catalog: [
    ...[
      'browse',
      'browse-filters',
      'browse-groups',
      'car-listing',
      'cross-numbers',
      'freshness',
      'part',
      'suggestions',
    ],
    'understanding',
  ],
  chat: ['chat', 'conversation-screens'],
  content: [
    ...['contact', 'newsletter', 'operator-content', 'questions', 'reports', 'static-pages'],
  ],
  favourites: ['favourites'],
  home: ['home'],
  notifications: ['notifications'],
  operator: ['operator', 'operator-content', 'operator-settings', 'look-up', 'applications'],
  orders: [
    ...[
      'addresses',
      'bank-transfer',
      'card-payment',
      'cart',
      'credit',
      'driver',
      'orders',
      'returns',
    ],
    'shared-cart',
  ],
  payments: ['bank-transfer', 'card-payment', 'credit', 'payments'],
  sellers: ['seller-page', 'sellers-news'],
  selling: ['cross-numbers', 'dashboard', 'import', 'my-listings', 'sell', 'webhooks'],
}

/** Those of what every page shares. */
export const sharedSpecs = ['frame', 'home', 'journey-buyer', 'keyboard', 'language', 'phone-menu']

/** Those that look at all screens, or take long: they run with everything else. */
export const wholeSpecs = [
  ...['a11y', 'budget', 'every-screen', 'journey-keyboard', 'journey-seller', 'journey-slow'],
  ...[
    'journey-spoken',
    'journey-unscripted',
    'lighthouse',
    'offline',
    'painted-order',
    'pseudo-language',
  ],
]

/**
 * The tests of changed files: folders and files of the server, and browser tests by their names.
 * `importersOf` gives the files that import one of these.
 */
export function testsOf(changed, importersOf) {
  const server = new Set()
  const browser = new Set()
  const add = (file) => {
    const [area, feature] = file.split('/')
    if (area === 'server') {
      const isOfFeature = file.split('/').length > 2 && feature !== 'testing'
      if (isOfFeature && feature !== 'migrations') server.add(`server/${feature}/`)
      else if (file.endsWith('.test.ts')) server.add(file)
      else if (feature === 'migrations') server.add('server/migrations.test.ts')
      else server.add('server/')
    } else if (area === 'web') {
      const inFeature = /^web\/features\/([^/]+)\//.exec(file)?.[1]
      if (file.includes('.test.ts')) return
      for (const spec of featureSpecs[inFeature] ?? sharedSpecs) browser.add(spec)
    }
  }
  for (const file of changed) {
    add(file)
    const spec = /^e2e\/(.+)\.spec\.ts$/.exec(file)?.[1]
    if (spec) browser.add(spec)
    else if (file.startsWith('contract/') && !file.endsWith('.test.ts'))
      importersOf(`#${file}`).forEach(add)
    else if (file.startsWith('e2e/'))
      for (const name of specsWith(file, importersOf)) browser.add(name)
  }
  if (server.has('server/')) return { server: ['server/'], browser: [...browser] }
  return { server: [...server], browser: [...browser] }
}

/** Names of the browser tests that import a file of `e2e`, also by way of others. */
function specsWith(file, importersOf) {
  const reached = new Set([file])
  // A set is gone through to its end, also to what is added on the way.
  for (const name of reached)
    for (const importer of importersOf(`./${name.slice('e2e/'.length)}`, 'e2e'))
      reached.add(importer)
  return [...reached].flatMap((name) => /^e2e\/(.+)\.spec\.ts$/.exec(name)?.[1] ?? [])
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What this branch changes, committed or not, and the commit that it began at. */
export function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'main')
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return { base, files: [...git('diff', '--name-only', base), ...untracked] }
}

/** Files of the server and the web, or of a folder, in which this import stands. */
export function importersOf(name, ...folders) {
  return filesWith(`'${name}'`, folders.length > 0 ? folders : ['server', 'web'])
}

/** Whether some of these tests of the server start it with its pages. */
export function needPages(tests) {
  return filesWith('ensureBuiltWeb', tests).some((file) => file.endsWith('.test.ts'))
}

function filesWith(text, paths) {
  try {
    return git('grep', '-lF', '--untracked', text, '--', ...paths)
  } catch {
    return []
  }
}
