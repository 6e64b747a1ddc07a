/** An error as the log has it. */
type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  cause?: LoggedError
}

const DEEPEST = 5

/**
 * What went wrong and where, without what people had entered: errors of the database carry the
 * parameters of their statement, in the message and so in the stack, and the values that clashed.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error', stack: '' }
  const { query, code, constraint } = error as Partial<
    Record<'query' | 'code' | 'constraint', unknown>
  >
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined &&
      depth < DEEPEST && { cause: errorForLog(error.cause, depth + 1) }),
  }
}

/** Where it happened; a stack begins with the message. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack.slice(stack.indexOf(message) + message.length).trimStart()
