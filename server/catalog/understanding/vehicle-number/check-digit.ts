const values: Record<string, number> = {}
for (const [i, letter] of [...'ABCDEFGH'].entries()) values[letter] = i + 1
for (const [i, letter] of [...'JKLMN'].entries()) values[letter] = i + 1
Object.assign(values, { P: 7, R: 9 })
for (const [i, letter] of [...'STUVWXYZ'].entries()) values[letter] = i + 2
for (const digit of '0123456789') values[digit] = Number(digit)

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** What the ninth character of a VIN is where it checks the others (49 CFR 565): 0 to 9 or X. */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, i) => total + weight * (values[vin[i]!] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * North America and China demand it, so that there a wrong one is a typing error; most of the makers
 * that export to the Gulf write it too; elsewhere the character has other uses.
 */
export function checkDigitState(vin: string): 'right' | 'wrong' | 'unused' {
  if (vin[8] === checkDigitOf(vin)) return 'right'
  return /^[1-5L]/.test(vin) ? 'wrong' : 'unused'
}
