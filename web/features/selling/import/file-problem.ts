import { importBytes } from '#contract/import-columns.ts'

/** What the chooser of files offers. */
export const tableEndings = '.xlsx,.csv,.tsv,.txt'

/**
 * Why a file needn't be sent. Only what is certain: the server looks at the content, whatever the
 * name says. `otherTable` is one that a spreadsheet program can save in the right form.
 */
export function fileProblem({
  name,
  size,
}: Pick<File, 'name' | 'size'>): 'otherTable' | 'noTable' | 'size' | 'empty' | undefined {
  if (/\.(xls|xlsb|ods|numbers)$/i.test(name)) return 'otherTable'
  if (/\.(pdf|docx?|pptx?|jpe?g|png|webp|gif|heic|zip|rar|7z)$/i.test(name)) return 'noTable'
  if (size > importBytes) return 'size'
  return size === 0 ? 'empty' : undefined
}
