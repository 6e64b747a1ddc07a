/** The mailbox behind an e-mail address: without what follows a plus, and for Gmail without dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const [name = ''] = email.slice(0, at).split('+')
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`
}
