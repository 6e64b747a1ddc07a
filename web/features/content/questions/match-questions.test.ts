import { expect, test } from 'vitest'
import { countOf, matchQuestions, named } from './match-questions.ts'

const groups = named([
  {
    title: 'Finding parts',
    questions: [
      {
        id: 'dashes',
        question: 'Do dashes matter?',
        answer: '<p>No. Numbers &amp; letters do.</p>',
      },
      { id: 'vin', question: 'Where is the VIN?', answer: '<p>See <a href="/news">news</a>.</p>' },
    ],
  },
  {
    title: 'الحساب',
    questions: [{ id: 'forgot', question: 'نسيتُ كلمة المرور', answer: '<p>اطلب رمزاً آخر.</p>' }],
  },
])
const found = (typed: string) =>
  matchQuestions(groups, typed).flatMap(({ questions }) => questions.map(({ id }) => id))

test('without a query all questions are listed', () => {
  expect(matchQuestions(groups, '  ')).toBe(groups)
  expect(countOf(groups)).toBe(3)
})

test('question and answer are searched, ignoring case', () => {
  expect(found('DASHES')).toEqual(['dashes'])
  expect(found('letters &')).toEqual(['dashes'])
  expect(found('where vin')).toEqual(['vin'])
})

test('every word must match; empty groups are left out', () => {
  expect(found('vin password')).toEqual([])
  expect(matchQuestions(groups, 'نسيت').map(({ id }) => id)).toEqual(['group-2'])
})

test('tags and addresses are not searched', () => {
  expect(found('href')).toEqual([])
  expect(found('amp')).toEqual([])
})

test('Arabic is found without marks and hamzas', () => {
  expect(found('نسيت')).toEqual(['forgot'])
  expect(found('كلمه')).toEqual(['forgot'])
  expect(found('اخر')).toEqual(['forgot'])
})
