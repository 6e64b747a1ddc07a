import { UnreadableTable, type TableLimits } from './table.ts'
import { RichText } from './rich-text.ts'
import { readWholeXml } from './xml-events.ts'

/** The texts that cells name by their place in this list. They are held in memory, up to the limits. */
export async function readSharedStrings(
  bytes: AsyncIterable<Uint8Array>,
  limits: TableLimits,
): Promise<string[]> {
  const strings: string[] = []
  let characters = 0
  const text = new RichText(limits)
  await readWholeXml(bytes, {
    open(name) {
      if (name === 'si') text.begin()
      else text.open(name)
    },
    text: (piece) => text.add(piece),
    close(name) {
      text.close(name)
      if (name !== 'si') return
      const string = ownCopy(text.end())
      characters += string.length
      strings.push(string)
      if (strings.length > limits.strings || characters > limits.stringCharacters)
        throw new UnreadableTable('too_large')
    },
  })
  return strings
}

// A long piece of a string keeps all of that string in memory, here a piece of the file.
const ownCopy = (text: string) => ` ${text}`.slice(1)
