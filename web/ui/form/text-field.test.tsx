import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test.for([
  [90, ''],
  [91, '91 / 100'],
  [100, '100 / 100'],
] as const)('of 100 letters, %i are counted: "%s"', ([length, count]) => {
  const value = 'a'.repeat(length)
  const html = renderToStaticMarkup(
    <TextField label="Name" name="name" value={value} maxLength={100} onChange={() => {}} />,
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe(`Name${count}`)
})
