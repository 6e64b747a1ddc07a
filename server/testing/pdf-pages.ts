import { extractText, getDocumentProxy } from 'unpdf'

/** The texts of the pages of a PDF, with one space between words. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: false,
  })
  return text.map((page) => page.replace(/\s+/g, ' '))
}
