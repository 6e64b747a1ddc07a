import { zip } from './foreign-files.fixture.ts'

/** A PDF with this in its catalogue and this as its only other object. */
export const pdf = (catalogue = '', object = '<< /Type /Pages /Kids [] /Count 0 >>'): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n` +
      `2 0 obj\n${object}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  )

const page = '<html><script>alert(1)</script></html>'

/** PDFs that are stored as they are: nothing here opens them. */
export const acceptedPdfs: [what: string, bytes: Buffer][] = [
  ['plain', pdf()],
  ['script', pdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')],
  ['launch', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
  ['encrypted', pdf('/Encrypt << /Filter /Standard /V 5 /R 6 >>')],
  ['claims-a-gigabyte', pdf('', '<< /Length 1073741824 /Filter /FlateDecode >>\nstream\n')],
  ['page-in-comment', pdf(`\n%${page}\n`)],
  ['archive-in-tail', Buffer.concat([pdf(), zip('Main.class', 'x')])],
  ['page-in-tail', Buffer.concat([pdf(), Buffer.from(page)])],
  ['junk-in-tail', Buffer.concat([pdf(), Buffer.alloc(1_000)])],
]

/** What a lenient reader would take for a PDF, and a browser for something else. */
export const refusedPdfs: [what: string, code: 'file.type' | 'file.broken', bytes: Buffer][] = [
  ['page-first', 'file.type', Buffer.concat([Buffer.from(page), pdf()])],
  ['program-first', 'file.type', Buffer.concat([Buffer.from('MZ\0\0'), pdf()])],
  ['junk-first', 'file.type', Buffer.concat([Buffer.from('\n\n'), pdf()])],
  ['mark-first', 'file.broken', Buffer.concat([Buffer.from('\ufeff'), pdf()])],
  ['archive-first', 'file.type', Buffer.concat([zip('Main.class', 'x'), pdf()])],
  ['gif-first', 'file.type', Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), pdf()])],
  ['header-only', 'file.broken', Buffer.from('%PDF-1.7\n')],
  ['cut-short', 'file.broken', pdf().subarray(0, 60)],
  ['end-far-away', 'file.broken', Buffer.concat([pdf(), Buffer.alloc(4_000)])],
]
