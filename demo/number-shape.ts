import type { Random } from './random.ts'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const lettersAndDigits = `${letters}0123456789`

/** Fills a shape: `#` a digit, `%` a digit from 1, `@` a letter, `*` either; the rest stays. */
export function fill(shape: string, random: Random): string {
  let filled = ''
  for (const sign of shape) {
    if (sign === '#') filled += random.int(0, 9)
    else if (sign === '%') filled += random.int(1, 9)
    else if (sign === '@') filled += letters[random.int(0, letters.length - 1)]
    else if (sign === '*') filled += lettersAndDigits[random.int(0, lettersAndDigits.length - 1)]
    else filled += sign
  }
  return filled
}
