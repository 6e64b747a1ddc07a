/** Whether a statement failed because a unique constraint or index of such a name has the value already. */
export function violates(error: unknown, name: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string }
    if (code === '23505') return name.test(constraint ?? '')
  }
  return false
}
