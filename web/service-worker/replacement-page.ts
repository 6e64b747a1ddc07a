/** A source of the content security policy for one inline script or style. */
export async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`
}

/**
 * For a page that replaces another: `again()` loads that one as soon as the server answers. A
 * browser reports being online too early, and a failed reload would interrupt the user.
 */
export const reloadScript = `const again = () => fetch('/live').then(
  ({ ok }) => ok ? location.reload() : setTimeout(again, 5000),
  () => navigator.onLine && setTimeout(again, 5000),
)
addEventListener('online', again)`

/** The policy with one more source in an existing directive. */
export function allowSource(policy: string, directive: string, source: string): string {
  return policy
    .split('; ')
    .map((part) => (part.startsWith(`${directive} `) ? `${part} ${source}` : part))
    .join('; ')
}
