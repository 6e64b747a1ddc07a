// Who may import whom. `docs/architecture.md` explains it; this is what the check reads.

/** Features in the order of building on one another: each with those that it may call. */
export const leftOf = {
  accounts: [],
  rules: ['accounts'],
  sellers: ['accounts'],
  catalog: ['accounts', 'sellers'],
  content: ['accounts', 'sellers'],
  selling: ['accounts', 'sellers', 'catalog'],
  notifications: ['accounts'],
  applications: ['accounts', 'notifications', 'sellers', 'catalog'],
  favourites: ['accounts', 'notifications', 'sellers', 'catalog'],
  callbacks: ['accounts', 'notifications', 'sellers', 'catalog'],
  chat: ['accounts', 'notifications', 'sellers', 'catalog'],
  reports: ['accounts', 'notifications', 'catalog'],
  webhooks: ['accounts', 'notifications'],
  orders: ['accounts', 'rules', 'notifications', 'sellers', 'catalog', 'webhooks'],
  payments: ['accounts', 'rules', 'notifications', 'orders'],
  operator: ['accounts'],
}

/** The modules of the contract that carry no schemas: the browser, tables and stores may load them. */
const lightContract =
  'contract/{account-status,addresses,page-addresses,api,language,part-number,company-numbers,cross-numbers,read-cross-numbers,emirates,personal-data,roles,garage-types,uploads,password-length,limits,life-cycle,listing-status,listing-choices,optional-fields,import-columns,import-column-texts,callback-status,order-status,credit-status,return-status,payout-status,transfer-status,transfer-limits,seller-status,money,money-kinds,rule-kinds,banner-kinds,content-kinds,operator-roles,chat-options,report-options,favourite-orders,notification-kinds,webhook-events,contact-options,opening-state,quotas,vocabulary-choices,visitor-cart,uae-day}.ts'

/** What the browser must never be made to load; as types they may be named. */
const serverPackages = [
  'zod',
  'fastify',
  'pg',
  'drizzle-orm',
  'sharp',
  'sanitize-html',
  'marked',
  'ibantools',
]
const page = { types: ['contract/**'], withoutPackages: serverPackages }

const composition = 'server/{main,app,features,http,open-platform,ports,web,workers}.ts'
const tables = 'server/*/**/*.tables.ts'
const serverTests = ['server/**', 'contract/**', 'demo/**', 'scripts/free-port.mjs']
const doors = ['server/<left>/*.service.ts', 'contract/**', 'server/platform/**']

/**
 * The first entry whose `files` match a file decides. `may` lists what it may import, `types` what
 * it may import as types beyond that, `not` what it may not although `may` covers it. `<own>` is
 * the folder of the file's feature, `<left>` the features that it may call. `packages`, where it is
 * given, is a complete list.
 */
export const rooms = [
  { files: 'contract/**/*.test.ts', may: ['contract/**'] },
  { files: 'contract/**', may: ['contract/**'], packages: ['zod'] },

  // Drives the server with what the pages run.
  {
    files: 'server/chat/chaos.test.ts',
    may: [...serverTests, 'web/features/chat/core/**'],
  },
  { files: 'server/**/*.test.ts', may: serverTests },
  { files: 'server/testing/**', may: serverTests },
  { files: 'server/platform/**', may: ['server/platform/**', 'contract/**', 'package.json'] },
  { files: 'server/pages/**', may: ['server/pages/**', 'server/platform/**', 'contract/**'] },
  { files: 'server/features.ts', may: ['server/*/*.feature.ts', 'server/platform/**'] },
  {
    files: composition,
    may: [composition, 'server/pages/**', 'server/platform/**', 'contract/**'],
  },
  {
    files: 'server/<feature>/*.feature.ts',
    may: ['<own>/**', 'server/<left>/*.service.ts', 'server/platform/**', lightContract],
    not: ['<own>/*.{tables,present,policy}.ts'],
  },
  {
    files: 'server/<feature>/**/*.tables.ts',
    may: ['server/platform/**', tables, lightContract],
    types: ['<own>/**', 'contract/**'],
  },
  {
    files: 'server/<feature>/**/*.store.ts',
    may: ['server/platform/**', tables, '<own>/*/**', lightContract],
    types: ['<own>/**', 'contract/**'],
  },
  {
    files: 'server/<feature>/*.service.ts',
    may: ['<own>/**', ...doors],
    not: ['<own>/**/*.tables.ts', '<own>/*.{feature,routes,socket}.ts'],
  },
  {
    files: 'server/<feature>/*.{routes,socket}.ts',
    may: ['<own>/**', 'contract/**', 'server/platform/**'],
    not: ['<own>/*.{feature,tables,store,present,policy}.ts'],
  },
  {
    files: 'server/<feature>/**',
    may: ['<own>/**', ...doors],
    not: ['<own>/*.{feature,routes,socket}.ts'],
  },

  { files: 'web/**/*.test.{ts,tsx}', may: ['web/**', 'contract/**'] },
  { files: 'web/ui/**', may: ['web/ui/**', 'contract/limits.ts'], withoutPackages: serverPackages },
  { files: 'web/i18n/**', may: ['web/i18n/**', lightContract], ...page },
  {
    files: 'web/shell/**',
    may: ['web/{shell,ui,i18n}/**', 'web/context.ts', lightContract],
    ...page,
  },
  {
    files: 'web/features/<feature>/**',
    may: ['<own>/**', 'web/{shell,ui}/**', lightContract],
    ...page,
  },
  {
    files: 'web/routes/**',
    may: ['web/{routes,features,shell,ui}/**', lightContract],
    ...page,
  },
  { files: 'web/**', may: ['web/**', lightContract], ...page },

  { files: 'demo/**', may: ['demo/**', 'server/**', 'contract/**'] },
]
