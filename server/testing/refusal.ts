import { ApiError } from '#contract/api.ts'

/** How a call ended: 'accepted', or status and code of the refusal, as "401 auth.required". */
export async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'accepted'
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.code}`
    throw error
  }
}

/** The fields that a refusal names, with the words it has for them. */
export async function objections(call: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await call
    return {}
  } catch (error) {
    if (error instanceof ApiError) return error.fields ?? {}
    throw error
  }
}
