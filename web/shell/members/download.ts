import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { addressOf, requestOf } from '../api.ts'
import { fetchPrivateFile, saveFile } from './private-file.ts'

/** Saves the file that a call returns. Throws as `fetchPrivateFile` does. */
export async function download<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  { language, fileName }: { language: Language; fileName: string },
): Promise<void> {
  saveFile(await fetchPrivateFile(requestOf(await addressOf(name), input).url, language), fileName)
}
