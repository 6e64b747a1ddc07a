import { expect, test } from 'vitest'
import { groupMakes } from './group-makes.ts'

const labels = (makes: { label: string }[]) => makes.map(({ label }) => label)

test('the leading makes keep their order, the others are alphabetical', () => {
  const makes = ['Toyota', 'Nissan', 'Volvo', 'Audi', 'Citroën', 'Cadillac'].map((label) => ({
    label,
  }))
  const { leading, others } = groupMakes(makes, 2, 'fr')
  expect(labels(leading)).toEqual(['Toyota', 'Nissan'])
  expect(labels(others)).toEqual(['Audi', 'Cadillac', 'Citroën', 'Volvo'])
  expect(labels(makes)).toEqual(['Toyota', 'Nissan', 'Volvo', 'Audi', 'Citroën', 'Cadillac'])
})

test('in Arabic by the Arabic alphabet', () => {
  const makes = ['تويوتا', 'هيونداي', 'اودي', 'جيلي'].map((label) => ({ label }))
  expect(labels(groupMakes(makes, 1, 'ar').others)).toEqual(['اودي', 'جيلي', 'هيونداي'])
})
