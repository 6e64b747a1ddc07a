import { SaxesParser } from 'saxes'
import { UnreadableTable } from './table.ts'

// A longest cell with every character escaped stays below.
const SILENT_BYTES = 1024 * 1024
const DEPTH = 64

export type XmlHandlers = {
  /** `name` comes without its prefix. */
  open(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/**
 * Tells the handlers what stands in the XML, and yields after each piece of it. There are no
 * document types and so no entities; a text, tag or comment without end, or tags without end in one
 * another, throw UnreadableTable before they fill the memory.
 */
export async function* readXml(
  bytes: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
): AsyncGenerator<void, void> {
  let silent = 0
  let depth = 0
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', (error) => broken(error))
  parser.on('doctype', () => broken())
  parser.on('opentag', ({ name, attributes }) => {
    silent = 0
    if (++depth > DEPTH) broken()
    handlers.open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    silent = 0
    depth--
    handlers.close?.(localName(name))
  })
  if (handlers.text) {
    parser.on('text', handlers.text)
    parser.on('cdata', handlers.text)
  }
  for await (const text of decoded(bytes)) {
    silent += text.length
    parser.write(text)
    if (silent > SILENT_BYTES) throw new UnreadableTable('too_large')
    yield
  }
  parser.close()
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of bytes) {
      const isUtf16 = chunk[0] === 0xff && chunk[1] === 0xfe
      decoder ??= new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true })
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (error instanceof TypeError) broken(error)
    throw error
  }
}

const localName = (name: string) => {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

function broken(cause?: Error): never {
  throw new UnreadableTable('broken', { cause })
}

/** Reads all of a small part. */
export async function readWholeXml(
  bytes: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
): Promise<void> {
  for await (const _ of readXml(bytes, handlers));
}
