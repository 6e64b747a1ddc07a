import { readFile } from 'node:fs/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { documentFonts } from './document-fonts.ts'
import { documentText } from './document-text.ts'

/** Of a document, as JSON, in characters; the longest packing list has 150,000. */
const MOST_DATA = 1_000_000
/** Results that so many documents did not use are dropped. */
const CACHED_DOCUMENTS = 5

// Typst finds no file there, and packages can't be loaded.
const NO_WORKSPACE = '/nonexistent'

/** The address of a template, and data for it. Texts in them are shown as they are: nothing of them is ever markup. */
export type DocumentSource = { template: string; data: object }

type CompileDocument = (source: DocumentSource) => Promise<Uint8Array>

/** Loads Typst and the fonts. The function returned makes one PDF, and blocks its process meanwhile. */
export async function documentCompiler(): Promise<CompileDocument> {
  const fontBlobs = await documentFonts()
  const compiler = NodeCompiler.create({ workspace: NO_WORKSPACE, fontArgs: [{ fontBlobs }] })
  const shared = await readFile(new URL('./document.typ', import.meta.url), 'utf8')
  const sources = new Map<string, string>()
  return async ({ template, data }) => {
    const source = sources.get(template) ?? shared + (await readFile(new URL(template), 'utf8'))
    sources.set(template, source)
    const inputs = { data: JSON.stringify(data, asDocumentText) }
    if (inputs.data.length > MOST_DATA) throw new Error('The data of a document are too large')
    const compiled = compiler.compile({ mainFileContent: source, inputs })
    if (!compiled.result)
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    const pdf = compiler.pdf(compiled.result)
    compiler.evictCache(CACHED_DOCUMENTS)
    return pdf
  }
}

const asDocumentText = (_name: string, value: unknown) =>
  typeof value === 'string' ? documentText(value) : value
