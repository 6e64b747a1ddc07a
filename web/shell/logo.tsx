import { ArabicWordmark } from '#web/ui/icon.tsx'

/** A circlip under a hex nut, the dot of غ, with the name in both scripts. */
export function Logo() {
  return (
    <>
      <svg viewBox="8 4 46 54" className="logo-symbol" aria-hidden="true">
        <path
          d="M43.5 28.2A15.5 15.5 0 1 0 43.5 47.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="6.5"
          strokeLinecap="round"
        />
        <path
          d="M49.7 29a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 0 1 10.4 0zm-3.2 0a2 2 0 1 0-4 0a2 2 0 0 0 4 0zM49.7 47a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 0 1 10.4 0zm-3.2 0a2 2 0 1 0-4 0a2 2 0 0 0 4 0z"
          fill="currentColor"
        />
        <path d="M31.5 6.5l5 2.9v5.7l-5 2.9-5-2.9V9.4z" className="fill-marker" />
      </svg>
      <bdi lang="en" className="logo-name">
        Ghiyar
      </bdi>
      <ArabicWordmark className="logo-arabic" />
    </>
  )
}
