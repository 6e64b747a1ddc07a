import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountedNumber } from './counted-number.tsx'

test('only the number of the part is left to right', () => {
  const html = renderToStaticMarkup(<CountedNumber quantity={2} sku="18566" />)
  expect(html.replaceAll('<!-- -->', '')).toContain('>2 × <bdi dir="ltr">18566</bdi><')
})
