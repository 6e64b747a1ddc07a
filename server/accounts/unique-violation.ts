/** Whether a statement failed because somebody has this e-mail address or phone number already. */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string }
    if (code === '23505') return /^user_(email|phone)_unique$/.test(constraint ?? '')
  }
  return false
}
