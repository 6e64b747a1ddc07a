import type { ErrorCode } from '#contract/error-codes.ts'
import { foreignFiles } from './foreign-files.fixture.ts'
import { acceptedPdfs, pdf, refusedPdfs } from './odd-pdfs.fixture.ts'
import { brokenPictures, plainPictures, smugglingPictures } from './odd-pictures.fixture.ts'
import { photo } from './picture-bytes.fixture.ts'

export type HostileFile = {
  /** As the visitor's computer would send it. */
  name: string
  bytes: Buffer
  /** What becomes of it as a document. */
  expected: 'accept' | 'refuse'
  /** What becomes of it where only pictures are taken. */
  asPicture: 'accept' | 'refuse'
  /** The code of the refusal as a document. */
  code?: ErrorCode
}

const taken = (name: string, bytes: Buffer): HostileFile => ({
  name,
  bytes,
  expected: 'accept',
  asPicture: 'accept',
})

const refused = (name: string, code: ErrorCode, bytes: Buffer): HostileFile => ({
  name,
  bytes,
  expected: 'refuse',
  asPicture: 'refuse',
  code,
})

/** Everything that was ever sent to a file field in good or bad faith, made afresh. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await photo(48, 32).jpeg().toBuffer()
  const foreign = (await foreignFiles()).flatMap(([extension, what, bytes]) =>
    [extension, 'jpg', 'png', 'pdf', `${extension}.jpg`].map((as) =>
      refused(`${extension}-${what}.${as}`, 'file.type', bytes),
    ),
  )
  return [
    ...(await plainPictures()).map(([name, bytes]) => taken(name, bytes)),
    ...(await smugglingPictures()).map(([name, bytes]) => taken(name, bytes)),
    ...(await brokenPictures()).map(([name, code, bytes]) => refused(name, code, bytes)),
    ...acceptedPdfs.map(([what, bytes]): HostileFile => ({
      ...taken(`${what}.pdf`, bytes),
      asPicture: 'refuse',
    })),
    ...refusedPdfs.map(([what, code, bytes]) => refused(`${what}.pdf`, code, bytes)),
    { ...taken('document-called.jpg', pdf()), asPicture: 'refuse' },
    ...foreign,
    refused('nothing.jpg', 'file.broken', Buffer.alloc(0)),
    refused('one-byte.jpg', 'file.type', Buffer.from([0xff])),
    ...oddNames.map((name) => taken(name, jpeg)),
    ...falseNames.map((name) => refused(name, 'file.type', jpeg)),
  ]
}

/** Names that lead nowhere, around a picture that is one. */
const oddNames = [
  'photo',
  'PHOTO.JPEG',
  'really-a-jpeg.png',
  'scan 12.03.2024',
  'shell.php.jpg',
  'shell.php\0.jpg',
  '../../../etc/passwd.jpg',
  String.raw`..\..\windows\win.jpg`,
  '..',
  '\u202egpj.txt\u202c.jpg',
  'line\u2028break.jpg',
  `${'long'.repeat(80)}.jpg`,
  'رخصة تجارية.jpg',
  'a"; filename="b.jpg',
]

/** Names that promise what is never taken. */
const falseNames = ['photo.jpg.php', 'photo.exe', 'photo.svg', 'photo\u202egpj.exe', '.htaccess']
