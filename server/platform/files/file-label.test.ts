import { expect, test } from 'vitest'
import { extensionOf, fileLabel, withExtension } from './file-label.ts'

const labels: [sent: string, label: string][] = [
  ['licence.pdf', 'licence.pdf'],
  ['رخصة تجارية.jpg', 'رخصة تجارية.jpg'],
  ['../../../etc/passwd', 'passwd'],
  [String.raw`C:\Users\me\photo.jpg`, 'photo.jpg'],
  ['', 'file'],
  ['..', 'file'],
  ['/', 'file'],
  ['shell.php\0.jpg', 'shell.php.jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['a\r\nset-cookie: x.jpg', 'aset-cookie: x.jpg'],
  ['cafe\u0301.jpg', 'café.jpg'],
  ['\ud800.jpg', '\ufffd.jpg'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
  ['😀'.repeat(200), '😀'.repeat(120)],
]

test.for(labels)('%j is shown as %j', ([sent, label]) => {
  expect(fileLabel(sent)).toBe(label)
})

test('an extension is distinguished from a date and replaced', () => {
  expect(extensionOf('photo.JPG')).toBe('jpg')
  expect(extensionOf('scan 12.03.2024')).toBeUndefined()
  expect(extensionOf('photo')).toBeUndefined()
  expect(withExtension('photo.png', 'jpg')).toBe('photo.jpg')
  expect(withExtension('scan 12.03.2024', 'jpg')).toBe('scan 12.03.2024.jpg')
  expect(withExtension('x'.repeat(120), 'jpg')).toBe(`${'x'.repeat(116)}.jpg`)
})
