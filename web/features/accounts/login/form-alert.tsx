/** What went wrong with sending a form; heard at once, and seen where the button is. */
export function FormAlert({ message }: { message: string }) {
  return (
    <div role="alert">
      {message && (
        <p className="login-alert">
          <bdi>{message}</bdi>
        </p>
      )}
    </div>
  )
}
