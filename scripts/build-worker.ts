import { resolve } from 'node:path'
import { build } from 'vite'

// One classic script at the root of the site: from there it may answer for every page, and browsers
// that run no module workers take it too.
const root = resolve(import.meta.dirname, '..')

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'web/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
