import { expect, test } from 'vitest'
import { subjectIn } from './report-subject.ts'

const id = '3f1d9f4a-52c7-8f0e-9a7b-6a2f0c1d8e55'

test.for([
  [`listing=${id}`, { kind: 'listing', id }],
  [`company=${id}`, { kind: 'company', id }],
  [`listing=x&company=${id}`, { kind: 'company', id }],
  [`review=${id}`, undefined],
  ['listing=', undefined],
  ['', undefined],
] as const)('%s reports %j', ([query, subject]) => {
  expect(subjectIn(new URLSearchParams(query))).toEqual(subject)
})
