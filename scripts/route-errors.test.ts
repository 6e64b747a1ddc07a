import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../web/routes.ts'

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [
  file,
  ...children.flatMap(filesOf),
]
const files = [...new Set(routes.flatMap(filesOf))]
const loads = (source: string) => /export const (?:loader|clientLoader)\b/.test(source)
const showsErrors = (source: string) => /\b(?:as|function) ErrorBoundary\b/.test(source)

// An error that gets to the root draws the document anew, with the style sheets in another order.
test.each(files)('%s shows its own errors', (file) => {
  const source = readFileSync(new URL(`../web/${file}`, import.meta.url), 'utf8')
  expect(loads(source) && !showsErrors(source)).toBe(false)
})
