/**
 * Whether a text holds what may tell who typed it: an e-mail address, a phone number of the Emirates
 * or an international one, an Emirates ID, or (nearly) a VIN. Such texts are neither remembered nor
 * counted. Part numbers pass: ten digits that begin like a mobile number do not.
 */
export function mayIdentify(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) =>
      String((digit.charCodeAt(0) - (digit.charCodeAt(0) < 0x0966 ? 0 : 6)) & 15),
    )
  if (/[^\s@]@[^\s@]/.test(plain)) return true
  if (/(?:\+|\b00)[\s.()/-]*\d(?:[\s.()/-]*\d){7,}/.test(plain)) return true
  const runs = plain.match(/\d(?:[\s.()/-]*\d)*/g) ?? []
  if (runs.some((run) => isPhoneOrIdentity(run.replace(/\D/g, '')))) return true
  return (plain.match(/[A-Za-z\d]{14,18}/g) ?? []).some(
    (run) => /[A-Za-z]/.test(run) && (run.match(/\d/g) ?? []).length >= 5,
  )
}

function isPhoneOrIdentity(digits: string): boolean {
  return (
    /^971\d{8,9}$/.test(digits) || // written without the plus
    /^0?5\d{8}$/.test(digits) || // mobile
    /^0[2-46-79]\d{7}$/.test(digits) || // landline
    /^784\d{12}$/.test(digits) // Emirates ID
  )
}
