import { describe, expect, test } from 'vitest'
import { physicalSides } from './check-logical-css.mjs'

const sidesIn = (text: string, isCss: boolean) => physicalSides(text, isCss).map(({ side }) => side)

describe('physical classes are reported', () => {
  test.each([
    'ml-4',
    '-mr-2',
    'pl-[3px]',
    'pr-px',
    'left-0',
    '-right-1/2',
    'text-left',
    'text-right',
    'rounded-l',
    'rounded-tr-card',
    'border-l',
    'border-r-2',
    'float-left',
    'clear-right',
    'scroll-ml-4',
    'md:ml-4',
    'rtl:left-auto',
    'hover:lg:pr-2',
    'ml-(--gap)',
    '!ml-2',
  ])('%s', (name) => {
    expect(sidesIn(`<p className="flex ${name} grow">`, false)).toHaveLength(1)
    expect(sidesIn('const c = `' + name + '`', false)).toHaveLength(1)
    if (!name.startsWith('!')) expect(sidesIn(`.a { @apply flex ${name}; }`, true)).toHaveLength(1)
  })
})

test('logical classes and other words are accepted', () => {
  const line =
    '<p className="ms-4 -me-2 ps-1 start-0 inset-x-0 text-start rounded-s border-s mx-auto my-2 leading-5 html-4 bright-1">left-hand</p>'
  expect(sidesIn(line, false)).toEqual([])
  expect(sidesIn('const left = box.left - 4', false)).toEqual([])
  expect(sidesIn("element.scrollTo({ left: 0, behavior: 'smooth' })", false)).toEqual([])
})

describe('physical properties are reported', () => {
  test.each([
    'margin-left: 1px',
    'padding-right: 0',
    'border-left: 0',
    'border-left-color: red',
    'left: 0',
    'border-top-left-radius: 4px',
    'text-align: left',
    'float: right',
    'margin: 0 1px 0 2px',
    'scroll-padding-left: 1rem',
  ])('%s', (rule) => expect(sidesIn(`.a { color: red; ${rule}; }`, true)).toHaveLength(1))

  test.each(['style={{ marginLeft: 4 }}', 'style={{ left: 0 }}', "style={{ textAlign: 'right' }}"])(
    '%s',
    (style) => expect(sidesIn(`<p ${style}>`, false).length).toBeGreaterThan(0),
  )
})

test('logical properties are accepted, and so is a line with a reason for a physical one', () => {
  const logical =
    '.a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start; margin: 0 1px 2px; padding: 1px 2px 3px 2px; }'
  expect(sidesIn(logical, true)).toEqual([])
  expect(sidesIn('/* physical: follows the pointer */\n.a { left: 0; }', true)).toEqual([])
})
