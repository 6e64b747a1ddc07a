import { crc32, gzipSync } from 'node:zlib'
import { photo } from './picture-bytes.fixture.ts'

const svg = (inside: string, declared = '') =>
  `<?xml version="1.0"?>${declared}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">${inside}</svg>`

const entity = '<!DOCTYPE svg [<!ENTITY read SYSTEM "file:///etc/hostname">]>'
const html = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>'

/** A box of an ISO media file that says of which brand it is. */
const isoMedia = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from(`mif1${brand}`),
    Buffer.alloc(64),
  ])

/** A ZIP archive of one stored entry. */
export function zip(name: string, content: string): Buffer {
  const data = Buffer.from(content)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(data.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

const bitmap = () => {
  const bytes = Buffer.alloc(58)
  bytes.write('BM')
  bytes.writeUInt32LE(58, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(1, 18)
  bytes.writeInt32LE(1, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

const program = () => {
  const bytes = Buffer.alloc(512)
  bytes.write('MZ')
  bytes.writeUInt32LE(128, 0x3c)
  bytes.write('PE\0\0', 128)
  return bytes
}

/** What is never taken, by the extension it has by nature. */
export async function foreignFiles(): Promise<[extension: string, what: string, bytes: Buffer][]> {
  return [
    ['svg', 'script', Buffer.from(svg('<script>alert(1)</script>'))],
    ['svg', 'markup', Buffer.from(svg('<foreignObject><iframe src="//evil"/></foreignObject>'))],
    ['svg', 'use', Buffer.from(svg('<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'))],
    ['svg', 'entity', Buffer.from(svg('<text>&read;</text>', entity))],
    ['svgz', 'packed', gzipSync(svg('<script>alert(1)</script>'))],
    ['html', 'page', Buffer.from(html)],
    ['xml', 'entity', Buffer.from(`<?xml version="1.0"?>${entity}<svg>&read;</svg>`)],
    ['gif', 'picture', await photo(8, 8).gif().toBuffer()],
    ['tiff', 'picture', await photo(8, 8).tiff().toBuffer()],
    ['bmp', 'picture', bitmap()],
    ['heic', 'picture', isoMedia('heic')],
    ['avif', 'picture', isoMedia('avif')],
    ['mp4', 'film', isoMedia('isom')],
    ['exe', 'program', program()],
    [
      'elf',
      'program',
      Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(64)]),
    ],
    ['php', 'shell', Buffer.from("<?php system($_GET['c']); ?>")],
    ['sh', 'script', Buffer.from('#!/bin/sh\nid\n')],
    ['zip', 'archive', zip('x.txt', 'text')],
    ['docx', 'document', zip('word/document.xml', '<w:document/>')],
    ['eps', 'drawing', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/hostname) (r) file\n')],
    [
      'mvg',
      'drawing',
      Buffer.from("push graphic-context\nimage over 0,0 0,0 '|id'\npop graphic-context\n"),
    ],
    ['txt', 'text', Buffer.from('just words')],
  ]
}
