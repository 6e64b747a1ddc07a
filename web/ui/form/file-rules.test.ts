import { expect, test } from 'vitest'
import {
  documentTypes,
  fileKind,
  fileProblem,
  fileSize,
  pictureTypes,
  sharesSent,
} from './file-rules.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  ['licence.pdf', 'application/pdf', 1000, undefined],
  ['LICENCE.PDF', '', 1000, undefined],
  ['photo.jpeg', 'image/jpeg', 1000, undefined],
  ['virus.exe', 'application/x-msdownload', 1000, 'type'],
  ['page.html', '', 1000, 'type'],
  ['drawing.svg', 'image/svg+xml', 1000, 'type'],
  ['licence.pdf', 'application/pdf', 10_001, 'size'],
  ['licence.pdf', 'application/pdf', 0, 'empty'],
])('%s (%s, %d bytes): %s', (name, type, size, problem) => {
  expect(fileProblem(file(name, type, size), documentTypes, 10_000)).toBe(problem)
})

test('a picture field rejects a PDF', () => {
  expect(fileProblem(file('a.pdf', 'application/pdf'), pictureTypes, 10_000)).toBe('type')
})

test('types and sizes are readable', () => {
  expect(fileKind(file('scan.JPEG', 'image/jpeg'))).toBe('JPG')
  expect(fileKind(file('scan', 'image/png'))).toBe('PNG')
  expect(fileSize(340_400, 'en')).toBe('340 kB')
  expect(fileSize(1_240_000, 'en')).toBe('1.2 MB')
  expect(fileSize(12, 'en')).toBe('1 kB')
})

test('files are sent one after another', () => {
  expect(sharesSent([100, 300], 0)).toEqual([0, 0])
  expect(sharesSent([100, 300], 0.25)).toEqual([1, 0])
  expect(sharesSent([100, 300], 0.625)).toEqual([1, 0.5])
  expect(sharesSent([100, 300], 1)).toEqual([1, 1])
  expect(sharesSent([], 0.5)).toEqual([])
})
