import type { Download } from '#contract/api.ts'

/** A file that was made whole, as calls answer with it. */
export const downloadOf = (name: string, type: string, bytes: Uint8Array): Download => ({
  ...{ name, type },
  content: chunkOf(bytes),
})

async function* chunkOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
